/**
 * Keeps notices in step with the tables: whoever is asked gets one, whoever has answered, or whose turn was undone,
 * needs none any more. Told of every change, but writes only where somebody has asked to be told.
 */

import { backTo } from '@signoria/kernel';
import type { NoticeKind, NoticePreferences } from '@signoria/protocol';
import { type ChatLine, spanOf, type TableRecord, type TableView } from '@signoria/table';
import type { Around } from '../http/routes.ts';
import { type Loaded, viewOf } from '../tables/loaded.ts';
import { turnIn } from './facts.ts';
import { addNotice, changeNotice, idOf, NOTICE, type Notice, newNotice, noticesOf, type Subject } from './notice.ts';
import { readPreferences } from './preferences.ts';
import { recall } from './recall.ts';

/** Orders, bots and second thoughts come first. */
const SHORTLY_MS = 5_000;
/** Whoever is looking at the table has this long to answer before being called: that is a move, not a reminder. */
const LOOKING_MS = { live: 60_000, weeks: 20_000 };
/** What is older happened while nobody kept notices. */
const NEWS_MS = 60_000;
const ALL = Number.MAX_SAFE_INTEGER;
const CHAT_LOOKED_AT = 20;

const looking = new WeakMap<Loaded, Promise<void>>();

/** One look after another, or an earlier one that took longer would have the last word. */
export function tableChanged(around: Around, loaded: Loaded): Promise<void> {
  const before = looking.get(loaded) ?? Promise.resolve();
  const now = before.catch(() => {}).then(() => lookAtAll(around, loaded));
  looking.set(loaded, now);
  return now;
}

async function lookAtAll(around: Around, loaded: Loaded): Promise<void> {
  const users = new Set(loaded.tablePorts.row.seats.flatMap(({ user }) => user ?? []));
  for (const user of users) await personChanged(around, loaded, user);
}

async function personChanged(around: Around, loaded: Loaded, user: string): Promise<void> {
  const { store } = around.services;
  const preferences = await readPreferences(store, user);
  if (preferences === null) return;
  const view = viewOf(loaded, user, ALL, Math.max(0, loaded.tablePorts.said - CHAT_LOOKED_AT));
  const person: Watched = { around, loaded, user, preferences, view, looking: isLooking(loaded, user) };
  await followTurn(person);
  await noteStart(person);
  await noteMentions(person);
}

interface Watched {
  readonly around: Around;
  readonly loaded: Loaded;
  readonly user: string;
  readonly preferences: NoticePreferences;
  readonly view: TableView;
  readonly looking: boolean;
}

function isLooking({ audience }: Loaded, user: string): boolean {
  return [...audience.readers.values()].includes(user);
}

type Turn = Extract<Subject, { readonly kind: 'turn' }>;

async function followTurn(person: Watched): Promise<void> {
  const { around, loaded, user, preferences, view } = person;
  const { store } = around.services;
  const turn = turnIn(view);
  const subject: Turn | null =
    turn === null
      ? null
      : { kind: 'turn', table: loaded.id, user, asked: turn.ticket, call: 'turn', seq: loaded.tablePorts.seq };
  let known = false;
  for (const notice of await noticesOf(store, user)) {
    if (notice.subject.kind !== 'turn' || notice.subject.table !== loaded.id) continue;
    if (subject !== null && notice.subject.asked === subject.asked) known = true;
    else await endTurn(around, loaded, notice);
  }
  if (subject === null) return;
  if (known) await noteLooking(person, subject);
  else if (preferences.told.turn) await addTurn(person, subject);
}

async function addTurn({ around: { services }, view, looking }: Watched, subject: Turn): Promise<void> {
  const now = services.now();
  const wait = looking ? LOOKING_MS[spanOf(view.settings)] : SHORTLY_MS;
  await addNotice(services.store, newNotice(subject, now, looking), now + wait);
}

/** Coming to look counts as having seen it; a window that was open all the time does not. */
async function noteLooking({ around: { services }, view, looking }: Watched, subject: Turn): Promise<void> {
  await changeNotice(services.store, idOf(subject), (notice, due) => {
    if (notice.looking === looking) return null;
    if (!looking) return { notice: { ...notice, looking }, due };
    const isNew = notice.stage === 'first' && notice.pending === null;
    const later = isNew ? Math.max(due, notice.made + LOOKING_MS[spanOf(view.settings)]) : due;
    return { notice: { ...notice, looking, seen: services.now() }, due: later };
  });
}

/** The question is no more. Whoever was called for nothing is told so, as far as that is possible. */
async function endTurn(around: Around, loaded: Loaded, notice: Notice): Promise<void> {
  const { subject, sent } = notice;
  const dropped = await around.services.store.dropDocument(NOTICE, idOf(subject));
  if (!dropped || Object.keys(sent).length === 0 || subject.kind !== 'turn') return;
  if (!hasAnswered(loaded.table.record(), subject)) await recall(around, notice);
}

/** Whether a turn came to an end without an answer. */
export async function wasUndone({ tables }: Around, subject: Subject): Promise<boolean> {
  if (subject.kind !== 'turn') return false;
  return (await tables.use(subject.table, ({ table }) => !hasAnswered(table.record(), subject))) ?? false;
}

function hasAnswered({ seats, entries }: TableRecord, { user, seq }: Turn): boolean {
  return entries.some((entry) => {
    const of = entry.seat === null ? undefined : seats[entry.seat];
    return entry.seq > seq && of?.kind === 'person' && of.user === user && backTo(entry) === null;
  });
}

async function noteStart({ around: { services }, loaded, user, preferences, looking }: Watched): Promise<void> {
  const now = services.now();
  const { status, started } = loaded.table.record();
  const justNow = status === 'running' && started !== null && now - started < NEWS_MS;
  if (!justNow || looking || !preferences.told.start) return;
  await addNotice(services.store, newNotice({ kind: 'start', table: loaded.id, user }, now, false), now + SHORTLY_MS);
}

async function noteMentions({
  around: { services },
  loaded,
  user,
  preferences,
  view,
  looking,
}: Watched): Promise<void> {
  const now = services.now();
  if (looking || !preferences.told.mention || view.you === null) return;
  const of = view.seats[view.you];
  if (of?.kind !== 'person') return;
  for (const line of view.chat) {
    if (now - line.at >= NEWS_MS || line.from.seat === view.you || !mentions(line, of.name)) continue;
    const subject: Subject = { kind: 'mention', table: loaded.id, user, line: line.id };
    await addNotice(services.store, newNotice(subject, now, false), now + SHORTLY_MS);
  }
}

/** `@Lucrezia`, whatever follows, as long as the name does not go on. */
export function mentions({ text }: Pick<ChatLine, 'text'>, name: string): boolean {
  const [all, called] = [text.toLowerCase(), `@${name.toLowerCase()}`];
  for (let at = all.indexOf(called); at >= 0; at = all.indexOf(called, at + 1)) {
    if (!/^[\p{L}\p{N}_]/u.test(all.slice(at + called.length))) return true;
  }
  return false;
}

export async function tableFinished(around: Around, { id, seats }: TableRecord): Promise<void> {
  const looking = await around.tables.use(id, ({ audience }) => new Set(audience.readers.values()));
  for (const of of seats) {
    if (of.kind === 'person' && looking?.has(of.user) !== true) {
      await tell(around, { kind: 'over', table: id, user: of.user });
    }
  }
}

/** Once for each subject, if they want to be told such things. */
export async function tell({ services }: Pick<Around, 'services'>, subject: Exclude<Subject, Turn>): Promise<void> {
  const preferences = await readPreferences(services.store, subject.user);
  if (preferences?.told[switchOf(subject)] !== true) return;
  await addNotice(services.store, newNotice(subject, services.now(), false), services.now() + SHORTLY_MS);
}

/** What becomes of a seat that does not answer belongs to turns. */
function switchOf({ kind }: Exclude<Subject, Turn>): NoticeKind {
  return kind === 'covered' || kind === 'vacant' ? 'turn' : kind;
}
