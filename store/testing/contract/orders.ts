/** Contract: standing orders. */
import { expect, it } from 'vitest';
import type { Given } from '../contract.ts';
import { aTable } from '../place.ts';

export function orders(given: Given): void {
  it('keeps the standing orders of each seat', async () => {
    const { id } = await given.store.createTable(aTable(1));
    await given.store.setOrders(id, 2, '["pass"]');
    await given.store.setOrders(id, 0, '["wait"]');
    await given.store.setOrders(id, 2, '["pass","pass"]');
    expect(await given.store.listOrders(id)).toEqual([
      { seat: 0, orders: '["wait"]' },
      { seat: 2, orders: '["pass","pass"]' },
    ]);
    await given.store.setOrders(id, 0, null);
    expect(await given.store.listOrders(id)).toEqual([{ seat: 2, orders: '["pass","pass"]' }]);
    await expect(given.store.setOrders('nobody', 0, '[]')).rejects.toMatchObject({ code: 'missing' });
  });
}
