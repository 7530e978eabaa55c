/** Contract: meta. */
import { expect, it } from 'vitest';
import type { Given } from '../contract.ts';

export function meta(given: Given): void {
  it('keeps meta by key and its own key to itself', async () => {
    expect(await given.store.getMeta('motd')).toBeNull();
    await given.store.setMeta('motd', 'Benvenuti');
    await given.store.setMeta('motd', 'Добро пожаловать');
    expect(await given.store.getMeta('motd')).toBe('Добро пожаловать');
    await given.store.setMeta('motd', null);
    expect(await given.store.getMeta('motd')).toBeNull();
    await expect(given.store.setMeta('schema', '99')).rejects.toMatchObject({ code: 'reserved' });
  });
}
