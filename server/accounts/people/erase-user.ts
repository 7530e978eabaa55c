/**
 * Somebody is forgotten: their documents, sessions and name. Games they played stay, for those are the others' too; on
 * their seat remains nobody in particular. The user goes last, so that what was interrupted can be done again.
 */
import { isBotAccount } from '@signoria/protocol';
import type { Store, User } from '@signoria/store';
import type { SeatRecord } from '@signoria/table';
import { Problem } from '../../http/problems.ts';
import type { Around } from '../../http/routes.ts';
import { botsOf, disown, ownerOf } from '../../machines/bot-accounts.ts';
import { revokeAll } from '../../machines/tokens.ts';
import { personOf, userData } from '../../people.ts';
import type { RowFacts } from '../../tables/table-rows.ts';
import { type Change, changeTable, everyTable, isOf } from '../seats/seats.ts';
import { forgetFirstAdmin } from '../sign-in/first-admin.ts';
import { forgetBonds } from './relationships.ts';

export async function forget(around: Around, user: User): Promise<void> {
  const { services, hub } = around;
  const { store } = services;
  await mustLeaveAnAdministrator(store, user);
  for (const bot of await botsOf(store, user.id)) await forget(around, bot);
  for (const { id } of await everyTable(services, { seated: user.id })) await leaveTable(around, id, user);
  for (const { id } of await everyTable(services, { owner: user.id })) await leaveTable(around, id, user);
  await forgetBonds(store, user.id);
  await store.dropDocumentsOf(user.id);
  await store.deleteUser(user.id);
  if (isBotAccount(user.id)) await leaveOwner(store, user.id);
  await hub.recheck(user.id);
}

/** Whoever made a bot holds its tokens. */
async function leaveOwner(store: Store, bot: string): Promise<void> {
  const owner = await ownerOf(store, bot);
  if (owner !== null) await revokeAll(store, owner, bot);
  await disown(store, bot);
}

/** A house with accounts and nobody to look after it could not be given to anybody any more. */
async function mustLeaveAnAdministrator(store: Store, user: User): Promise<void> {
  if (user.kind !== 'account' || isBotAccount(user.id)) return;
  const others = (await everyAccount(store)).filter(({ id }) => id !== user.id && !isBotAccount(id));
  if (others.length === 0) return forgetFirstAdmin(store);
  if (userData(user).admin && !others.some((other) => userData(other).admin)) throw new Problem('last-admin');
}

async function everyAccount(store: Store): Promise<readonly User[]> {
  const all: User[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.listUsers('account', cursor === undefined ? { limit: 500 } : { limit: 500, cursor });
    all.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return all;
}

/** An open table is closed or left; in a running game a bot plays on. */
async function leaveTable({ services, tables }: Around, table: string, user: User): Promise<void> {
  await tables.use(table, async (loaded) => {
    const { status, owner, seats } = loaded.table.record();
    const ask = (type: 'close' | 'rise' | 'resign') =>
      loaded.table.request(personOf(user), { type, table, id: `forget/${type}` });
    const isSeated = seats.some((seat) => isOf(seat, user.id) && seat.covered === null);
    if (status === 'open') await ask(owner === user.id ? 'close' : 'rise');
    else if (isSeated && (status === 'running' || status === 'paused')) await ask('resign');
  });
  await changeTable(services, tables, table, (now) => withoutHim(now, user.id));
}

/** The users of such seats are nobody: no id of ours has a slash in it. */
function withoutHim(now: RowFacts, user: string): Change | null {
  const { [user]: _, ...mutes } = now.mutes;
  const gone = (seat: SeatRecord, i: number) => (isOf(seat, user) ? { ...seat, user: `gone/${i}`, name: '' } : seat);
  return { seats: now.seats.map(gone), mutes, ...(now.owner === user ? { owner: 'gone' } : {}) };
}
