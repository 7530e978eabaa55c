/** Friends asked to a table. An invitation is a document of the invited; it ends with the seat taken or the table begun. */
import { Conflict, readBack, type StoredDocument, type User } from '@signoria/store';
import { Problem } from '../../http/problems.ts';
import { tell } from '../../notices/turn-notices.ts';
import type { Services } from '../../services.ts';
import { EXPIRE_MS } from '../../tables/expiry.ts';
import { fromRow } from '../../tables/table-rows.ts';
import { everyDocument } from '../documents.ts';
import { isOf } from '../seats/seats.ts';
import { areFriends } from './relationships.ts';

const KIND = 'invitation';

interface Invitation {
  readonly table: string;
  readonly by: string;
  readonly at: number;
}

/** Whoever has a seat or set the table up may ask their friends to it. Twice is once. */
export async function invite(services: Services, by: User, table: string, friend: string): Promise<void> {
  const { store, now } = services;
  const row = await store.getTable(table);
  if (row === null) throw new Problem('no-such-table');
  const { seats, owner, status } = fromRow(row);
  if (owner !== by.id && !seats.some((seat) => isOf(seat, by.id))) throw new Problem('not-at-table');
  if (status !== 'open') throw new Problem('already-begun');
  if (!(await areFriends(store, by.id, friend))) throw new Problem('not-friends');
  const data = JSON.stringify({ table, by: by.id, at: now() } satisfies Invitation);
  const document = { kind: KIND, id: `${friend}/${table}`, owner: friend, due: now() + EXPIRE_MS, rank: now(), data };
  try {
    await store.addDocument(document);
  } catch (error) {
    if (error instanceof Conflict) return;
    throw error;
  }
  await tell({ services }, { kind: 'invited', table, user: friend, by: by.name });
}

/** Only those that can still be followed. */
export async function invitationsOf({ store }: Services, user: string) {
  const documents = await everyDocument(store, { kind: KIND, owner: user });
  const shown = await Promise.all(documents.map((document) => shownInvitation({ store }, document, user)));
  return shown.filter((one) => one !== null).toSorted((a, b) => b.at - a.at);
}

async function shownInvitation({ store }: Pick<Services, 'store'>, { data }: StoredDocument, user: string) {
  const { table, by, at } = readBack<Invitation>(data);
  const [row, host] = await Promise.all([store.getTable(table), store.getUser(by)]);
  if (row === null || host === null || row.status !== 'open') return null;
  const { seats, settings } = fromRow(row);
  if (seats.some((seat) => isOf(seat, user))) return null;
  const open = seats.filter(({ kind }) => kind === 'open').length;
  return {
    table,
    code: row.code,
    game: row.game,
    name: settings.name,
    open,
    by: { user: host.id, name: host.name },
    at,
  };
}

export async function declineInvitation({ store }: Services, user: string, table: string): Promise<void> {
  await store.dropDocument(KIND, `${user}/${table}`);
}
