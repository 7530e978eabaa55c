/** Contract: documents. */
import { expect, it } from 'vitest';
import { Conflict } from '../../errors.ts';
import type { NewDocument } from '../../store.ts';
import type { Given } from '../contract.ts';

function aDocument(id: string, over: Partial<NewDocument> = {}): NewDocument {
  return { kind: 'note', id, owner: 'ada', due: null, rank: null, data: '{}', ...over };
}

const ids = (documents: readonly { readonly id: string }[]) => documents.map(({ id }) => id);

export function documents(given: Given): void {
  it('keeps a document by kind and id, changes and drops it', async () => {
    const { store } = given;
    const first = await store.addDocument(aDocument('1', { data: '{"text":"ё"}' }));
    expect(first).toEqual({ ...aDocument('1', { data: '{"text":"ё"}' }), version: 1 });
    await store.addDocument(aDocument('1', { kind: 'other' }));
    const changed = await store.changeDocument(first, { data: '{"n":2}', due: 5, rank: -3 });
    expect(changed).toEqual({ ...first, data: '{"n":2}', due: 5, rank: -3, version: 2 });
    expect(await store.getDocument('note', '1')).toEqual(changed);
    expect(await store.dropDocument('note', '1')).toBe(true);
    expect(await store.dropDocument('note', '1')).toBe(false);
    expect(await store.getDocument('note', '1')).toBeNull();
    expect(await store.getDocument('other', '1')).not.toBeNull();
  });

  it('refuses a taken id, a stale version and a missing document', async () => {
    const { store } = given;
    const document = await store.addDocument(aDocument('1'));
    await expect(store.addDocument(aDocument('1'))).rejects.toMatchObject({
      code: 'taken',
      facts: { value: 'note/1' },
    });
    await store.changeDocument(document, { owner: 'eve' });
    await expect(store.changeDocument(document, { owner: 'bob' })).rejects.toBeInstanceOf(Conflict);
    expect(await store.getDocument('note', '1')).toMatchObject({ owner: 'eve' });
    const nobody = { kind: 'note', id: '9', version: 1 };
    await expect(store.changeDocument(nobody, {})).rejects.toMatchObject({ code: 'missing', facts: { id: 'note/9' } });
  });

  it('adds what is missing, and nothing about those who are gone', async () => {
    const { store } = given;
    await store.createUser({ id: 'ada', kind: 'guest', name: 'Ada', handle: null, data: '{}', created: 1 });
    await store.addDocument(aDocument('1', { data: 'before' }));
    expect(await store.getDocument('note', '2')).toBeNull();
    const rows = [
      { ...aDocument('1', { data: 'after' }), about: null },
      { ...aDocument('2', { data: 'ё', due: 5, rank: -3 }), about: 'ada' },
      { ...aDocument('3'), about: 'eve' },
      { ...aDocument('4'), about: null },
    ];
    await store.addMissing(rows);
    expect(await store.getDocument('note', '1')).toMatchObject({ data: 'before', version: 1 });
    expect(await store.getDocument('note', '2')).toEqual({
      ...aDocument('2', { data: 'ё', due: 5, rank: -3 }),
      version: 1,
    });
    expect(ids((await store.listDocuments({ kind: 'note' })).items)).toEqual(['1', '2', '4']);
    await store.addMissing(rows);
    expect((await store.listDocuments({ kind: 'note' })).items.map(({ version }) => version)).toEqual([1, 1, 1]);
  });

  it('lists by owner and by what is due, page by page', async () => {
    const { store } = given;
    for (let n = 0; n < 5; n++)
      await store.addDocument(aDocument(`p${n}`, { due: n * 10, owner: n === 2 ? 'eve' : 'ada' }));
    const first = await store.listDocuments({ kind: 'note', owner: 'ada' }, { limit: 3 });
    expect(ids(first.items)).toEqual(['p0', 'p1', 'p3']);
    const second = await store.listDocuments({ kind: 'note', owner: 'ada' }, { limit: 3, cursor: first.next ?? '' });
    expect([ids(second.items), second.next]).toEqual([['p4'], null]);
    expect(ids((await store.listDocuments({ kind: 'note', dueBy: 20 })).items)).toEqual(['p0', 'p1', 'p2']);
    expect((await store.listDocuments({ kind: 'nothing' })).items).toEqual([]);
  });

  it('lists by rank, the highest first, ties by id, those without a rank not at all', async () => {
    const { store } = given;
    for (const [id, rank] of [
      ['a', 7],
      ['b', -2],
      ['c', 7],
      ['d', null],
    ] as const)
      await store.addDocument(aDocument(id, { rank }));
    const first = await store.listDocuments({ kind: 'note' }, { ranked: true, limit: 2 });
    expect(ids(first.items)).toEqual(['c', 'a']);
    const next = await store.listDocuments({ kind: 'note' }, { ranked: true, limit: 2, cursor: first.next ?? '' });
    expect([ids(next.items), next.next]).toEqual([['b'], null]);
    await expect(store.listDocuments({ kind: 'note' }, { ranked: true, cursor: 'x' })).rejects.toMatchObject({
      code: 'cursor',
    });
  });

  it('drops the documents of an owner, all or of one kind', async () => {
    const { store } = given;
    await store.addDocument(aDocument('1'));
    await store.addDocument(aDocument('2', { kind: 'other' }));
    await store.addDocument(aDocument('3', { owner: 'eve' }));
    expect(await store.dropDocumentsOf('ada', 'other')).toBe(1);
    expect(await store.dropDocumentsOf('ada')).toBe(1);
    expect(ids((await store.listDocuments({ kind: 'note' })).items)).toEqual(['3']);
  });

  it('gives each due document to one of those who ask, and again once it is overdue', async () => {
    const { store } = given;
    const other = await given.place.open();
    for (let n = 0; n < 6; n++) await store.addDocument(aDocument(`p${n}`, { due: n }));
    const take = (of: typeof store) => of.claimDocuments('note', { now: 4, until: 100, limit: 3 });
    const [mine, theirs] = await Promise.all([take(store), take(other)]);
    expect(ids([...mine, ...theirs]).sort()).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
    expect(mine.every(({ due, version }) => due === 100 && version === 2)).toBe(true);
    expect(await take(store)).toEqual([]);
    expect(ids(await store.claimDocuments('note', { now: 100, until: 200 }))).toEqual([
      'p0',
      'p1',
      'p2',
      'p3',
      'p4',
      'p5',
    ]);
  });
}
