/** Choices their maker may come to regret, told before they are made. */
import type { Choice as AnyChoice, AnyState, Seat, Warning } from '@signoria/kernel';
import { bonusOf } from '../data/bonus.ts';
import { ROUNDS } from '../data/economy.ts';
import { PROFESSIONS } from '../data/professions.ts';
import { actionsAllowed } from '../rules/chapters/06-actions.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { State } from '../rules/model/state.ts';
import { bonusValue, minimum, workValue } from '../rules/model/value.ts';

function warn(s: State, seat: Seat, c: Choice): readonly Warning[] {
  switch (c.do) {
    case 'addBonus':
      return bonusValue(s, seat, bonusOf(c.card)) > 0
        ? []
        : [{ why: 'bonusAddsNothing', rules: ['FLO-R79'], facts: { card: c.card } }];
    case 'end':
      return workLeft(s, seat);
    case 'exchange':
      return coinsAtTheEnd(s, c.amount);
    default:
      return [];
  }
}

function workLeft(s: State, seat: Seat): readonly Warning[] {
  const turn = s.turn;
  if (turn === null || turn.done >= actionsAllowed(turn)) return [];
  const profession = s.players[seat]!.hand.find((card) => workValue(s, seat, card) >= minimum(s));
  if (profession === undefined) return [];
  const facts = { profession: PROFESSIONS[profession]!, value: workValue(s, seat, profession) };
  return [{ why: 'workLeft', rules: ['FLO-6.1', 'FLO-7.6'], facts }];
}

/** Coins of the last action are of no use any more but for a tie (FLO-14.2), unless the Banker of round 7 changes them. */
function coinsAtTheEnd(s: State, amount: number): readonly Warning[] {
  const f = s.todo[s.todo.length - 1];
  const last = s.round === ROUNDS && s.turn !== null && s.turn.done >= actionsAllowed(s.turn);
  if (f?.at !== 'exchange' || !last || s.cast?.banker === f.seat) return [];
  const more = Math.floor(f.value / 2) - amount;
  return more > 0 ? [{ why: 'coinsAtTheEnd', rules: ['FLO-7.9', 'FLO-14.2'], facts: { points: more } }] : [];
}

export const warnings = (s: AnyState, seat: Seat, choice: AnyChoice): readonly Warning[] =>
  warn(s as State, seat, choice as Choice); // only this game's states and choices come here
