/**
 * The stages of a notice: which channels are told when, how often what fails is tried again, and when it is done with.
 * Nothing here reads or writes anything.
 */
import type { Failure, NoticePreferences } from '@signoria/protocol';
import type { Channel } from './channels.ts';
import type { NoticeFacts } from './facts.ts';
import { isFinal } from './failure.ts';
import type { Changed, Notice, Subject } from './notice.ts';
import { heldUntil, inTime } from './quiet.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** After the first try, the second …; after the last it is given up. */
export const RETRY_MS = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 240 * MINUTE];
/** How long the id of what is done is kept, so that it is not done twice. */
export const KEEP_MS = 30 * DAY;

/** Not in quiet hours; and not so soon after the last message, unless their time would run out. */
export function mayGoAt(
  { subject, stage, pending }: Notice,
  { deadline }: NoticeFacts,
  preferences: NoticePreferences,
  channels: readonly Channel[],
  now: number,
): number {
  const quiet = heldUntil(preferences, deadline, now);
  const gathers = subject.kind === 'turn' && subject.call === 'turn' && stage === 'first' && pending === null;
  if (!gathers || preferences.gatherMs === 0) return quiet;
  const last = Math.max(...channels.map(({ told }) => told ?? 0));
  return Math.max(quiet, inTime(last + preferences.gatherMs, deadline, now));
}

/** Which channels the stage is for. The ladder's calls go to all of them. */
export function aim(
  { subject, stage, pending }: Notice,
  channels: readonly Channel[],
  now: number,
): NonNullable<Notice['pending']> {
  if (pending !== null) return pending;
  const first = channels.filter(({ when }) => when === 'first');
  const later = channels.filter(({ when }) => when === 'later');
  const chosen = isLadder(subject) ? channels : stage === 'later' ? later : first.length > 0 ? first : channels;
  return Object.fromEntries(chosen.map(({ id }) => [id, { tries: 0, at: now }]));
}

function isLadder(subject: Subject): boolean {
  return subject.kind === 'turn' ? subject.call !== 'turn' : subject.kind === 'covered' || subject.kind === 'vacant';
}

/** What came of a try. */
export interface Tried {
  readonly channel: Channel;
  readonly failure: Failure | null;
}

export function pendingAfter(
  { pending }: Notice,
  results: readonly Tried[],
  now: number,
): NonNullable<Notice['pending']> {
  const left = Object.entries(pending ?? {}).flatMap(([id, one]) => {
    const result = results.find(({ channel }) => channel.id === id);
    if (result === undefined) return one.at <= now ? [] : [[id, one] as const];
    const wait = RETRY_MS[one.tries];
    if (result.failure === null || isFinal(result.failure) || wait === undefined) return [];
    return [[id, { tries: one.tries + 1, at: now + wait }] as const];
  });
  return Object.fromEntries(left);
}

/** When something is to be done about it again, and what. */
export function next(
  notice: Notice,
  { escalateMs }: NoticePreferences,
  channels: readonly Channel[],
  now: number,
): Changed {
  const tries = Object.values(notice.pending ?? {}).map(({ at }) => at);
  if (tries.length > 0) return { notice, due: Math.min(...tries) };
  const reached = Object.keys(notice.sent).length > 0;
  const others = channels.some(({ id, when }) => when === 'later' && !Object.hasOwn(notice.sent, id));
  const escalates = notice.subject.kind === 'turn' && notice.stage === 'first' && others;
  const later = { ...notice, stage: 'later' as const, pending: null };
  if (escalates && !reached) return { notice: later, due: now };
  if (escalates && escalateMs !== null && notice.seen === null) return { notice: later, due: now + escalateMs };
  return { notice: { ...notice, stage: 'rest' as const }, due: now + KEEP_MS };
}
