/** Contract: opening, closing, migrating. */
import { expect, it } from 'vitest';
import { explain, StoreError } from '../../errors.ts';
import type { Given } from '../contract.ts';
import { aTable } from '../place.ts';

export function schema(given: Given): void {
  it('keeps everything over closing and opening', async () => {
    const table = await given.store.createTable(aTable(1));
    await given.store.close();
    const again = await given.place.open();
    expect(await again.getTable(table.id)).toEqual(table);
    await given.store.close().catch(() => {});
  });

  it('is made once when many open a new place at the same time', async () => {
    const place = await given.another();
    const stores = await Promise.all([place.open(), place.open(), place.open(), place.open()]);
    await stores[0]?.createTable(aTable(1));
    expect((await stores[3]?.listTables())?.items).toHaveLength(1);
    expect(await place.sql("SELECT value FROM meta WHERE key = 'schema'")).toEqual([{ value: '3' }]);
  });

  it('refuses a database of a newer program and leaves it as it is', async () => {
    await given.place.sql("UPDATE meta SET value = '999' WHERE key = 'schema'");
    const refused: unknown = await given.place.open().catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'schemaNewer', facts: { found: 999, known: 3 } });
    expect(refused instanceof StoreError && explain(refused, 'en')).toContain('999');
    expect(refused instanceof StoreError && explain(refused, 'ru')).toMatch(/999.*[А-Яа-я]/);
    expect(await given.place.sql("SELECT value FROM meta WHERE key = 'schema'")).toEqual([{ value: '999' }]);
  });
}
