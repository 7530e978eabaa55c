/** What a Work is worth (FLO-7.2 to FLO-7.5), and what bonus and prestige cards are worth (chapters 15 and 16). */
import type { Seat } from '@signoria/kernel';
import { BONUS_CARDS, type Bonus } from '../data/bonus.ts';
import { COUNTER } from '../data/counters.ts';
import { PRINCESS_VALUE, VALUE } from '../data/economy.ts';
import { editionOf } from '../data/edition.ts';
import { PRESTIGE_CARDS, type Prestige } from '../data/prestige.ts';
import type { Profession } from '../data/professions.ts';
import { cardCount, count, sum } from './counters.ts';
import type { State } from './state.ts';

/** FLO-3.3 */
export function minimum(s: State): number {
  return editionOf(s).minimum[s.round - 1]!;
}

/** FLO-19.15: what the Muse adds, once she was called. */
export function museValue(s: State, seat: Seat): number {
  return s.turn !== null && s.turn.seat === seat && s.turn.muse ? s.round : 0;
}

/** Without bonus cards. Moving the card from hand to table does not change the card count. */
export function workValue(s: State, seat: Seat, profession: Profession): number {
  const p = s.players[seat]!;
  const { building, landscape, freedom } = editionOf(s).wants[profession]!;
  return (
    (p.buildings[building]! > 0 ? VALUE.building : 0) +
    (p.landscapes[landscape]! > 0 ? VALUE.landscape : 0) + // FLO-5.2
    (p.freedoms[freedom]! > 0 ? VALUE.freedom : 0) +
    VALUE.jester * p.jesters +
    VALUE.card * cardCount(p) +
    museValue(s, seat)
  );
}

/** FLO-19.16, FLO-R57 */
export function princessValue(s: State, seat: Seat): number {
  const p = s.players[seat]!;
  return (
    PRINCESS_VALUE.landscape * sum(p.landscapes) +
    PRINCESS_VALUE.builder * p.builders +
    PRINCESS_VALUE.building * sum(p.buildings) +
    PRINCESS_VALUE.card * cardCount(p) +
    museValue(s, seat)
  );
}

/** `played`: 1 while the profession is still in hand but is to be on the table when the card counts (FLO-R20). */
export function bonusValue(s: State, seat: Seat, bonus: Bonus, played: 0 | 1 = 0): number {
  const { mode, value, counters } = BONUS_CARDS[bonus]!;
  let n = 0;
  for (const counter of counters) {
    const shift = counter === COUNTER.professionInHand ? -played : counter === COUNTER.professionOnTable ? played : 0;
    const has = count(s, seat, counter) + shift;
    n += mode === 'each' ? has : has > 0 ? 1 : 0;
  }
  return value * n;
}

/** All that these bonus cards add. */
export function bonusSum(s: State, seat: Seat, cards: readonly Bonus[], played: 0 | 1 = 0): number {
  let n = 0;
  for (const bonus of cards) n += bonusValue(s, seat, bonus, played);
  return n;
}

/** What a prestige card would bring its owner as things stand (FLO-15.1, FLO-15.2, FLO-15.17). */
export function prestigeValue(s: State, seat: Seat, prestige: Prestige): number {
  const card = PRESTIGE_CARDS[prestige]!;
  if (card.kind === 'threshold') {
    return card.needs.every(({ counter, min }) => count(s, seat, counter) >= min) ? card.points : 0;
  }
  const own = count(s, seat, card.counter);
  if (card.kind === 'most' && own === 0) return 0;
  let tied = false;
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    const theirs = count(s, other, card.counter);
    if (card.kind === 'most' ? theirs > own : theirs < own) return 0;
    if (theirs === own) tied = true;
  }
  return tied ? card.tied : card.points;
}
