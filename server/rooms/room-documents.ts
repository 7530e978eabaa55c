/**
 * What stays of a room, in documents: one for each note, variation and chapter, which is its maker's, so that it goes with
 * them when they want to be forgotten; and one that says who looks after the room.
 */
import { Conflict, readBack, type Store } from '@signoria/store';
import type { RoomItem } from '@signoria/table';
import { documentsUnder } from '../accounts/documents.ts';

const ITEM = 'room-item';
const ROOM = 'room';

function itemId(table: string, item: string): string {
  return `${table}/${item}`;
}

/** In the order they were made. */
export async function readItems(store: Store, table: string): Promise<readonly RoomItem[]> {
  const found = await documentsUnder(store, ITEM, itemId(table, ''));
  return found.map(({ data }) => readBack<RoomItem>(data)).toSorted((a, b) => a.at - b.at);
}

/** Whoever asks for the same again has been given it. */
export async function keepItem(store: Store, table: string, item: RoomItem): Promise<void> {
  const document = { kind: ITEM, id: itemId(table, item.id), owner: item.user, due: null, rank: null };
  try {
    await store.addDocument({ ...document, data: JSON.stringify(item) });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}

export async function dropItem(store: Store, table: string, item: string): Promise<void> {
  await store.dropDocument(ITEM, itemId(table, item));
}

export async function readKeeper(store: Store, table: string): Promise<string | null> {
  return (await store.getDocument(ROOM, table))?.owner ?? null;
}

/** Whoever is quicker has said it last. */
export async function keepKeeper(store: Store, table: string, user: string): Promise<void> {
  const known = await store.getDocument(ROOM, table);
  try {
    if (known !== null) await store.changeDocument(known, { owner: user });
    else await store.addDocument({ kind: ROOM, id: table, owner: user, due: null, rank: null, data: '' });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}

/** The part `room` of a game file; null where nothing was left. People are told by their names alone. */
export async function roomPart(store: Store, table: string) {
  const items = await readItems(store, table);
  if (items.length === 0) return null;
  return { format: 'signoria-room/1', items: items.map(({ user: _, ...told }) => told) } as const;
}
