/**
 * The way back for whoever has forgotten his password: a link by mail, good once and for an hour. Whether anybody has
 * an address is told to nobody but its owner, so every question gets the same answer, and gets it before a mail is sent.
 */
import type { Language } from '@signoria/kernel';
import type { User } from '@signoria/store';
import { readClub } from '../club/settings.ts';
import type { House } from '../house.ts';
import { Problem } from '../http/problems.ts';
import { hashToken, newToken } from '../ids.ts';
import { reported } from '../log.ts';
import { canMail, sendMail } from '../notices/mail.ts';
import { mustBeStrong } from './opening.ts';
import { everyPaper } from './papers.ts';
import { setPassword } from './passwords.ts';
import { mailText } from './text.ts';

const RECOVERY = 'recovery';
const ADDRESS = 'address';
const HOUR = 60 * 60_000;
/** Letters to one person within an hour. */
const MOST_LETTERS = 3;

/** `recover` sets a new password; `confirm` proves that an address is his. */
type Purpose = { readonly purpose: 'recover' } | { readonly purpose: 'confirm'; readonly address: string };

export function readAddress(given: string): string {
  return given.trim().toLowerCase();
}

export async function addressOf({ store }: Pick<House, 'store'>, user: string): Promise<string | null> {
  return (await everyPaper(store, { kind: ADDRESS, owner: user }))[0]?.id ?? null;
}

/** Resolves at once, whatever comes of it. */
export async function askRecovery(house: House, given: string, language: Language): Promise<void> {
  const { store, log } = house;
  if (!(await canMail(house))) throw new Problem('no-mail');
  const address = readAddress(given);
  const work = async () => {
    const paper = await store.getPaper(ADDRESS, address);
    const user = paper === null ? null : await store.getUser(paper.owner);
    if (user === null) return;
    await sendLink(house, user, address, { purpose: 'recover' }, language);
  };
  void work().catch((error: unknown) => log.warn(reported(error), 'recovery not sent'));
}

/** Who asks for this is signed in, so he may be told what went wrong. */
export async function askConfirmation(house: House, user: User, given: string, language: Language): Promise<void> {
  if (!(await canMail(house))) throw new Problem('no-mail');
  const address = readAddress(given);
  if (!(await sendLink(house, user, address, { purpose: 'confirm', address }, language))) throw new Problem('too-many');
}

/** False when he has been sent enough for now. */
async function sendLink(house: House, user: User, to: string, what: Purpose, language: Language): Promise<boolean> {
  const { store, now } = house;
  const sent = await everyPaper(store, { kind: RECOVERY, owner: user.id });
  if (sent.filter(({ due }) => (due ?? 0) > now()).length >= MOST_LETTERS) return false;
  const { address, name } = await readClub(store);
  const token = newToken();
  await store.addPaper({
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
  await sendMail(house, { to, subject: text.subject(letter), text: text.body(letter) });
  return true;
}

type Found<P> = Extract<Purpose, { readonly purpose: P }> & { readonly id: string; readonly user: User };

/** Whose it is and what for; not used by looking, for a password that is too weak must not cost the only link. */
async function lookUp<P extends Purpose['purpose']>(house: House, token: string, wanted: P): Promise<Found<P>> {
  const { store, now } = house;
  const paper = await store.getPaper(RECOVERY, hashToken(token));
  const user = paper === null || (paper.due ?? 0) <= now() ? null : await store.getUser(paper.owner);
  if (paper === null || user === null) throw new Problem('bad-token');
  const what = JSON.parse(paper.data) as Purpose;
  if (!isFor(what, wanted)) throw new Problem('bad-token');
  return { ...what, id: paper.id, user };
}

function isFor<P extends Purpose['purpose']>(
  what: Purpose,
  wanted: P,
): what is Extract<Purpose, { readonly purpose: P }> {
  return what.purpose === wanted;
}

/** Of two who use it at once only one is told that it was good. */
async function useUp({ store }: House, id: string): Promise<void> {
  if (!(await store.dropPaper(RECOVERY, id))) throw new Problem('bad-token');
}

export async function recover(house: House, token: string, password: string): Promise<User> {
  const { id, user } = await lookUp(house, token, 'recover');
  mustBeStrong(password, user.handle ?? '');
  await useUp(house, id);
  await house.store.dropPapersOf(user.id, RECOVERY);
  await setPassword(house.store, user.id, password);
  return user;
}

/** One address leads to one account: whoever reads its mail, and is signed in, has the last word about which. */
export async function confirmAddress(house: House, by: User, token: string): Promise<void> {
  const { store } = house;
  const { id, user, address } = await lookUp(house, token, 'confirm');
  if (user.id !== by.id) throw new Problem('bad-token');
  await useUp(house, id);
  await dropAddress(house, user.id);
  await store.dropPaper(ADDRESS, address);
  const data = JSON.stringify({ since: house.now() });
  await store.addPaper({ kind: ADDRESS, id: address, owner: user.id, due: null, rank: null, data });
}

export async function dropAddress({ store }: Pick<House, 'store'>, user: string): Promise<void> {
  await store.dropPapersOf(user, ADDRESS);
}
