/** Contract: who subscribes hears when anything may have changed; where one store object writes all, also of each change. */
import { expect, it, vi } from 'vitest';
import { EVERY_TABLE, type News } from '../../store.ts';
import type { Given } from '../contract.ts';
import { anEntry, aTableWithLog } from '../place.ts';

/** Another process has to speak first; how long that takes is not the question here. */
export const soon = (check: () => void) => vi.waitFor(check, 20_000);

export function news(given: Given): void {
  it('says after a restore that anything may have changed, and not a word for each row', async () => {
    const { store, place } = given;
    await aTableWithLog(store, 1, 3);
    const file = `${place.folder}/news.backup`;
    await store.backup(file);
    const heard: News[] = [];
    await store.subscribe((item) => heard.push(item));
    await store.restore(file, { force: true });
    await soon(() => expect(heard.length).toBeGreaterThan(0));
    expect(heard).toEqual([{ table: EVERY_TABLE, seq: 0 }]);
  });
}

/** Of every change, and nothing but {table, seq}. */
export function ownNews(given: Given): void {
  it('tells of entries, updates and chat, until told to stop', async () => {
    const { store } = given;
    const heard: News[] = [];
    const stop = await store.subscribe((item) => heard.push(item));
    const table = await aTableWithLog(store, 1, 2);
    await store.append(table, 3, anEntry(3), { table: { version: 1, patch: { status: 'running' } }, snapshot: '{}' });
    await soon(() => expect(heard.map(({ seq }) => seq)).toEqual([1, 2, 3]));
    await store.updateTable(table, 2, { pace: 'slow' });
    await store.addChat({ table, seat: null, user: null, text: 'secret words', at: 1, visibility: 'all' });
    await soon(() => expect(heard).toHaveLength(5));
    expect(heard.at(-1)).toEqual({ table, seq: 3 });
    expect(JSON.stringify(heard)).not.toContain('secret');
    await stop();
    await store.append(table, 4, anEntry(4));
    await store.updateTable(table, 3, { pace: 'fast' });
    expect(heard).toHaveLength(5);
  });

  it('says nothing of what was refused or repeated', async () => {
    const { store } = given;
    const table = await aTableWithLog(store, 1, 1);
    await store.append(table, 2, anEntry(2, { requestKey: 't' }));
    const heard: News[] = [];
    await store.subscribe((item) => heard.push(item));
    await expect(store.append(table, 2, anEntry(9))).rejects.toThrow();
    await expect(store.updateTable(table, 9, { pace: 'x' })).rejects.toThrow();
    await store.append(table, 2, anEntry(2, { requestKey: 't' }));
    await store.append(table, 3, anEntry(3));
    await soon(() => expect(heard.length).toBeGreaterThan(0));
    expect(heard).toEqual([{ table, seq: 3 }]);
  });
}
