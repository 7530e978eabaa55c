/** A house that can tell people things, with a clock to be moved on, and everything it sends out received. */
import type { GameModule, Language } from '@signoria/kernel';
import { type Body, type Channel, type HookMessage, hookMessage, type NoticePreferences } from '@signoria/protocol';
import type { NewTable, TableView } from '@signoria/table';
import type { RunningServer, ServerOptions } from '../index.ts';
import { ask, connect, createTable, type Guest, joinTable, newGuest, plan, startTable } from './client.ts';
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
  await ask(admin, 'POST /api/account', { body: { handle: 'admin', password: 'ducal palace' } });
  const smtp = { host: '127.0.0.1', port: box.port, secure: false, user: '', password: '', from: 'house@example.org' };
  await ask(admin, 'POST /api/admin/settings', {
    body: { smtp, privateHooks: true, address: 'https://club.example.org' },
  });
  return {
    server,
    box,
    hooks,
    now,
    async pass(ms) {
      await server.runJobs();
      clock += ms;
      await server.runJobs();
    },
    async close() {
      await server.close();
      await Promise.all([box.close(), hooks.close()]);
    },
  };
}

type Target = Body<'POST /api/notices/channels'>['target'];

export function addChannel(who: Guest, target: Target, language: Language = 'en') {
  return ask(who, 'POST /api/notices/channels', { body: { target, language, zone: 'Europe/Rome' } });
}

export async function channels(who: Guest): Promise<readonly Channel[]> {
  return (await ask(who, 'GET /api/notices')).channels;
}

export function changeChannel(who: Guest, channel: string, body: Body<'POST /api/notices/channels/:channel/change'>) {
  return ask(who, 'POST /api/notices/channels/:channel/change', { params: { channel }, body });
}

/** An address that is confirmed, as its owner does it: by the link in the letter. */
export async function withMail({ box }: NoticeHouse, who: Guest, language: Language = 'en'): Promise<string> {
  const address = `${who.user.toLowerCase()}@example.org`;
  await addChannel(who, { type: 'mail', address }, language);
  const token = /notices\/confirm#([\w.-]+)/.exec(box.mails.at(-1)!.body)![1]!;
  await ask(who, 'POST /api/notices/confirm', { body: { token } });
  box.mails.length = 0;
  return address;
}

export async function withHook({ hooks }: NoticeHouse, who: Guest, language: Language = 'en'): Promise<Channel> {
  const added = await addChannel(who, { type: 'hook', url: `${hooks.address}/hook/${who.user}` }, language);
  await changeChannel(who, added.id, { discreet: false });
  return added;
}

export async function prefer(who: Guest, change: Partial<NoticePreferences>): Promise<void> {
  const { preferences } = await ask(who, 'GET /api/notices');
  await ask(who, 'POST /api/notices/settings', { body: { ...preferences, ...change } });
}

/** What a program was told by webhook. */
export function toldBy({ hooks }: NoticeHouse, who: Guest): readonly HookMessage[] {
  const mine = hooks.caught.filter(({ path }) => path === `/hook/${who.user}`);
  return mine.map(({ body }) => hookMessage.parse(JSON.parse(body.toString())));
}

/** People at a table, and who of them is asked. Nobody is looking at it. */
export interface Playing {
  readonly table: string;
  readonly people: readonly Guest[];
  look(who: Guest): Promise<TableView>;
  /** Looks until everybody knows that they are there. */
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
  for (const guest of people.slice(1)) await joinTable(guest, table);
  await startTable(people[0]!, table);
  return { ...at(table, people), table, people };
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
        const { tables } = await ask(who, 'GET /api/tables/mine');
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
