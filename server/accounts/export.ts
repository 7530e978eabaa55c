/** Everything the house holds about somebody, for himself. Of what opens doors (passwords, tokens) only that it exists. */
import type { Paper, Table, User } from '@signoria/store';
import type { House } from '../house.ts';
import { fromRow } from '../keeping.ts';
import { CHANNEL, fromPaper, shownChannel } from '../notices/channels.ts';
import { ratingsOf } from '../ratings/board.ts';
import type { Board } from '../ratings/rating.ts';
import { everyPaper } from './papers.ts';
import { secretOf } from './passwords.ts';
import { everyTable, isOf } from './seats.ts';

/** What any area keeps under a person's name. Ratings have a kind for each board and are asked for apart. */
const KINDS = [
  'address',
  'bond',
  'channel',
  'device',
  'handover',
  'insider',
  'invitation',
  'known',
  'leave',
  'notice',
  'notice-preferences',
  'notice-wish',
  'passkey',
  'played',
  'wish',
] as const;

export async function everythingAbout(house: House, user: User) {
  const { store } = house;
  const { id, kind, name, handle, created, data } = user;
  const papers: { [kind: string]: unknown[] } = {};
  for (const of of KINDS) {
    const found = await everyPaper(store, { kind: of, owner: id });
    if (found.length > 0) papers[of] = found.map(told);
  }
  return {
    format: 'signoria/person/1',
    made: house.now(),
    person: { id, kind, name, handle, created, ...(JSON.parse(data) as object) },
    hasPassword: (await secretOf(store, id)) !== null,
    papers,
    ratings: await ratingsOf(store, everyBoard(house), id),
    tables: await tablesWith(house, id),
  };
}

function everyBoard({ games }: House): readonly Board[] {
  return [...games.values()].flatMap(({ game: { id: game, players } }) =>
    Array.from({ length: players.max - players.min + 1 }, (_, i) => ({ game, players: players.min + i })),
  );
}

/** The ids of sessions and of known browsers are hashes of what opens something. */
const SECRET_IDS = ['device', 'known'];

function told(paper: Paper) {
  const { kind, id, due, data } = paper;
  if (kind === CHANNEL) return shownChannel(fromPaper(paper));
  return {
    ...(SECRET_IDS.includes(kind) ? {} : { id }),
    due,
    ...(data === '' ? {} : { data: JSON.parse(data) as unknown }),
  };
}

async function tablesWith(house: House, user: string) {
  const [seated, owned] = await Promise.all([everyTable(house, { seated: user }), everyTable(house, { owner: user })]);
  const all = new Map([...seated, ...owned].map((table) => [table.id, table]));
  const told = [];
  for (const table of all.values()) told.push(await atTable(house, table, user));
  return told;
}

/** His own answers, orders and words; what others did is theirs. */
async function atTable({ store }: House, table: Table, user: string) {
  const { seats, mutes, settings } = fromRow(table);
  const seat = seats.findIndex((of) => isOf(of, user));
  const [entries, orders, chat] = await Promise.all([
    store.entries(table.id),
    store.listOrders(table.id),
    everyLine({ store }, table.id),
  ]);
  return {
    table: table.id,
    game: table.game,
    name: settings.name,
    status: table.status,
    created: table.created,
    owner: table.owner === user,
    seat: seat < 0 ? null : seat,
    answers: entries.filter((entry) => entry.seat === seat).map(({ seq, line, at }) => ({ seq, line, at })),
    orders: orders.filter((given) => given.seat === seat).map((given) => JSON.parse(given.orders) as unknown),
    said: chat.filter((line) => line.user === user).map(({ text, at }) => ({ text, at })),
    muted: mutes[user] ?? [],
  };
}

async function everyLine({ store }: Pick<House, 'store'>, table: string) {
  const all = [];
  for (let after = 0; ; ) {
    const lines = await store.listChat(table, { after, limit: 500 });
    all.push(...lines);
    const last = lines.at(-1);
    if (last === undefined || lines.length < 500) return all;
    after = last.id;
  }
}
