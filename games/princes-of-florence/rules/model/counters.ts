/** Counting a player's things, for Works, bonus cards and prestige cards. Diego is counted like anybody else (FLO-R47, FLO-R48). */
import type { Seat } from '@signoria/kernel';
import { type Edition, editionOf } from '../../data/box.ts';
import { COUNTER, type Counter } from '../../data/counters.ts';
import { type Building, pieceOf, SIZES, type Size } from '../../data/pieces.ts';
import { bitCount } from '../../data/squares.ts';
import { DIEGO_SEAT, type Player, type RowCard, type State } from './state.ts';

export function sum(numbers: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < numbers.length; i++) n += numbers[i]!;
  return n;
}

export function isDiego(s: State, seat: Seat): boolean {
  return s.solo !== null && seat === DIEGO_SEAT;
}

/** FLO-7.4, FLO-5.13: professions and recruiting cards, in hand and on the table. */
export function cardCount(p: Player): number {
  return p.hand.length + p.table.length + p.recruits + p.recruited;
}

const sized = (size: Size): readonly Building[] => SIZES.flatMap((other, b) => (other === size ? [b] : []));
const OF_SIZE = { large: sized('large'), medium: sized('medium'), small: sized('small') };

function ofSize(p: Player, size: Size): number {
  let n = 0;
  for (const b of OF_SIZE[size]) n += p.buildings[b]!;
  return n;
}

function kinds(counts: readonly number[]): number {
  let n = 0;
  for (const count of counts) if (count > 0) n++;
  return n;
}

/** FLO-R28; of Diego, whose tiles may lie anywhere, FLO-R48. */
export function emptySquares(s: State, seat: Seat): number {
  const p = s.players[seat]!;
  const box = editionOf(s);
  const { usable } = box.sides[s.options.cooperative ? 'b' : 'a'];
  if (isDiego(s, seat)) return Math.max(0, usable - covered(box, p));
  return usable - bitCount(p.builtLow | p.landLow) - bitCount(p.builtHigh | p.landHigh);
}

function covered({ areas }: Edition, p: Player): number {
  let n = 0;
  for (let b = 0; b < p.buildings.length; b++) n += p.buildings[b]! * areas[pieceOf(b)]!;
  for (let l = 0; l < p.landscapes.length; l++) n += p.landscapes[l]! * areas[l]!;
  return n;
}

function inRow(s: State, wanted: (card: RowCard) => boolean): number {
  return s.solo!.row.filter(wanted).length;
}

/** How many of this `seat` has. */
export function count(s: State, seat: Seat, counter: Counter): number {
  const p = s.players[seat]!;
  switch (counter) {
    case COUNTER.building:
      return sum(p.buildings);
    case COUNTER.largeBuilding:
      return ofSize(p, 'large');
    case COUNTER.mediumBuilding:
      return ofSize(p, 'medium');
    case COUNTER.smallBuilding:
      return ofSize(p, 'small');
    case COUNTER.forest:
      return p.landscapes[0]!;
    case COUNTER.lake:
      return p.landscapes[1]!;
    case COUNTER.park:
      return p.landscapes[2]!;
    case COUNTER.landscape:
      return sum(p.landscapes);
    case COUNTER.jester:
      return p.jesters;
    case COUNTER.builder:
      return p.builders;
    case COUNTER.freedom:
      return sum(p.freedoms);
    case COUNTER.freedomType:
      return kinds(p.freedoms); // FLO-R29
    case COUNTER.prestigeCard:
      return p.cards.length;
    case COUNTER.emptySquare:
      return emptySquares(s, seat);
    default:
      return isDiego(s, seat) ? countRow(s, counter) : countCards(p, counter);
  }
}

function countCards(p: Player, counter: Counter): number {
  switch (counter) {
    case COUNTER.professionInHand:
      return p.hand.length;
    case COUNTER.recruitingInHand:
      return p.recruits;
    case COUNTER.professionOnTable:
      return p.table.length;
    case COUNTER.recruitingOnTable:
      return p.recruited;
    default:
      return p.table.length + p.recruited; // FLO-15.16: Works
  }
}

function countRow(s: State, counter: Counter): number {
  switch (counter) {
    case COUNTER.professionInHand:
      return inRow(s, ({ card, up }) => card >= 0 && !up);
    case COUNTER.recruitingInHand:
      return inRow(s, ({ card, up }) => card < 0 && !up);
    case COUNTER.professionOnTable:
      return inRow(s, ({ card, up }) => card >= 0 && up);
    case COUNTER.recruitingOnTable:
      return inRow(s, ({ card, up }) => card < 0 && up);
    default:
      return inRow(s, ({ up }) => up);
  }
}
