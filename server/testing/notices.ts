/** A house that can tell people things, with a clock to be moved on, and everything it sends out received. */
import type { GameModule } from '@signoria/kernel';
import type { NewTable, TableView } from '@signoria/table';
import type { RunningServer, ServerOptions } from '../index.ts';
import { call, connect, createTable, type Guest, newGuest, plan } from './client.ts';
import { type Catcher, catcher, type MailBox, mailBox } from './receivers.ts';
import { testServer } from './server.ts';

export interface NoticeHouse {
  readonly server: RunningServer;
  readonly box: MailBox;
  readonly hooks: Catcher;
  now(): number;
  /** Does what is to be done now, lets time go by, and does what is due then. */
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** Noon in the first week of 2026, by Greenwich. */
export const NOON = Date.UTC(2026, 0, 5, 12);

export async function noticeHouse(options: Partial<ServerOptions> = {}): Promise<NoticeHouse> {
  let clock = NOON;
  const now = () => clock;
  const [box, hooks] = [await mailBox(), await catcher()];
  const server = await testServer({ now, ...options });
  const admin = await newGuest(server.address);
  await must(admin, '/api/account', { handle: 'admin', password: 'ducal palace' });
  const smtp = { host: '127.0.0.1', port: box.port, secure: false, user: '', password: '', from: 'house@example.org' };
  await must(admin, '/api/admin/settings', { smtp, privateHooks: true, address: 'https://club.example.org' });
  return {
    server,
    box,
    hooks,
    now,
    async pass(ms) {
      await server.goRounds();
      clock += ms;
      await server.goRounds();
    },
    async close() {
      await server.close();
      await Promise.all([box.close(), hooks.close()]);
    },
  };
}

export async function must<T>(who: Guest, path: string, body?: unknown): Promise<T> {
  const answered = await call(who, path, body);
  if (answered.status >= 300) throw new Error(`${path}: ${answered.status} ${JSON.stringify(answered.body)}`);
  return answered.body as T;
}

export interface ShownChannel {
  readonly id: string;
  readonly secret?: string | null;
  readonly confirmed: boolean;
  readonly last: { readonly at: number; readonly failure: string | null; readonly tries: number } | null;
}

export function addChannel(who: Guest, target: object, language = 'en'): Promise<ShownChannel> {
  return must(who, '/api/notices/channels', { target, language, zone: 'Europe/Rome' });
}

export async function channels(who: Guest): Promise<readonly ShownChannel[]> {
  const overview = await must<{ readonly channels: readonly ShownChannel[] }>(who, '/api/notices');
  return overview.channels;
}

/** An address that is confirmed, as its owner does it: by the link in the letter. */
export async function withMail({ box }: NoticeHouse, who: Guest, language = 'en'): Promise<string> {
  const address = `${who.user.toLowerCase()}@example.org`;
  await addChannel(who, { type: 'mail', address }, language);
  const token = /notices\/confirm#([\w.-]+)/.exec(box.mails.at(-1)!.body)![1];
  await must(who, '/api/notices/confirm', { token });
  box.mails.length = 0;
  return address;
}

export async function withHook({ hooks }: NoticeHouse, who: Guest, language = 'en'): Promise<ShownChannel> {
  const added = await addChannel(who, { type: 'hook', url: `${hooks.address}/hook/${who.user}` }, language);
  await must(who, `/api/notices/channels/${added.id}/change`, { discreet: false });
  return added;
}

export async function prefer(who: Guest, change: object): Promise<void> {
  const { preferences } = await must<{ readonly preferences: object }>(who, '/api/notices');
  await must(who, '/api/notices/settings', { ...preferences, ...change });
}

/** What a program was told by webhook. */
export interface Told {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly urgent: boolean;
  readonly notices: readonly { readonly call: string; readonly table: string; readonly deadline: number | null }[];
}

export function toldBy({ hooks }: NoticeHouse, who: Guest): readonly Told[] {
  const mine = hooks.caught.filter(({ path }) => path === `/hook/${who.user}`);
  return mine.map(({ body }) => JSON.parse(body.toString()) as Told);
}

/** People at a table, and who of them is asked. Nobody is looking at it. */
export interface Playing {
  readonly table: string;
  readonly people: readonly Guest[];
  look(who: Guest): Promise<TableView>;
  /** Looks until everybody knows that he is there. */
  stay(who: Guest): Promise<void>;
  /** Until everybody knows that nobody of them is there any more. */
  empty(): Promise<void>;
  /** Who is asked, without anybody looking at the table. */
  waitsFor(): Promise<Guest>;
  /** The first of them who is asked something. */
  asked(): Promise<{ readonly who: Guest; readonly view: TableView }>;
  answer(who: Guest, line: string): Promise<void>;
}

export async function playing(
  { game }: Pick<GameModule, 'game'>,
  people: readonly Guest[],
  settings: Partial<NewTable['settings']> = {},
): Promise<Playing> {
  const places = people.map((_, i) => (i === 0 ? 'me' : 'open')) as NewTable['places'];
  const wanted = plan(game.id, places, { seed: 'notices' });
  const all = { ...wanted.settings, pace: 'days' as const, ...settings };
  const { table } = await createTable(people[0]!, { ...wanted, settings: all });
  for (const guest of people.slice(1)) await must(guest, `/api/tables/${table}/join`, {});
  await must(people[0]!, `/api/tables/${table}/start`, {});
  return { ...at(table, people), table, people };
}

interface Mine {
  readonly table: string;
  readonly yourTurn: boolean;
}

function at(table: string, people: readonly Guest[]): Omit<Playing, 'table' | 'people'> {
  const look = async (who: Guest) => {
    const client = await connect(who);
    const view = await client.watch(table);
    await client.close();
    return view;
  };
  return {
    look,
    async stay(who) {
      const client = await connect(who);
      await client.watch(table);
      await client.until(table, ({ seats, you }) => {
        const seat = you === null ? undefined : seats[you];
        return seat?.kind === 'person' && seat.here;
      });
      await client.close();
    },
    async empty() {
      const watcher = await connect(await newGuest(people[0]!.address));
      await watcher.watch(table);
      await watcher.until(table, ({ seats }) => seats.every((seat) => seat.kind !== 'person' || !seat.here));
      await watcher.close();
    },
    async waitsFor() {
      for (const who of people) {
        const { tables } = await must<{ readonly tables: readonly Mine[] }>(who, '/api/tables/mine');
        if (tables.some((row) => row.table === table && row.yourTurn)) return who;
      }
      throw new Error('nobody is asked');
    },
    async asked() {
      for (const who of people) {
        const view = await look(who);
        if (view.question?.menu != null && view.question.picked === null) return { who, view };
      }
      throw new Error('nobody is asked');
    },
    async answer(who, line) {
      const client = await connect(who);
      const { question } = await client.watch(table);
      const reply = await client.ask({ type: 'answer', table, ticket: question!.ticket, line });
      await client.close();
      if (reply.type !== 'done') throw new Error(JSON.stringify(reply));
    },
  };
}
