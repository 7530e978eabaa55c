/**
 * What stays of a room, in documents: one for each note, variation and chapter, which is its maker's, so that it goes with
 * them when they want to be forgotten; and one that says who looks after the room and whether it hides what comes next.
 */
import { Conflict, readBack, type Store } from '@signoria/store';
import type { RoomItem } from '@signoria/table';
import { documentsUnder } from '../accounts/documents.ts';
import type { KeptRoom } from './room.ts';

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

/** Null before anything was left there. */
export async function readRoom(store: Store, table: string): Promise<KeptRoom | null> {
  const known = await store.getDocument(ROOM, table);
  if (known === null) return null;
  return { keeper: known.owner, hides: known.data === '' ? null : readBack<KeptRoom['hides']>(known.data) };
}

/** Whoever is quicker has said it last. */
export async function keepRoom(store: Store, table: string, { keeper, hides }: KeptRoom): Promise<void> {
  const known = await store.getDocument(ROOM, table);
  const kept = { owner: keeper, data: hides === null ? '' : JSON.stringify(hides) };
  try {
    if (known !== null) await store.changeDocument(known, kept);
    else await store.addDocument({ kind: ROOM, id: table, due: null, rank: null, ...kept });
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
