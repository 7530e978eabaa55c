/** Leader boards: who is surely the strongest at a game with so many seats. Provisional players stand at the end. */
import type { Store, StoredDocument } from '@signoria/store';
import { Problem } from '../http/problems.ts';
import { at } from './played.ts';
import { type Board, boardKind, isProvisional, keptOf, ratingOf, type ShownRating, shownRating } from './rating.ts';

export interface BoardEntry extends ShownRating {
  /** Null for provisional players. */
  readonly place: number | null;
  readonly user: string;
  readonly name: string;
}

export interface BoardPage {
  readonly entries: readonly BoardEntry[];
  readonly next: string | null;
  /** The reader's own, wherever it stands. */
  readonly own: BoardEntry | null;
}

interface Asked {
  readonly cursor?: string;
  readonly limit: number;
  readonly reader: string | null;
}

export async function boardPage(store: Store, board: Board, { cursor, limit, reader }: Asked): Promise<BoardPage> {
  const from = cursor === undefined ? { seen: 0 } : readCursor(cursor);
  const page = await store.listDocuments({ kind: boardKind(board) }, { ranked: true, limit, ...at(from.cursor) });
  const found = await Promise.all(page.items.map((document, i) => entryOf(store, document, from.seen + i + 1)));
  const seen = from.seen + page.items.length;
  return {
    entries: found.filter((entry) => entry !== null),
    next: page.next === null ? null : `${seen}~${page.next}`,
    own: reader === null ? null : await ownEntry(store, board, reader),
  };
}

/** How many came before is not known to the store, so the cursor carries it along. */
function readCursor(text: string): { readonly seen: number; readonly cursor?: string } {
  const found = /^(\d{1,7})~(.+)$/s.exec(text);
  if (found === null) throw new Problem('malformed', 'cursor');
  return { seen: Number(found[1]), cursor: found[2]! };
}

async function entryOf(store: Store, document: StoredDocument, place: number): Promise<BoardEntry | null> {
  const user = await store.getUser(document.id);
  const kept = keptOf(document);
  if (user === null) return null;
  return { place: isProvisional(kept) ? null : place, user: user.id, name: user.name, ...shownRating(kept) };
}

async function ownEntry(store: Store, board: Board, reader: string): Promise<BoardEntry | null> {
  const own = await store.getDocument(boardKind(board), reader);
  return own === null ? null : entryOf(store, own, await placeOf(store, board, reader));
}

async function placeOf(store: Store, board: Board, user: string): Promise<number> {
  let place = 0;
  let cursor: string | undefined;
  do {
    const page = await store.listDocuments({ kind: boardKind(board) }, { ranked: true, limit: 500, ...at(cursor) });
    const found = page.items.findIndex(({ id }) => id === user);
    if (found >= 0) return place + found + 1;
    place += page.items.length;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return place + 1;
}

/** All ratings of a player, among these games. */
export async function ratingsOf(
  store: Store,
  boards: readonly Board[],
  user: string,
): Promise<readonly (Board & ShownRating)[]> {
  const found = await Promise.all(boards.map(({ game, players }) => ratingOf(store, game, players, user)));
  return boards.flatMap((board, i) => (found[i] === null ? [] : [{ ...board, ...found[i]! }]));
}
