/** Contract: the append-only log, its uniqueness, its request keys, and snapshots. */
import { expect, it } from 'vitest';
import { Conflict } from '../../errors.ts';
import type { Given } from '../contract.ts';
import { anEntry, aTable, aTableWithLog, person } from '../place.ts';

export function logs(given: Given): void {
  it('gives back what was appended, in order, whole or in part', async () => {
    const id = await aTableWithLog(given.store, 1, 12);
    expect(await given.store.append(id, 13, anEntry(13, { seat: null, requestKey: 't' }))).toEqual({
      seq: 13,
      repeated: false,
    });
    const all = await given.store.entries(id);
    expect(all.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(all[4]).toEqual({ ...anEntry(5), seq: 5, requestKey: null });
    expect(all[12]).toEqual({ ...anEntry(13), seq: 13, seat: null, requestKey: 't' });
    expect((await given.store.entries(id, 3, 5)).map(({ seq }) => seq)).toEqual([3, 4, 5]);
    expect((await given.store.entries(id, 11)).map(({ seq }) => seq)).toEqual([11, 12, 13]);
    expect(await given.store.lastSeq(id)).toBe(13);
    expect(await given.store.lastSeq('nobody')).toBe(0);
    expect(await given.store.entries('nobody')).toEqual([]);
  });

  it('keeps the logs of tables apart', async () => {
    const one = await aTableWithLog(given.store, 1, 2);
    const two = await aTableWithLog(given.store, 2, 1);
    await given.store.append(two, 2, anEntry(2, { line: 'another game' }));
    expect((await given.store.entries(one))[1]?.line).toBe(anEntry(2).line);
  });

  it('refuses a taken sequence, a gap, a sequence below 1 and an unknown table', async () => {
    const id = await aTableWithLog(given.store, 1, 3);
    for (const seq of [3, 1, 5, 0, -1]) {
      const refused = given.store.append(id, seq, anEntry(seq));
      await expect(refused).rejects.toBeInstanceOf(Conflict);
      await expect(refused).rejects.toMatchObject({ code: 'sequence', facts: { table: id, seq, last: 3 } });
    }
    for (const seq of [1, 2])
      await expect(given.store.append('nobody', seq, anEntry(seq))).rejects.toMatchObject({ code: 'missing' });
    expect(await given.store.lastSeq(id)).toBe(3);
  });

  it('refuses an entry that follows another past than the one in the log', async () => {
    const id = await aTableWithLog(given.store, 1, 3);
    const fork = given.store.append(id, 4, anEntry(4), { after: 'hash-of-another-3' });
    await expect(fork).rejects.toBeInstanceOf(Conflict);
    expect(await given.store.append(id, 4, anEntry(4), { after: 'hash-3' })).toMatchObject({ seq: 4 });
  });

  it('lets exactly one of many writers have entry 57', async () => {
    const id = await aTableWithLog(given.store, 1, 56);
    const stores = await Promise.all([given.place.open(), given.place.open(), given.place.open()]);
    const tries = [given.store, ...stores].flatMap((store, i) =>
      [0, 1].map((k) =>
        store.append(id, 57, anEntry(57, { line: `writer ${i}${k}` }), { snapshot: `"writer ${i}${k}"` }),
      ),
    );
    const results = await Promise.allSettled(tries);
    const winner = results.findIndex((result) => result.status === 'fulfilled');
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const lost of results) if (lost.status === 'rejected') expect(lost.reason).toBeInstanceOf(Conflict);
    const line = `writer ${Math.floor(winner / 2)}${winner % 2}`;
    expect((await given.store.entries(id)).map((entry) => entry.line).slice(55)).toEqual([anEntry(56).line, line]);
    expect(await given.store.snapshot(id)).toEqual({ seq: 57, state: `"${line}"` });
  });

  it('writes what many tables append at once, and refuses one without hurting the others', async () => {
    const ids: string[] = [];
    for (let n = 1; n <= 12; n++) ids.push(await aTableWithLog(given.store, n, 2));
    const [taken, gap, fork, stale, used] = ids as [string, string, string, string, string];
    await given.store.append(taken, 3, anEntry(3, { line: 'somebody was first' }));
    await given.store.append(used, 3, anEntry(3, { requestKey: 't' }));
    const along = { snapshot: '{}', table: { version: 7, patch: { updated: 1 } } };
    const results = await Promise.allSettled([
      given.store.append('nobody', 1, anEntry(1)),
      ...ids.map((id) => {
        if (id === gap) return given.store.append(id, 9, anEntry(9));
        if (id === fork) return given.store.append(id, 3, anEntry(3), { after: 'hash-of-another-2' });
        if (id === stale) return given.store.append(id, 3, anEntry(3), along);
        if (id === used) return given.store.append(id, 4, anEntry(4, { requestKey: 't' }));
        return given.store.append(id, 3, anEntry(3), { after: 'hash-2' });
      }),
    ]);
    const codes = results.map((result) =>
      result.status === 'rejected' ? (result.reason as Conflict).code : 'written',
    );
    const refused = ['missing', 'sequence', 'sequence', 'sequence', 'version', 'requestKey'];
    expect(codes).toEqual([...refused, ...Array<string>(7).fill('written')]);
    const lasts = await Promise.all(ids.map((id) => given.store.lastSeq(id)));
    expect(lasts).toEqual([3, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3]);
    expect(await given.store.snapshot(stale)).toBeNull();
    expect((await given.store.entries(taken)).at(-1)?.line).toBe('somebody was first');
  });

  it('keeps the order of what one table is given at once', async () => {
    const id = await aTableWithLog(given.store, 1, 0);
    const others = await Promise.all([2, 3, 4].map((n) => aTableWithLog(given.store, n, 0)));
    const seqs = Array.from({ length: 20 }, (_, i) => i + 1);
    await Promise.all([
      ...seqs.map((seq) => given.store.append(id, seq, anEntry(seq))),
      ...others.map((other) => given.store.append(other, 1, anEntry(1))),
    ]);
    expect((await given.store.entries(id)).map(({ line }) => line)).toEqual(seqs.map((seq) => anEntry(seq).line));
    for (const other of others) expect(await given.store.lastSeq(other)).toBe(1);
  });

  it('answers a retry with the entry it made, however often and at whatever sequence', async () => {
    const id = await aTableWithLog(given.store, 1, 2);
    const entry = anEntry(3, { requestKey: 'frame 7 seat 0' });
    expect(await given.store.append(id, 3, entry)).toEqual({ seq: 3, repeated: false });
    for (const seq of [3, 4, 9]) expect(await given.store.append(id, seq, entry)).toEqual({ seq: 3, repeated: true });
    await given.store.append(id, 4, anEntry(4, { requestKey: 'frame 8 seat 1' }));
    expect(await given.store.append(id, 5, entry, { snapshot: '"late"' })).toEqual({ seq: 3, repeated: true });
    expect(await given.store.lastSeq(id)).toBe(4);
    expect(await given.store.snapshot(id)).toBeNull();
  });

  it('refuses another answer on a used ticket, and allows the ticket at another table', async () => {
    const id = await aTableWithLog(given.store, 1, 0);
    const other = await aTableWithLog(given.store, 2, 0);
    await given.store.append(id, 1, anEntry(1, { requestKey: 't' }));
    for (const change of [{ line: 'another' }, { seat: null }]) {
      const refused = given.store.append(id, 2, anEntry(1, { ...change, requestKey: 't' }));
      await expect(refused).rejects.toBeInstanceOf(Conflict);
      await expect(refused).rejects.toMatchObject({
        code: 'requestKey',
        facts: { table: id, requestKey: 't', seq: 1 },
      });
    }
    expect(await given.store.append(other, 1, anEntry(1, { requestKey: 't' }))).toEqual({ seq: 1, repeated: false });
  });

  it('makes one entry of many simultaneous retries', async () => {
    const id = await aTableWithLog(given.store, 1, 4);
    const stores = [given.store, await given.place.open(), await given.place.open()];
    const entry = anEntry(5, { requestKey: 'once' });
    const results = await Promise.all(
      stores.flatMap((store) => [store.append(id, 5, entry), store.append(id, 5, entry)]),
    );
    expect(results.map(({ seq }) => seq)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await given.store.lastSeq(id)).toBe(5);
  });

  it('writes entry, snapshot and table together', async () => {
    const id = await aTableWithLog(given.store, 1, 1);
    const table = { version: 1, patch: { status: 'finished', result: '[1]', seats: [person('eve')] } } as const;
    await given.store.append(id, 2, anEntry(2), { snapshot: '{"n":2}', table });
    expect(await given.store.snapshot(id)).toEqual({ seq: 2, state: '{"n":2}' });
    expect(await given.store.getTable(id)).toMatchObject({ ...table.patch, version: 2 });
  });

  it('writes neither entry nor snapshot when the table has moved on', async () => {
    const id = await aTableWithLog(given.store, 1, 1);
    const stale = given.store.append(id, 2, anEntry(2), { snapshot: '{}', table: { version: 7, patch: {} } });
    await expect(stale).rejects.toBeInstanceOf(Conflict);
    await expect(stale).rejects.toMatchObject({ code: 'version' });
    expect(await given.store.lastSeq(id)).toBe(1);
    expect(await given.store.snapshot(id)).toBeNull();
  });

  it('writes neither snapshot nor table when the sequence is taken', async () => {
    const id = await aTableWithLog(given.store, 1, 2);
    const along = { snapshot: '{}', table: { version: 1, patch: { status: 'finished' } } } as const;
    await expect(given.store.append(id, 2, anEntry(2), along)).rejects.toBeInstanceOf(Conflict);
    expect(await given.store.getTable(id)).toMatchObject({ status: 'open', version: 1 });
    expect(await given.store.snapshot(id)).toBeNull();
  });

  it('cannot be changed or shortened, not even by raw SQL', async () => {
    const id = await aTableWithLog(given.store, 1, 2);
    for (const sql of ["UPDATE entries SET line = 'x'", 'DELETE FROM entries WHERE seq = 2', 'DELETE FROM tables'])
      await expect(given.place.sql(sql)).rejects.toThrow(/append-only|foreign key/i);
    expect((await given.store.entries(id)).map(({ line }) => line)).toEqual([anEntry(1).line, anEntry(2).line]);
  });

  it('finds the latest snapshot at or before a sequence', async () => {
    const id = await aTableWithLog(given.store, 1, 9);
    for (const seq of [0, 3, 6]) await given.store.saveSnapshot(id, seq, `"at ${seq}"`);
    expect(await given.store.snapshot(id)).toEqual({ seq: 6, state: '"at 6"' });
    expect(await given.store.snapshot(id, 6)).toEqual({ seq: 6, state: '"at 6"' });
    expect(await given.store.snapshot(id, 5)).toEqual({ seq: 3, state: '"at 3"' });
    expect(await given.store.snapshot(id, 2)).toEqual({ seq: 0, state: '"at 0"' });
    await given.store.saveSnapshot(id, 3, '"again"');
    expect(await given.store.snapshot(id, 3)).toEqual({ seq: 3, state: '"again"' });
  });

  it('keeps the last snapshots and drops all of them without harm to the log', async () => {
    const id = await aTableWithLog(given.store, 1, 5);
    const other = (await given.store.createTable(aTable(2))).id;
    await given.store.saveSnapshot(other, 0, '"other"');
    for (const seq of [0, 1, 2, 3, 4]) await given.store.saveSnapshot(id, seq, `${seq}`);
    await given.store.pruneSnapshots(id, 2);
    expect(await given.store.snapshot(id, 3)).toEqual({ seq: 3, state: '3' });
    expect(await given.store.snapshot(id, 2)).toBeNull();
    const before = await given.store.entries(id);
    await given.store.pruneSnapshots(id, 0);
    expect(await given.store.snapshot(id)).toBeNull();
    expect(await given.store.entries(id)).toEqual(before);
    expect(await given.store.snapshot(other)).toEqual({ seq: 0, state: '"other"' });
  });

  it('refuses a snapshot beyond the log or of no table', async () => {
    const id = await aTableWithLog(given.store, 1, 2);
    for (const seq of [3, -1])
      await expect(given.store.saveSnapshot(id, seq, '{}')).rejects.toMatchObject({ code: 'sequence' });
    await expect(given.store.saveSnapshot('nobody', 0, '{}')).rejects.toMatchObject({ code: 'missing' });
  });
}
