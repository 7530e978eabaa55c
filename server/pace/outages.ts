/**
 * Times in which no server ran, or no clock told what time it was: they cost no player anything. Every server leaves a
 * mark in the store from time to time and when it closes; who starts and finds only an old mark writes down the time
 * since. A clock that jumps while a server runs is noticed when it is read, and the time it left out is written down too.
 */
import { Conflict, readBack, type Store } from '@signoria/store';
import type { Outage } from '@signoria/table';
import type { Job } from '../jobs.ts';

export interface Outages {
  /** All there have been. Another list when there is another. */
  all(): readonly Outage[];
  /** The time. */
  now(): number;
  /**
   * The time by which things are thrown away: what an outage left out does not count until it is a week old. A clock that
   * is a year ahead, and put right again, has then cost nobody anything.
   */
  tidyNow(): number;
  /** Somebody runs. */
  beat(): Promise<void>;
  /** Why the latest mark could not be left; null when it could. */
  trouble(): unknown;
  /** This server will not run any more. */
  close(): Promise<void>;
}

/** What time it is, and how many milliseconds have really passed; null where nobody can tell. */
export interface Clock {
  now(): number;
  readonly elapsed: (() => number) | null;
}

const KIND = 'outage';
const MARK = 'alive';
export const BEAT_MS = 10_000;

interface Mark {
  readonly at: number;
  readonly closed: boolean;
}

/** A clock that is put right by less has not jumped. */
const JUMP_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * 60_000;

export async function makeOutages(store: Store, clock: Clock): Promise<Outages> {
  await noteOutage(store, clock.now());
  let all = await readOutages(store);
  let unwritten = false;
  const now = watched(clock, (from, to) => {
    all = afterJump(all, from, to);
    unwritten = true;
  });
  const mark = async (closed: boolean) => {
    const at = now();
    if (unwritten) await writeOutages(store, all);
    unwritten = false;
    await store.setMeta(MARK, JSON.stringify({ at, closed } satisfies Mark));
  };
  await mark(false);
  let trouble: unknown = null;
  const noTrouble = () => {
    trouble = null;
  };
  const inTrouble = (error: unknown) => {
    trouble = error;
    throw error;
  };
  return {
    all: () => all,
    now,
    tidyNow() {
      const time = now(); // first: this may be when a jump is noticed
      return withoutRecent(all, time);
    },
    beat: () => mark(false).then(noTrouble, inTrouble),
    trouble: () => trouble,
    close: () => mark(true),
  };
}

/** The clock, and somebody who is told when it has jumped: from where it should be to where it is. */
function watched({ now, elapsed }: Clock, jumped: (from: number, to: number) => void): () => number {
  if (elapsed === null) return now;
  let last = { time: now(), real: elapsed() };
  return () => {
    const real = elapsed();
    const expected = last.time + real - last.real;
    const time = now();
    last = { time, real };
    if (Math.abs(time - expected) > JUMP_MS) jumped(expected, time);
    return time;
  };
}

/** Forward, the time left out is an outage; backward, none lasts longer than until now. */
function afterJump(all: readonly Outage[], from: number, to: number): readonly Outage[] {
  if (to > from) return [...all, { from, to }];
  return all.map((outage) => ({ from: outage.from, to: Math.max(outage.from, Math.min(outage.to, to)) }));
}

function withoutRecent(all: readonly Outage[], now: number): number {
  const recent = all.filter(({ to }) => now - to < WEEK_MS);
  return recent.reduce((time, { from, to }) => time - (to - from), now);
}

async function writeOutages(store: Store, all: readonly Outage[]): Promise<void> {
  for (const outage of all) {
    const known = await store.getDocument(KIND, String(outage.from));
    const data = JSON.stringify(outage);
    if (known === null) await addOutage(store, outage);
    else if (known.data !== data) await store.changeDocument(known, { data });
  }
}

export function leaveMarks({ beat }: Outages): Job {
  return { name: 'alive', everyMs: BEAT_MS, run: beat };
}

/** A mark that is not old was made by a server that still runs. */
async function noteOutage(store: Store, now: number): Promise<void> {
  const text = await store.getMeta(MARK);
  if (text === null) return;
  const { at, closed } = readBack<Mark>(text);
  if (now <= at || (!closed && now - at < 2 * BEAT_MS)) return;
  await addOutage(store, { from: at, to: now });
}

async function addOutage(store: Store, outage: Outage): Promise<void> {
  const data = JSON.stringify(outage);
  try {
    await store.addDocument({ kind: KIND, id: String(outage.from), owner: '', due: null, rank: null, data });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error; // another server was started at the same time
  }
}

async function readOutages(store: Store): Promise<readonly Outage[]> {
  const outages: Outage[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.listDocuments({ kind: KIND }, cursor === undefined ? {} : { cursor });
    outages.push(...page.items.map(({ data }) => readBack<Outage>(data)));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return outages.sort((a, b) => a.from - b.from);
}
