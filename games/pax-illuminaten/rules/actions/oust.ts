/** Chapter 7, OUST: the challenge (PAX-7.1 to PAX-7.3). The dispute itself is in `07-dispute.ts`. */
import { type Chapter, list, type Parts, type Seat, schedule } from '@signoria/kernel';
import { numberOf } from '../../data/box.ts';
import { ALL_FACTIONS, EVERY_FACTION, FACTION, FACTION_COUNT, FACTIONS } from '../../data/factions.ts';
import type { Place } from '../../data/layouts.ts';
import { affords, charge, rivalsAfter, stockOf } from '../chapters/03-support.ts';
import {
  around,
  cellsOf,
  connectionFactions,
  faceAt,
  influenceIn,
  lowest,
  placeId,
  placeNamed,
  presence,
  reach,
  touchedBy,
} from '../model/board.ts';
import type { Do } from '../model/choices.ts';
import { edictsInPlay, serves } from '../model/event-cards.ts';
import { story } from '../model/events.ts';
import type { FrameAt, Way } from '../model/frames.ts';
import { partyOf, whoIs } from '../model/party.ts';
import { matching, type Price } from '../model/price.ts';
import { AREOPAGUS, isHuman, type State, type Who } from '../model/state.ts';
import { type ActionRules, CANNOT_PAY, lies, notAdjacent } from './action.ts';
import { actingFactions, enhanced, substitution } from './ways.ts';

export function oustReach(s: State, who: Who, way: Way): number {
  return way === 'R-OUST-ANY' ? s.faceUp : s.faceUp & reach(s, who);
}

export function oustPrice(s: State, who: Who, way: Way, place: Place, targets: number): Price {
  const rate = substitution(s, who, 'oust');
  if (way === 'F-CL') return matching([ALL_FACTIONS], 1, rate); // PAX-17.53: one token of any type
  const any = way === 'R-OUST-ANY';
  const masks = actingFactions(s, who, place, any);
  if (any) return matching(masks, numberOf(s, 'R-OUST-ANY.cost'), rate);
  if (enhanced(s, 'E-OUST-CHEAP') > 0) return matching(masks, numberOf(s, 'E-OUST-CHEAP.cost'), rate);
  return matching(masks, targets, rate);
}

/** Every set of targets that can be paid for, the largest first. */
function targetSets(s: State, who: Who, way: Way, place: Place, rival: Who): readonly (readonly number[])[] {
  const cells = cellsOf(s, place, rival);
  const most = way === 'F-CL' ? 1 : cells.length;
  const sets: (readonly number[])[] = [];
  for (let set = (1 << cells.length) - 1; set > 0; set--) {
    const chosen = cells.filter((_, i) => (set & (1 << i)) !== 0);
    if (chosen.length <= most && affords(s, who, oustPrice(s, who, way, place, chosen.length))) sets.push(chosen);
  }
  return sets;
}

export const oust: ActionRules<Do<'oust'>> = {
  choices(s, { who, way }, into, most) {
    const near = oustReach(s, who, way);
    for (const rival of rivalsAfter(s, who)) {
      for (let left = near & presence(s, rival); left !== 0 && into.length < most; left &= left - 1) {
        const place = lowest(left);
        if (!affords(s, who, oustPrice(s, who, way, place, 1))) continue;
        into.push({ do: 'oust', place: placeId(s, place), rival: partyOf(s, rival) });
      }
    }
  },
  start(s, { who, way }, c) {
    const place = placeNamed(s, c.place);
    const rival = whoIs(s, c.rival);
    const sets = targetSets(s, who, way, place, rival);
    if (sets.length > 1) schedule(s, { at: 'chooseTargets', seat: who, place, rival, way });
    else pay(s, who, way, place, rival, sets[0]!);
  },
  whyNot(s, { who, way }, place) {
    if (!lies(oustReach(s, who, way), place)) return notAdjacent('PAX-7.1');
    return affords(s, who, oustPrice(s, who, way, place, 1)) ? null : CANNOT_PAY;
  },
};

function pay(s: State, seat: Seat, way: Way, place: Place, rival: Who, targets: readonly number[]): void {
  const price = oustPrice(s, seat, way, place, targets.length);
  charge(s, seat, price, { at: 'challenge', who: seat, place, rival, targets, way });
}

/** PAX-7.2, PAX-17.50: what a side has on and around the card, and its areopagus if it touches that card. */
export function initialStrength(s: State, who: Who, place: Place, parts: Parts = null): number {
  const own = influenceIn(s, around(s, place), who);
  const areopagus = (touchedBy(s, who) & (1 << place)) !== 0 ? 1 : 0;
  const magistrates = s.factionCards[FACTION.MA] === who && isHuman(s, who) ? numberOf(s, 'F-MA.strength') : 0;
  parts?.push({ what: 'influenceNear', n: own, rules: ['PAX-7.2'] });
  parts?.push({ what: 'ownAreopagus', n: areopagus, rules: ['PAX-7.2'] });
  parts?.push({ what: 'factionCard', n: magistrates, rules: ['PAX-17.50'], facts: { faction: 'MA' } });
  return own + areopagus + magistrates;
}

/** PAX-16.21: Charles Theodore counts the edicts in play. */
export function edictStrength(s: State, parts: Parts = null): number {
  const edicts = s.rival?.id === 'charlestheodore' ? edictsInPlay(s) : 0;
  parts?.push({ what: 'edicts', n: edicts, rules: ['PAX-16.21'] });
  return edicts;
}

/** PAX-17.37, PAX-17.58: what the attacker adds to the final strength. */
export function attackBonus(s: State, parts: Parts = null): number {
  const power = enhanced(s, 'E-OUST-POWER') * numberOf(s, 'E-OUST-POWER.strength');
  const succession = serves(s, 'succession') ? numberOf(s, 'succession.strength') : 0;
  parts?.push({ what: 'enhancement', n: power, rules: ['PAX-17.37'] });
  parts?.push({ what: 'special', n: succession, rules: ['PAX-17.58'], facts: { event: 'succession' } });
  return power + succession;
}

/** PAX-15.12: the artificial rival spends all that matches its card. */
function spendOnDispute(s: State, who: Who): number {
  const { figure } = s.rival!;
  const factions = figure === AREOPAGUS ? connectionFactions(s, who) : faceAt(s, figure).factions;
  const spent: (typeof FACTIONS)[number][] = [];
  for (const f of EVERY_FACTION) {
    if ((factions & (1 << f)) === 0) continue;
    for (let n = stockOf(s, who, f); n > 0; n--) spent.push(FACTIONS[f]!);
    s.supply[f]! += stockOf(s, who, f);
    s.stocks[who * FACTION_COUNT + f] = 0;
  }
  if (spent.length > 0) story.sink?.push({ what: 'rivalSpends', who: partyOf(s, who), spend: spent });
  return spent.length;
}

export const oustSteps: Chapter<State, FrameAt<'chooseTargets' | 'challenge'>> = {
  chooseTargets: {
    rules: ['PAX-7.1', 'PAX-R11'],
    seat: (_, f) => f.seat,
    menu: (s, f) =>
      list(
        targetSets(s, f.seat, f.way, f.place, f.rival).map((cells) => ({
          do: 'targets',
          cells: cells.map((cell) => cell + 1),
        })),
      ),
    take(s, f, c) {
      const targets = c.cells.map((cell) => cell - 1);
      pay(s, f.seat, f.way, f.place, f.rival, targets);
    },
  },
  challenge: {
    run(s, { who, place, rival, targets, way }) {
      const boost = (p: Who) => (isHuman(s, p) ? 0 : spendOnDispute(s, p) + edictStrength(s));
      const side = (p: Who) => initialStrength(s, p, place) + boost(p);
      const edge = way === 'X-OUST-EDGE' ? numberOf(s, 'X-OUST-EDGE.strength') : 0;
      const initial = [side(who) + edge, side(rival)] as const; // PAX-R55: fixed from here on
      const bonus = attackBonus(s);
      const attackerWinsTies = enhanced(s, 'G-OUST-TIES') > 0;
      s.dispute = { attacker: who, defender: rival, place, targets, initial, bonus, attackerWinsTies, rounds: [] };
      story.sink?.push({
        what: 'challenged',
        who: partyOf(s, who),
        rival: partyOf(s, rival),
        place: placeId(s, place),
        count: targets.length,
        strengths: initial,
      });
      s.turn.disputants |= (1 << who) | (1 << rival);
      schedule(s, { at: 'disputeCards' });
    },
  },
};
