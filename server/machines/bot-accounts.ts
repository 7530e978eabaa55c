/**
 * Bot accounts: users of their own, made and answered for by somebody with an account, entered by tokens alone. Their ids
 * say what they are, so that nothing that shows a name has to ask, and none can ever pass for a person.
 */
import type { Store, User } from '@signoria/store';
import { everyDocument } from '../accounts/documents.ts';
import { Problem } from '../http/problems.ts';
import { newId } from '../ids.ts';
import { NEWCOMER, readName } from '../people.ts';
import type { Services } from '../services.ts';

const KIND = 'bot';
const MOST_BOTS = 10;

export async function makeBot({ store, now }: Services, owner: User, given: string): Promise<User> {
  const name = readName(given);
  if (name === null) throw new Problem('bad-name');
  if ((await everyDocument(store, { kind: KIND, owner: owner.id })).length >= MOST_BOTS) throw new Problem('too-many');
  const id = `bot-${newId()}`;
  // Its owner is known before it is there: what a crash leaves behind is an owner of nobody.
  await store.addDocument({ kind: KIND, id, owner: owner.id, due: null, rank: now(), data: '' });
  const data = JSON.stringify(NEWCOMER);
  return store.createUser({ id, kind: 'account', name, handle: null, data, created: now() });
}

/** The oldest first. */
export async function botsOf(store: Store, owner: string): Promise<readonly User[]> {
  const documents = await everyDocument(store, { kind: KIND, owner });
  const bots = await Promise.all(documents.map(({ id }) => store.getUser(id)));
  return bots.filter((bot) => bot !== null).toSorted((a, b) => a.created - b.created);
}

/** Another's is as good as none. */
export async function botOf(store: Store, owner: string, id: string): Promise<User> {
  const bot = (await ownerOf(store, id)) === owner ? await store.getUser(id) : null;
  if (bot === null) throw new Problem('no-such-bot');
  return bot;
}

export async function ownerOf(store: Store, bot: string): Promise<string | null> {
  return (await store.getDocument(KIND, bot))?.owner ?? null;
}

export async function disown(store: Store, bot: string): Promise<void> {
  await store.dropDocument(KIND, bot);
}
