/** Contract: chat. */
import { expect, it } from 'vitest';
import type { NewChat } from '../../store.ts';
import type { Given } from '../contract.ts';
import { aTable } from '../place.ts';

function says(table: string, text: string, change: Partial<NewChat> = {}): NewChat {
  return { table, seat: 1, user: 'ada', text, at: 77, visibility: 'all', ...change };
}

export function chat(given: Given): void {
  it('keeps chat in order and pages it both ways', async () => {
    const { id } = await given.store.createTable(aTable(1));
    for (let n = 1; n <= 9; n++) await given.store.addChat(says(id, `Ход ${n} 🏰`));
    const ids = async (request: Parameters<typeof given.store.listChat>[1]) =>
      (await given.store.listChat(id, request)).map((message) => message.id);
    expect(await ids({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await ids({ limit: 3 })).toEqual([7, 8, 9]);
    expect(await ids({ limit: 3, before: 7 })).toEqual([4, 5, 6]);
    expect(await ids({ limit: 3, after: 2 })).toEqual([3, 4, 5]);
    expect((await given.store.listChat(id, { after: 8 }))[0]).toEqual({ ...says(id, 'Ход 9 🏰'), id: 9 });
  });

  it('lists only the visibilities asked for', async () => {
    const { id } = await given.store.createTable(aTable(1));
    await given.store.addChat(says(id, 'to all'));
    await given.store.addChat(says(id, 'to seats', { visibility: 'seats', seat: null, user: null }));
    const texts = async (...visibility: string[]) =>
      (await given.store.listChat(id, { visibility })).map(({ text }) => text);
    expect(await texts('all')).toEqual(['to all']);
    expect(await texts('all', 'seats')).toEqual(['to all', 'to seats']);
    expect(await texts()).toEqual([]);
  });

  it('numbers simultaneous messages without a gap', async () => {
    const { id } = await given.store.createTable(aTable(1));
    const stores = [given.store, await given.place.open(), await given.place.open()];
    const sent = await Promise.all(
      stores.flatMap((store, i) => [0, 1, 2, 3].map((k) => store.addChat(says(id, `${i}${k}`)))),
    );
    expect(sent.map((message) => message.id).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const listed = await given.store.listChat(id);
    for (const message of sent) expect(listed[message.id - 1]).toEqual(message);
  });

  it('refuses chat at no table and texts one of the engines could not hold', async () => {
    const { id } = await given.store.createTable(aTable(1));
    await expect(given.store.addChat(says('nobody', 'hello?'))).rejects.toMatchObject({ code: 'missing' });
    await expect(given.store.addChat(says(id, 'a\0b'))).rejects.toMatchObject({ code: 'text' });
    expect(await given.store.listChat(id)).toEqual([]);
  });
}
