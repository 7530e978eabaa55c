/** Chapter 7: completing a Work, with bonus cards (FLO-11.2) and the exchange of its pay. */
import { type Blocked, list, type Menu, type Seat, type Steps, schedule } from '@signoria/kernel';
import { BONUS, bonusOf } from '../data/bonus.ts';
import { COINS_FOR_PRESTIGE, COINS_PER_VALUE } from '../data/economy.ts';
import { PROFESSIONS, type Profession } from '../data/professions.ts';
import { remove } from './cards.ts';
import { ADD_BONUS, type Choice, COMPLETE, WORK } from './choices.ts';
import { story } from './events.ts';
import type { Frame, State } from './state.ts';
import { bonusSum, bonusValue, minimum, workValue } from './value.ts';

export type WorkFrame =
  /** Which bonus cards are played with the Work begun? */
  | { readonly at: 'addBonus'; readonly seat: Seat }
  /** How much of the pay becomes prestige (FLO-7.9)? */
  | { readonly at: 'exchange'; readonly seat: Seat; readonly value: number };

/** FLO-7.6, FLO-R18: bonus cards help to reach the minimum. */
export function canWork(s: State, seat: Seat, profession: Profession): boolean {
  const value = workValue(s, seat, profession);
  const least = minimum(s);
  return value >= least || value + bonusSum(s, seat, s.players[seat]!.bonus, 1) >= least;
}

export function whyNotWork(s: State, seat: Seat, profession: Profession): Blocked<Choice> {
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
export function begunValue(s: State): number {
  const { seat, profession, bonus } = s.work!;
  return workValue(s, seat, profession) + bonusSum(s, seat, bonus);
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
  const pay = value * COINS_PER_VALUE;
  s.turn!.done++;
  s.turn!.proposals = 0;
  p.best = Math.max(p.best, value);
  p.coins += pay;
  const name = profession === null ? null : PROFESSIONS[profession]!;
  story.sink?.push({ what: 'workDone', seat, profession: name, value, pay });
  schedule(s, { at: 'exchange', seat, value }, { at: 'turn', seat });
}

export const workSteps: Pick<Steps<State, Frame, Choice>, WorkFrame['at']> = {
  addBonus: {
    rules: ['FLO-11.2', 'FLO-7.6'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const choices: Choice[] = begunValue(s) >= minimum(s) ? [COMPLETE] : [];
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
      if (c.do !== 'addBonus') return completeWork(s);
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
    menu(_, f): Menu<Choice> {
      const max = Math.floor((f.value * COINS_PER_VALUE) / COINS_FOR_PRESTIGE);
      return { kind: 'amount', base: { do: 'exchange' }, min: 0, max, step: 1 };
    },
    take(s, f, c) {
      if (c.do !== 'exchange' || c.amount === 0) return;
      const p = s.players[f.seat]!;
      const coins = c.amount * COINS_FOR_PRESTIGE;
      p.coins -= coins;
      p.prestige += c.amount;
      story.sink?.push({ what: 'exchanged', seat: f.seat, points: c.amount, coins });
    },
  },
};
