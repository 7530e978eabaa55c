/** A client for tests and benches: a guest with a cookie, and a socket that waits for replies. Plays any game at random. */
import { once } from 'node:events';
import { type AnyGame, type Choice, enumerate, type Random, random } from '@signoria/kernel';
import { isOver, type LobbyRequest, type NewTable, type Reply, type Request, type TableView } from '@signoria/table';
import { WebSocket } from 'ws';

export interface Guest {
  readonly address: string;
  /** Changes with what the server sets, as in a browser. */
  cookie: string;
  readonly user: string;
  readonly name: string;
}

export async function newGuest(address: string): Promise<Guest> {
  const response = await fetch(`${address}/api/me`);
  const { user, name } = (await response.json()) as { readonly user: string; readonly name: string };
  return { address, cookie: cookieOf(response), user, name };
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
}

/** Whoever has a cookie is given the new one; who has none stays nobody. */
export function takeCookie(who: Call, response: Response): void {
  const given = cookieOf(response);
  if (who.cookie !== undefined && !given.endsWith('=') && given !== '') who.cookie = given;
}

/** `body` undefined is a GET. */
export async function call(who: Call, path: string, body?: unknown): Promise<Answered> {
  const { address, cookie } = who;
  const headers: Record<string, string> = { 'x-signoria': '1', ...(cookie === undefined ? {} : { cookie }) };
  const post = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`${address}${path}`, body === undefined ? { headers } : post);
  takeCookie(who, response);
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

export type Message = Request | LobbyRequest;
/** What a message is before the client has added its id. */
export type Wish = Message extends infer M ? (M extends { readonly id: string } ? Omit<M, 'id'> : never) : never;

export interface Client {
  readonly guest: Guest;
  readonly socket: WebSocket;
  /** The latest view of each table. */
  readonly views: Map<string, TableView>;
  /** Everything received, as it came; for searching. */
  readonly heard: string[];
  send(message: Message): void;
  raw(data: string | Buffer): void;
  /** Sends with an id and waits for its reply. */
  ask(wish: Wish, id?: string): Promise<Reply>;
  watch(table: string, logFrom?: number, chatFrom?: number): Promise<TableView>;
  /** Waits for a view that is as wanted. */
  until(table: string, wanted: (view: TableView) => boolean): Promise<TableView>;
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
  const heard: string[] = [];
  const waiting = new Set<Waiting>();
  socket.on('message', (data) => {
    const text = String(data);
    if (keep) heard.push(text);
    const reply = JSON.parse(text) as Reply;
    if (reply.type === 'table') views.set(reply.table, reply.view);
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
    heard,
    send: (message) => socket.send(JSON.stringify(message)),
    raw: (data) => socket.send(data),
    ask: (wish, id = `c${++ids}`) => {
      const reply = next((heard) => 'id' in heard && heard.id === id);
      client.send({ ...wish, id } as Message);
      return reply;
    },
    watch: async (table, logFrom = 0, chatFrom = 0) => {
      const reply = next((heard) => 'table' in heard && heard.table === table);
      client.send({ type: 'watch', table, logFrom, chatFrom });
      const first = await reply;
      if (first.type !== 'table') throw new Error(`${first.type}: ${JSON.stringify(first)}`);
      return first.view;
    },
    until: async (table, wanted) => {
      const now = views.get(table);
      if (now !== undefined && wanted(now)) return now;
      const reply = await next((heard) => heard.type === 'table' && heard.table === table && wanted(heard.view));
      return (reply as Extract<Reply, { type: 'table' }>).view;
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

export async function createTable(guest: Call, newTable: NewTable) {
  const { status, body } = await call(guest, '/api/tables', newTable);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as { readonly table: string; readonly code: string };
}

/** An answer to the open question, any that is legal; null when nothing is asked. */
export function anyAnswer(game: AnyGame, view: TableView, by: Random = random(1)): string | null {
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
