/**
 * Which account somebody opens who signs in at the provider: one document for each subject of an issuer. Nothing else of
 * what the provider says decides it, an address of mail least of all: whoever can make one up there would come in here.
 */
import { createHash } from 'node:crypto';
import { Conflict, readBack, type Store } from '@signoria/store';
import { Problem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import { everyDocument } from '../documents.ts';

const KIND = 'identity';

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

function idOf({ issuer, subject }: Identity): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url');
}

export async function ownerOf(store: Store, identity: Identity): Promise<string | null> {
  return (await store.getDocument(KIND, idOf(identity)))?.owner ?? null;
}

/** Refuses one that opens another account. */
export async function addIdentity({ store, now }: Services, identity: Identity, user: string): Promise<void> {
  const data = JSON.stringify({ ...identity, since: now() });
  try {
    await store.addDocument({ kind: KIND, id: idOf(identity), owner: user, due: null, rank: null, data });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    if ((await ownerOf(store, identity)) !== user) throw new Problem('sso-refused', 'taken');
  }
}

/** Those of another issuer open nothing as long as this one is named. */
export async function isLinked(store: Store, issuer: string, user: string): Promise<boolean> {
  const documents = await everyDocument(store, { kind: KIND, owner: user });
  return documents.some(({ data }) => readBack<Identity>(data).issuer === issuer);
}

export async function dropIdentities(store: Store, user: string): Promise<void> {
  await store.dropDocumentsOf(user, KIND);
}
