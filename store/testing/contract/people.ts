/** Contract: users and sessions. */
import { expect, it } from 'vitest';
import { Conflict } from '../../errors.ts';
import type { Given } from '../contract.ts';
import { aUser } from '../place.ts';

export function people(given: Given): void {
  it('keeps guests and lets one become an account', async () => {
    const guest = await given.store.createUser(aUser('g1', { data: '{"theme":"dark"}' }));
    expect(guest).toEqual({ ...aUser('g1', { data: '{"theme":"dark"}' }), version: 1 });
    const account = await given.store.updateUser('g1', 1, { kind: 'account', handle: 'ada@example.org' });
    expect(account).toEqual({ ...guest, kind: 'account', handle: 'ada@example.org', version: 2 });
    expect(await given.store.getUser('g1')).toEqual(account);
    expect(await given.store.findUser('ada@example.org')).toEqual(account);
    expect(await given.store.findUser('eve@example.org')).toBeNull();
    expect(await given.store.getUser('nobody')).toBeNull();
  });

  it('refuses taken ids and handles, stale versions, missing users and NUL in a name', async () => {
    const { store } = given;
    await store.createUser(aUser('a', { handle: 'ada' }));
    await store.createUser(aUser('b'));
    await store.createUser(aUser('c'));
    await expect(store.createUser(aUser('a'))).rejects.toMatchObject({ code: 'taken', facts: { what: 'id' } });
    const handle = { code: 'taken', facts: { what: 'handle', value: 'ada' } };
    await expect(store.createUser(aUser('d', { handle: 'ada' }))).rejects.toMatchObject(handle);
    await expect(store.updateUser('b', 1, { handle: 'ada' })).rejects.toMatchObject(handle);
    await store.updateUser('b', 1, { name: 'B' });
    await expect(store.updateUser('b', 1, { name: 'late' })).rejects.toBeInstanceOf(Conflict);
    await expect(store.updateUser('nobody', 1, {})).rejects.toMatchObject({ code: 'missing', facts: { kind: 'user' } });
    await expect(store.createUser(aUser('e', { name: '\0' }))).rejects.toMatchObject({ code: 'text' });
    expect((await store.listUsers()).items.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('lists users by kind, page by page', async () => {
    for (let n = 0; n < 5; n++)
      await given.store.createUser(aUser(`u${n}`, { created: n, kind: n % 2 ? 'account' : 'guest' }));
    const first = await given.store.listUsers('guest', { limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual(['u4', 'u2']);
    const second = await given.store.listUsers('guest', { limit: 2, cursor: first.next ?? '' });
    expect(second.items.map(({ id }) => id)).toEqual(['u0']);
    expect(second.next).toBeNull();
  });

  it('keeps sessions, extends, ends and prunes them', async () => {
    const { store } = given;
    await store.createUser(aUser('a'));
    const session = { token: 'sha', user: 'a', created: 10, expires: 20 };
    await store.createSession(session);
    expect(await store.getSession('sha')).toEqual(session);
    await store.extendSession('sha', 99);
    expect(await store.getSession('sha')).toEqual({ ...session, expires: 99 });
    await store.createSession({ ...session, token: 'old' });
    expect(await store.pruneSessions(20)).toBe(1);
    expect(await store.getSession('old')).toBeNull();
    await store.deleteSession('sha');
    expect(await store.getSession('sha')).toBeNull();
  });

  it('refuses a session of nobody, a used token and the extension of no session', async () => {
    const { store } = given;
    await store.createUser(aUser('a'));
    const session = { token: 'sha', user: 'a', created: 10, expires: 20 };
    await store.createSession(session);
    await expect(store.createSession(session)).rejects.toMatchObject({ code: 'taken', facts: { what: 'token' } });
    await expect(store.createSession({ ...session, token: 't', user: 'x' })).rejects.toMatchObject({ code: 'missing' });
    await expect(store.extendSession('nothing', 1)).rejects.toMatchObject({ code: 'missing' });
  });

  it('ends all sessions of a user, and of a deleted one', async () => {
    const { store } = given;
    for (const user of ['a', 'b', 'c']) await store.createUser(aUser(user));
    for (const [token, user] of ['a1 a', 'a2 a', 'b1 b', 'c1 c'].map((pair) => pair.split(' ') as [string, string]))
      await store.createSession({ token, user, created: 1, expires: 2 });
    await store.deleteSessionsOf('a');
    await store.deleteUser('b');
    const left = await Promise.all(['a1', 'a2', 'b1', 'c1'].map((token) => store.getSession(token)));
    expect(left.map((session) => session?.token)).toEqual([undefined, undefined, undefined, 'c1']);
    expect(await store.getUser('b')).toBeNull();
  });
}
