/** A client for tests and benches: a guest with a cookie, and a socket that waits for replies. Plays any game at random. */
import { once } from 'node:events';
import { type AnyGame, type Choice, enumerate, type Random, random } from '@signoria/kernel';
import {
  type Answer,
  addressOf,
  type Giving,
  isAnswer,
  type Message,
  methodOf,
  type RouteKey,
  readReply,
} from '@signoria/protocol';
import { type Counsel, changed, isOver, type NewTable, type Reply, type TableView } from '@signoria/table';
import { WebSocket } from 'ws';
import { mustKeepContract } from './contract.ts';

export interface Guest {
  readonly address: string;
  /** Changes with what the server sets, as in a browser. */
  cookie: string;
  readonly user: string;
  readonly name: string;
}

export async function newGuest(address: string): Promise<Guest> {
  const who = { address, cookie: '' };
  const { user, name } = await ask(who, 'GET /api/me');
  return { ...who, user, name };
}

export function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

export interface Call {
  readonly address: string;
  cookie?: string;
  /** What the browser calls itself. */
  readonly agent?: string;
  /** Shown instead of a cookie, as programs do: then without our header. */
  readonly token?: string;
}

/** Whoever has a cookie is given the new one; who has none stays nobody. */
export function takeCookie(who: Call, response: Response): void {
  const given = cookieOf(response);
  if (who.cookie !== undefined && !given.endsWith('=') && given !== '') who.cookie = given;
}

/** What a declared route answers; throws what the server says when it refuses. */
export async function ask<K extends RouteKey>(who: Call, key: K, ...[given]: Giving<K>): Promise<Answer<K>> {
  const { params, query, body }: Parts = given ?? {};
  const path = addressOf(key, { ...(params === undefined ? {} : { params }), query });
  const answered = await call(who, path, methodOf(key) === 'GET' ? undefined : (body ?? {}));
  if (answered.status >= 300) throw new Error(`${key}: ${answered.status} ${JSON.stringify(answered.body)}`);
  if (!isAnswer(key, answered.body)) throw new Error(`${key}: ${JSON.stringify(answered.body)}`);
  return answered.body;
}

interface Parts {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/** `body` undefined is a GET. */
export async function call(who: Call, path: string, body?: unknown): Promise<Answered> {
  const { address, cookie, agent, token } = who;
  const headers: Record<string, string> = {
    ...(token === undefined ? { 'x-signoria': '1' } : { authorization: `Bearer ${token}` }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(agent === undefined ? {} : { 'user-agent': agent }),
  };
  const post = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`${address}${path}`, body === undefined ? { headers } : post);
  takeCookie(who, response);
  const text = isEndless(response) ? await gaveUp(response) : await response.text();
  const answered: Answered = { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  mustKeepContract(body === undefined ? 'GET' : 'POST', path, answered);
  return answered;
}

function isEndless({ ok, headers }: Response): boolean {
  return ok && headers.get('content-type')?.includes('ndjson') === true;
}

/** That it began is enough. */
async function gaveUp({ body }: Response): Promise<string> {
  await body?.cancel();
  return '';
}

/** What a message is before the client has added its id. */
export type Wish = Message extends infer M ? (M extends { readonly id: string } ? Omit<M, 'id'> : never) : never;

export interface Client {
  readonly guest: Guest;
  readonly socket: WebSocket;
  /** The latest view of each table. */
  readonly views: Map<string, TableView>;
  /** The latest counsel on each table. */
  readonly counsels: Map<string, Counsel>;
  /** Everything received, as it came; for searching. */
  readonly heard: string[];
  send(message: Message): void;
  raw(data: string | Buffer): void;
  /** Sends with an id and waits for its reply. */
  ask(wish: Wish, id?: string): Promise<Reply>;
  watch(table: string, logFrom?: number, chatFrom?: number, changes?: boolean): Promise<TableView>;
  /** Waits for a view that is as wanted. */
  until(table: string, wanted: (view: TableView) => boolean): Promise<TableView>;
  /** Waits for counsel on a view that is as wanted. */
  counsel(table: string, wanted?: (counsel: Counsel) => boolean): Promise<Counsel>;
  /** Waits for any message. */
  next(wanted: (reply: Reply) => boolean): Promise<Reply>;
  close(): Promise<void>;
}

interface Waiting {
  wanted(reply: Reply): boolean;
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

let ids = 0;

export async function connect(guest: Guest, { keep = false } = {}): Promise<Client> {
  const headers = { cookie: guest.cookie };
  const socket = new WebSocket(`${guest.address.replace('http', 'ws')}/socket`, { headers });
  const views = new Map<string, TableView>();
  const counsels = new Map<string, Counsel>();
  const heard: string[] = [];
  const waiting = new Set<Waiting>();
  socket.on('message', (data) => {
    const text = String(data);
    if (keep) heard.push(text);
    const reply = heardReply(text);
    note(reply, views, counsels);
    for (const one of waiting) if (one.wanted(reply)) one.resolve(reply);
  });
  socket.on('close', (code) => {
    for (const one of waiting) one.reject(new Error(`the socket was closed with code ${code}`));
  });
  const next = (wanted: Waiting['wanted']) =>
    new Promise<Reply>((resolve, reject) => {
      if (socket.readyState > socket.OPEN) return reject(new Error('the socket is closed'));
      const one: Waiting = { wanted, resolve: (reply) => settle(() => resolve(reply)), reject };
      const settle = (act: () => void) => {
        waiting.delete(one);
        act();
      };
      waiting.add(one);
    });
  const client: Client = {
    guest,
    socket,
    views,
    counsels,
    heard,
    send: (message) => socket.send(JSON.stringify(message)),
    raw: (data) => socket.send(data),
    ask: (wish, id = `c${++ids}`) => {
      const reply = next((heard) => 'id' in heard && heard.id === id);
      client.send({ ...wish, id } as Message);
      return reply;
    },
    watch: async (table, logFrom = 0, chatFrom = 0, changes = false) => {
      // Counsel on an earlier view may still be on its way.
      const reply = next((heard) => 'table' in heard && heard.table === table && heard.type !== 'counsel');
      client.send({ type: 'watch', table, logFrom, chatFrom, changes });
      const first = await reply;
      if (first.type !== 'table') throw new Error(`${first.type}: ${JSON.stringify(first)}`);
      return first.view;
    },
    until: async (table, wanted) => {
      const now = views.get(table);
      if (now !== undefined && wanted(now)) return now;
      let found: TableView | null = null;
      await next((heard) => {
        if ((heard.type !== 'table' && heard.type !== 'change') || heard.table !== table) return false;
        const view = views.get(table)!;
        if (!wanted(view)) return false;
        found = view; // by the time somebody looks there may be another
        return true;
      });
      return found!;
    },
    counsel: async (table, wanted = () => true) => {
      const now = counsels.get(table);
      if (now !== undefined && wanted(now)) return now;
      const reply = await next((heard) => heard.type === 'counsel' && heard.table === table && wanted(heard));
      return reply as Extract<Reply, { type: 'counsel' }>;
    },
    next,
    close: async () => {
      if (socket.readyState === socket.CLOSED) return;
      const gone = once(socket, 'close');
      socket.close();
      await gone;
    },
  };
  await opened(socket);
  return client;
}

function note(reply: Reply, views: Map<string, TableView>, counsels: Map<string, Counsel>): void {
  if (reply.type === 'table') views.set(reply.table, reply.view);
  if (reply.type === 'change') views.set(reply.table, changed(views.get(reply.table)!, reply));
  if (reply.type === 'counsel') counsels.set(reply.table, reply);
}

/** What the server said, as it came. */
export function heardReply(text: string): Reply {
  const reply = readReply(text);
  if (reply === null) throw new Error(`no reply: ${text}`);
  return reply;
}

async function opened(socket: WebSocket): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.on('error', () => {}); // what follows an error is a close
}

export const SETTINGS: NewTable['settings'] = {
  name: '',
  visibility: 'public',
  pace: 'live',
  language: 'any',
  rated: false,
};

/** A plan for a table of this game with these places. */
export function plan(game: string, places: NewTable['places'], more: Partial<NewTable> = {}): NewTable {
  return { game, seats: places.length, options: {}, edition: null, settings: SETTINGS, places, ...more };
}

export function createTable(guest: Call, newTable: NewTable) {
  return ask(guest, 'POST /api/tables', { body: newTable });
}

export function joinTable(guest: Call, table: string) {
  return ask(guest, 'POST /api/tables/:id/join', { params: { id: table } });
}

export function startTable(guest: Call, table: string) {
  return ask(guest, 'POST /api/tables/:id/start', { params: { id: table } });
}

/** An answer to the open question, any that is legal; null when nothing is asked. */
export function anyAnswer(game: AnyGame, view: Pick<TableView, 'question'>, by: Random = random(1)): string | null {
  const { question } = view;
  if (question === null || question.menu === null || question.picked !== null) return null;
  const choices = enumerate<Choice>(question.menu, by);
  return game.notation.write(choices[by.below(choices.length)]!);
}

/** Plays its seat with random answers until the game is over. */
export async function playOut(client: Client, game: AnyGame, table: string, seed = 1): Promise<TableView> {
  const by = random(seed);
  let ticket = -1;
  for (;;) {
    const view = await client.until(table, ({ status, question }) => {
      const asked = question !== null && question.menu !== null && question.picked === null;
      return isOver({ status }) || (asked && question.ticket > ticket);
    });
    if (isOver(view)) return view;
    ticket = view.question!.ticket;
    const reply = await client.ask({ type: 'answer', table, ticket, line: anyAnswer(game, view, by)! });
    if (reply.type === 'refused' && reply.refusal.why === 'server') ticket = -1; // not written: try again
  }
}
