/** The socket and the remote table against a real WebSocket server that loses connections, replies and views. */
import type { LogItem, Reply, TableView } from '@signoria/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backoff } from '../connection/backoff.ts';
import type { Message, TableConnection } from '../connection/connection.ts';
import { merge, placeAfter } from '../connection/merge.ts';
import { remoteTable } from '../connection/remote.ts';
import { openSocket, type Socket } from '../connection/socket.ts';
import { type Client, type TinyServer, tinyServer } from './tiny-socket-server.ts';

const item = (seq: number): LogItem => ({ seq, seat: 0, at: 0, events: [], barrier: null, back: null });

function viewOf(log: readonly LogItem[], logFrom: number, more: Partial<TableView> = {}): TableView {
  const from = log.filter(({ seq }) => seq >= logFrom);
  return {
    table: 't',
    code: 'ABCDEF',
    header: { game: 'toy', rules: 1, seats: 2, options: {}, edition: null, commitment: '' },
    status: 'running',
    seats: [],
    you: 0,
    owner: true,
    view: {},
    question: null,
    advice: { revocable: [], warnings: [] },
    auction: null,
    windows: [],
    freedoms: [],
    score: [],
    outcome: null,
    logFrom,
    log: from,
    chat: [],
    muted: [],
    undoable: [],
    proposals: [],
    orders: [],
    key: null,
    settings: { name: '', visibility: 'private', pace: 'live', language: 'any', rated: false },
    watchers: 0,
    clock: null,
    touched: false,
    account: [],
    ...more,
  };
}

/** A table that keeps a log, does each id once, and can be told to swallow replies. */
class Server {
  tiny!: TinyServer;
  readonly heard: Message[] = [];
  readonly log: LogItem[] = [item(0)];
  readonly done = new Map<string, number>();
  watching: { client: Client; from: number }[] = [];
  deaf = false;
  mute = false;

  async start(): Promise<this> {
    this.tiny = await tinyServer((client, message) => this.hear(client, message));
    return this;
  }

  hear(client: Client, message: Message): void {
    if (this.deaf) return;
    this.heard.push(message);
    if (message.type === 'watch') {
      this.watching = [...this.watching.filter((w) => w.client !== client), { client, from: message.logFrom }];
      this.tell();
    } else if (message.type === 'answer') {
      if (!this.done.has(message.id)) {
        this.log.push(item(this.log.length));
        this.done.set(message.id, this.log.length - 1);
      }
      this.tell();
      this.reply(client, { type: 'done', id: message.id, seq: this.done.get(message.id)! });
    } else if (message.type === 'undo') {
      this.reply(client, { type: 'refused', id: message.id, refusal: { why: 'not-running' } });
    }
  }

  reply(client: Client, reply: Reply): void {
    if (!this.mute) client.send(reply);
  }

  tell(): void {
    for (const watcher of this.watching) {
      watcher.client.send({ type: 'table', table: 't', view: viewOf(this.log, watcher.from) } satisfies Reply);
      watcher.from = this.log.length;
    }
  }

  get client(): Client {
    return this.tiny.clients.at(-1)!;
  }
}

let server: Server;
let socket: Socket;
let table: TableConnection;

async function sitDown(options: { silenceMs?: number } = {}): Promise<void> {
  server = await new Server().start();
  socket = openSocket({ url: server.tiny.url, wait: () => 150, ...options });
  table = remoteTable({ socket, table: 't', fetchFile: () => Promise.reject(new Error('no file')) });
  await vi.waitFor(() => expect(table.view.value).not.toBeNull());
}

afterEach(async () => {
  table.close();
  socket.close();
  await server.tiny.close();
});

const answer = { type: 'answer', ticket: 1, line: 'pass' } as const;
const seqs = () => table.view.value?.log.map(({ seq }) => seq);

describe('a table over the socket', () => {
  it('shows the view and asks for more from where it left off', async () => {
    await sitDown();
    expect(await table.ask(answer)).toEqual({ ok: true, seq: 1 });
    await vi.waitFor(() => expect(seqs()).toEqual([0, 1]));
    expect(server.heard[0]).toEqual({ type: 'watch', table: 't', logFrom: 0, chatFrom: 0, changes: true });
  });

  it('puts changes into the view, and shows counsel when it comes', async () => {
    await sitDown();
    const change = { of: { watchers: 3 }, view: { round: 2 }, items: {}, logFrom: 1, log: [item(1)], chat: [] };
    server.client.send({ type: 'change', table: 't', ...change } satisfies Reply);
    await vi.waitFor(() => expect(table.view.value).toMatchObject({ watchers: 3, view: { round: 2 } }));
    expect(seqs()).toEqual([0, 1]);
    const advice = { revocable: ['pass'], warnings: [] };
    const counsel = { advice, score: [[]], undoable: ['left'], barriers: [] };
    server.client.send({ type: 'counsel', table: 't', ticket: null, ...counsel } satisfies Reply);
    await vi.waitFor(() => expect(table.view.value).toMatchObject({ advice, score: [[]], undoable: ['left'] }));
    const question = {
      ticket: 7,
      at: 'x',
      deciding: [0],
      sealed: false,
      rules: [],
      menu: null,
      blocked: [],
      picked: null,
    };
    server.client.send({ type: 'change', table: 't', ...change, of: { question }, log: [] } satisfies Reply);
    await vi.waitFor(() => expect(table.view.value!.question).toEqual(question));
    expect(table.view.value).toMatchObject({ advice: { revocable: [] }, score: [[]], undoable: [] });
  });

  it('asks for the whole view where a change is to one it does not have', async () => {
    await sitDown();
    const change = { of: {}, view: {}, items: {}, logFrom: 5, log: [item(5)], chat: [] };
    server.client.send({ type: 'change', table: 't', ...change } satisfies Reply);
    await vi.waitFor(() => expect(server.heard.filter(({ type }) => type === 'watch')).toHaveLength(2));
  });

  it('hands a refusal back', async () => {
    await sitDown();
    expect(await table.ask({ type: 'undo' })).toEqual({ ok: false, refusal: { why: 'not-running' } });
  });

  it('opens again after a cut and reads on without a gap', async () => {
    await sitDown();
    server.client.cut();
    await vi.waitFor(() => expect(table.link.value).toBe('lost'));
    server.log.push(item(1), item(2));
    await vi.waitFor(() => expect(table.link.value).toBe('open'));
    await vi.waitFor(() => expect(seqs()).toEqual([0, 1, 2]));
    expect(server.heard.at(-1)).toEqual({ type: 'watch', table: 't', logFrom: 1, chatFrom: 0, changes: true });
  });

  it('sends again what was not acknowledged, with the same id, and it is done once', async () => {
    await sitDown();
    server.mute = true;
    const asked = table.ask(answer);
    await vi.waitFor(() => expect(server.done.size).toBe(1));
    server.mute = false;
    server.client.cut();
    expect(await asked).toEqual({ ok: true, seq: 1 });
    expect(server.log).toHaveLength(2);
    const ids = server.heard.flatMap((m) => (m.type === 'answer' ? [m.id] : []));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('keeps what is asked while the line is down, and its order', async () => {
    await sitDown();
    server.client.cut();
    await vi.waitFor(() => expect(table.link.value).toBe('lost'));
    const lines = ['first', 'second', 'third'];
    const asked = lines.map((line) => table.ask({ ...answer, line }));
    expect(await Promise.all(asked)).toEqual([1, 2, 3].map((seq) => ({ ok: true, seq })));
    expect(server.heard.flatMap((m) => (m.type === 'answer' ? [m.line] : []))).toEqual(lines);
    const watched = server.heard.findLastIndex((m) => m.type === 'watch');
    expect(watched).toBeLessThan(server.heard.findIndex((m) => m.type === 'answer'));
  });

  it('takes a line that says nothing for dead', async () => {
    await sitDown({ silenceMs: 60 });
    server.deaf = true;
    const asked = table.ask(answer);
    await vi.waitFor(() => expect(server.tiny.clients.length).toBeGreaterThan(1));
    server.deaf = false;
    expect(await asked).toEqual({ ok: true, seq: 1 });
    expect(server.log).toHaveLength(2);
  });

  it('asks again when lines between two views are missing', async () => {
    await sitDown();
    server.log.push(item(1), item(2), item(3));
    server.watching[0]!.from = 3;
    server.tell();
    await vi.waitFor(() => expect(seqs()).toEqual([0, 1, 2, 3]));
    expect(server.heard.filter(({ type }) => type === 'watch')).toHaveLength(2);
  });

  it('says when the table is gone', async () => {
    await sitDown();
    server.client.send({ type: 'gone', table: 't', why: 'closed' } satisfies Reply);
    await vi.waitFor(() => expect(table.gone.value).toBe('closed'));
  });

  it('tells the server when nobody looks any more', async () => {
    await sitDown();
    table.close();
    await vi.waitFor(() => expect(server.heard.at(-1)).toEqual({ type: 'leave', table: 't' }));
  });
});

describe('putting views together', () => {
  const all = [0, 1, 2, 3].map(item);

  it('joins the log where the reader left off', () => {
    const old = merge(null, viewOf(all.slice(0, 2), 0))!;
    expect(placeAfter(old).logFrom).toBe(2);
    expect(merge(old, viewOf(all, 2))!.log).toEqual(all);
  });

  it('takes lines that come twice once', () => {
    const old = merge(null, viewOf(all, 0))!;
    expect(merge(old, viewOf(all, 1))!.log).toEqual(all);
  });

  it('notices a hole', () => {
    const old = merge(null, viewOf(all.slice(0, 2), 0))!;
    expect(merge(old, viewOf(all, 3))).toBeNull();
  });

  it('keeps chat by number, whatever the order of arrival', () => {
    const line = (id: number) => ({
      id,
      from: { seat: 0, user: 'a', name: 'A' },
      text: `${id}`,
      at: id,
      room: 'seats' as const,
    });
    const old = merge(null, viewOf(all, 0, { chat: [line(1), line(3)] }))!;
    const next = merge(old, viewOf(all, 4, { chat: [line(3), line(4)] }))!;
    expect(next.chat.map(({ id }) => id)).toEqual([1, 3, 4]);
    expect(placeAfter(next).chatFrom).toBe(5);
  });
});

describe('trying again', () => {
  it('waits longer each time, up to a limit, and never exactly the same', () => {
    const waits = Array.from({ length: 12 }, (_, attempt) => backoff(attempt, 1));
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits[0]).toBe(400);
    expect(waits.at(-1)).toBe(15_000);
    expect(backoff(3, 0)).toBe(backoff(3, 1) / 2);
  });
});
