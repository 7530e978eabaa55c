/** Contract of an engine that several servers share: each table has one owner, and a stale one writes nothing. */
import { expect, it } from 'vitest';
import { Conflict } from '../../errors.ts';
import type { Lease, Leases, Node, Store } from '../../store.ts';
import type { Given } from '../contract.ts';
import { anEntry, aTable, aTableWithLog } from '../place.ts';

/** Longer than any test, and no time at all. */
const LONG = 3_600_000;
const OVER = 0;

const aNode = (id: string): Node => ({ id, address: `${id}:1`, secret: `secret of ${id}` });

/** Two nodes, each with a store of its own. */
async function two({ store, place }: Given): Promise<readonly [Leases, Leases, Store]> {
  const other = await place.open();
  await store.leases!.join(aNode('a'), LONG);
  await other.leases!.join(aNode('b'), LONG);
  return [store.leases!, other.leases!, other];
}

/** Node a dies, and b notices. */
async function inherited(a: Leases, b: Leases): Promise<readonly Lease[]> {
  await a.leave('a');
  return (await b.beat('b', LONG))!.inherited;
}

export function leases(given: Given): void {
  it('gives a table to the first who asks, and tells the next whose it is', async () => {
    const [a, b] = await two(given);
    const { id } = await given.store.createTable(aTable(1));
    const lease = await a.acquire(id, 'a');
    expect(lease).toMatchObject({ table: id, node: 'a' });
    expect(await b.acquire(id, 'b')).toEqual(lease);
    expect(await a.acquire(id, 'a')).toEqual(lease);
    await a.release(lease!);
    const next = await b.acquire(id, 'b');
    expect(next!.node).toBe('b');
    expect(next!.epoch).toBeGreaterThan(lease!.epoch);
    await a.release(lease!); // not its own any more
    expect(await a.acquire(id, 'a')).toEqual(next);
  });

  it('gives it to one of many who ask at once', async () => {
    const [a, b] = await two(given);
    const { id } = await given.store.createTable(aTable(1));
    const asked = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? a.acquire(id, 'a') : b.acquire(id, 'b')));
    const found = await Promise.all(asked);
    expect(new Set(found.map((lease) => lease!.epoch)).size).toBe(1);
  });

  it('has none for a table that is not there, and none for a node that is not there', async () => {
    const [a] = await two(given);
    const { id } = await given.store.createTable(aTable(1));
    expect(await a.acquire('nothing', 'a')).toBeNull();
    await expect(a.acquire(id, 'nobody')).rejects.toMatchObject({ code: 'missing', facts: { kind: 'node' } });
    expect(await given.place.sql('SELECT * FROM leases')).toEqual([]);
  });

  it('tells each node of all that live', async () => {
    const [a, b] = await two(given);
    expect(await a.beat('a', LONG)).toEqual({ nodes: [aNode('b')], inherited: [] });
    expect((await b.beat('b', LONG))!.nodes).toEqual([aNode('a')]);
    expect(await a.beat('never joined', LONG)).toBeNull();
  });

  it('lets one node inherit all tables of a dead one, which then finds that it is dead', async () => {
    const [a, b] = await two(given);
    const { id } = await given.store.createTable(aTable(1));
    const lease = await a.acquire(id, 'a');
    const won = await inherited(a, b);
    expect(won).toEqual([{ table: id, node: 'b', epoch: expect.any(Number) }]);
    expect(won[0]!.epoch).toBeGreaterThan(lease!.epoch);
    expect((await b.beat('b', LONG))!.inherited).toEqual([]);
    expect(await a.beat('a', LONG)).toBeNull();
    await expect(a.acquire(aTable(1).id, 'a')).resolves.toEqual(won[0]);
  });

  it('leaves a node alone that beats again before anybody has noticed', async () => {
    const [a, b] = await two(given);
    const { id } = await given.store.createTable(aTable(1));
    const lease = await a.acquire(id, 'a');
    await a.beat('a', OVER);
    expect(await b.beat('b', LONG, false)).toEqual({ nodes: [], inherited: [] });
    await a.beat('a', LONG);
    expect((await b.beat('b', LONG))!.inherited).toEqual([]);
    expect(await b.acquire(id, 'b')).toEqual(lease);
  });

  it('writes under a lease that holds, alone and in company', async () => {
    const [a] = await two(given);
    const { store } = given;
    const ids = await Promise.all([1, 2, 3].map((n) => aTableWithLog(store, n, 1)));
    const writers = await Promise.all(ids.map(async (id) => a.under((await a.acquire(id, 'a'))!)));
    await Promise.all(ids.map((id, i) => writers[i]!.append(id, 2, anEntry(2), { after: 'hash-1' })));
    const along = { after: 'hash-2', table: { version: 1, patch: { pace: 'slow' } } };
    await Promise.all(ids.map((id, i) => writers[i]!.append(id, 3, anEntry(3), along)));
    expect(await Promise.all(ids.map((id) => store.lastSeq(id)))).toEqual([3, 3, 3]);
    expect((await writers[0]!.updateTable(ids[0]!, 2, { pace: 'live' })).version).toBe(3);
    expect(await writers[0]!.addChat(aLine(ids[0]!))).toMatchObject({ id: 1 });
    await writers[0]!.setOrders(ids[0]!, 1, '[]');
    expect(await store.listOrders(ids[0]!)).toHaveLength(1);
  });

  it('refuses everything a stale owner writes, also among what others may write', async () => {
    const [a, b, other] = await two(given);
    const { store } = given;
    const [mine, free] = [await aTableWithLog(store, 1, 1), await aTableWithLog(store, 2, 1)];
    const stale = a.under((await a.acquire(mine, 'a'))!);
    await inherited(a, b);
    const lost = { code: 'lease', facts: { table: mine } };
    const outcomes = await Promise.allSettled([
      store.append(free, 2, anEntry(2)),
      stale.append(mine, 2, anEntry(2), { after: 'hash-1' }),
      stale.append(mine, 2, anEntry(2), { table: { version: 1, patch: { pace: 'slow' } } }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(stale.append(mine, 2, anEntry(2))).rejects.toMatchObject(lost);
    await expect(stale.append(mine, 2, anEntry(2))).rejects.toBeInstanceOf(Conflict);
    await expect(stale.updateTable(mine, 1, { pace: 'slow' })).rejects.toMatchObject(lost);
    await expect(stale.addChat(aLine(mine))).rejects.toMatchObject(lost);
    await expect(stale.setOrders(mine, 0, '[]')).rejects.toMatchObject(lost);
    expect(await other.getTable(mine)).toMatchObject({ version: 1, pace: 'live' });
    expect([await other.lastSeq(mine), await other.lastSeq(free)]).toEqual([1, 2]);
    expect([await other.listChat(mine), await other.listOrders(mine)]).toEqual([[], []]);
  });

  it('answers a retry of what was written before with what it made, whoever owns the table now', async () => {
    const [a, b] = await two(given);
    const table = await aTableWithLog(given.store, 1, 0);
    const stale = a.under((await a.acquire(table, 'a'))!);
    await stale.append(table, 1, anEntry(1, { requestKey: 't' }));
    await inherited(a, b);
    expect(await stale.append(table, 1, anEntry(1, { requestKey: 't' }))).toEqual({ seq: 1, repeated: true });
  });

  it('decides between a write and a take-over at the same moment: whoever takes over finds all there will be', async () => {
    const { store } = given;
    const [a, b, other] = await two(given);
    const table = await aTableWithLog(store, 1, 1);
    for (let round = 0, last = 1; round < 20; round++) {
      const stale = a.under((await a.acquire(table, 'a'))!);
      const written = stale.append(table, last + 1, anEntry(last + 1)).then(
        () => true,
        () => false,
      );
      const [won] = await inherited(a, b);
      const found = await other.lastSeq(table);
      expect(found).toBe((await written) ? last + 1 : last);
      last = found;
      await b.release(won!);
      await a.join(aNode('a'), LONG);
    }
  });

  it('knows by which address this process came', async () => {
    expect(await given.store.leases!.seenAt()).toBe('127.0.0.1');
  });

  it('survives a restore, and is in no backup', async () => {
    const [a] = await two(given);
    const { store, place } = given;
    const table = await aTableWithLog(store, 1, 1);
    const lease = await a.acquire(table, 'a');
    const file = `${place.folder}/leases.backup`;
    expect(Object.keys(await store.backup(file))).not.toContain('leases');
    await store.restore(file, { force: true });
    expect(await a.acquire(table, 'a')).toEqual(lease);
  });
}

function aLine(table: string) {
  return { table, seat: null, user: 'ada', text: 'too late', at: 1, visibility: 'all' };
}
