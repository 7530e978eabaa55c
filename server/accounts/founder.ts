/**
 * The first account looks after the house. A paper that can be added only once makes sure that it is one, however many
 * ask at the same moment; what a crash left half done is finished when that account signs in.
 */
import { Conflict, type Paper, type Store, type User } from '@signoria/store';
import { changeUser, userData } from '../people.ts';

const FOUNDER = { kind: 'founder', id: 'founder' } as const;

interface Founder {
  readonly user: string;
  /** Whether he has been made an administrator; what becomes of him later is no longer our business. */
  readonly done: boolean;
}

/** The account as it is after that. */
export async function makeFounder(store: Store, user: User): Promise<User> {
  const paper = (await claim(store, user.id)) ?? (await store.getPaper(FOUNDER.kind, FOUNDER.id));
  if (paper === null) return user;
  const founder = JSON.parse(paper.data) as Founder;
  if (founder.user !== user.id || founder.done) return user;
  const made = await changeUser(store, user.id, (now) => ({ data: JSON.stringify({ ...userData(now), admin: true }) }));
  await close(store, paper, founder);
  return made ?? user;
}

/** He may be signing in twice at this moment: then the other one has written it. */
async function close(store: Store, paper: Paper, founder: Founder): Promise<void> {
  try {
    await store.changePaper(paper, { data: JSON.stringify({ ...founder, done: true } satisfies Founder) });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}

async function claim(store: Store, user: string): Promise<Paper | null> {
  const data = JSON.stringify({ user, done: false } satisfies Founder);
  try {
    return await store.addPaper({ ...FOUNDER, owner: '', due: null, rank: null, data });
  } catch (error) {
    if (error instanceof Conflict) return null;
    throw error;
  }
}

export async function hasFounder(store: Store): Promise<boolean> {
  return (await store.getPaper(FOUNDER.kind, FOUNDER.id)) !== null;
}

/** When the last account goes, the next one is the first again. */
export async function forgetFounder(store: Store): Promise<void> {
  await store.dropPaper(FOUNDER.kind, FOUNDER.id);
}
