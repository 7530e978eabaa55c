/** Reviews that were made here, kept with their games; wishes for others, in the order they were made; what each person may still ask for. */
import { ENGINE, luckErrors, REVIEW_FORMAT, type Review } from '@signoria/review';
import { Conflict, readBack, type Store, type StoredDocument, StoreError } from '@signoria/store';

const REVIEW = 'review';
const LUCK = 'review-luck';
const WISH = 'review-wish';
const ALLOWANCE = 'review-allowance';
/** Whoever took a wish and has said nothing for so long has died. */
const CLAIM_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

export interface Progress {
  readonly pass: 'first' | 'deep';
  readonly done: number;
  readonly total: number;
}

interface Wish {
  readonly by: string;
  readonly at: number;
  /** Null while nobody has begun. */
  readonly progress: Progress | null;
}

/** As it was made; whether today's engine would say the same its reader finds out. */
export async function keptReview(store: Store, table: string): Promise<Review | null> {
  const kept = await store.getDocument(REVIEW, table);
  if (kept === null) return null;
  const review = readBack<Review>(kept.data);
  return review.format === REVIEW_FORMAT ? review : null;
}

/** One by a later engine takes the place of the one before. */
export async function keepReview(store: Store, table: string, review: Review): Promise<void> {
  await store.dropDocument(REVIEW, table);
  await add(store, { kind: REVIEW, id: table, owner: table, due: null, data: JSON.stringify(review) });
  await store.dropDocument(LUCK, table);
  if (review.ledger === null) return;
  const luck: KeptLuck = {
    engine: ENGINE,
    result: review.ledger.result,
    adjusted: review.players.map(({ adjusted }, seat) => adjusted ?? review.ledger!.result[seat]!),
    errors: luckErrors(review, review.weights),
  };
  await add(store, { kind: LUCK, id: table, owner: table, due: null, data: JSON.stringify(luck) });
}

/** Of a whole review what tables of results need, so that they need not read all of it. By seat. */
export interface KeptLuck {
  /** The version of the engine: what different ones say is not to be compared. */
  readonly engine: number;
  readonly result: readonly number[];
  readonly adjusted: readonly number[];
  /** One standard error of the judgement; of games judged before it was kept there is none. */
  readonly errors?: readonly number[];
}

/** Null where nobody has judged it, or only an earlier engine: it can then be judged again. */
export async function keptLuck(store: Store, table: string): Promise<KeptLuck | null> {
  const kept = await store.getDocument(LUCK, table);
  const luck = kept === null ? null : readBack<KeptLuck>(kept.data);
  return luck?.engine === ENGINE ? luck : null;
}

/** False when it was there already. */
async function add(store: Store, document: Omit<StoredDocument, 'version' | 'rank'>): Promise<boolean> {
  try {
    await store.addDocument({ ...document, rank: null });
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

export async function wishFor(store: Store, table: string): Promise<Wish | null> {
  const wish = await store.getDocument(WISH, table);
  return wish === null ? null : readBack<Wish>(wish.data);
}

/** False when somebody else has wished for it already. */
export function addWish(store: Store, table: string, by: string, now: number): Promise<boolean> {
  const wish: Wish = { by, at: now, progress: null };
  return add(store, { kind: WISH, id: table, owner: by, due: now, data: JSON.stringify(wish) });
}

export async function dropWish(store: Store, table: string): Promise<void> {
  await store.dropDocument(WISH, table);
}

/** The wish that has waited longest, for this server alone. */
export async function takeWish(store: Store, now: number): Promise<StoredDocument | null> {
  const [taken] = await store.claimDocuments(WISH, { now, until: now + CLAIM_MS, limit: 1 });
  return taken ?? null;
}

/** Null when it is no longer wished for, or another's. */
export async function noteProgress(
  store: Store,
  wish: StoredDocument,
  progress: Progress,
  now: number,
): Promise<StoredDocument | null> {
  const data = JSON.stringify({ ...readBack<Wish>(wish.data), progress });
  try {
    return await store.changeDocument(wish, { due: now + CLAIM_MS, data });
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

const dayOf = (now: number): number => Math.floor(now / DAY_MS);

/** How many reviews this person has asked for today. */
export async function askedToday(store: Store, user: string, now: number): Promise<number> {
  const kept = await store.getDocument(ALLOWANCE, user);
  const { day, asked } = kept === null ? { day: 0, asked: 0 } : readBack<Asked>(kept.data);
  return day === dayOf(now) ? asked : 0;
}

interface Asked {
  readonly day: number;
  readonly asked: number;
}

/** False when all are used up. Of several requests at once each takes its own. */
export async function takeAllowance(store: Store, user: string, most: number, now: number): Promise<boolean> {
  for (;;) {
    const kept = await store.getDocument(ALLOWANCE, user);
    const asked = await askedToday(store, user, now);
    if (asked >= most) return false;
    const data = JSON.stringify({ day: dayOf(now), asked: asked + 1 } satisfies Asked);
    if (kept === null) {
      if (await add(store, { kind: ALLOWANCE, id: user, owner: user, due: null, data })) return true;
      continue;
    }
    const changed = await store.changeDocument(kept, { data }).catch((error: unknown) => {
      if (error instanceof StoreError) return null;
      throw error;
    });
    if (changed !== null) return true;
  }
}
