/** Chapter 7: completing a Work, with bonus cards (FLO-11.2) and the exchange of its pay. */
import { type Asks, type Blocked, type Chapter, list, type Parts, type Seat, schedule } from '@signoria/kernel';
import { BONUS, bonusOf } from '../../data/bonus.ts';
import { COINS_FOR_PRESTIGE } from '../../data/economy.ts';
import { PROFESSIONS, type Profession } from '../../data/professions.ts';
import { remove } from '../model/cards.ts';
import { ADD_BONUS, COMPLETE, type Do, WORK } from '../model/choices.ts';
import { story } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { bonusSum, bonusValue, minimum, payFor, workValue } from '../model/value.ts';

export type WorkFrame =
  /** Which bonus cards are played with the Work begun? */
  | Asks<{ readonly at: 'addBonus'; readonly seat: Seat }, Do<'addBonus' | 'complete'>>
  /** How much of the pay becomes prestige (FLO-7.9)? */
  | Asks<{ readonly at: 'exchange'; readonly seat: Seat; readonly value: number }, Do<'exchange'>>;

/** FLO-7.6, FLO-R18: bonus cards help to reach the minimum. */
export function canWork(s: State, seat: Seat, profession: Profession): boolean {
  const value = workValue(s, seat, profession);
  const least = minimum(s);
  return value >= least || value + bonusSum(s, seat, s.players[seat]!.bonus, 1) >= least;
}

export function whyNotWork(s: State, seat: Seat, profession: Profession): Blocked<Do<'work'>> {
  const value = workValue(s, seat, profession) + bonusSum(s, seat, s.players[seat]!.bonus, 1);
  const facts = { profession: PROFESSIONS[profession]!, value, minimum: minimum(s) };
  return { choice: WORK[profession]!, why: 'belowMinimum', rules: ['FLO-7.6'], facts };
}

/** The card lies on the table now; bonus cards are valued with it there (FLO-R20). */
export function beginWork(s: State, seat: Seat, profession: Profession): void {
  const p = s.players[seat]!;
  remove(p.hand, profession);
  p.open &= ~(1 << profession);
  p.table.push(profession);
  s.work = { seat, profession, bonus: [] };
  story.sink?.push({ what: 'workBegun', seat, profession: PROFESSIONS[profession]! });
  if (p.bonus.length === 0) completeWork(s);
  else schedule(s, { at: 'addBonus', seat });
}

/** The value of the Work that is begun. */
export function begunValue(s: State, parts: Parts = null): number {
  const { seat, profession, bonus } = s.work!;
  return workValue(s, seat, profession, parts) + bonusSum(s, seat, bonus, 0, parts);
}

function completeWork(s: State): void {
  const { seat, profession } = s.work!;
  const value = begunValue(s);
  s.work = null;
  s.turn!.works++;
  payWork(s, seat, profession, value);
}

/** FLO-7.7, FLO-7.8, FLO-7.10; a Work of the Princess has no profession. */
export function payWork(s: State, seat: Seat, profession: Profession | null, value: number): void {
  const p = s.players[seat]!;
  const pay = payFor(value);
  s.turn!.done++;
  s.turn!.proposals = 0;
  p.best = Math.max(p.best, value);
  p.coins += pay;
  const name = profession === null ? null : PROFESSIONS[profession]!;
  story.sink?.push({ what: 'workDone', seat, profession: name, value, pay });
  schedule(s, { at: 'exchange', seat, value }, { at: 'turn', seat });
}

export const workSteps: Chapter<State, WorkFrame> = {
  addBonus: {
    rules: ['FLO-11.2', 'FLO-7.6'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const choices: Do<'addBonus' | 'complete'>[] = begunValue(s) >= minimum(s) ? [COMPLETE] : [];
      for (const bonus of s.players[f.seat]!.bonus) choices.push(ADD_BONUS[bonus]!);
      return list(choices);
    },
    blocked(s) {
      const value = begunValue(s);
      const least = minimum(s);
      if (value >= least) return [];
      const facts = { profession: PROFESSIONS[s.work!.profession]!, value, minimum: least };
      return [{ choice: COMPLETE, why: 'belowMinimum', rules: ['FLO-7.6', 'FLO-R18'], facts }];
    },
    take(s, f, c) {
      if (c.do === 'complete') return completeWork(s);
      const bonus = bonusOf(c.card);
      const work = s.work!;
      remove(s.players[f.seat]!.bonus, bonus);
      s.spent.push(bonus); // FLO-11.3
      s.work = { ...work, bonus: [...work.bonus, bonus] };
      story.sink?.push({ what: 'bonusPlayed', seat: f.seat, card: BONUS[bonus]!, worth: bonusValue(s, f.seat, bonus) });
      if (s.players[f.seat]!.bonus.length === 0) completeWork(s);
      else schedule(s, { at: 'addBonus', seat: f.seat });
    },
  },
  exchange: {
    rules: ['FLO-7.9', 'FLO-R21'],
    seat: (_, f) => f.seat,
    menu(_, f) {
      const max = Math.floor(payFor(f.value) / COINS_FOR_PRESTIGE);
      return { kind: 'amount', base: { do: 'exchange' }, min: 0, max, step: 1 };
    },
    take(s, f, c) {
      if (c.amount === 0) return;
      const p = s.players[f.seat]!;
      const coins = c.amount * COINS_FOR_PRESTIGE;
      p.coins -= coins;
      p.prestige += c.amount;
      story.sink?.push({ what: 'exchanged', seat: f.seat, points: c.amount, coins });
    },
  },
};
