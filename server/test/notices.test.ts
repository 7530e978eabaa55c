/** Being told: once per turn, wherever one wants, and not any more once there is nothing to tell. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame, GameModule } from '@signoria/kernel';
import { pushed } from '@signoria/protocol';
import { type TableView, tableText } from '@signoria/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import {
  anyAnswer,
  ask,
  call,
  connect,
  createTable,
  type Guest,
  joinTable,
  newGuest,
  plan,
} from '../testing/client.ts';
import {
  addChannel,
  changeChannel,
  channels,
  NOON,
  type NoticeHouse,
  noticeHouse,
  type Playing,
  playing,
  prefer,
  toldBy,
  withHook,
  withMail,
} from '../testing/notices.ts';
import { browser, catcher } from '../testing/receivers.ts';
import { testServer } from '../testing/server.ts';

const NOTHING_BUT_TURNS = { turn: true, start: false, invited: false, over: false, mention: false };
/** Noon in Greenwich is one o'clock in Rome. */
const QUIET = { from: 12 * 60, to: 18 * 60 };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const modules = await loadGames();
const first = modules[0] as GameModule;

let house: NoticeHouse;
beforeAll(async () => {
  house = await noticeHouse();
});
afterAll(() => house.close());
afterEach(() => {
  house.box.refusal = null;
  house.box.mails.length = 0;
  house.hooks.caught.length = 0;
  house.hooks.reply = { status: 200, body: '{}' };
});

const person = () => newGuest(house.server.address);
const addressOf = ({ user }: Guest) => `${user.toLowerCase()}@example.org`;
const people = async (n: number) => Promise.all(Array.from({ length: n }, person));

function anyLine(view: TableView, { game }: { readonly game: AnyGame } = first): string {
  const line = anyAnswer(game, view);
  if (line === null) throw new Error('nothing is asked');
  return line;
}

/** Plays at random until somebody is asked what has few answers. */
async function untilFew(at: Playing) {
  for (let i = 0; i < 500; i++) {
    const { who, view } = await at.asked();
    const { menu } = view.question!;
    if (menu?.kind === 'list' && menu.choices.length <= 4) return { who, view, menu };
    await at.answer(who, anyLine(view));
  }
  throw new Error('no short question came');
}

function befriend(who: Guest, { user }: Guest) {
  return ask(who, 'POST /api/people/:id/bond', { params: { id: user }, body: { wish: 'befriend' } });
}

describe('[A2] a turn', () => {
  it('is told once, to whoever is asked, whether or not they look', async () => {
    const [ada, bianca] = (await people(2)) as [Guest, Guest];
    for (const one of [ada, bianca]) await withHook(house, one);
    const at = await playing(first, [ada, bianca]);
    const { who } = await at.asked();
    const other = who === ada ? bianca : ada;
    await house.pass(30_000);
    for (let i = 0; i < 5; i++) await house.pass(MINUTE);
    const turns = toldBy(house, who).filter(({ notices }) => notices.some(({ call }) => call === 'turn'));
    expect(turns).toHaveLength(1);
    expect(turns[0]).toMatchObject({ url: `https://club.example.org/table/${at.table}` });
    expect(toldBy(house, other).flatMap(({ notices }) => notices)).not.toContainEqual(
      expect.objectContaining({ call: 'turn' }),
    );
  });

  it('leaves whoever is looking at the table the time to move', async () => {
    const [ada, bianca] = (await people(2)) as [Guest, Guest];
    for (const one of [ada, bianca]) {
      await withHook(house, one);
      await prefer(one, { told: NOTHING_BUT_TURNS });
    }
    const at = await playing(first, [ada, bianca]);
    const sockets = [await connect(ada), await connect(bianca)];
    for (const socket of sockets) await socket.watch(at.table);
    for (const socket of sockets)
      await socket.until(at.table, ({ seats }) => seats.every((s) => 'here' in s && s.here));
    await house.pass(15_000);
    expect(house.hooks.caught).toEqual([]);
    await house.pass(15_000);
    expect(house.hooks.caught).toHaveLength(1);
    for (const socket of sockets) await socket.close();
  });

  it('that is answered in time is not told at all', async () => {
    const [ada, bianca] = (await people(2)) as [Guest, Guest];
    for (const one of [ada, bianca]) await withHook(house, one);
    const at = await playing(first, [ada, bianca]);
    let { who, view } = await at.asked();
    const start = who;
    while (who === start) {
      await house.pass(0);
      await at.answer(who, anyLine(view));
      ({ who, view } = await at.asked());
    }
    await house.pass(HOUR);
    const turns = (one: Guest) => toldBy(house, one).filter(({ notices }) => notices[0]!.call === 'turn');
    expect([turns(start), turns(who)].map((all) => all.length)).toEqual([0, 1]);
  });

  it('that is taken back is withdrawn: unsent if there is time, else called back where that can be done', async () => {
    const [ada, bianca] = (await people(2)) as [Guest, Guest];
    const at = await playing(first, [ada, bianca]);
    const { who: mover } = await at.asked();
    const told = mover === ada ? bianca : ada;
    const phone = browser();
    // Before they have a channel: else they might be told that the game begins.
    await prefer(told, { told: NOTHING_BUT_TURNS });
    await addChannel(told, {
      type: 'push',
      endpoint: `${house.hooks.address}/push`,
      keys: phone.keys,
      device: 'phone',
    });
    await addChannel(told, { type: 'discord', url: `${house.hooks.address}/discord` });
    const bot = { type: 'telegram' as const, server: house.hooks.address, token: '1:abcdefghijk', chat: '7' };
    await addChannel(told, bot);
    house.hooks.reply = { status: 200, body: '{"id":"55","result":{"message_id":66}}' };
    const seq = await passTo(at, told);
    await takeBack(at, mover, told, seq);
    await house.pass(MINUTE);
    expect(house.hooks.caught).toEqual([]);
    const again = await passTo(at, told);
    await house.pass(MINUTE);
    expect(house.hooks.caught).toHaveLength(3);
    await takeBack(at, mover, told, again);
    await house.pass(0);
    const late = house.hooks.caught.slice(3);
    expect(late.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /discord/messages/55',
      'POST /bot1:abcdefghijk/deleteMessage',
      'POST /push',
    ]);
    const push = late.find(({ path }) => path === '/push')!;
    expect(phone.read(push.body)).toMatchObject({ quiet: true, tag: `table/${at.table}` });
    await house.pass(DAY);
    expect(house.hooks.caught).toHaveLength(6);
  });

  /** Gives how many entries there were before it became their turn. */
  async function passTo(at: Playing, told: Guest): Promise<number> {
    for (;;) {
      const { who, view } = await at.asked();
      const before = view.log.at(-1)?.seq ?? 0;
      if (who === told) throw new Error('it is their turn already');
      await at.answer(who, anyLine(view));
      if ((await at.asked()).who === told) return before;
    }
  }

  async function takeBack(at: Playing, by: Guest, other: Guest, to: number): Promise<void> {
    const [one, two] = [await connect(by), await connect(other)];
    await one.ask({ type: 'propose', table: at.table, what: { kind: 'takeback', to } });
    const { proposals } = await two.watch(at.table);
    const voted = await two.ask({ type: 'vote', table: at.table, proposal: proposals[0]!.id, agree: true });
    expect(voted.type).toBe('done');
    await Promise.all([one.close(), two.close()]);
  }

  it('that nobody has looked at goes on to the other channels, and one that was looked at does not', async () => {
    const [ada, bianca] = (await people(2)) as [Guest, Guest];
    for (const one of [ada, bianca]) {
      await withHook(house, one);
      const later = await addChannel(one, { type: 'slack', url: `${house.hooks.address}/slack/${one.user}` });
      await changeChannel(one, later.id, { when: 'later' });
      await prefer(one, { escalateMs: HOUR, told: NOTHING_BUT_TURNS });
    }
    const at = await playing(first, [ada, bianca]);
    const who = await at.waitsFor();
    const paths = () => house.hooks.caught.map(({ path }) => path.replace(who.user, 'me'));
    await house.pass(MINUTE);
    expect(paths()).toEqual(['/hook/me']);
    await house.pass(HOUR);
    expect(paths()).toEqual(['/hook/me', '/slack/me']);
    await house.pass(DAY);
    expect(paths()).toEqual(['/hook/me', '/slack/me']);
    // The next turn they look at, and take their time.
    let asked = await at.asked();
    for (;;) {
      await at.answer(asked.who, anyLine(asked.view));
      const next = await at.asked();
      if (next.who === who && asked.who !== who) break;
      asked = next;
    }
    house.hooks.caught.length = 0;
    await at.empty();
    await house.pass(MINUTE);
    expect(paths()).toEqual(['/hook/me']);
    await at.stay(who);
    await house.pass(3 * HOUR);
    expect(paths()).toEqual(['/hook/me']);
  });

  it('goes on at once when the first channel is dead', async () => {
    const [ada, bianca] = (await people(2)) as [Guest, Guest];
    for (const one of [ada, bianca]) {
      await withMail(house, one);
      const [mail] = await channels(one);
      await changeChannel(one, mail!.id, { when: 'later' });
      await addChannel(one, { type: 'discord', url: `${house.hooks.address}/gone` });
      await prefer(one, { told: NOTHING_BUT_TURNS });
    }
    const at = await playing(first, [ada, bianca]);
    const who = await at.waitsFor();
    house.hooks.reply = { status: 410, body: '{}' };
    await house.pass(MINUTE);
    await house.pass(0);
    expect(house.box.mails).toHaveLength(1);
    expect((await channels(who)).map(({ last }) => last?.failure)).toContain('gone');
  });
});

describe('[A2] a server that stops', () => {
  it('tells what it owes when it is up again, also what it had no time to write down, and once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'signoria-notices-'));
    const hooks = await catcher();
    let now = NOON;
    const start = () => testServer({ database: join(folder, 'club.db'), now: () => now });
    let server = await start();
    const guests = [await newGuest(server.address), await newGuest(server.address)];
    await ask(guests[0]!, 'POST /api/account', { body: { handle: 'admin', password: 'ducal palace' } });
    await ask(guests[0]!, 'POST /api/admin/settings', { body: { privateHooks: true } });
    const at = await playing(first, guests);
    const who = await at.waitsFor();
    // Nothing happens at the table any more, so nobody has noted that the player is to be told.
    await addChannel(who, { type: 'hook', url: `${hooks.address}/hook` });
    await server.runJobs();
    now += MINUTE;
    await server.close();
    for (let i = 0; i < 2; i++) {
      server = await start();
      for (let j = 0; j < 3; j++) {
        await server.runJobs();
        now += MINUTE;
      }
      await server.close();
    }
    const bodies = hooks.caught.map(({ body }) => JSON.parse(body.toString()) as { readonly title: string });
    expect(bodies.map(({ title }) => title)).toEqual([`${first.text.en.title}: your turn`]);
    await hooks.close();
    await rm(folder, { recursive: true });
  });
});

describe('[A6] the ladder', () => {
  it('reminds and warns on all channels, then tells that a bot plays', async () => {
    const [ada, bianca] = (await people(2)) as [Guest, Guest];
    for (const one of [ada, bianca]) {
      const later = await withHook(house, one);
      await changeChannel(one, later.id, { when: 'later' });
      await withMail(house, one);
      await prefer(one, { escalateMs: null, told: NOTHING_BUT_TURNS });
    }
    const at = await playing(first, [ada, bianca], { pace: 'club' });
    const who = await at.waitsFor();
    const calls = () => toldBy(house, who).flatMap(({ notices }) => notices.map(({ call }) => call));
    await house.pass(MINUTE);
    expect([calls(), house.box.mails.length]).toEqual([[], 1]);
    await house.pass(4 * DAY); // one of five is left
    expect([calls(), house.box.mails.length]).toEqual([['remind'], 2]);
    expect(house.box.mails[1]!.head).toContain(`Subject: ${first.text.en.title}: still your turn`);
    await house.pass(18 * HOUR);
    expect([calls(), house.box.mails.length]).toEqual([['remind', 'warn'], 3]);
    expect(house.box.mails[2]!.body).toMatch(/Time left: [56] hours/);
    await house.pass(7 * HOUR);
    await house.pass(MINUTE);
    expect(calls()).toEqual(['remind', 'warn', 'covered']);
  });
});

describe('[A3] a notice', () => {
  const LANGUAGES = [
    ['ru', 'ваш ход', /Осталось времени: (5 дней|4 дня 23 часа)\./],
    ['de', 'du bist am Zug', /Restzeit: (5 Tage|4 Tage 23 Stunden)\./],
  ] as const;
  const cases = modules.flatMap((module) =>
    LANGUAGES.map(([language, turn, left]) => ({ id: module.game.id, module, language, turn, left })),
  );

  it.each(cases)(
    'of $id names game, opponents, decision and time left, in the reader’s language ($language), and leads to the table',
    async ({ module, language, turn, left }) => {
      const guests = await people(Math.max(2, module.game.players.min));
      for (const one of guests) {
        await withMail(house, one, language);
        await prefer(one, { told: NOTHING_BUT_TURNS });
      }
      const at = await playing(module, guests, { pace: 'club', name: 'Friday' });
      const { who, view } = await at.asked();
      await house.pass(MINUTE);
      const text = module.text[language];
      const names = view.seats.map((seat) => ('name' in seat ? seat.name : ''));
      const reader = { seat: view.you, name: (seat: number) => names[seat]! };
      const mine = house.box.mails.filter(({ to }) => to[0] === addressOf(who));
      expect(mine).toHaveLength(1);
      const [mail] = mine;
      expect(mail!.head).toContain(`Subject: ${text.title}: ${turn}`);
      expect(mail!.body).toContain(text.prompt(view.question!, reader));
      for (const other of guests.filter((one) => one !== who)) expect(mail!.body).toContain(other.name);
      expect(mail!.body).toMatch(left);
      expect(mail!.body).toContain(`https://club.example.org/table/${at.table}`);
    },
  );

  it('of several tables is one message', async () => {
    const [ada, bianca] = (await people(2)) as [Guest, Guest];
    for (const one of [ada, bianca]) {
      await withMail(house, one);
      await prefer(one, { told: NOTHING_BUT_TURNS });
    }
    const tables: Playing[] = [];
    for (let i = 0; i < 3; i++) tables.push(await playing(first, [ada, bianca]));
    const asked = await Promise.all(tables.map((at) => at.waitsFor()));
    const mine = tables.filter((_, i) => asked[i] === asked[0]);
    await house.pass(MINUTE);
    expect(mine.length).toBeGreaterThan(1);
    const mails = house.box.mails.filter(({ to }) => to[0] === addressOf(asked[0]!));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.head).toContain(`Your turn at ${mine.length} tables`);
    for (const at of mine) expect(mails[0]!.body).toContain(`/table/${at.table}`);
  });

  it('waits for others where somebody wants them gathered', async () => {
    const [ada, bianca] = (await people(2)) as [Guest, Guest];
    for (const one of [ada, bianca]) {
      await withMail(house, one);
      await prefer(one, { told: NOTHING_BUT_TURNS, gatherMs: HOUR });
    }
    const tables = [await playing(first, [ada, bianca])];
    const who = await tables[0]!.waitsFor();
    const mine = () => house.box.mails.filter(({ to }) => to[0] === addressOf(who));
    await house.pass(MINUTE);
    expect(mine()).toHaveLength(1);
    while (tables.length < 3) {
      const at = await playing(first, [ada, bianca]);
      if ((await at.waitsFor()) === who) tables.push(at);
    }
    await house.pass(30 * MINUTE);
    expect(mine()).toHaveLength(1);
    await house.pass(30 * MINUTE);
    expect(mine()).toHaveLength(2);
    for (const at of tables.slice(1)) expect(mine()[1]!.body).toContain(`/table/${at.table}`);
    expect(mine()[1]!.body).not.toContain(`/table/${tables[0]!.table}`);
  });

  it('waits for the end of the quiet hours, by the reader’s clock', async () => {
    const night = await noticeHouse();
    const [ada, bianca] = [await newGuest(night.server.address), await newGuest(night.server.address)];
    for (const one of [ada, bianca]) await withMail(night, one);
    for (const one of [ada, bianca]) await prefer(one, { quiet: QUIET, told: NOTHING_BUT_TURNS });
    await playing(first, [ada, bianca]);
    await night.pass(MINUTE);
    await night.pass(4 * HOUR);
    expect(night.box.mails).toEqual([]);
    await night.pass(HOUR);
    expect(night.now()).toBe(NOON + 5 * HOUR + MINUTE);
    expect(night.box.mails).toHaveLength(1);
    await night.close();
  });

  it('breaks the quiet hours an hour before the time runs out', async () => {
    const night = await noticeHouse();
    const [ada, bianca] = [await newGuest(night.server.address), await newGuest(night.server.address)];
    for (const one of [ada, bianca]) await withMail(night, one);
    for (const one of [ada, bianca]) await prefer(one, { quiet: QUIET, told: NOTHING_BUT_TURNS });
    await playing(first, [ada, bianca], { pace: 'relaxed' }); // an hour each, and a minute
    await night.pass(MINUTE);
    expect(night.box.mails).toHaveLength(1);
    await night.close();
  });

  it('with few answers takes the answer: once, of this question, and not by opening the link', async () => {
    const [ada, bianca] = (await people(2)) as [Guest, Guest];
    const phone = browser();
    for (const one of [ada, bianca]) {
      const endpoint = `${house.hooks.address}/push/${one.user}`;
      await addChannel(one, { type: 'push', endpoint, keys: phone.keys, device: 'phone' });
      await withMail(house, one);
      await prefer(one, { told: NOTHING_BUT_TURNS });
    }
    const at = await playing(first, [ada, bianca]);
    const { who, view, menu } = await untilFew(at);
    await house.pass(MINUTE);
    const message = pushed.parse(phone.read(house.hooks.caught[0]!.body));
    const reader = { seat: view.you, name: (seat: number) => (view.seats[seat] as { readonly name: string }).name };
    const words = menu.choices.map((choice) => first.text.en.choice(choice, reader));
    expect(message.answers.map((answer) => answer.words)).toEqual(words);
    for (const { token } of message.answers) expect(house.box.mails[0]!.body).toContain(`/notices/answer#${token}`);
    const { token } = message.answers[0]!;
    const anybody = { address: house.server.address };
    const opened = await fetch(`${house.server.address}/notices/answer`);
    expect(opened.status).toBe(200);
    expect(await call(anybody, '/api/notices/look', { token })).toMatchObject({
      status: 200,
      body: { open: true, choice: words[0], game: first.text.en.title },
    });
    expect((await at.look(who)).question?.ticket).toBe(view.question!.ticket);
    const forged = `${token.slice(0, -3)}AAA`;
    expect(await call(anybody, '/api/notices/answer', { token: forged })).toMatchObject({ status: 403 });
    const done = { status: 200, body: { done: true, body: words[0] } };
    expect(await call(anybody, '/api/notices/answer', { token })).toMatchObject(done);
    const after = await at.look(who);
    expect(after.question?.ticket).not.toBe(view.question!.ticket);
    expect(await call(anybody, '/api/notices/answer', { token })).toMatchObject(done);
    expect((await at.look(who)).log.length).toBe(after.log.length);
    const other = message.answers[1]!.token;
    expect(await call(anybody, '/api/notices/answer', { token: other })).toMatchObject({ body: { done: false } });
    expect((await at.look(who)).log.length).toBe(after.log.length);
  });

  it('that is discreet says which game, and neither decision nor answers', async () => {
    const [ada, bianca] = (await people(2)) as [Guest, Guest];
    const phone = browser();
    const { keys } = phone;
    for (const one of [ada, bianca]) {
      const endpoint = `${house.hooks.address}/push/${one.user}`;
      const added = await addChannel(one, { type: 'push', endpoint, keys, device: 'phone' });
      await changeChannel(one, added.id, { discreet: true });
      await addChannel(one, { type: 'hook', url: `${house.hooks.address}/room` });
      await prefer(one, { told: NOTHING_BUT_TURNS });
    }
    const at = await playing(first, [ada, bianca]);
    const { view } = await untilFew(at);
    await house.pass(MINUTE);
    const names = view.seats.map((seat) => ('name' in seat ? seat.name : ''));
    const prompt = first.text.en.prompt(view.question!, { seat: view.you, name: (seat) => names[seat]! });
    const found = phone.read(house.hooks.caught.find(({ path }) => path.startsWith('/push'))!.body);
    const room = house.hooks.caught.find(({ path }) => path === '/room')!.body.toString();
    expect(found).toMatchObject({ title: `${first.text.en.title}: your turn`, answers: [] });
    for (const text of [JSON.stringify(found), room]) expect(text).not.toContain(prompt);
    expect(room).not.toContain('notices/answer');
  });
});

describe('other news', () => {
  it('a game that begins, and one that is over, are told to those who do not look', async () => {
    const [ada, bianca, carlo] = (await people(3)) as [Guest, Guest, Guest];
    for (const one of [ada, bianca, carlo]) await withHook(house, one);
    const at = await playing(first, [ada, bianca, carlo]);
    const who = await at.waitsFor();
    await house.pass(MINUTE);
    const calls = (who: Guest) => toldBy(house, who).flatMap(({ notices }) => notices.map(({ call }) => call));
    // Whoever is asked is told that; the others, that it begins.
    for (const one of at.people) expect(calls(one)).toEqual([one === who ? 'turn' : 'start']);
  });

  it('the end of a game, in the words of the game', async () => {
    const ada = await person();
    await withHook(house, ada);
    const { table } = await createTable(ada, plan(first.game.id, ['me', 'novice']));
    const client = await connect(ada);
    await client.watch(table);
    await client.ask({ type: 'start', table });
    await client.ask({ type: 'resign', table });
    await client.send({ type: 'leave', table });
    await client.close();
    const watcher = await connect(await person());
    await watcher.watch(table);
    const end = await watcher.until(table, ({ status }) => status === 'finished');
    await house.pass(MINUTE);
    const [told] = toldBy(house, ada).filter(({ notices }) => notices[0]?.call === 'over');
    const name = (seat: number) => (seat === 0 ? ada.name : tableText.en.botName.tiberio);
    expect(told?.title).toBe(`${first.text.en.title}: the game is over`);
    expect(told?.text).toContain(first.text.en.outcome(end.outcome!, { seat: 0, name }));
    await watcher.close();
  });

  it('an invitation by a friend, until the seat is taken', async () => {
    const [ada, bianca] = (await people(2)) as [Guest, Guest];
    for (const [i, one] of [ada, bianca].entries()) {
      await ask(one, 'POST /api/account', { body: { handle: `friend${i}`, password: 'ducal palace' } });
    }
    await befriend(ada, bianca);
    await befriend(bianca, ada);
    await withHook(house, bianca);
    const tables = [];
    for (let i = 0; i < 2; i++) {
      const { table } = await createTable(ada, plan(first.game.id, ['me', 'open']));
      await ask(ada, 'POST /api/tables/:id/invite', { params: { id: table }, body: { user: bianca.user } });
      tables.push(table);
    }
    await joinTable(bianca, tables[0]!);
    await house.pass(MINUTE);
    const told = toldBy(house, bianca);
    expect(told.map(({ title }) => title)).toEqual([`${first.text.en.title}: ${ada.name} invites you`]);
    expect(told[0]!.url).toContain(tables[1]);
  });

  it('being called by name in the talk of the table, but not by somebody muted', async () => {
    const [ada, bianca] = (await people(2)) as [Guest, Guest];
    const at = await playing(first, [ada, bianca]);
    await house.pass(2 * MINUTE);
    await withHook(house, bianca);
    await prefer(bianca, { told: { turn: false, start: false, invited: false, over: false, mention: true } });
    const client = await connect(ada);
    await client.watch(at.table);
    await client.ask({ type: 'chat', table: at.table, text: `a move, @${bianca.name.toUpperCase()}, please` });
    await client.ask({ type: 'chat', table: at.table, text: `${bianca.name} is thinking` });
    await house.pass(MINUTE);
    expect(toldBy(house, bianca)).toHaveLength(1);
    expect(toldBy(house, bianca)[0]).toMatchObject({ title: `${first.text.en.title}: ${ada.name} mentions you` });
    expect(toldBy(house, bianca)[0]!.text).toContain('please');
    const muting = await connect(bianca);
    await muting.ask({ type: 'mute', table: at.table, user: ada.user, muted: true });
    await muting.close();
    await client.ask({ type: 'chat', table: at.table, text: `@${bianca.name}!` });
    await house.pass(MINUTE);
    expect(toldBy(house, bianca)).toHaveLength(1);
    await client.close();
  });
});
