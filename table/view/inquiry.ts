/**
 * What one looks into without doing anything: what an answer would change, and why a bot answered as it did. Found out in small
 * steps and beside the queue, from what the one who asks may know and from nothing else.
 */
import { type Playable, type Reasons, reasoning } from '@signoria/bots';
import {
  backTo,
  deciding,
  type Foreseeable,
  type Foreseen,
  find,
  foreseeing,
  menuOf,
  seedOf,
  stateAfter,
} from '@signoria/kernel';
import type { Actor } from '../actor.ts';
import { isRunning } from '../auto.ts';
import { LONGEST_LINE } from '../log/answers.ts';
import { mustHaveBegun } from '../log/positions.ts';
import { botAt, isOver, isSealed, seatOf } from '../log/record.ts';
import { NotDone, refuse } from '../refusal.ts';
import type { Steps } from '../slices.ts';
import { isForOneself } from '../wire/settings.ts';
import type { Inquiry, InquiryReply } from '../wire.ts';
import { knownUpTo } from './delay.ts';

/** A game with what only inquiries need. */
export type Inquired = Playable & Foreseeable;

/** Never throws what a reader may be told. */
export function* inquiring(t: Actor, game: Inquired, user: string, inquiry: Inquiry): Steps<InquiryReply> {
  const { id } = inquiry;
  try {
    if (inquiry.type === 'foresee') return { type: 'foreseen', id, changes: yield* foreseen(t, game, user, inquiry) };
    return { type: 'reasons', id, reasons: yield* reasonsOf(t, game, user, inquiry.seq) };
  } catch (error) {
    if (error instanceof NotDone) return { type: 'refused', id, refusal: error.refusal };
    throw error;
  }
}

type Foresee = Extract<Inquiry, { readonly type: 'foresee' }>;

/** Nothing where the one who asks is not asked, or not this any more. It is the rules' arithmetic, and nobody's opinion. */
function* foreseen(t: Actor, game: Inquired, user: string, { ticket, line }: Foresee): Steps<readonly Foreseen[]> {
  if (line.length > LONGEST_LINE) refuse({ why: 'too-large' });
  const seat = seatOf(t.facts.seats, user);
  if (seat === null || !isRunning(t) || botAt(t.facts.seats[seat]) !== null) return [];
  const { state } = mustHaveBegun(t).match;
  if (state.asked !== ticket || !deciding(game.game, state).includes(seat)) return [];
  const choice = read(game, line);
  return choice === null ? [] : yield* foreseeing(game, state, seat, choice);
}

function read({ game }: Inquired, line: string) {
  try {
    return game.notation.read(line);
  } catch {
    return null; // no answer of this game
  }
}

/**
 * While the game runs it is told as far as the one who asks could know; of a game that counts, nothing until all may be known.
 * Null where no bot answered, and where nothing can be said of it. By the number readers know the answer by.
 */
function* reasonsOf(t: Actor, game: Inquired, user: string, seq: number): Steps<Reasons | null> {
  const { seats, settings } = t.facts;
  const open = isOver(t.facts) && !isSealed(t.facts, t.ports.now());
  if (!open && isForOneself(settings)) refuse({ why: settings.rated ? 'rated' : 'counted' });
  const { match, moves } = mustHaveBegun(t);
  const n = moves.findIndex(({ shown, counts }) => counts && shown === seq);
  const move = moves[n];
  const by = move?.entry.seat ?? null;
  if (move === undefined || by === null || backTo(move.entry) !== null || seq > knownUpTo(t, user)) return null;
  if (seats[by]?.kind !== 'bot' || (move.sealed && !open)) return null;
  const state = stateAfter(match, n);
  const menu = menuOf(match.game, state, by);
  const choice = menu === null ? null : find(menu, match.game.notation.read(move.entry.line));
  if (choice === null) return null; // done unasked
  const reader = open ? by : seatOf(seats, user);
  return yield* reasoning(game, { state, by, choice, reader, seed: seedOf(`why/${seq}`) });
}
