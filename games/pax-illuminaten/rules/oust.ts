/** Chapter 7, OUST: the challenge (PAX-7.1 to PAX-7.3). The dispute itself is in `dispute.ts`. */
import { list, type Seat, type Steps, schedule } from '@signoria/kernel';
import { numberOf } from '../data/edition.ts';
import { ALL_FACTIONS, EVERY_FACTION, FACTION, FACTION_COUNT, FACTIONS } from '../data/factions.ts';
import type { Place } from '../data/layouts.ts';
import {
  around,
  cellsOf,
  connectionFactions,
  faceAt,
  influenceIn,
  lowest,
  placeId,
  presence,
  reach,
  touchedBy,
} from './board.ts';
import type { Choice } from './choices.ts';
import { edictsInPlay, serves } from './event-cards.ts';
import { story } from './events.ts';
import type { Frame, Way } from './frames.ts';
import { partyOf } from './party.ts';
import { matching, type Price } from './price.ts';
import { AREOPAGUS, isHuman, type State, type Who } from './state.ts';
import { affords, charge, rivalsAfter, stockOf } from './support.ts';
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

export function oustChoices(s: State, who: Who, way: Way, into: Choice[], most: number): void {
  const near = oustReach(s, who, way);
  for (const rival of rivalsAfter(s, who)) {
    for (let left = near & presence(s, rival); left !== 0 && into.length < most; left &= left - 1) {
      const place = lowest(left);
      if (!affords(s, who, oustPrice(s, who, way, place, 1))) continue;
      into.push({ do: 'oust', place: placeId(s, place), rival: partyOf(s, rival) });
    }
  }
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

export function startOust(s: State, seat: Seat, way: Way, place: Place, rival: Who): void {
  const sets = targetSets(s, seat, way, place, rival);
  if (sets.length > 1) schedule(s, { at: 'chooseTargets', seat, place, rival, way });
  else pay(s, seat, way, place, rival, sets[0]!);
}

function pay(s: State, seat: Seat, way: Way, place: Place, rival: Who, targets: readonly number[]): void {
  const price = oustPrice(s, seat, way, place, targets.length);
  charge(s, seat, price, { at: 'challenge', who: seat, place, rival, targets, way });
}

/** PAX-7.2, PAX-17.50: what a side has on and around the card, and its areopagus if it touches that card. */
export function initialStrength(s: State, who: Who, place: Place): number {
  const own = influenceIn(s, around(s, place), who);
  const areopagus = (touchedBy(s, who) & (1 << place)) !== 0 ? 1 : 0;
  const magistrates = s.factionCards[FACTION.MA] === who && isHuman(s, who) ? numberOf(s, 'F-MA.strength') : 0;
  return own + areopagus + magistrates;
}

/** PAX-15.12, PAX-16.21: the artificial rival spends all that matches its card, and Charles Theodore counts edicts. */
function rivalBoost(s: State, who: Who): number {
  const { id, figure } = s.rival!;
  const factions = figure === AREOPAGUS ? connectionFactions(s, who) : faceAt(s, figure).factions;
  const spent: (typeof FACTIONS)[number][] = [];
  for (const f of EVERY_FACTION) {
    if ((factions & (1 << f)) === 0) continue;
    for (let n = stockOf(s, who, f); n > 0; n--) spent.push(FACTIONS[f]!);
    s.supply[f]! += stockOf(s, who, f);
    s.stocks[who * FACTION_COUNT + f] = 0;
  }
  if (spent.length > 0) story.sink?.push({ what: 'rivalSpends', who: partyOf(s, who), spend: spent });
  return spent.length + (id === 'charlestheodore' ? edictsInPlay(s) : 0);
}

export const oustSteps: Pick<Steps<State, Frame, Choice>, 'chooseTargets' | 'challenge'> = {
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
      if (c.do === 'targets')
        pay(
          s,
          f.seat,
          f.way,
          f.place,
          f.rival,
          c.cells.map((cell) => cell - 1),
        );
    },
  },
  challenge: {
    run(s, { who, place, rival, targets, way }) {
      const side = (p: Who) => initialStrength(s, p, place) + (isHuman(s, p) ? 0 : rivalBoost(s, p));
      const edge = way === 'X-OUST-EDGE' ? numberOf(s, 'X-OUST-EDGE.strength') : 0;
      const initial = [side(who) + edge, side(rival)] as const; // PAX-R55: fixed from here on
      const power = enhanced(s, 'E-OUST-POWER') * numberOf(s, 'E-OUST-POWER.strength');
      const bonus = power + (serves(s, 'succession') ? numberOf(s, 'succession.strength') : 0);
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
