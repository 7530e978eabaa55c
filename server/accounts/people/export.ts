/** Everything the house holds about somebody, for them. Of what opens doors (passwords, tokens) only that it exists. */
import { readBack, type StoredDocument, type Table, type User } from '@signoria/store';
import { CHANNEL, fromDocument, shownChannel } from '../../notices/channels.ts';
import { ratingsOf } from '../../ratings/board.ts';
import type { Board } from '../../ratings/rating.ts';
import type { Services } from '../../services.ts';
import { fromRow } from '../../tables/table-rows.ts';
import { everyDocument } from '../documents.ts';
import { everyTable, isOf } from '../seats/seats.ts';
import { secretOf } from '../sign-in/passwords.ts';

/** What any area keeps under a person's name. Ratings have a kind for each board and are asked for apart. */
const KINDS = [
  'address',
  'bond',
  'bot',
  'channel',
  'device',
  'feed',
  'handover',
  'identity',
  'insider',
  'invitation',
  'known',
  'leave',
  'notice',
  'notice-preferences',
  'notice-wish',
  'passkey',
  'played',
  'room',
  'room-item',
  'token',
  'try',
  'wish',
] as const;

export async function everythingAbout(services: Services, user: User) {
  const { store } = services;
  const { id, kind, name, handle, created, data } = user;
  const documents: { [kind: string]: unknown[] } = {};
  for (const of of KINDS) {
    const found = await everyDocument(store, { kind: of, owner: id });
    if (found.length > 0) documents[of] = found.map(told);
  }
  return {
    format: 'signoria/person/1',
    made: services.now(),
    person: { id, kind, name, handle, created, ...readBack<object>(data) },
    hasPassword: (await secretOf(store, id)) !== null,
    papers: documents,
    ratings: await ratingsOf(store, everyBoard(services), id),
    tables: await tablesWith(services, id),
  };
}

function everyBoard({ games }: Services): readonly Board[] {
  return [...games.values()].flatMap(({ game: { id: game, players } }) =>
    Array.from({ length: players.max - players.min + 1 }, (_, i) => ({ game, players: players.min + i })),
  );
}

/** The ids of sessions, tokens, feeds and known browsers are hashes of what opens something. */
const SECRET_IDS = ['device', 'feed', 'known', 'token'];

function told(document: StoredDocument) {
  const { kind, id, due, data } = document;
  if (kind === CHANNEL) return shownChannel(fromDocument(document));
  return {
    ...(SECRET_IDS.includes(kind) ? {} : { id }),
    due,
    ...(data === '' ? {} : { data: readBack<unknown>(data) }),
  };
}

async function tablesWith(services: Services, user: string) {
  const [seated, owned] = await Promise.all([
    everyTable(services, { seated: user }),
    everyTable(services, { owner: user }),
  ]);
  const all = new Map([...seated, ...owned].map((table) => [table.id, table]));
  const told = [];
  for (const table of all.values()) told.push(await atTable(services, table, user));
  return told;
}

/** Their own answers, orders and words; what others did is the others'. */
async function atTable({ store }: Services, table: Table, user: string) {
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
    orders: orders.filter((given) => given.seat === seat).map((given) => readBack<unknown>(given.orders)),
    said: chat.filter((line) => line.user === user).map(({ text, at }) => ({ text, at })),
    muted: mutes[user] ?? [],
  };
}

async function everyLine({ store }: Pick<Services, 'store'>, table: string) {
  const all = [];
  for (let after = 0; ; ) {
    const lines = await store.listChat(table, { after, limit: 500 });
    all.push(...lines);
    const last = lines.at(-1);
    if (last === undefined || lines.length < 500) return all;
    after = last.id;
  }
}
