/**
 * Reviews kept on this device, by the hash of the game's last entry, so that a game is judged once. The latest few: each is
 * about as long as ten games. Where the browser keeps nothing for us, a review lives as long as its page.
 */
import { REVIEW_FORMAT, type Review } from '@signoria/review';

const NAME = 'signoria-reviews';
const STORE = 'reviews';
const MOST = 24;

interface Row {
  readonly hash: string;
  readonly touched: number;
  readonly review: Review;
}

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'hash' }).createIndex('touched', 'touched');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  try {
    const request = work(db.transaction(STORE, mode).objectStore(STORE));
    return await new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    db.close();
  }
}

/** Null for a game not reviewed here yet, or by another engine than there is now. */
export async function keptReview(hash: string, engine: string): Promise<Review | null> {
  try {
    const row = (await within('readonly', (store) => store.get(hash))) as Row | undefined;
    return row === undefined || !isOf(row.review, hash, engine) ? null : row.review;
  } catch {
    return null;
  }
}

/** Whether something is a review of this game by this engine. */
export function isOf(review: unknown, hash: string, engine: string): review is Review {
  const found: { readonly [field: string]: unknown } = typeof review === 'object' ? { ...review } : {};
  return found.format === REVIEW_FORMAT && found.hash === hash && found.engine === engine;
}

export async function keepReview(review: Review): Promise<void> {
  try {
    const row: Row = { hash: review.hash, touched: Date.now(), review };
    await within('readwrite', (store) => store.put(row));
    const oldest = await within('readonly', (store) => store.index('touched').getAllKeys());
    for (const hash of oldest.slice(0, -MOST)) await within('readwrite', (store) => store.delete(hash));
  } catch {
    // Nothing to do: it lives as long as the page.
  }
}
