/**
 * The way back for whoever has forgotten their password: a link by mail, good once and for an hour. Whether anybody has
 * an address is told to nobody but its owner, so every question gets the same answer, and gets it before a mail is sent.
 */
import type { Language } from '@signoria/kernel';
import { readBack, type User } from '@signoria/store';
import { houseAddress, readClub } from '../../club/settings.ts';
import { Problem } from '../../http/problems.ts';
import { hashToken, newToken } from '../../ids.ts';
import { reported } from '../../log.ts';
import { canMail, sendMail } from '../../notices/mail.ts';
import type { Services } from '../../services.ts';
import { everyDocument } from '../documents.ts';
import { mailText } from '../text.ts';
import { setPassword } from './passwords.ts';
import { mustBeStrong } from './sign-up.ts';

const RECOVERY = 'recovery';
const ADDRESS = 'address';
const HOUR = 60 * 60_000;
/** Letters to one person within an hour. */
const MOST_LETTERS = 3;

/** `recover` sets a new password; `confirm` proves that an address is theirs. */
type Purpose = { readonly purpose: 'recover' } | { readonly purpose: 'confirm'; readonly address: string };

export function readAddress(given: string): string {
  return given.trim().toLowerCase();
}

export async function addressOf({ store }: Pick<Services, 'store'>, user: string): Promise<string | null> {
  return (await everyDocument(store, { kind: ADDRESS, owner: user }))[0]?.id ?? null;
}

/** Resolves at once, whatever comes of it. */
export async function askRecovery(services: Services, given: string, language: Language): Promise<void> {
  const { store, log } = services;
  if (!(await canMail(services))) throw new Problem('no-mail');
  const address = readAddress(given);
  const work = async () => {
    const document = await store.getDocument(ADDRESS, address);
    const user = document === null ? null : await store.getUser(document.owner);
    if (user === null) return;
    await sendLink(services, user, address, { purpose: 'recover' }, language);
  };
  void work().catch((error: unknown) => log.warn(reported(error), 'recovery not sent'));
}

/** Who asks for this is signed in, so they may be told what went wrong. */
export async function askConfirmation(
  services: Services,
  user: User,
  given: string,
  language: Language,
): Promise<void> {
  if (!(await canMail(services))) throw new Problem('no-mail');
  const address = readAddress(given);
  if (!(await sendLink(services, user, address, { purpose: 'confirm', address }, language)))
    throw new Problem('too-many');
}

/** False when they have been sent enough for now. */
async function sendLink(
  services: Services,
  user: User,
  to: string,
  what: Purpose,
  language: Language,
): Promise<boolean> {
  const { store, now } = services;
  const sent = await everyDocument(store, { kind: RECOVERY, owner: user.id });
  if (sent.filter(({ due }) => (due ?? 0) > now()).length >= MOST_LETTERS) return false;
  const [address, { name }] = await Promise.all([houseAddress(services), readClub(store)]);
  const token = newToken();
  await store.addDocument({
    kind: RECOVERY,
    id: hashToken(token),
    owner: user.id,
    due: now() + HOUR,
    rank: null,
    data: JSON.stringify(what),
  });
  const text = mailText[language][what.purpose];
  // After `#` it is not sent to any server, so it stands in no log.
  const link = `${address}/account#${what.purpose}=${token}`;
  const letter = { house: name === '' ? 'Signoria' : name, handle: user.handle ?? '', link };
  await sendMail(services, { to, subject: text.subject(letter), text: text.body(letter) });
  return true;
}

type Found<P> = Extract<Purpose, { readonly purpose: P }> & { readonly id: string; readonly user: User };

/** Whose it is and what for; not used by looking, for a password that is too weak must not cost the only link. */
async function lookUp<P extends Purpose['purpose']>(services: Services, token: string, wanted: P): Promise<Found<P>> {
  const { store, now } = services;
  const document = await store.getDocument(RECOVERY, hashToken(token));
  const user = document === null || (document.due ?? 0) <= now() ? null : await store.getUser(document.owner);
  if (document === null || user === null) throw new Problem('bad-token');
  const what = readBack<Purpose>(document.data);
  if (!isFor(what, wanted)) throw new Problem('bad-token');
  return { ...what, id: document.id, user };
}

function isFor<P extends Purpose['purpose']>(
  what: Purpose,
  wanted: P,
): what is Extract<Purpose, { readonly purpose: P }> {
  return what.purpose === wanted;
}

/** Of two who use it at once only one is told that it was good. */
async function useUp({ store }: Services, id: string): Promise<void> {
  if (!(await store.dropDocument(RECOVERY, id))) throw new Problem('bad-token');
}

export async function recover(services: Services, token: string, password: string): Promise<User> {
  const { id, user } = await lookUp(services, token, 'recover');
  mustBeStrong(password, user.handle ?? '');
  await useUp(services, id);
  await services.store.dropDocumentsOf(user.id, RECOVERY);
  await setPassword(services.store, user.id, password);
  return user;
}

/** One address leads to one account: whoever reads its mail, and is signed in, has the last word about which. */
export async function confirmAddress(services: Services, by: User, token: string): Promise<void> {
  const { store } = services;
  const { id, user, address } = await lookUp(services, token, 'confirm');
  if (user.id !== by.id) throw new Problem('bad-token');
  await useUp(services, id);
  await dropAddress(services, user.id);
  await store.dropDocument(ADDRESS, address);
  const data = JSON.stringify({ since: services.now() });
  await store.addDocument({ kind: ADDRESS, id: address, owner: user.id, due: null, rank: null, data });
}

export async function dropAddress({ store }: Pick<Services, 'store'>, user: string): Promise<void> {
  await store.dropDocumentsOf(user, ADDRESS);
}
