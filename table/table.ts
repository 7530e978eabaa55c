/**
 * One table. Everything goes through one queue, in the order it came; each request is judged, written, and only then
 * acknowledged. Runs the same in a server and in a Web Worker: all it knows of the world are its ports.
 */
import { Refused, type Seat } from '@signoria/kernel';
import {
  type Actor,
  enqueue,
  fail,
  makeActor,
  NotStored,
  type Presence,
  recordOf,
  reload,
  stored,
  tell,
} from './actor.ts';
import { proceed } from './auto.ts';
import { chat, mute } from './chat/chat.ts';
import { answer, numberOf, undoOwn } from './log/answers.ts';
import { type Course, moveBy } from './log/course.ts';
import { botAt, isOver, type Person, seatOf, type TableRecord } from './log/record.ts';
import { handKey } from './log/request-keys.ts';
import { giveOrders } from './orders/orders.ts';
import { PACING, type Pacing, type Ports } from './ports.ts';
import { NotDone, refuse } from './refusal.ts';
import { noticed } from './seats/attendance.ts';
import type { Steps } from './slices.ts';
import { counselling, tableView } from './view/counsel.ts';
import { wakeLate } from './view/delay.ts';
import { digest } from './view/digest.ts';
import { type Texts, textsOf } from './view/parts.ts';
import { type OpenView, openLog, openView, type PlainPast, pastView, plainPast } from './view/past.ts';
import { added, plainView } from './view/view.ts';
import type {
  BotLevel,
  Counsel,
  Inquiry,
  InquiryReply,
  LobbyRequest,
  LogItem,
  PastView,
  Reply,
  Request,
  TableRefusal,
  TableView,
} from './wire.ts';

/** Whoever watches is the caller's business; everything else is the table's. */
export type TableRequest = Exclude<Request, Inquiry | { readonly type: 'watch' | 'leave' }> | LobbyRequest;

/** A plain view in parts: what stands, as JSON, and what was added to log and chat. */
export interface Sight extends Pick<TableView, 'log' | 'chat'> {
  readonly standing: Texts;
}

export interface Table {
  /** Never rejects. */
  request(by: Person, request: TableRequest): Promise<Reply>;
  /** Log and chat from these numbers on. */
  view(user: string, logFrom: number, chatFrom: number): TableView;
  /** The same without counsel: for whoever is not about to answer. */
  glance(user: string, logFrom: number, chatFrom: number): TableView;
  /** The same in parts. */
  sight(user: string, logFrom: number, chatFrom: number): Sight;
  /** What this reader should know beside the view, found out in small steps; null where the view says everything. */
  counsel(user: string): Steps<Counsel> | null;
  /** Looked into beside everything else, in small steps. */
  inquire(user: string, inquiry: Inquiry): Promise<Steps<InquiryReply>>;
  digest(user: string): readonly LogItem[];
  /** What every seat saw; refused (`NotDone`) while the game runs. */
  open(seq: number): OpenView;
  openLog(): readonly LogItem[];
  past(user: string, seq: number): PastView;
  /** The same without the score: for whoever only looks. */
  plainPast(user: string, seq: number): PlainPast;
  /** How it has gone, secrets included; null before the start. */
  course(): Course | null;
  /** A bot stands in for a person who has been away too long. */
  cover(seat: Seat, level: BotLevel): Promise<void>;
  presence(presence: Presence): void;
  /** Somebody else wrote to this table's record: read it again. */
  refresh(): Promise<void>;
  /** What somebody who knows the game would answer in this user's place; null where they are not asked. */
  suggestion(user: string): Promise<string | null>;
  /** All that is kept, secrets included. */
  record(): TableRecord;
  /** Resolves when everything asked so far has been done. */
  settled(): Promise<void>;
  /** Nothing more is done; what is being written is still written. */
  close(): Promise<void>;
}

/** Throws `BadLog` when the record is not a game these rules could have led to. */
export function openTable(ports: Ports, record: TableRecord, pacing: Pacing = PACING): Table {
  return tableOf(makeActor(ports, pacing, record));
}

/** What can be done with a table from outside; and it begins to do what follows by itself. */
export function tableOf(t: Actor): Table {
  enqueue(t, () => proceed(t));
  return {
    request: (by, request) => submit(t, by, request),
    view: (user, logFrom, chatFrom) => tableView(t, user, logFrom, chatFrom),
    glance: (user, logFrom, chatFrom) => plainView(t, user, logFrom, chatFrom),
    sight(user, logFrom, chatFrom) {
      wakeLate(t, user);
      return { standing: textsOf(t, user), ...added(t, user, logFrom, chatFrom) };
    },
    counsel: (user) => counselling(t, user),
    // Few ask: what it takes is fetched when somebody does.
    async inquire(user, inquiry) {
      const { ports } = t;
      const [{ inquiring }, game] = await Promise.all([
        import('./view/inquiry.ts'),
        ports.inquired?.() ?? ports.module,
      ]);
      return inquiring(t, game, user, inquiry);
    },
    digest: (user) => digest(t, user),
    open: (seq) => openView(t, seq),
    openLog: () => openLog(t),
    past: (user, seq) => pastView(t, user, seq),
    plainPast: (user, seq) => plainPast(t, user, seq),
    course: () => t.course,
    cover: (seat, level) => byItself(t, async () => (await sitting()).cover(t, seat, level, { why: 'cover' })),
    presence(presence) {
      t.presence = presence;
      tell(t);
    },
    refresh: () => byItself(t, () => reload(t)),
    // Few ask: the search behind it is fetched when somebody does.
    suggestion: async (user) => (await import('./view/suggestion.ts')).suggestion(t, user),
    record: () => recordOf(t),
    settled: () => t.tail,
    close() {
      t.closed = true;
      return t.tail;
    },
  };
}

export function byItself<T>(t: Actor, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) =>
    enqueue(t, async () => {
      await work().then(resolve, reject);
      await proceed(t);
    }),
  );
}

function submit(t: Actor, by: Person, request: TableRequest): Promise<Reply> {
  return new Promise((resolve) =>
    enqueue(t, async () => {
      resolve(t.closed ? refused(request.id, { why: 'server' }) : await replyTo(t, by, request));
      await proceed(t);
    }),
  );
}

const LONGEST_ID = 100;
/** So many replies are remembered for those who ask again. */
const REMEMBERED = 500;

async function replyTo(t: Actor, by: Person, request: TableRequest): Promise<Reply> {
  const { id } = request;
  if (id.length > LONGEST_ID) return refused(id, { why: 'too-large' });
  const requestKey = handKey(by.user, id);
  for (let left = TRIES; ; left--) {
    const { writes } = t;
    try {
      if (t.stale) await reload(t);
      return t.replies.get(requestKey) ?? written(t, id, requestKey) ?? (await done(t, by, request, requestKey));
    } catch (error) {
      if (left > 0 && (await mayGoOtherwise(t, error, t.writes > writes))) continue;
      return notDone(t, by, request, requestKey, error);
    }
  }
}

/** Others may be quicker again and again, but each time the game has gone on. */
const TRIES = 20;

/**
 * Whether the same request may come off once we know what others have written meanwhile: nobody shall be refused for
 * what only this server did not know. Not when half of it is done.
 */
async function mayGoOtherwise(t: Actor, error: unknown, begun: boolean): Promise<boolean> {
  if (error instanceof NotStored) return error.outdone && !begun;
  if (!(error instanceof Refused || error instanceof NotDone) || t.ports.isBehind === undefined) return false;
  try {
    t.stale = await stored(t, t.ports.isBehind());
    return t.stale;
  } catch (failure) {
    if (failure instanceof NotStored) return false;
    throw failure;
  }
}

async function done(t: Actor, by: Person, request: TableRequest, requestKey: string): Promise<Reply> {
  const { id } = request;
  if (request.type === 'past') {
    return { type: 'past', id, seq: request.seq, past: pastView(t, by.user, request.seq) };
  }
  return remember(t, requestKey, { type: 'done', id, seq: await carryOut(t, by, request, requestKey) });
}

// Rarely asked for, and most tables of one device never are: fetched when somebody does.
const consent = () => import('./seats/consent.ts');
const sitting = () => import('./seats/seats.ts');

/** Gives the number of the entry it made, if it made one. */
async function carryOut(t: Actor, by: Person, request: Deed, requestKey: string): Promise<number | null> {
  if (request.type === 'answer' || request.type === 'undo') await noticed(t, by);
  switch (request.type) {
    case 'answer':
      return answer(t, playing(t, by), requestKey, request.ticket, request.line);
    case 'undo':
      return undoOwn(t, playing(t, by), requestKey);
    case 'propose':
      return (await consent()).propose(t, playing(t, by), request.what);
    case 'vote':
      return (await consent()).vote(t, playing(t, by), request.proposal, request.agree);
    default:
      await carryOutBeside(t, by, request);
      return null;
  }
}

type Deed = Exclude<TableRequest, { readonly type: 'past' }>;
type BesideLog = Exclude<Deed, { readonly type: 'answer' | 'undo' | 'propose' | 'vote' }>;

/** What makes no entry. */
async function carryOutBeside(t: Actor, by: Person, request: BesideLog): Promise<void> {
  switch (request.type) {
    case 'order':
      return giveOrders(t, playing(t, by), request.orders);
    case 'resign':
      return (await sitting()).cover(t, playing(t, by), 'adept', { why: 'left' });
    case 'return':
      return (await sitting()).comeBack(t, seated(t, by));
    case 'chat':
      return chat(t, by, request.text);
    case 'mute':
      return mute(t, by, request.user, request.muted);
    default:
      return arrange(t, by, request);
  }
}

async function arrange(t: Actor, by: Person, request: LobbyRequest): Promise<void> {
  const seats = await sitting();
  switch (request.type) {
    case 'sit':
      return seats.sit(t, by, request.seat);
    case 'rise':
      return seats.rise(t, by);
    case 'place':
      return seats.place(t, by, request.seat, request.level);
    case 'colour':
      return seats.recolour(t, by, request.seat, request.colour);
    case 'start':
      return seats.start(t, by);
    case 'close':
      return seats.closeOpen(t, by);
  }
}

function seated(t: Actor, { user }: Person): Seat {
  return seatOf(t.facts.seats, user) ?? refuse({ why: 'not-seated' });
}

/** The seat this person plays. While a bot covers it they have to come back first. */
function playing(t: Actor, by: Person): Seat {
  if (isOver(t.facts)) refuse({ why: 'over' });
  const seat = seated(t, by);
  if (botAt(t.facts.seats[seat]) !== null) refuse({ why: 'not-seated' });
  return seat;
}

/** Done before a restart: the log remembers. */
function written(t: Actor, id: string, requestKey: string): Reply | undefined {
  const move = t.course === null ? undefined : moveBy(t.course.moves, requestKey);
  return move === undefined ? undefined : { type: 'done', id, seq: numberOf(move) };
}

function remember(t: Actor, requestKey: string, reply: Reply): Reply {
  t.replies.set(requestKey, reply);
  if (t.replies.size > REMEMBERED) t.replies.delete(t.replies.keys().next().value!);
  return reply;
}

async function notDone(
  t: Actor,
  by: Person,
  request: TableRequest,
  requestKey: string,
  error: unknown,
): Promise<Reply> {
  const { id } = request;
  if (error instanceof Refused || error instanceof NotDone) return remember(t, requestKey, refused(id, error.refusal));
  const line = request.type === 'answer' ? request.line : null;
  if (!(error instanceof NotStored)) fail(t, 'rules', error, seatOf(t.facts.seats, by.user), line);
  const found = await lookAgain(t, id, requestKey);
  return found ?? refused(id, { why: 'server' });
}

/** What the store refused to confirm may yet have been written. */
async function lookAgain(t: Actor, id: string, requestKey: string): Promise<Reply | undefined> {
  try {
    if (t.stale) await reload(t);
    return written(t, id, requestKey);
  } catch (error) {
    if (!(error instanceof NotStored)) fail(t, 'rules', error);
    return undefined;
  }
}

function refused(id: string, refusal: TableRefusal): Reply {
  return { type: 'refused', id, refusal };
}
