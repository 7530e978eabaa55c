/** Contract: tables as records. */
import { expect, it } from 'vitest';
import { Conflict, StoreError } from '../../errors.ts';
import type { Store, TableFilter, TablePageRequest } from '../../store.ts';
import type { Given } from '../contract.ts';
import { aTable, BOT_SEAT, OPEN_SEAT, person } from '../place.ts';

/** All ids of a list, page by page. */
async function listAll(store: Store, filter?: TableFilter, page: TablePageRequest = {}): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const got = await store.listTables(filter, cursor === null ? page : { ...page, cursor });
    ids.push(...got.items.map(({ id }) => id));
    cursor = got.next;
  } while (cursor !== null);
  return ids;
}

export function tables(given: Given): void {
  it('gives back byte for byte what was created, without the key', async () => {
    const { key, ...table } = aTable(1, { result: '{"winner": 0}' });
    const created = await given.store.createTable({ ...table, key });
    expect(created).toEqual({ ...table, version: 1 });
    expect(await given.store.getTable(table.id)).toEqual(created);
    expect(await given.store.findByCode(table.code)).toEqual(created);
    expect(await given.store.getTable('nobody')).toBeNull();
    expect(await given.store.findByCode('NOCODE')).toBeNull();
  });

  it('tells the key only when asked for it', async () => {
    const table = await given.store.createTable(aTable(1));
    const seen = [table, await given.store.getTable(table.id), await given.store.findByCode(table.code)];
    seen.push(...(await given.store.listTables()).items, await given.store.updateTable(table.id, 1, { pace: 'slow' }));
    expect(JSON.stringify(seen)).not.toContain('secret-of');
    expect(await given.store.tableKey(table.id)).toBe(`secret-of-${table.id}`);
    expect(await given.store.tableKey('nobody')).toBeNull();
  });

  it('frees a code when a table is given another, and finds tables by their commitment', async () => {
    const { id, version, code, commitment } = await given.store.createTable(aTable(1));
    await given.store.updateTable(id, version, { code: id, status: 'finished' });
    expect(await given.store.findByCode(code)).toBeNull();
    const next = await given.store.createTable({ ...aTable(2), code });
    expect((await given.store.findByCode(code))?.id).toBe(next.id);
    expect((await given.store.listTables({ commitment })).items.map((table) => table.id)).toContain(id);
    expect((await given.store.listTables({ commitment: 'of no table' })).items).toEqual([]);
  });

  it('refuses a taken id and a taken code, and writes nothing of the loser', async () => {
    await given.store.createTable(aTable(1));
    const sameCode = given.store.createTable(aTable(2, { code: aTable(1).code }));
    await expect(sameCode).rejects.toMatchObject({ code: 'taken', facts: { what: 'code' } });
    const sameId = given.store.createTable(aTable(1, { code: 'OTHER1' }));
    await expect(sameId).rejects.toMatchObject({ code: 'taken', facts: { what: 'id' } });
    await expect(sameId).rejects.toBeInstanceOf(Conflict);
    expect(await given.store.getTable(aTable(2).id)).toBeNull();
    expect(await given.store.tableKey(aTable(2).id)).toBeNull();
  });

  it('updates what the patch names and counts the version', async () => {
    const table = await given.store.createTable(aTable(1));
    const patch = { status: 'running', seats: [person('eve')], updated: 9, result: '{}' } as const;
    const updated = await given.store.updateTable(table.id, 1, patch);
    expect(updated).toEqual({ ...table, ...patch, version: 2 });
    expect(await given.store.getTable(table.id)).toEqual(updated);
    expect(await given.store.updateTable(table.id, 2, { result: null })).toMatchObject({ result: null, version: 3 });
  });

  it('refuses an update of a stale version and of a table that is not there', async () => {
    const { id } = await given.store.createTable(aTable(1));
    await given.store.updateTable(id, 1, { pace: 'slow' });
    const stale = given.store.updateTable(id, 1, { pace: 'fast', seats: [person('eve')] });
    await expect(stale).rejects.toBeInstanceOf(Conflict);
    await expect(stale).rejects.toMatchObject({ code: 'version', facts: { kind: 'table', id, version: 1 } });
    expect(await given.store.getTable(id)).toMatchObject({ pace: 'slow', version: 2 });
    expect(await listAll(given.store, { seated: 'eve' })).toEqual([]);
    const missing = given.store.updateTable('nobody', 1, {});
    await expect(missing).rejects.toMatchObject({ code: 'missing', facts: { kind: 'table', id: 'nobody' } });
  });

  it('lets exactly one of many simultaneous updates of a version win', async () => {
    const { id } = await given.store.createTable(aTable(1));
    const stores = [given.store, await given.place.open(), await given.place.open()];
    const tries = stores.flatMap((store, i) => [0, 1, 2].map((k) => store.updateTable(id, 1, { pace: `${i}${k}` })));
    const results = await Promise.allSettled(tries);
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const lost of results) if (lost.status === 'rejected') expect(lost.reason).toBeInstanceOf(Conflict);
    expect(await given.store.getTable(id)).toEqual(won[0]?.value);
  });

  it('lists newest first, by every filter and their combination', async () => {
    const { store } = given;
    const four = [person('ada'), person('eve'), BOT_SEAT, OPEN_SEAT];
    await store.createTable(aTable(1, { status: 'running', game: 'virtu', seats: four, pace: 'slow' }));
    await store.createTable(aTable(2, { owner: 'eve', visibility: 'private' }));
    await store.createTable(aTable(3, { status: 'finished', seats: [person('eve'), person('eve')] }));
    const numbers = async (filter?: TableFilter) => (await listAll(store, filter)).map((id) => Number(id.slice(-5)));
    expect(await numbers()).toEqual([3, 2, 1]);
    expect(await numbers({ status: 'open' })).toEqual([2]);
    expect(await numbers({ status: ['open', 'running'] })).toEqual([2, 1]);
    expect(await numbers({ status: [] })).toEqual([]);
    expect(await numbers({ game: 'virtu' })).toEqual([1]);
    expect(await numbers({ players: 3 })).toEqual([2]);
    expect(await numbers({ pace: 'slow' })).toEqual([1]);
    expect(await numbers({ owner: 'eve' })).toEqual([2]);
    expect(await numbers({ seated: 'eve' })).toEqual([3, 1]);
    expect(await numbers({ visibility: 'private' })).toEqual([2]);
    expect(await numbers({ seated: 'eve', status: 'running', players: 4 })).toEqual([1]);
    expect(await numbers({ seated: 'eve', owner: 'eve' })).toEqual([]);
  });

  it('follows a user who leaves a seat or takes one', async () => {
    const { id } = await given.store.createTable(aTable(1));
    await given.store.updateTable(id, 1, { seats: [OPEN_SEAT, person('eve')] });
    expect(await listAll(given.store, { seated: 'ada' })).toEqual([]);
    expect(await listAll(given.store, { seated: 'eve' })).toEqual([id]);
  });

  it('pages through equal times without missing or repeating a table, while tables are updated and created', async () => {
    const { store } = given;
    for (let n = 0; n < 25; n++) await store.createTable(aTable(n, { created: Math.floor(n / 10) }));
    const first = await store.listTables({}, { limit: 10 });
    expect(first.items).toHaveLength(10);
    const { id } = aTable(3);
    await store.updateTable(id, 1, { updated: 5_000_000 });
    await store.createTable(aTable(99));
    const rest = await listAll(store, {}, { limit: 7, cursor: first.next ?? '' });
    const seen = [...first.items.map((table) => table.id), ...rest];
    expect(seen).toHaveLength(25);
    expect(new Set(seen)).toEqual(new Set(Array.from({ length: 25 }, (_, n) => aTable(n).id)));
  });

  it('lists by the last update too, and tells its cursors from the others', async () => {
    const { store } = given;
    for (let n = 0; n < 5; n++) await store.createTable(aTable(n));
    await store.updateTable(aTable(1).id, 1, { updated: 5_000_000 });
    const byUpdate = await listAll(store, {}, { order: 'updated', limit: 2 });
    expect(byUpdate).toEqual([1, 4, 3, 2, 0].map((n) => aTable(n).id));
    const { next } = await store.listTables({}, { limit: 2 });
    for (const cursor of [next ?? '', 'rubbish', 'updated.x.y'])
      await expect(store.listTables({}, { order: 'updated', cursor })).rejects.toBeInstanceOf(StoreError);
  });
}
