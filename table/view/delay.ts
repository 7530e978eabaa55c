/**
 * Spectators may be kept behind: they see the game some moves or minutes late, so that nobody can tell a player what
 * they see from outside while it still matters. Once the game is over everybody sees everything.
 */
import type { Seat } from '@signoria/kernel';
import { type Actor, tell } from '../actor.ts';
import { type Move, newest } from '../log/course.ts';
import { isOver, isSealed, seatOf, type TableRecord } from '../log/record.ts';

const MINUTE = 60_000;

/** Less than the number of any position. */
const NOTHING = -1;

type DelayFacts = Pick<TableRecord, 'settings' | 'status'>;

/** The latest number a seat, or whoever has none, may know of these moves by now. */
export function latestFor(facts: DelayFacts, moves: readonly Move[], you: Seat | null, now: number): number {
  const { delay } = facts.settings;
  if (you === null && isSealed(facts, now)) return NOTHING;
  if (delay === undefined || you !== null || isOver(facts)) return newest(moves);
  if (delay.unit === 'moves') return Math.max(0, newest(moves) - delay.n);
  return moves.findLast(({ at }) => at <= now - delay.n * MINUTE)?.shown ?? 0;
}

export function knownUpTo({ facts, course, ports }: Actor, user: string): number {
  return latestFor(facts, course?.moves ?? [], seatOf(facts.seats, user), ports.now());
}

/** Others play this deal, so whoever has no seat here sees nothing of it, be the game over or not. */
export function isClosedTo(t: Actor, user: string): boolean {
  return knownUpTo(t, user) < 0;
}

/** Whether something has happened that this reader is not shown yet. */
export function isBehind(t: Actor, user: string): boolean {
  return knownUpTo(t, user) < newest(t.course?.moves ?? []);
}

/** Time alone shows a late reader more: whoever is behind by minutes is told when the next move is theirs. */
export function wakeLate(t: Actor, user: string): void {
  const { delay } = t.facts.settings;
  const known = knownUpTo(t, user);
  if (t.waking || delay?.unit !== 'minutes') return;
  const next = t.course?.moves.find(({ shown }) => shown > known);
  if (next === undefined) return;
  t.waking = true;
  t.ports.later(Math.max(0, next.at + delay.n * MINUTE - t.ports.now()), () => {
    t.waking = false;
    tell(t);
  });
}
