/** The secret address of somebody's calendar. Only its hash is kept: whoever reads the database reads nobody's deadlines. */
import type { Language } from '@signoria/kernel';
import { readBack, type Store, type StoredDocument } from '@signoria/store';
import { hashToken, newToken } from '../ids.ts';

const KIND = 'feed';

interface Kept {
  readonly language: Language;
  readonly made: number;
}

export interface Reader {
  readonly user: string;
  readonly language: Language;
}

function keptIn({ data }: StoredDocument): Kept {
  return readBack<Kept>(data); // as `renew` writes it
}

async function mine(store: Store, user: string): Promise<readonly StoredDocument[]> {
  return (await store.listDocuments({ kind: KIND, owner: user })).items;
}

/** Since when there is one. */
export async function madeAt(store: Store, user: string): Promise<number | null> {
  const [first] = await mine(store, user);
  return first === undefined ? null : keptIn(first).made;
}

export async function stop(store: Store, user: string): Promise<void> {
  await store.dropDocumentsOf(user, KIND);
}

/** Gives the secret; the one before opens nothing any more. */
export async function renew(store: Store, user: string, kept: Kept): Promise<string> {
  await stop(store, user);
  const secret = newToken();
  const data = JSON.stringify(kept);
  await store.addDocument({ kind: KIND, id: hashToken(secret), owner: user, due: null, rank: null, data });
  return secret;
}

export async function whoseIs(store: Store, secret: string): Promise<Reader | null> {
  const document = await store.getDocument(KIND, hashToken(secret));
  return document === null ? null : { user: document.owner, language: keptIn(document).language };
}
