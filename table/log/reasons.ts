/**
 * Why a bot answered as it did, for whoever sits at a table of their own. While the game runs it is told as far as the one who
 * asks could know; of a game that counts, nothing. No server opens this door: there it is a matter of the review, afterwards.
 */
import { type Playable, type Reasons, reasonsFor } from '@signoria/bots';
import { backTo, find, menuOf, seedOf, stateAfter } from '@signoria/kernel';
import { isForOneself } from '../wire/settings.ts';
import { replay } from './course.ts';
import { isOver, seatOf, type TableRecord } from './record.ts';

/** Null where no bot answered, and where nothing may be said of it. By the number readers know the answer by. */
export function reasonsIn(module: Playable, record: TableRecord, user: string, seq: number): Reasons | null {
  const over = isOver(record);
  if (!over && isForOneself(record.settings)) return null;
  const { match, moves } = replay(module.game, record);
  const n = moves.findIndex(({ shown, counts }) => counts && shown === seq);
  const move = moves[n];
  const by = move?.entry.seat ?? null;
  if (move === undefined || by === null || backTo(move.entry) !== null) return null;
  if (record.seats[by]?.kind !== 'bot' || (move.sealed && !over)) return null;
  const { game } = match;
  const state = stateAfter(match, n);
  const menu = menuOf(game, state, by);
  const choice = menu === null ? null : find(menu, game.notation.read(move.entry.line));
  if (choice === null) return null; // done unasked
  const reader = over ? by : seatOf(record.seats, user);
  return reasonsFor(module, { state, by, choice, reader, seed: seedOf(`why/${seq}`) });
}
