/**
 * Sends what is due. Notices are claimed, so of several servers one sends each; all of one person that are due together
 * go out in one message to each channel. What fails is tried again, ever more rarely, and given up in the end.
 */
import type { Failure, NoticePreferences } from '@signoria/protocol';
import type { StoredDocument } from '@signoria/store';
import type { Around } from '../http/routes.ts';
import type { Job } from '../jobs.ts';
import { reported } from '../log.ts';
import { type Channel, channelsOf, isUsable, noteDelivery } from './channels.ts';
import { factsOf, type NoticeFacts } from './facts.ts';
import { NotSent } from './failure.ts';
import { messageFor } from './message.ts';
import { changeNotice, idOf, NOTICE, type Notice, readNotice } from './notice.ts';
import { readPreferences } from './preferences.ts';
import { recall } from './recall.ts';
import { send } from './send.ts';
import { aim, KEEP_MS, mayGoAt, next, pendingAfter } from './stages.ts';
import { wasUndone } from './turn-notices.ts';

const EVERY_MS = 5_000;
/** Longer than all channels of a person can take together; then another server may try. */
const LEASE_MS = 5 * 60_000;
const AT_ONCE = 100;
/** Slow channels of some people must not hold up the others. */
const PEOPLE_AT_ONCE = 8;

export function deliveryJob(around: Around): Job {
  return { name: 'notices', everyMs: EVERY_MS, run: () => deliverDue(around) };
}

async function deliverDue(around: Around): Promise<void> {
  const { store, now } = around.services;
  for (;;) {
    const claim = { now: now(), until: now() + LEASE_MS, limit: AT_ONCE };
    const documents = await store.claimDocuments(NOTICE, claim);
    const people = [...Map.groupBy(documents, ({ owner }) => owner)];
    const work = async () => {
      for (let next = people.pop(); next !== undefined; next = people.pop()) await deliverTo(around, ...next);
    };
    await Promise.all(Array.from({ length: PEOPLE_AT_ONCE }, work));
    if (documents.length < AT_ONCE) return;
  }
}

/** What goes wrong with one person's notices is no reason to keep the others waiting. */
async function deliverTo(around: Around, user: string, documents: readonly StoredDocument[]): Promise<void> {
  try {
    await deliverAll(around, user, documents.map(readNotice));
  } catch (error) {
    around.services.log.error({ user, ...reported(error) }, 'notices not delivered');
  }
}

/** A notice that may go out now. */
interface Ready {
  readonly notice: Notice;
  readonly facts: NoticeFacts;
}

async function deliverAll(around: Around, user: string, notices: readonly Notice[]): Promise<void> {
  const { store } = around.services;
  const preferences = await readPreferences(store, user);
  const channels = (await channelsOf(store, user)).filter(isUsable);
  if (preferences === null || channels.length === 0) {
    for (const { subject } of notices) await store.dropDocument(NOTICE, idOf(subject));
    return;
  }
  const ready: Ready[] = [];
  for (const notice of notices) {
    const one = await prepare(around, notice, preferences, channels);
    if (one !== null) ready.push(one);
  }
  const results = await Promise.all(
    channels.map((channel) => deliverBy(around, channel, preferences, withoutStarts(ready))),
  );
  for (const { notice } of ready) await settle(around, notice, preferences, channels, results);
}

/** That a game begins need not be said to whoever is asked something in it. */
function withoutStarts(ready: readonly Ready[]): readonly Ready[] {
  const asked = new Set(ready.flatMap(({ facts: { ticket, table } }) => (ticket === null ? [] : [table])));
  return ready.filter(({ facts: { call, table } }) => call !== 'start' || !asked.has(table));
}

/** Null when there is nothing to send now: it is no longer so, or has to wait, or has been done. */
async function prepare(
  around: Around,
  notice: Notice,
  preferences: NoticePreferences,
  channels: readonly Channel[],
): Promise<Ready | null> {
  const { store, now } = around.services;
  const { subject, stage } = notice;
  const facts =
    stage === 'rest' && subject.kind !== 'turn' ? null : await factsOf(around, subject, preferences.language);
  if (facts === null) {
    await store.dropDocument(NOTICE, idOf(subject));
    return null;
  }
  const time = now();
  const isOver = stage === 'rest' || (stage === 'later' && notice.seen !== null);
  const due = isOver ? time + KEEP_MS : mayGoAt(notice, facts, preferences, channels, time);
  const aimed: Notice = isOver ? { ...notice, stage: 'rest' } : { ...notice, pending: aim(notice, channels, time) };
  if (due <= time) return { notice: aimed, facts };
  await changeNotice(store, idOf(subject), (current) => ({
    notice: isOver ? { ...current, stage: 'rest' } : current,
    due,
  }));
  return null;
}

interface Result {
  readonly channel: Channel;
  /** The notices it was about, by id. */
  readonly about: ReadonlySet<string>;
  readonly ref: string | null;
  readonly failure: Failure | null;
}

async function deliverBy(
  { services }: Around,
  channel: Channel,
  preferences: NoticePreferences,
  ready: readonly Ready[],
): Promise<Result | null> {
  const now = services.now();
  const due = ready.filter(({ notice }) => (notice.pending?.[channel.id]?.at ?? Infinity) <= now);
  if (due.length === 0) return null;
  const facts = due.map((one) => one.facts);
  const message = await messageFor(services.store, channel, preferences, facts, now);
  const tried = await attempt(() => send(services, { channel, message, language: preferences.language }));
  const tries = 1 + Math.max(...due.map(({ notice }) => notice.pending?.[channel.id]?.tries ?? 0));
  await noteDelivery(services.store, channel, { at: now, failure: tried.failure, tries, test: false });
  return { channel, about: new Set(due.map(({ notice }) => idOf(notice.subject))), ...tried };
}

export async function attempt(work: () => Promise<string | null>): Promise<Pick<Result, 'ref' | 'failure'>> {
  try {
    return { ref: await work(), failure: null };
  } catch (error) {
    if (error instanceof NotSent) return { ref: null, failure: error.code };
    throw error;
  }
}

/** Writes down what became of a notice. One that vanished meanwhile told of something that is no longer so. */
async function settle(
  around: Around,
  aimed: Notice,
  preferences: NoticePreferences,
  channels: readonly Channel[],
  results: readonly (Result | null)[],
): Promise<void> {
  const { store, now } = around.services;
  const id = idOf(aimed.subject);
  const mine = results.flatMap((result) => (result?.about.has(id) === true ? [result] : []));
  const sent = { ...aimed.sent, ...sentBy(mine, now()) };
  const pending = pendingAfter(aimed, mine, now());
  const kept = await changeNotice(store, id, (current) =>
    next({ ...current, sent: { ...current.sent, ...sent }, pending }, preferences, channels, now()),
  );
  const isGone = kept === null && (await store.getDocument(NOTICE, id)) === null;
  if (isGone && aimed.subject.kind === 'turn') await recallUnlessAnswered(around, { ...aimed, sent });
}

function sentBy(results: readonly Result[], at: number): Notice['sent'] {
  const arrived = results.filter(({ failure }) => failure === null);
  return Object.fromEntries(arrived.map(({ channel, ref }) => [channel.id, { at, ref }]));
}

/** It went out while its turn came to an end. */
async function recallUnlessAnswered(around: Around, notice: Notice): Promise<void> {
  if (Object.keys(notice.sent).length === 0) return;
  if (await wasUndone(around, notice.subject)) await recall(around, notice);
}
