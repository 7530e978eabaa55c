/**
 * What players report: a line of chat, or somebody at the table. Only administrators read reports; they see the talk
 * around as far as the one who reported could read it, and nothing of the game.
 */
import { createHash } from 'node:crypto';
import type { Reporting, ReportReason } from '@signoria/protocol';
import { type Chat, Conflict, readBack, type Store, type StoredDocument, type User } from '@signoria/store';
import { seatOf } from '@signoria/table';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { fromRow } from '../tables/table-rows.ts';
import { type Counted, counted } from './counted.ts';
import { nameOf, note } from './deeds.ts';
import { userRow } from './users.ts';

const KIND = 'report';
/** Open reports are listed before all that were dealt with, each newest first. */
const OPEN = 10_000_000_000_000;
const DAY = 24 * 60 * 60_000;

interface Verdict {
  readonly what: 'acted' | 'dismissed';
  readonly by: string;
  readonly at: number;
  readonly note: string;
}

interface Report {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly reason: ReportReason;
  readonly text: string;
  readonly by: string;
  readonly about: { readonly user: string; readonly seat: number | null };
  /** The line it is about, and the last one there was. */
  readonly chat: number | null;
  readonly last: number;
  readonly rooms: readonly string[];
  readonly verdict: Verdict | null;
}

/** Whoever reports the same thing again has reported it already. */
export async function addReport(
  services: Services,
  by: User,
  id: string,
  { reason, text, about }: Reporting,
): Promise<void> {
  const { store, now } = services;
  const row = await store.getTable(id);
  if (row === null) throw new Problem('no-such-table');
  const { seats } = fromRow(row);
  const rooms = seatOf(seats, by.id) === null ? ['watchers'] : ['seats', 'watchers'];
  const line = 'chat' in about ? await lineOf(store, id, about.chat, rooms) : null;
  const of = 'seat' in about ? seats[about.seat] : undefined;
  const user = line?.user ?? (of?.kind === 'person' ? of.user : null);
  if (user === null || user === by.id) throw new Problem('no-such-user');
  const at = now();
  const report: Report = {
    table: id,
    game: row.game,
    at,
    reason,
    text: text.trim(),
    by: by.id,
    about: { user, seat: seatOf(seats, user) },
    chat: line?.id ?? null,
    last: (await store.listChat(id, { limit: 1, visibility: rooms }))[0]?.id ?? 0,
    rooms,
    verdict: null,
  };
  const what = line === null ? `${user}/${Math.floor(at / DAY)}` : String(line.id);
  await put(store, hash(`${by.id}/${id}/${what}`), report);
}

async function put(store: Store, id: string, report: Report): Promise<void> {
  const document = {
    kind: KIND,
    id,
    owner: report.table,
    due: null,
    rank: OPEN + report.at,
    data: JSON.stringify(report),
  };
  try {
    await store.addDocument(document);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Only a line they could read. */
async function lineOf(store: Store, table: string, id: number, rooms: readonly string[]): Promise<Chat> {
  const [line] = await store.listChat(table, { after: id - 1, limit: 1, visibility: rooms });
  if (line?.id !== id) throw new Problem('no-such-line');
  return line;
}

export async function listReports({ store }: Services, cursor: string | undefined) {
  const page = await store.listDocuments({ kind: KIND }, { ranked: true, ...(cursor === undefined ? {} : { cursor }) });
  return { reports: await Promise.all(page.items.map((document) => shown(store, document))), next: page.next };
}

export function openReports(store: Store): Promise<Counted> {
  return counted(async (page) => {
    const { items, next } = await store.listDocuments({ kind: KIND }, { ranked: true, ...page });
    const open = items.filter(({ rank }) => rank !== null && rank >= OPEN);
    return { items: open, next: open.length < items.length ? null : next };
  });
}

async function shown(store: Store, { id, data }: StoredDocument) {
  const { table, game, at, reason, text, by, about, chat, rooms, verdict } = readBack<Report>(data);
  return {
    report: id,
    table,
    game,
    at,
    reason,
    text,
    by: await nameOf(store, by),
    about: { ...(await nameOf(store, about.user)), seat: about.seat },
    line: chat === null ? null : (await lineOf(store, table, chat, rooms)).text,
    verdict: verdict === null ? null : { ...verdict, by: await nameOf(store, verdict.by) },
  };
}

async function mustRead(store: Store, id: string): Promise<StoredDocument> {
  const document = await store.getDocument(KIND, id);
  if (document === null) throw new Problem('no-such-report');
  return document;
}

const BEFORE = 15;
const AFTER = 10;

export async function readReport(around: Around, id: string) {
  const { store } = around.services;
  const document = await mustRead(store, id);
  const { table, about, chat: line, last, rooms } = readBack<Report>(document.data);
  const middle = line ?? last;
  const before = await store.listChat(table, { before: middle + 1, limit: BEFORE, visibility: rooms });
  const after = await store.listChat(table, { after: middle, limit: AFTER, visibility: rooms });
  const user = await store.getUser(about.user);
  return {
    ...(await shown(store, document)),
    chat: await Promise.all([...before, ...after].map((said) => chatRow(store, said, line))),
    user: user === null ? null : userRow(around, user),
  };
}

async function chatRow(store: Store, { id, at, seat, user, visibility, text }: Chat, reported: number | null) {
  const { name } = await nameOf(store, user ?? '');
  return { id, at, name, seat, room: visibility, text, reported: id === reported };
}

/** Can be judged anew: whoever looks again may see it otherwise. */
export async function judge(
  services: Services,
  by: User,
  id: string,
  { verdict: what, note: words }: { readonly verdict: Verdict['what']; readonly note: string },
): Promise<void> {
  const { store, now } = services;
  const document = await mustRead(store, id);
  const report = readBack<Report>(document.data);
  const verdict: Verdict = { what, by: by.id, at: now(), note: words.trim() };
  await store.changeDocument(document, {
    rank: report.at,
    data: JSON.stringify({ ...report, verdict } satisfies Report),
  });
  await note(services, by, 'judge', (await nameOf(store, report.about.user)).name, what);
}
