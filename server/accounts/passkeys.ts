/**
 * Passkeys: the browser proves who somebody is by a key that never leaves his device; the server keeps the public half
 * as a paper. The challenge to be signed is a paper too, good once and for five minutes.
 */

import { Conflict, type Paper, type Store, type User } from '@signoria/store';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { House } from '../house.ts';
import { Problem } from '../http/problems.ts';
import { hashToken } from '../ids.ts';
import { everyPaper } from './papers.ts';
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

function passkeyOf({ data }: Pick<Paper, 'data'>): Passkey {
  return JSON.parse(data) as Passkey;
}

export async function passkeysOf(store: Store, user: string) {
  const papers = await everyPaper(store, { kind: KIND, owner: user });
  return papers
    .map((paper) => ({ id: paper.id, ...passkeyOf(paper) }))
    .map(({ id, name, created, used }) => ({ id, name, created, used }))
    .toSorted((a, b) => a.created - b.created);
}

export async function dropPasskey(store: Store, user: string, id: string): Promise<void> {
  const paper = await store.getPaper(KIND, id);
  if (paper === null || paper.owner !== user) throw new Problem('no-such-passkey');
  await store.dropPaper(KIND, id);
}

export async function dropAllPasskeys(store: Store, user: string): Promise<number> {
  return store.dropPapersOf(user, KIND);
}

async function addChallenge({ store, now }: House, owner: string, challenge: string): Promise<void> {
  const due = now() + CHALLENGE_MS;
  await store.addPaper({ kind: CHALLENGE, id: hashToken(challenge), owner, due, rank: null, data: '' });
}

/** Whether it was given out, to this owner, and is answered for the first time. */
async function useChallenge({ store, now }: House, owner: string, challenge: string): Promise<boolean> {
  const paper = await store.getPaper(CHALLENGE, hashToken(challenge));
  if (paper === null || paper.owner !== owner || (paper.due ?? 0) <= now()) return false;
  return store.dropPaper(CHALLENGE, paper.id);
}

/** What the browser is asked to make. The key can be found without a handle, and asks for finger, face or PIN. */
export async function offerPasskey(house: House, party: Party, user: User) {
  const known = await everyPaper(house.store, { kind: KIND, owner: user.id });
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
  await addChallenge(house, user.id, options.challenge);
  return options;
}

export async function addPasskey(
  house: House,
  party: Party,
  user: User,
  response: RegistrationResponseJSON,
  name: string,
): Promise<void> {
  const { store, now } = house;
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(house, user.id, challenge),
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
    await store.addPaper({ kind: KIND, id, owner: user.id, due: null, rank: null, data: JSON.stringify(data) });
  } catch (error) {
    if (error instanceof Conflict) throw new Problem('bad-passkey');
    throw error;
  }
}

/** The library throws at what is not as it should be; to whoever asks it is all the same. */
const NOT_VERIFIED = { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const;

/** Whoever answers says by it who he is. */
export async function askPasskey(house: House, party: Party) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  await addChallenge(house, ANYBODY, options.challenge);
  return options;
}

/** Whose passkey signed; refuses what is not right. */
export async function provenByPasskey(
  house: House,
  party: Party,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const { store, now } = house;
  const paper = await store.getPaper(KIND, response.id);
  if (paper === null) throw new Problem('bad-passkey');
  const known = passkeyOf(paper);
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(house, ANYBODY, challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: paper.id, publicKey: Buffer.from(known.key, 'base64url'), counter: known.counter },
  }).catch(() => NOT_VERIFIED);
  if (!verified || authenticationInfo === undefined) throw new Problem('bad-passkey');
  await pinParty(store, party);
  await noteUse(store, paper, { ...known, counter: authenticationInfo.newCounter, used: now() });
  return paper.owner;
}

/** Of two uses at once one is enough to be noted. */
async function noteUse(store: Store, paper: Paper, passkey: Passkey): Promise<void> {
  try {
    await store.changePaper(paper, { data: JSON.stringify(passkey) });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}
