/**
 * What is remembered of a finished game beyond its log: of each player, that he played to the end or left, and how
 * fast he answers; of the game, how long it takes. Nothing depends on it, so a crash in between only forgets one game.
 */
import type { Entry } from '@signoria/store';
import type { House } from './house.ts';
import { fromRow } from './keeping.ts';
import { reported } from './log.ts';
import { changeUser, type UserData, userData } from './people.ts';

export interface Length {
  readonly games: number;
  /** The mean, in minutes of live play. */
  readonly minutes: number;
}

export function lengthKey(game: string, seats: number): string {
  return `length/${game}/${seats}`;
}

export async function lengthOf({ store }: Pick<House, 'store'>, game: string, seats: number): Promise<Length | null> {
  const kept = await store.getMeta(lengthKey(game, seats));
  return kept === null ? null : (JSON.parse(kept) as Length);
}

/** Never rejects. */
export async function noteFinish(house: House, id: string): Promise<void> {
  try {
    const row = await house.store.getTable(id);
    if (row === null) return;
    const entries = await house.store.entries(id);
    const { seats, started, settings } = fromRow(row);
    for (const [seat, { kind, ...of }] of seats.entries()) {
      if (kind === 'person' && 'user' in of)
        await noteUser(house, of.user, of.covered !== null, answerTimes(entries, seat));
    }
    if (settings.pace === 'live' && started !== null) await noteLength(house, row.game, seats.length, entries, started);
  } catch (error) {
    house.log.warn({ table: id, ...reported(error) }, 'finish not noted');
  }
}

/** From the entry before to his own: milliseconds, by hand only. */
function answerTimes(entries: readonly Entry[], seat: number): readonly number[] {
  return entries.flatMap((entry, i) => {
    const before = entries[i - 1];
    const byHand = entry.ticket?.startsWith('by/') === true && !entry.line.startsWith('@');
    return before !== undefined && byHand && entry.seat === seat ? [entry.at - before.at] : [];
  });
}

async function noteUser({ store }: House, user: string, left: boolean, times: readonly number[]): Promise<void> {
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

async function noteLength(
  house: House,
  game: string,
  seats: number,
  entries: readonly Entry[],
  started: number,
): Promise<void> {
  const last = entries.at(-1);
  if (last === undefined) return;
  const { games, minutes } = (await lengthOf(house, game, seats)) ?? { games: 0, minutes: 0 };
  const mean = (games * minutes + (last.at - started) / 60_000) / (games + 1);
  await house.store.setMeta(
    lengthKey(game, seats),
    JSON.stringify({ games: games + 1, minutes: mean } satisfies Length),
  );
}
