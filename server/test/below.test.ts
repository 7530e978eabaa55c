/** A house below a path of its host: every address that leaves it, in letters, messages, feeds and pages, leads below that path. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameModule } from '@signoria/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { type Account, newAccount, PASSWORD } from '../testing/accounts.ts';
import {
  anyAnswer,
  ask,
  call,
  connect,
  createTable,
  newGuest,
  plan,
  playOut,
  SETTINGS,
  startTable,
} from '../testing/client.ts';
import { addChannel, type NoticeHouse, noticeHouse, playing, prefer, withHook, withMail } from '../testing/notices.ts';
import { startProvider, type TestProvider } from '../testing/provider.ts';

const HOME = 'https://club.example.org/games';
const MINUTE = 60_000;
const module = (await loadGames())[0] as GameModule;

let web: string;
let provider: TestProvider;
let house: NoticeHouse;
let doge: Account;

/** As much of a client as pages and pictures of links need. */
function builtClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-below-'));
  mkdirSync(join(folder, 'cards'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>Signoria</title></head></html>');
  writeFileSync(join(folder, 'cards/defs.svg'), '<svg></svg>');
  writeFileSync(join(folder, `cards/${module.game.id}.svg`), '<svg></svg>');
  return folder;
}

beforeAll(async () => {
  web = builtClient();
  provider = await startProvider();
  house = await noticeHouse({ base: '/games', web, sso: provider.settings });
  doge = await newAccount(house.server.address, 'doge');
  const body = { address: 'doge@example.org', password: PASSWORD };
  const asked = await letterOf(() => ask(doge, 'POST /api/account/address', { body }));
  const token = /#confirm=([\w-]+)/.exec(asked)![1]!;
  await ask(doge, 'POST /api/account/address/confirm', { body: { token } });
});
afterAll(async () => {
  await house.close();
  await provider.close();
  rmSync(web, { recursive: true });
});
beforeEach(() => {
  house.box.mails.length = 0;
  house.hooks.caught.length = 0;
});

/** What comes of it by mail, head and all. */
async function letterOf(deed: () => Promise<unknown>): Promise<string> {
  house.box.mails.length = 0;
  await deed();
  await vi.waitFor(() => expect(house.box.mails).not.toEqual([]), { timeout: MINUTE });
  return house.box.mails.map(({ head, body }) => `${head}\n${body}`).join('\n');
}

async function tested(target: Parameters<typeof addChannel>[1]): Promise<string> {
  const who = await newGuest(house.server.address);
  const { id } = await addChannel(who, target);
  await ask(who, 'POST /api/notices/channels/:channel/test', { params: { channel: id } });
  return house.hooks.caught.map(({ body }) => body.toString()).join('\n');
}

const hookAt = (path: string) => `${house.hooks.address}${path}`;

/** By mail and by webhook, at a question with few answers. */
async function turnTold(): Promise<string> {
  const people = [await newGuest(house.server.address), await newGuest(house.server.address)];
  for (const one of people) {
    await withMail(house, one);
    await withHook(house, one);
    await prefer(one, { told: { turn: true, start: false, invited: false, over: false, mention: false } });
  }
  const at = await playing(module, people);
  for (;;) {
    const { who, view } = await at.asked();
    const { menu } = view.question!;
    if (menu?.kind === 'list' && menu.choices.length <= 4) break;
    await at.answer(who, anyAnswer(module.game, view)!);
  }
  await house.pass(MINUTE);
  const hooks = house.hooks.caught.map(({ body }) => body.toString());
  const mails = house.box.mails.map(({ head, body }) => `${head}\n${body}`);
  return [...hooks, ...mails].join('\n');
}

async function calendar(): Promise<string> {
  const settings = { ...SETTINGS, pace: 'club' as const };
  const { table } = await createTable(doge, plan(module.game.id, ['me', 'novice', 'novice'], { settings }));
  await startTable(doge, table);
  const client = await connect(doge);
  await client.watch(table);
  await client.until(table, ({ question }) => question?.menu != null && question.picked === null);
  await client.close();
  const { path } = await ask(doge, 'POST /api/feeds/calendar', { body: { language: 'en' } });
  const { body } = await call({ address: house.server.address }, path);
  return String(body).replaceAll('\r\n ', '');
}

async function finishedGames(): Promise<string> {
  const { table } = await createTable(doge, plan(module.game.id, ['me', 'novice']));
  await startTable(doge, table);
  const client = await connect(doge);
  await client.watch(table);
  await playOut(client, module.game, table);
  await client.close();
  return String((await call({ address: house.server.address }, '/feeds/finished.atom')).body);
}

async function linked(): Promise<string> {
  const { table } = await createTable(doge, plan(module.game.id, ['me', 'novice']));
  return (await fetch(`${house.server.address}/table/${table}`)).text();
}

/** The address the provider is told to send the browser back to. */
async function backFromProvider(): Promise<string> {
  const { url } = await ask(await newGuest(house.server.address), 'POST /api/sso/enter', { body: {} });
  return new URL(url).searchParams.get('redirect_uri')!;
}

const newPassword = { current: PASSWORD, password: 'a louder lagoon' };

const OUTGOING: readonly (readonly [what: string, text: () => Promise<string>, leadsTo: readonly string[]])[] = [
  [
    'the notice of a turn, by mail and by webhook,',
    turnTold,
    ['/table/', '/notices/answer#', '/notices/stop?token=', '/notices'],
  ],
  [
    'the letter that asks whether an address is right',
    () =>
      letterOf(async () =>
        addChannel(await newGuest(house.server.address), { type: 'mail', address: 'a@example.org' }),
      ),
    ['/notices/confirm#'],
  ],
  [
    'the letter with a new password',
    () => letterOf(() => ask(doge, 'POST /api/recovery', { body: { address: 'doge@example.org' } })),
    ['/account#recover='],
  ],
  [
    'the letter that says what has happened to an account',
    () => letterOf(() => ask(doge, 'POST /api/account/password', { body: newPassword })),
    ['/account'],
  ],
  ['a message in Discord', () => tested({ type: 'discord', url: hookAt('/hooks/1') }), ['/notices']],
  ['a message in Slack', () => tested({ type: 'slack', url: hookAt('/hooks/1') }), ['/notices']],
  [
    'a message in Telegram',
    () => tested({ type: 'telegram', server: house.hooks.address, token: '12:abcdefghijkl', chat: '-100' }),
    ['/notices'],
  ],
  [
    'a message at ntfy',
    () => tested({ type: 'ntfy', server: house.hooks.address, topic: 'club', token: '' }),
    ['/notices'],
  ],
  ['a plain webhook', () => tested({ type: 'hook', url: hookAt('/plain') }), ['/notices']],
  ['the calendar of deadlines', calendar, ['/table/']],
  ['the feed of finished games', finishedGames, ['/feeds/finished.atom', '/replay/', '/']],
  ['the picture of a link', linked, ['/pictures/tables/']],
  ['the way back from the provider', backFromProvider, ['/account']],
];

/** Names of notations, which lead nowhere. */
const NAMES = /^http:\/\/www\.w3\.org\//;

describe('below a path', () => {
  it.each(OUTGOING)('%s leads below it', async (_, text, leadsTo) => {
    const said = await text();
    const addresses = [...said.matchAll(/https?:\/\/[^\s"'<>\\)]+/g)].map(([address]) => address);
    const ours = addresses.filter((address) => !NAMES.test(address));
    expect(ours.filter((address) => address !== HOME && !address.startsWith(`${HOME}/`))).toEqual([]);
    for (const path of leadsTo) expect(ours).toContainEqual(expect.stringContaining(HOME + path));
  });
});
