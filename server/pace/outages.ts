/**
 * Times in which no server ran: they cost no player anything. Every server leaves a mark in the store from time to time
 * and when it closes; who starts and finds only an old mark writes down the time since.
 */
import { Conflict, type Store } from '@signoria/store';
import type { Outage } from '@signoria/table';
import type { Round } from '../rounds.ts';

export interface Outages {
  /** All there have been. */
  all(): readonly Outage[];
  /** Somebody runs. */
  beat(): Promise<void>;
  /** This server will not run any more. */
  close(): Promise<void>;
}

const KIND = 'outage';
const MARK = 'alive';
export const BEAT_MS = 10_000;

interface Mark {
  readonly at: number;
  readonly closed: boolean;
}

export async function makeOutages(store: Store, now: () => number): Promise<Outages> {
  await noteOutage(store, now());
  const all = await readOutages(store);
  const mark = (closed: boolean) => store.setMeta(MARK, JSON.stringify({ at: now(), closed } satisfies Mark));
  await mark(false);
  return { all: () => all, beat: () => mark(false), close: () => mark(true) };
}

export function leaveMarks({ beat }: Outages): Round {
  return { name: 'alive', everyMs: BEAT_MS, go: beat };
}

/** A mark that is not old was made by a server that still runs. */
async function noteOutage(store: Store, now: number): Promise<void> {
  const text = await store.getMeta(MARK);
  if (text === null) return;
  const { at, closed } = JSON.parse(text) as Mark;
  if (now <= at || (!closed && now - at < 2 * BEAT_MS)) return;
  try {
    const data = JSON.stringify({ from: at, to: now } satisfies Outage);
    await store.addPaper({ kind: KIND, id: String(at), owner: '', due: null, rank: null, data });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error; // another server was started at the same time
  }
}

async function readOutages(store: Store): Promise<readonly Outage[]> {
  const outages: Outage[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.listPapers({ kind: KIND }, cursor === undefined ? {} : { cursor });
    outages.push(...page.items.map(({ data }) => JSON.parse(data) as Outage));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return outages.sort((a, b) => a.from - b.from);
}
