/** Rooms: who may enter, who leads, what stays, and how much of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reply, RoomDeed, RoomNote } from '@signoria/table';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import {
  ask,
  call,
  connect,
  createTable,
  type Guest,
  joinTable,
  newGuest,
  plan,
  startTable,
} from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { enter, firstAnswer, type Inside, overGame } from '../testing/rooms.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
const folder = mkdtempSync(join(tmpdir(), 'signoria-rooms-'));
const LIMITS = { roomOwnItems: 3, roomItems: 5 };

let server: RunningServer;
let files = 0;
let database: string;
beforeEach(async () => {
  database = join(folder, `${++files}.db`);
  server = await testServer({ database, limits: LIMITS });
});
afterEach(() => server.close());
afterAll(() => rmSync(folder, { recursive: true }));

const guests = (n: number) => Promise.all(Array.from({ length: n }, () => newGuest(server.address)));
const start = { seq: 0, variation: null, step: 0 } as const;
const note = (text: string, more: Partial<Extract<RoomDeed, { do: 'note' }>> = {}): RoomDeed => ({
  do: 'note',
  moment: start,
  seat: null,
  text,
  marks: [],
  ...more,
});
const go = (seq: number): RoomDeed => ({
  do: 'go',
  place: { seq, variation: null, step: 0, eyes: null },
  marks: [{ from: 'a', to: 'b' }],
});
const whyNot = (reply: Reply) => (reply.type === 'refused' ? reply.refusal.why : reply.type);

async function inside(guest: Guest, table: string): Promise<Inside> {
  const found = await enter(guest, table);
  if (found === null) throw new Error('not let in');
  return found;
}

/** A game that is over, its two players and a third, and a room with all of them, led by the first. */
async function room() {
  const [ada, bianca, carlo] = (await guests(3)) as [Guest, Guest, Guest];
  const table = await overGame(game, ada, bianca);
  const people = [await inside(ada, table), await inside(bianca, table), await inside(carlo, table)] as const;
  await people[0].until(({ now }) => now.people.length === 3);
  return { table, ada, bianca, carlo, people };
}

describe('[P4] a room', () => {
  it('is open to whoever may open the file of the game: nobody while it runs, then anybody', async () => {
    const [ada, bianca, carlo] = (await guests(3)) as [Guest, Guest, Guest];
    const { table } = await createTable(ada, plan(game.id, ['me', 'open']));
    for (const guest of [ada, carlo]) expect(await enter(guest, table)).toBeNull();
    await joinTable(bianca, table);
    await startTable(ada, table);
    for (const guest of [ada, carlo]) expect(await enter(guest, table)).toBeNull();
    expect(await enter(ada, 'nowhere')).toBeNull();
    const over = await overGame(game, ada, bianca);
    expect((await enter(carlo, over))?.now.leader).toBe(carlo.user);
  });

  it('nothing is done there by whoever has not entered, nor after leaving', async () => {
    const { table, people } = await room();
    const stranger = await connect((await guests(1))[0]!);
    expect(whyNot(await stranger.ask({ type: 'room', table, deed: note('hello') }))).toBe('malformed');
    people[1].client.send({ type: 'exit', table });
    expect(whyNot(await people[1].do(note('hello')))).toBe('malformed');
    await people[0].until(({ now }) => now.people.length === 2);
  });

  it('shows the leader’s place and marks to all, and where the others are', async () => {
    const { people, ada, bianca } = await room();
    const [leader, other, third] = people;
    expect(leader.now.leader).toBe(ada.user);
    await leader.do(go(2));
    await third.until(({ now }) => now.place.seq === 2 && now.marks.length === 1);
    await other.do({ do: 'follow', follow: false });
    await other.do(go(1));
    const seen = await third.until(({ now }) => now.people.some(({ seq }) => seq === 1));
    expect(seen.now.people.find(({ user }) => user === bianca.user)).toMatchObject({ follows: false, seq: 1 });
    expect(seen.now.place.seq).toBe(2);
    expect(whyNot(await leader.do(go(1000)))).toBe('malformed');
  });

  it('the lead is handed on; whoever leaves with it does not end the room, and may be followed by another', async () => {
    const { people, ada, bianca, carlo } = await room();
    const [leader, other, third] = people;
    expect(whyNot(await other.do({ do: 'lead', user: bianca.user }))).toBe('not-leader');
    expect(whyNot(await leader.do({ do: 'lead', user: 'nobody' }))).toBe('malformed');
    await leader.do({ do: 'lead', user: bianca.user });
    await third.until(({ now }) => now.leader === bianca.user);
    expect(whyNot(await leader.do({ do: 'chapter', seq: 0, title: 'Mine' }))).toBe('not-leader');
    await other.leave();
    await third.until(({ now }) => now.people.length === 2);
    expect(third.now.leader).toBe(bianca.user);
    expect(whyNot(await third.do({ do: 'lead', user: ada.user }))).toBe('not-leader');
    expect(whyNot(await third.do({ do: 'lead', user: carlo.user }))).toBe('done');
    await leader.until(({ now }) => now.leader === carlo.user);
  });

  it('hides what comes next when its leader says so, and goes on hiding it whoever leads', async () => {
    const { people, ada, bianca } = await room();
    const [leader, other, third] = people;
    expect(leader.now.hides).toBe(false);
    for (const hide of [true, false]) expect(whyNot(await other.do({ do: 'hide', hide }))).toBe('not-leader');
    await leader.do(go(2));
    expect(whyNot(await leader.do({ do: 'hide', hide: true }))).toBe('done');
    await third.until(({ now }) => now.hides);
    expect(third.now).toMatchObject({ keeper: ada.user, place: { seq: 2 } });
    await leader.do({ do: 'lead', user: bianca.user });
    await third.until(({ now }) => now.leader === bianca.user);
    expect(third.now.hides).toBe(true);
    expect(whyNot(await leader.do({ do: 'hide', hide: false }))).toBe('not-leader');
    await other.do({ do: 'hide', hide: false });
    await third.until(({ now }) => !now.hides);
  });

  it('that hides is opened again where it was, and nobody leads it by coming first', async () => {
    const { table, people, ada, bianca } = await room();
    await people[0].do(go(2));
    await people[0].do({ do: 'hide', hide: true });
    await people[1].do(note('kept'));
    await Promise.all(people.map((one) => one.leave()));
    await server.close();
    server = await testServer({ database, limits: LIMITS });
    const first = await inside({ ...bianca, address: server.address }, table);
    expect(first.now).toMatchObject({ hides: true, leader: ada.user, keeper: ada.user, place: { seq: 2, eyes: null } });
    const again = await inside({ ...ada, address: server.address }, table);
    await again.do({ do: 'hide', hide: false });
    await first.until(({ now }) => !now.hides);
    await Promise.all([first, again].map((one) => one.leave()));
    const { body } = await call({ ...ada, address: server.address }, `/api/tables/${table}/file`);
    expect(JSON.stringify(body)).not.toContain('hides');
    const open = await inside({ ...bianca, address: server.address }, table);
    expect(open.now).toMatchObject({ hides: false, leader: bianca.user, keeper: ada.user });
    expect(open.now.place.seq).toBeGreaterThan(2);
  });

  it('keeps notes, variations and chapters, the server started again included', async () => {
    const { table, people, ada, bianca } = await room();
    const [leader, other] = people;
    const line = await firstAnswer(game, [ada, bianca], table);
    await other.do({ do: 'variation', seq: 0, title: 'Otherwise', lines: [line] });
    const variation = await leader.until(({ items }) => items.size === 1).then(({ items }) => [...items.values()][0]!);
    await other.do(
      note(' Why\u202e not? ', { moment: { ...start, variation: variation.id, step: 1 }, seat: 1 }),
      'one',
    );
    await other.do(note('Why not?'), 'one'); // sent again after a break
    await leader.do({ do: 'chapter', seq: 1, title: ' The   opening ' });
    await leader.until(({ items }) => items.size === 3);
    const before = [...leader.items.values()];
    expect(before).toMatchObject([
      { kind: 'variation', user: bianca.user, name: bianca.name, lines: [line] },
      { kind: 'note', text: 'Why not?', seat: 1, variation: variation.id, step: 1 },
      { kind: 'chapter', title: 'The opening', user: ada.user },
    ]);
    await Promise.all(people.map((one) => one.leave()));
    await server.close();
    server = await testServer({ database, limits: LIMITS });
    const again = await inside({ ...ada, address: server.address }, table);
    expect([...again.items.values()]).toEqual(before);
  });

  it('takes only variations that the rules allow', async () => {
    const { table, people, ada, bianca } = await room();
    const [leader] = people;
    const { seat, line } = await firstAnswer(game, [ada, bianca], table);
    const tries = [
      [{ seat, line: 'juggle' }],
      [{ seat: 1 - seat, line }],
      [{ seat: 9, line }],
      [
        { seat, line },
        { seat, line: 'juggle' },
      ],
      [],
    ];
    for (const lines of tries)
      expect((await leader.do({ do: 'variation', seq: 0, title: '', lines })).type).toBe('refused');
    const beyond = { do: 'variation', seq: 999, title: '', lines: [{ seat, line }] } as const;
    expect(whyNot(await leader.do(beyond))).toBe('malformed');
    expect(leader.items.size).toBe(0);
  });

  it('what is left there is removed by its maker, or by the leader who looks after the room', async () => {
    const { people, carlo } = await room();
    const [leader, other, third] = people;
    await other.do(note('by the other'));
    await third.do(note('by the third'));
    await leader.until(({ items }) => items.size === 2);
    const [first, second] = [...leader.items.keys()] as [string, string];
    expect(whyNot(await third.do({ do: 'drop', item: first }))).toBe('not-leader');
    await other.do({ do: 'drop', item: first });
    await third.until(({ items }) => items.size === 1);
    // Who only stands in turns the pages, and removes nothing.
    await other.do(note('once more'));
    await leader.leave();
    await third.until(({ now }) => now.people.length === 2);
    await third.do({ do: 'lead', user: carlo.user });
    const others = [...third.items.keys()].find((id) => id !== second)!;
    expect(whyNot(await third.do({ do: 'drop', item: others }))).toBe('not-leader');
    expect(whyNot(await third.do({ do: 'drop', item: second }))).toBe('done');
  });

  it('has room for so much, of one person and of all, and each of so many words', async () => {
    const { people } = await room();
    const [leader, other] = people;
    expect(whyNot(await leader.do(note('x'.repeat(2001))))).toBe('too-large');
    expect(whyNot(await leader.do(note('\u202e')))).toBe('malformed');
    expect(whyNot(await leader.do({ do: 'chapter', seq: 0, title: 'x'.repeat(81) }))).toBe('too-large');
    for (const text of ['a', 'b', 'c']) expect(whyNot(await leader.do(note(text)))).toBe('done');
    expect(whyNot(await leader.do(note('d')))).toBe('too-many');
    for (const text of ['e', 'f']) expect(whyNot(await other.do(note(text)))).toBe('done');
    expect(whyNot(await other.do(note('g')))).toBe('too-many');
  });

  it('is written in no faster than a table is talked at', async () => {
    await server.close();
    server = await testServer({ database, limits: { chat: { burst: 1, perSecond: 0 } } });
    const { people } = await room();
    expect(whyNot(await people[1].do(note('one')))).toBe('done');
    expect(whyNot(await people[1].do(note('two')))).toBe('too-many');
    expect(whyNot(await people[1].do(go(0)))).toBe('done');
  });

  it('goes out with the game’s file and with its makers’ own data, and goes when they are forgotten', async () => {
    const { table, people, bianca, carlo } = await room();
    await people[1].do(note('kept'));
    await people[2].do(note('mine'));
    await call(carlo, '/api/account', { handle: 'carlo', password: 'ducal palace' });
    const texts = async () => {
      const { body } = await call(bianca, `/api/tables/${table}/file`);
      return (body as { readonly room?: { readonly items: readonly RoomNote[] } }).room;
    };
    expect(await texts()).toMatchObject({
      format: 'signoria-room/1',
      items: [{ text: 'kept', name: bianca.name }, { text: 'mine' }],
    });
    expect(JSON.stringify(await texts())).not.toContain(bianca.user);
    const { body } = await call(carlo, '/api/account/data');
    expect(body).toMatchObject({ papers: { 'room-item': [{ data: { text: 'mine' } }] } });
    expect(await call(carlo, '/api/account/delete', { password: 'ducal palace' })).toMatchObject({ status: 200 });
    expect((await texts())?.items.map(({ text }) => text)).toEqual(['kept']);
  });

  it('is not written in by whoever is kept from writing; they may look on', async () => {
    const [doge, ada, bianca] = (await guests(3)) as [Guest, Guest, Guest];
    await call(doge, '/api/account', { handle: 'doge', password: 'ducal palace' });
    const table = await overGame(game, ada, bianca);
    const other = await inside(bianca, table);
    const muted = { what: 'mute', until: null, reason: '' };
    expect(await call(doge, `/api/admin/users/${bianca.user}`, muted)).toMatchObject({ status: 200 });
    for (const deed of [note('heard?'), { do: 'chapter', seq: 0, title: 'heard?' } as const])
      expect(whyNot(await other.do(deed))).toBe('muted');
    expect(whyNot(await other.do(go(1)))).toBe('done');
  });

  it('does not show anybody what those write whom they have blocked', async () => {
    const [ada, bianca, carlo] = (await guests(3)) as [Guest, Guest, Guest];
    const table = await overGame(game, ada, bianca);
    await call(ada, '/api/account', { handle: 'ada', password: 'ducal palace' });
    await ask(ada, 'POST /api/people/:id/bond', { params: { id: carlo.user }, body: { wish: 'block' } });
    const other = await inside(carlo, table);
    await other.do(note('unheard'));
    const reader = await inside(ada, table);
    await other.do(note('still'));
    await other.leave();
    await reader.until(({ now }) => now.people.length === 1);
    expect(reader.items.size).toBe(0);
  });
});
