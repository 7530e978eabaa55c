/** Holidays: so many days a year on which a player's clocks rest in games over weeks. One document for each user. */
import { Conflict, readBack, type Store } from '@signoria/store';
import { DAY, LEAVE_DAYS, spanOf } from '@signoria/table';
import { Problem } from '../http/problems.ts';
import type { Services } from '../services.ts';
import type { Loaded } from '../tables/loaded.ts';
import { fromRow, settingsOf } from '../tables/table-rows.ts';
import type { Tables } from '../tables/tables.ts';

const KIND = 'leave';
/** Nobody plans further ahead. */
const FARTHEST = 365 * DAY;

export interface LeaveSpan {
  readonly from: number;
  readonly to: number;
}

export interface Leave {
  readonly perYear: number;
  /** Days left in this year. */
  readonly left: number;
  /** Those of this year and later, in order. */
  readonly spans: readonly LeaveSpan[];
}

function yearOf(time: number): number {
  return new Date(time).getUTCFullYear();
}

function daysOf({ from, to }: LeaveSpan): number {
  return Math.ceil((to - from) / DAY);
}

/** A day that has begun is taken. */
function daysLeft(spans: readonly LeaveSpan[], year: number): number {
  const taken = spans.filter(({ from }) => yearOf(from) === year).map(daysOf);
  return LEAVE_DAYS - taken.reduce((sum, days) => sum + days, 0);
}

async function readSpans(store: Store, user: string): Promise<readonly LeaveSpan[]> {
  const document = await store.getDocument(KIND, user);
  return document === null ? [] : readBack<{ readonly spans: readonly LeaveSpan[] }>(document.data).spans;
}

export async function leaveOf({ store, now }: Services, user: string): Promise<Leave> {
  const spans = await readSpans(store, user);
  const year = yearOf(now());
  return { perYear: LEAVE_DAYS, left: daysLeft(spans, year), spans: spans.filter(({ from }) => yearOf(from) >= year) };
}

type Change = (spans: readonly LeaveSpan[]) => readonly LeaveSpan[];

/** Changes a user's days whatever else changes them at the same moment. */
async function changeSpans(store: Store, user: string, change: Change): Promise<void> {
  for (;;) {
    const document = await store.getDocument(KIND, user);
    const spans = change(await readSpans(store, user)).toSorted((a, b) => a.from - b.from);
    const data = JSON.stringify({ spans });
    try {
      if (document !== null) await store.changeDocument(document, { data });
      else await store.addDocument({ kind: KIND, id: user, owner: user, due: null, rank: null, data });
      return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

export async function takeLeave(services: Services, tables: Tables, user: string, begin: number | null, days: number) {
  const now = services.now();
  const from = Math.max(begin ?? now, now);
  const span = { from, to: from + days * DAY };
  if (from > now + FARTHEST) throw new Problem('malformed', 'from');
  await changeSpans(services.store, user, (spans) => {
    if (spans.some((other) => other.from < span.to && span.from < other.to)) throw new Problem('leave-overlaps');
    if (daysLeft(spans, yearOf(from)) < days) throw new Problem('no-leave-left', daysLeft(spans, yearOf(from)));
    return [...spans, span];
  });
  await restEverywhere(services, tables, user, span);
}

/** Back early, or not going after all. */
export async function endLeave(services: Services, tables: Tables, user: string, from: number): Promise<void> {
  const now = services.now();
  let ended: LeaveSpan | null = null;
  await changeSpans(services.store, user, (spans) => {
    const span = spans.find((one) => one.from === from && one.to > now);
    if (span === undefined) throw new Problem('no-such-leave');
    ended = { from, to: Math.max(from, now) };
    const others = spans.filter((one) => one !== span);
    return ended.to === from ? others : [...others, ended];
  });
  if (ended !== null) await restEverywhere(services, tables, user, ended);
}

async function restEverywhere({ store }: Services, tables: Tables, user: string, span: LeaveSpan): Promise<void> {
  let cursor: string | undefined;
  do {
    const filter = { seated: user, status: ['running', 'paused'] } as const;
    const page = await store.listTables(filter, cursor === undefined ? {} : { cursor });
    for (const row of page.items) {
      if (spanOf(settingsOf(row)) !== 'weeks') continue;
      await tables.use(row.id, ({ table }) => table.rest(user, span.from, span.to));
    }
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

/** A game that begins while somebody is away, or is going to be. */
export async function restOnLeave({ store, now }: Services, { tablePorts, table }: Loaded): Promise<void> {
  const { settings, seats } = fromRow(tablePorts.row);
  if (spanOf(settings) !== 'weeks') return;
  for (const seat of seats) {
    if (seat.kind !== 'person') continue;
    const spans = await readSpans(store, seat.user);
    for (const { from, to } of spans) if (to > now()) await table.rest(seat.user, from, to);
  }
}
