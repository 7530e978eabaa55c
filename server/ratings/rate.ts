/**
 * A table's game entered into the ratings of its players, exactly once. What it changes is written down first, in the
 * table's `rated` document, by whoever comes first; then each player's rating takes its part and names the table. A server
 * that dies in between is followed by another that finds the document unfinished and does the rest, and only the rest.
 */

import { Conflict, readBack, type Store, type StoredDocument } from '@signoria/store';
import type { Rating } from 'openskill';
import { type Board, boardKind, type Kept, keptOf, NEW_RATING, rankOf } from './rating.ts';

/** What one game does to one player. Of two games at the same time the order does not matter. */
interface Change {
  readonly user: string;
  readonly mu: number;
  readonly sigma: number;
}

interface Entered extends Board {
  readonly changes: readonly Change[];
  readonly done: boolean;
}

export interface RatedGame extends Board {
  readonly table: string;
  readonly users: readonly string[];
  /** By seat, 1 for the best. */
  readonly places: readonly number[];
}

const KIND = 'rated';

export async function enterGame(store: Store, game: RatedGame): Promise<void> {
  const document = await written(store, game);
  const entered = enteredOf(document);
  if (entered.done) return;
  for (const change of entered.changes) await apply(store, game.table, entered, change);
  await finish(store, game.table);
}

function enteredOf({ data }: StoredDocument): Entered {
  return readBack<Entered>(data);
}

async function written(store: Store, game: RatedGame): Promise<StoredDocument> {
  const { table: id } = game;
  const known = await store.getDocument(KIND, id);
  if (known !== null) return known;
  const entered = { game: game.game, players: game.players, changes: await changesBy(store, game), done: false };
  try {
    return await store.addDocument({ kind: KIND, id, owner: id, due: null, rank: null, data: JSON.stringify(entered) });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return (await store.getDocument(KIND, id))!;
  }
}

async function changesBy(store: Store, game: RatedGame): Promise<readonly Change[]> {
  const { users, places } = game;
  const before = await Promise.all(users.map((user) => ratingBefore(store, game, user)));
  const { rate } = await import('openskill');
  const after = rate(
    before.map((one) => [one]),
    { rank: [...places] },
  );
  return users.map((user, seat) => {
    const [was, is] = [before[seat]!, after[seat]![0]!];
    return { user, mu: is.mu - was.mu, sigma: is.sigma / was.sigma };
  });
}

async function ratingBefore(store: Store, board: Board, user: string): Promise<Rating> {
  const document = await store.getDocument(boardKind(board), user);
  const { mu, sigma } = document === null ? NEW_RATING : keptOf(document);
  return { mu, sigma };
}

/** Reads the rating first and then whether the table is done: a table that is no longer named in a rating is done. */
async function apply(store: Store, table: string, board: Board, change: Change): Promise<void> {
  const kind = boardKind(board);
  for (;;) {
    const document = await store.getDocument(kind, change.user);
    const kept = document === null ? NEW_RATING : keptOf(document);
    if (kept.applied.includes(table) || (await isDone(store, table))) return;
    if ((await store.getUser(change.user)) === null) return;
    const next = changed(kept, change, [...(await unfinished(store, kept)), table]);
    const text = { rank: rankOf(next), data: JSON.stringify(next) };
    try {
      if (document === null) await store.addDocument({ kind, id: change.user, owner: change.user, due: null, ...text });
      else await store.changeDocument(document, text);
      return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

function changed({ mu, sigma, games }: Kept, change: Change, applied: readonly string[]): Kept {
  return { mu: mu + change.mu, sigma: sigma * change.sigma, games: games + 1, applied };
}

/** Tables have to be remembered only until their document says that they are done. */
async function unfinished(store: Store, { applied }: Kept): Promise<readonly string[]> {
  const done = await Promise.all(applied.map((table) => isDone(store, table)));
  return applied.filter((_, i) => !done[i]);
}

async function isDone(store: Store, table: string): Promise<boolean> {
  const document = await store.getDocument(KIND, table);
  return document === null || enteredOf(document).done;
}

async function finish(store: Store, table: string): Promise<void> {
  const document = await store.getDocument(KIND, table);
  if (document === null || enteredOf(document).done) return;
  try {
    await store.changeDocument(document, { data: JSON.stringify({ ...enteredOf(document), done: true }) });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error; // somebody else has finished it
  }
}
