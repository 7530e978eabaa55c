/**
 * Passkeys: the browser proves who somebody is by a key that never leaves the device; the server keeps the public half
 * as a document. The challenge to be signed is a document too, good once and for five minutes.
 */

import { Conflict, readBack, type Store, type StoredDocument, type User } from '@signoria/store';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Problem } from '../../http/problems.ts';
import { hashToken } from '../../ids.ts';
import type { Services } from '../../services.ts';
import { everyDocument } from '../documents.ts';
import { type Party, pinParty } from './party.ts';

/** Fetched when the first passkey is: most servers start and stop without one. */
const library = () => import('@simplewebauthn/server');

const KIND = 'passkey';
const CHALLENGE = 'challenge';
const CHALLENGE_MS = 5 * 60_000;
const MOST_KEYS = 20;
const ANYBODY = '';

interface Passkey {
  /** The public key, base64url. */
  readonly key: string;
  readonly counter: number;
  /** What the browser it was made with calls itself. */
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

function passkeyOf({ data }: Pick<StoredDocument, 'data'>): Passkey {
  return readBack<Passkey>(data);
}

export async function passkeysOf(store: Store, user: string) {
  const documents = await everyDocument(store, { kind: KIND, owner: user });
  return documents
    .map((document) => ({ id: document.id, ...passkeyOf(document) }))
    .map(({ id, name, created, used }) => ({ id, name, created, used }))
    .toSorted((a, b) => a.created - b.created);
}

export async function dropPasskey(store: Store, user: string, id: string): Promise<void> {
  const document = await store.getDocument(KIND, id);
  if (document === null || document.owner !== user) throw new Problem('no-such-passkey');
  await store.dropDocument(KIND, id);
}

export async function dropAllPasskeys(store: Store, user: string): Promise<number> {
  return store.dropDocumentsOf(user, KIND);
}

async function addChallenge({ store, now }: Services, owner: string, challenge: string): Promise<void> {
  const due = now() + CHALLENGE_MS;
  await store.addDocument({ kind: CHALLENGE, id: hashToken(challenge), owner, due, rank: null, data: '' });
}

/** Whether it was given out, to this owner, and is answered for the first time. */
async function useChallenge({ store, now }: Services, owner: string, challenge: string): Promise<boolean> {
  const document = await store.getDocument(CHALLENGE, hashToken(challenge));
  if (document === null || document.owner !== owner || (document.due ?? 0) <= now()) return false;
  return store.dropDocument(CHALLENGE, document.id);
}

/** What the browser is asked to make. The key can be found without a handle, and asks for finger, face or PIN. */
export async function offerPasskey(services: Services, party: Party, user: User) {
  const known = await everyDocument(services.store, { kind: KIND, owner: user.id });
  if (known.length >= MOST_KEYS) throw new Problem('too-many');
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.handle ?? user.name,
    userDisplayName: user.name,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await addChallenge(services, user.id, options.challenge);
  return options;
}

export async function addPasskey(
  services: Services,
  party: Party,
  user: User,
  response: RegistrationResponseJSON,
  name: string,
): Promise<void> {
  const { store, now } = services;
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(services, user.id, challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  }).catch(() => NOT_VERIFIED);
  if (!verified || registrationInfo === undefined) throw new Problem('bad-passkey');
  await pinParty(store, party);
  const { id, publicKey, counter } = registrationInfo.credential;
  const data: Passkey = {
    key: Buffer.from(publicKey).toString('base64url'),
    counter,
    name,
    created: now(),
    used: null,
  };
  try {
    await store.addDocument({ kind: KIND, id, owner: user.id, due: null, rank: null, data: JSON.stringify(data) });
  } catch (error) {
    if (error instanceof Conflict) throw new Problem('bad-passkey');
    throw error;
  }
}

/** The library throws at what is not as it should be; to whoever asks it is all the same. */
const NOT_VERIFIED = { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const;

/** Whoever answers says by it who they are. */
export async function askPasskey(services: Services, party: Party) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  await addChallenge(services, ANYBODY, options.challenge);
  return options;
}

/** Whose passkey signed; refuses what is not right. */
export async function provenByPasskey(
  services: Services,
  party: Party,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const { store, now } = services;
  const document = await store.getDocument(KIND, response.id);
  if (document === null) throw new Problem('bad-passkey');
  const known = passkeyOf(document);
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(services, ANYBODY, challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: document.id, publicKey: Buffer.from(known.key, 'base64url'), counter: known.counter },
  }).catch(() => NOT_VERIFIED);
  if (!verified || authenticationInfo === undefined) throw new Problem('bad-passkey');
  await pinParty(store, party);
  await noteUse(store, document, { ...known, counter: authenticationInfo.newCounter, used: now() });
  return document.owner;
}

/** Of two uses at once one is enough to be noted. */
async function noteUse(store: Store, document: StoredDocument, passkey: Passkey): Promise<void> {
  try {
    await store.changeDocument(document, { data: JSON.stringify(passkey) });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}
