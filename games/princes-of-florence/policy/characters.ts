/** What the special characters are worth (chapter 19). */
import type { Seat } from '@signoria/kernel';
import { BANKER, CARDINAL, type Character, characterOf, MERCHANT, MUSE, PRINCESS } from '../data/characters.ts';
import { ROUNDS } from '../data/economy.ts';
import { rankOf } from '../rules/chapters/19-characters.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { State } from '../rules/model/state.ts';
import { minimum, princessValue, workValue } from '../rules/model/value.ts';
import { newAssets, readAssets } from './assets.ts';
import { hope, purse } from './plan.ts';

const now = newAssets();

function gain(s: State, seat: Seat, character: Character): number {
  readAssets(s, seat, now);
  switch (character) {
    case BANKER:
      return 0;
    case CARDINAL: {
      const before = hope(s, now);
      now.actions++;
      return hope(s, now) - before;
    }
    case MERCHANT:
      return Math.max(rankOf(s, seat), s.round < ROUNDS ? 2.2 : 0);
    case MUSE: {
      const ready = s.players[seat]!.hand.filter((card) => workValue(s, seat, card) + s.round >= minimum(s)).length;
      return Math.min(2, ready) * (s.round / 2) + (ready > 0 ? 0.8 : 0);
    }
    case PRINCESS: {
      const value = princessValue(s, seat);
      return value >= minimum(s) ? value / 2 - 3 : 0;
    }
    default:
      return s.round < 6 ? 3.4 : 4;
  }
}

export function ratePawns(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  const { coins } = s.players[seat]!;
  const gains = [0, 1, 2, 3, 4, 5].map((c) => gain(s, seat, c));
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    if (c.do !== 'pawn') into[i] = 0;
    else if (characterOf(c.character) === BANKER) {
      into[i] = purse(coins + s.cast!.pot - c.amount, s.round) - purse(coins, s.round) + (s.round === ROUNDS ? 1 : 0);
    } else {
      into[i] = gains[characterOf(c.character)]! - (purse(coins, s.round) - purse(coins - c.amount, s.round));
    }
  }
}

/** Merchant and Professor: when to use them. */
export function rateUses(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  const last = s.todo[s.todo.length - 1]!.at === 'lastChance';
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    if (c.do === 'professor') into[i] = c.deck === 'prestige' ? (s.round >= 6 ? 4 : 3.6) : s.round >= 7 ? 0.5 : 3;
    else if (c.do === 'use') into[i] = rankOf(s, seat) - (last ? 0 : 2.5);
    else into[i] = last ? 0 : 0.1;
  }
}
