/** Figures of the table with the parts they are made of. Every part comes from the rule that computes the figure. */
import { explained, type Part, type Sum } from '@signoria/kernel';
import { numberOf } from '../../data/box.ts';
import { EVERY_FACTION, FACTIONS } from '../../data/factions.ts';
import { CARDS } from '../../data/luminaries.ts';
import { attackBonus, edictStrength, initialStrength } from '../actions/oust.ts';
import { finalStrength } from '../chapters/07-dispute.ts';
import { bits, cellAt, controlled, influenceIn, influenceOn, placeId, placesIn, touchedBy } from '../model/board.ts';
import { partyOf } from '../model/party.ts';
import { type Demand, isFulfilled, type Progress } from '../model/schemes.ts';
import { totalPoints } from '../model/scoring.ts';
import { type Dispute, isHuman, type State, type Who } from '../model/state.ts';
import type { DemandView } from './types.ts';

/** A figure and its parts; what adds nothing is not worth a line. */
export function why(rule: (parts: Part[]) => number): Sum {
  const { total, parts } = explained(rule);
  return { total, parts: parts.filter(({ n }) => n !== 0) };
}

/** Initial strength is fixed (PAX-R55), and what it was made of is told from the table as it is now. */
export function strengthWhy(s: State, d: Dispute, side: 0 | 1): Sum {
  const who = side === 0 ? d.attacker : d.defender;
  return why((parts) => {
    const gone = side === 1 ? d.targets.filter((cell) => cellAt(s, d.place, cell) !== who).length : 0;
    const edicts = isHuman(s, who) ? 0 : edictStrength(s, parts);
    const rest = d.initial[side] - initialStrength(s, who, d.place, parts) - gone - edicts;
    parts.push({ what: 'ousted', n: gone, rules: ['PAX-R55', 'PAX-7.12'] });
    if (isHuman(s, who)) parts.push({ what: 'extraAction', n: rest, rules: ['PAX-17.29'] });
    else parts.push({ what: 'tokensSpent', n: rest, rules: ['PAX-15.12'] });
    if (side === 0 && isHuman(s, who)) attackBonus(s, parts);
    return finalStrength(s, d, side, parts);
  });
}

/** All influence is somewhere (PAX-1.2): what is neither on cards nor on plots is left. */
export function influenceWhy(s: State, who: Who): Sum {
  return why((parts) => {
    const waiting = s.todo.find((f) => f.at === 'seatTokens'); // for a moment on no card (PAX-R11)
    const aside = waiting === undefined ? 0 : waiting.seat === who ? waiting.own : waiting.left[who]!;
    parts.push({ what: 'limit', n: numberOf(s, 'limit.influence'), rules: ['PAX-1.2'] });
    parts.push({ what: 'figure', n: isHuman(s, who) ? 0 : -1, rules: ['PAX-15.4'] });
    parts.push({ what: 'onCards', n: -influenceIn(s, s.faceUp, who) - aside, rules: ['PAX-6.5'] });
    parts.push({ what: 'onPlots', n: -bits(s.realised[who]!), rules: ['PAX-11.2'] });
    parts.push({ what: 'atEdges', n: -bits(s.edge[who]!), rules: ['PAX-12.2'] });
    return s.influence[who]!;
  });
}

export function mainWhy(s: State): Sum {
  return why((parts) => {
    const all = numberOf(s, 'limit.mainActions');
    parts.push({ what: 'limit', n: all, rules: ['PAX-5.4'] });
    parts.push({ what: 'taken', n: s.turn.mainLeft - all, rules: ['PAX-5.4'] });
    return s.turn.mainLeft;
  });
}

/** A plot or a rival's way to win; `rules` say what it demands. */
export function progressView(s: State, who: Who, progress: Progress, rules: readonly string[]) {
  return {
    fulfilled: isFulfilled(progress),
    parts: progress.parts.map((demand) => demandView(s, who, demand, rules)),
    places: placesIn(progress.set).map((place) => placeId(s, place)),
  };
}

function demandView(s: State, who: Who, demand: Demand, rules: readonly string[]): DemandView {
  const { what, have, need } = demand;
  return {
    what,
    have,
    need,
    why: {
      have: why((parts) => {
        tellHad(s, who, demand, rules, parts);
        return have;
      }),
      need: why((parts) => {
        tellNeeded(s, who, demand, rules, parts);
        return need;
      }),
    },
  };
}

/** What was counted, as the condition counted it. */
function tellHad(s: State, who: Who, { what, have, of }: Demand, rules: readonly string[], parts: Part[]): void {
  switch (what) {
    case 'lead':
    case 'influence':
      for (const place of placesIn(of)) {
        const facts = { place: placeId(s, place), card: CARDS[s.cards[place]!]! };
        parts.push({ what: 'influenceOn', n: influenceOn(s, place, who), rules, facts });
      }
      return;
    case 'leadPoints':
      return void totalPoints(s, who, parts);
    case 'areopagi': {
      const own = (touchedBy(s, who) & of) === 0 ? 0 : 1;
      parts.push({ what: 'ownAreopagus', n: own, rules });
      parts.push({ what: 'rivalAreopagus', n: have - own, rules });
      return;
    }
    case 'factions':
    case 'lodges':
      for (const f of EVERY_FACTION) {
        if ((of & (1 << f)) !== 0) parts.push({ what: 'faction', n: 1, rules, facts: { faction: FACTIONS[f]! } });
      }
      return;
    case 'rows':
    case 'edicts':
      parts.push({ what, n: have, rules });
      return;
    default: {
      const set = what === 'leadCards' ? of & controlled(s, who) : of;
      parts.push({ what: 'cards', n: have, rules, facts: { places: placesIn(set).map((place) => placeId(s, place)) } });
    }
  }
}

function tellNeeded(s: State, who: Who, { what, need, of }: Demand, rules: readonly string[], parts: Part[]): void {
  const counts = {
    lead: (rival: Who) => influenceIn(s, of, rival),
    leadCards: (rival: Who) => bits(controlled(s, rival) & of),
    leadPoints: (rival: Who) => totalPoints(s, rival),
  };
  if (what !== 'lead' && what !== 'leadCards' && what !== 'leadPoints') {
    parts.push({ what: 'threshold', n: need, rules });
    return;
  }
  const strongest = s.order.find((rival) => rival !== who && counts[what](rival) === need - 1);
  if (strongest !== undefined) {
    parts.push({ what: 'strongest', n: need - 1, rules, facts: { who: partyOf(s, strongest) } });
  }
  parts.push({ what: 'oneMore', n: 1, rules });
}
