/** How good cards look: prestige cards, bonus cards, professions to keep. */
import type { Seat } from '@signoria/kernel';
import { BONUS_CARDS, type Bonus } from '../data/bonus.ts';
import { editionOf } from '../data/box.ts';
import { COUNTER } from '../data/counters.ts';
import { ROUNDS } from '../data/economy.ts';
import { PRESTIGE_CARDS, type Prestige } from '../data/prestige.ts';
import { type Profession, professionOf } from '../data/professions.ts';
import { count } from '../rules/model/counters.ts';
import type { State } from '../rules/model/state.ts';
import { bonusValue, prestigeValue } from '../rules/model/value.ts';

/** What the prestige cards of a seat would bring now. */
export function cardsWorth(s: State, seat: Seat): number {
  let n = 0;
  for (const card of s.players[seat]!.cards) n += prestigeValue(s, seat, card);
  return n;
}

/** What a prestige card may bring in the end: as it stands now the more, the later it is. */
export function prestigeHope(s: State, seat: Seat, prestige: Prestige): number {
  const card = PRESTIGE_CARDS[prestige]!;
  const sure = s.round / ROUNDS;
  const nowWorth = prestigeValue(s, seat, prestige);
  if (card.kind === 'threshold') {
    let met = 0;
    let needed = 0;
    for (const { counter, min } of card.needs) {
      met += Math.min(min, count(s, seat, counter));
      needed += min;
    }
    const likely = Math.max(0, 1 - ((needed - met) / needed) * (0.55 + sure));
    return card.points * likely;
  }
  const own = count(s, seat, card.counter);
  let best = card.kind === 'most' ? 0 : 99;
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    const theirs = count(s, other, card.counter);
    best = card.kind === 'most' ? Math.max(best, theirs) : Math.min(best, theirs);
  }
  const ahead = card.kind === 'most' ? own - best : (best - own) / 5;
  const likely = Math.max(0, Math.min(1, 0.42 + 0.3 * ahead - (card.kind === 'most' && own === 0 ? 0.15 : 0)));
  return sure * nowWorth + (1 - sure) * card.points * likely;
}

/** What a bonus card may add by the time it is played: some things it counts will still come. */
export function bonusHope(s: State, seat: Seat, bonus: Bonus): number {
  const { value, counters } = BONUS_CARDS[bonus]!;
  const growing = counters.includes(COUNTER.building) || counters.includes(COUNTER.professionOnTable) ? 0.5 : 0.25;
  return bonusValue(s, seat, bonus, 1) + ((ROUNDS - s.round) / 2) * growing * value;
}

/** Three professions that want the same things are worth more than three that do not. */
export function synergy(s: State, ids: readonly string[]): number {
  const box = editionOf(s);
  const wants = ids.map((id) => box.wants[professionOf(id)]!);
  let n = 0;
  for (let i = 0; i < wants.length; i++) {
    for (let j = 0; j < i; j++) {
      if (wants[i]!.building === wants[j]!.building) n += 4;
      if (wants[i]!.landscape === wants[j]!.landscape) n += 3;
      if (wants[i]!.freedom === wants[j]!.freedom) n += 3;
    }
  }
  return n + ids.reduce((sum, id) => sum + ease(s, professionOf(id)), 0);
}

/** Small buildings fit more easily. */
function ease(s: State, profession: Profession): number {
  const box = editionOf(s);
  return -0.2 * box.areas[box.wants[profession]!.building + 3]!;
}
