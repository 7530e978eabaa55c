/**
 * What a Work is worth (FLO-7.2 to FLO-7.5), and what bonus and prestige cards are worth (chapters 15 and 16). Each rule tells
 * whoever asks what its number is made of.
 */
import type { Parts, Seat } from '@signoria/kernel';
import { BONUS, BONUS_CARDS, type Bonus } from '../../data/bonus.ts';
import { editionOf } from '../../data/box.ts';
import { COUNTER, COUNTERS } from '../../data/counters.ts';
import { COINS_PER_VALUE, PRINCESS_VALUE, VALUE } from '../../data/economy.ts';
import { BUILDINGS, LANDSCAPES } from '../../data/pieces.ts';
import { PRESTIGE, PRESTIGE_CARDS, type Prestige, type PrestigeCard } from '../../data/prestige.ts';
import { FREEDOMS, type Profession } from '../../data/professions.ts';
import { cardCount, count, sum } from './counters.ts';
import type { State } from './state.ts';

/** FLO-3.3 */
export function minimum(s: State, parts: Parts = null): number {
  const least = editionOf(s).minimum[s.round - 1]!;
  parts?.push({ what: 'minimum', n: least, rules: ['FLO-3.3'], facts: { round: s.round } });
  return least;
}

/** FLO-19.15: what the Muse adds, once she was called. */
export function museValue(s: State, seat: Seat, parts: Parts = null): number {
  const called = s.turn !== null && s.turn.seat === seat && s.turn.muse;
  if (called) parts?.push({ what: 'muse', n: s.round, rules: ['FLO-19.15'] });
  return called ? s.round : 0;
}

/** Without bonus cards. Moving the card from hand to table does not change the card count. */
export function workValue(s: State, seat: Seat, profession: Profession, parts: Parts = null): number {
  const p = s.players[seat]!;
  const wants = editionOf(s).wants[profession]!;
  const building = p.buildings[wants.building]! > 0 ? VALUE.building : 0;
  const landscape = p.landscapes[wants.landscape]! > 0 ? VALUE.landscape : 0; // FLO-5.2
  const freedom = p.freedoms[wants.freedom]! > 0 ? VALUE.freedom : 0;
  const jesters = VALUE.jester * p.jesters;
  const held = cardCount(p);
  const cards = VALUE.card * held;
  parts?.push(
    { what: 'building', n: building, rules: ['FLO-7.2', 'FLO-8.10'], facts: { id: BUILDINGS[wants.building]! } },
    { what: 'landscape', n: landscape, rules: ['FLO-7.2', 'FLO-5.2'], facts: { id: LANDSCAPES[wants.landscape]! } },
    { what: 'freedom', n: freedom, rules: ['FLO-7.2', 'FLO-10.3'], facts: { id: FREEDOMS[wants.freedom]! } },
    { what: 'jesters', n: jesters, rules: ['FLO-7.3', 'FLO-5.5'], facts: { count: p.jesters } },
    { what: 'cards', n: cards, rules: ['FLO-7.4', 'FLO-5.13'], facts: { count: held } },
  );
  return building + landscape + freedom + jesters + cards + museValue(s, seat, parts);
}

/** A profession that is still to be taken would be one card more itself (FLO-7.4). */
export function newcomerValue(s: State, seat: Seat, profession: Profession, parts: Parts = null): number {
  const value = workValue(s, seat, profession, parts);
  parts?.push({ what: 'newcomer', n: VALUE.card, rules: ['FLO-7.4'] });
  return value + VALUE.card;
}

/** FLO-7.8: what the bank pays for a Work. */
export function payFor(value: number, parts: Parts = null): number {
  const pay = value * COINS_PER_VALUE;
  parts?.push({ what: 'pay', n: pay, rules: ['FLO-7.8'], facts: { value } });
  return pay;
}

/** FLO-19.16, FLO-R57 */
export function princessValue(s: State, seat: Seat, parts: Parts = null): number {
  const p = s.players[seat]!;
  const has = { landscapes: sum(p.landscapes), builders: p.builders, buildings: sum(p.buildings), cards: cardCount(p) };
  const landscapes = PRINCESS_VALUE.landscape * has.landscapes;
  const builders = PRINCESS_VALUE.builder * has.builders;
  const buildings = PRINCESS_VALUE.building * has.buildings;
  const cards = PRINCESS_VALUE.card * has.cards;
  const rules = ['FLO-19.16', 'FLO-R57'];
  parts?.push(
    { what: 'landscapes', n: landscapes, rules, facts: { count: has.landscapes } },
    { what: 'builders', n: builders, rules, facts: { count: has.builders } },
    { what: 'buildings', n: buildings, rules, facts: { count: has.buildings } },
    { what: 'cards', n: cards, rules, facts: { count: has.cards } },
  );
  return landscapes + builders + buildings + cards + museValue(s, seat, parts);
}

/** `played`: 1 while the profession is still in hand but is to be on the table when the card counts (FLO-R20). */
export function bonusValue(s: State, seat: Seat, bonus: Bonus, played: 0 | 1 = 0, parts: Parts = null): number {
  const { mode, value, counters, rule } = BONUS_CARDS[bonus]!;
  let n = 0;
  for (const counter of counters) {
    const shift = counter === COUNTER.professionInHand ? -played : counter === COUNTER.professionOnTable ? played : 0;
    const has = count(s, seat, counter) + shift;
    const counted = mode === 'each' ? has : has > 0 ? 1 : 0;
    parts?.push({ what: mode, n: value * counted, rules: [rule], facts: { counter: COUNTERS[counter]!, count: has } });
    n += counted;
  }
  return value * n;
}

/** All that these bonus cards add. */
export function bonusSum(
  s: State,
  seat: Seat,
  cards: readonly Bonus[],
  played: 0 | 1 = 0,
  parts: Parts = null,
): number {
  let n = 0;
  for (const bonus of cards) {
    const worth = bonusValue(s, seat, bonus, played);
    parts?.push({
      what: 'bonus',
      n: worth,
      rules: ['FLO-7.5', BONUS_CARDS[bonus]!.rule],
      facts: { id: BONUS[bonus]! },
    });
    n += worth;
  }
  return n;
}

/** How an owner stands as a prestige card judges it. */
export type PrestigeRank = 'first' | 'shared' | 'reached' | 'behind';

/** What a prestige card would bring its owner as things stand (FLO-15.1, FLO-15.2, FLO-15.17). */
export function prestigeValue(s: State, seat: Seat, prestige: Prestige, parts: Parts = null): number {
  const card = PRESTIGE_CARDS[prestige]!;
  const standing = standingOf(s, seat, card);
  const tied = card.kind === 'threshold' ? 0 : card.tied;
  const points = standing === 'behind' ? 0 : standing === 'shared' ? tied : card.points;
  parts?.push({ what: standing, n: points, rules: ['FLO-15.1', card.rule], facts: { card: PRESTIGE[prestige]! } });
  return points;
}

function standingOf(s: State, seat: Seat, card: PrestigeCard): PrestigeRank {
  if (card.kind === 'threshold') {
    return card.needs.every(({ counter, min }) => count(s, seat, counter) >= min) ? 'reached' : 'behind';
  }
  const own = count(s, seat, card.counter);
  if (card.kind === 'most' && own === 0) return 'behind'; // FLO-15.2
  let tied = false;
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    const theirs = count(s, other, card.counter);
    if (card.kind === 'most' ? theirs > own : theirs < own) return 'behind';
    if (theirs === own) tied = true;
  }
  return tied ? 'shared' : 'first';
}
