/**
 * What is remembered of a finished game beyond its log: of each player, that they played to the end or left, and how
 * fast they answer; of the game, how long it takes. Nothing depends on it, so a crash in between only forgets one game.
 */
import { backTo } from '@signoria/kernel';
import { readBack, type Store } from '@signoria/store';
import { leaversOf, type StoredEntry, spanOf, type TableRecord } from '@signoria/table';
import { changeUser, type UserData, userData } from '../people.ts';
import type { Services } from '../services.ts';

export interface Length {
  readonly games: number;
  /** The mean, in minutes of live play. */
  readonly minutes: number;
}

export function lengthKey(game: string, seats: number): string {
  return `length/${game}/${seats}`;
}

export async function lengthOf(
  { store }: Pick<Services, 'store'>,
  game: string,
  seats: number,
): Promise<Length | null> {
  return lengthAt(store, lengthKey(game, seats));
}

async function lengthAt(store: Store, key: string): Promise<Length | null> {
  const kept = await store.getMeta(key);
  return kept === null ? null : readBack<Length>(kept);
}

export async function noteFinish(services: Services, record: TableRecord): Promise<void> {
  const { header, seats, started, settings, entries } = record;
  const users = seats.map(async (of, seat) => {
    if (of.kind !== 'person') return;
    await noteUser(services, of.user, of.covered !== null, answerTimes(entries, seat));
  });
  const leavers = leaversOf(record).map((user) => noteUser(services, user, true, []));
  const last = entries.at(-1);
  if (spanOf(settings) === 'live' && started !== null && last !== undefined) {
    await noteLength(services.store, lengthKey(header.game, seats.length), (last.at - started) / 60_000);
  }
  await Promise.all([...users, ...leavers]);
}

/** From the entry before to the player's own: milliseconds, by hand or by order, which nobody shall tell apart. */
function answerTimes(entries: readonly StoredEntry[], seat: number): readonly number[] {
  return entries.flatMap((entry, i) => {
    const before = entries[i - 1];
    const isOwn = /^(by|order)\//.test(entry.requestKey ?? '') && backTo(entry) === null;
    return before !== undefined && isOwn && entry.seat === seat ? [entry.at - before.at] : [];
  });
}

async function noteUser({ store }: Services, user: string, left: boolean, times: readonly number[]): Promise<void> {
  await changeUser(store, user, (known) => ({ data: JSON.stringify(after(userData(known), left, times)) }));
}

function after(data: UserData, left: boolean, times: readonly number[]): UserData {
  const counted = left ? { ...data, left: data.left + 1 } : { ...data, finished: data.finished + 1 };
  return { ...counted, typicalMs: typical(data.typicalMs, median(times)) };
}

/** The latest game counts for a fifth. */
function typical(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return now ?? before;
  return Math.round((4 * before + now) / 5);
}

function median(numbers: readonly number[]): number | null {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;
}

/** Minutes of games that are still to be counted, by key. */
const uncounted = new WeakMap<Store, Map<string, number[]>>();

/** One at a time counts those of a key, also what comes in meanwhile: so that no game is forgotten over another. */
async function noteLength(store: Store, key: string, minutes: number): Promise<void> {
  const waiting = uncounted.get(store) ?? new Map<string, number[]>();
  uncounted.set(store, waiting);
  const others = waiting.get(key);
  if (others !== undefined) return void others.push(minutes);
  const mine = [minutes];
  waiting.set(key, mine);
  try {
    while (mine.length > 0) await count(store, key, mine.splice(0));
  } finally {
    waiting.delete(key);
  }
}

async function count(store: Store, key: string, minutes: readonly number[]): Promise<void> {
  const before = (await lengthAt(store, key)) ?? { games: 0, minutes: 0 };
  const games = before.games + minutes.length;
  const sum = minutes.reduce((all, one) => all + one, before.games * before.minutes);
  await store.setMeta(key, JSON.stringify({ games, minutes: sum / games } satisfies Length));
}
