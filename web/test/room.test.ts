/** The room's addresses, what is hidden there, and the pen. */
import type { RoomItem } from '@signoria/table';
import { describe, expect, it } from 'vitest';
import { toggled } from '../pages/room/marks.ts';
import { branchAt, linkedIn, linkTo, linkToItem, placeOf } from '../pages/room/place.ts';
import { shownOf } from '../pages/room/veil.ts';

const kept = { id: 'ab-c_1', user: 'u', name: 'Ada', at: 1, seq: 7 };
const variation: RoomItem = { ...kept, kind: 'variation', title: '', lines: [{ seat: 0, line: 'pass' }] };
const items = new Map([[variation.id, variation]]);

describe('a link', () => {
  it('names a moment, an item or a step of a variation, and is read as it was written', () => {
    const there = linkToItem(variation).slice(1);
    expect(linkedIn(there)).toEqual({ item: 'ab-c_1', step: null });
    const step = linkTo({ seq: 7, variation: variation.id, step: 1 }).slice(1);
    expect(linkedIn(step)).toEqual({ item: 'ab-c_1', step: 1 });
    const moment = linkTo({ seq: 7, variation: null, step: 0 }).slice(1);
    expect(linkedIn(moment)).toEqual({ item: 'here', step: null });
  });

  it('that is only a number names nothing, so that whoever follows goes on following', () => {
    for (const anchor of ['', '7', 'x-y', '7-a b']) expect(linkedIn(anchor)).toBeNull();
  });
});

describe('a place', () => {
  it('is in a variation only where that is kept, known and leaves the game there', () => {
    const branch = branchAt(items, { seq: 7, variation: variation.id, step: 9 })!;
    expect(branch.step).toBe(1);
    expect(placeOf(7, null, branch)).toEqual({ seq: 7, variation: variation.id, step: 1, eyes: null });
    expect(placeOf(8, 1, branch)).toEqual({ seq: 8, variation: null, step: 0, eyes: 1 });
    expect(placeOf(7, null, { ...branch, id: null }).variation).toBeNull();
    expect(branchAt(items, { seq: 7, variation: 'gone', step: 1 })).toBeNull();
  });
});

describe('what comes next, hidden', () => {
  const by = { user: 'u', name: 'Ada', at: 1 };
  const lines = ['a', 'b', 'c'].map((line) => ({ seat: 0, line }));
  const written = (id: string, seq: number, of: string | null, step: number): RoomItem => {
    return { ...by, id, kind: 'note', seq, variation: of, step, seat: null, text: id, marks: [] };
  };
  const all: readonly RoomItem[] = [
    { ...by, id: 'opening', kind: 'chapter', seq: 0, title: '' },
    { ...by, id: 'ending', kind: 'chapter', seq: 8, title: '' },
    { ...by, id: 'before', kind: 'variation', seq: 3, title: '', lines },
    { ...by, id: 'there', kind: 'variation', seq: 7, title: '', lines },
    { ...by, id: 'after', kind: 'variation', seq: 8, title: '', lines },
    written('note', 7, null, 0),
    written('later', 8, null, 0),
    written('first step', 7, 'there', 1),
    written('last step', 7, 'there', 3),
    written('elsewhere', 3, 'before', 3),
  ];
  const every = new Map(all.map((item) => [item.id, item]));
  const shown = (variation: string | null, step: number) => shownOf(every, { seq: 7, variation, step });

  it('is everything left at later moments', () => {
    const ids = ['opening', 'before', 'there', 'note', 'first step', 'last step', 'elsewhere'];
    expect([...shown(null, 0).keys()]).toEqual(ids);
    expect(shownOf(every, null)).toBe(every);
  });

  it('is the rest of the variation that the room is in, and of no other', () => {
    const ids = ['opening', 'before', 'there', 'note', 'first step', 'elsewhere'];
    expect([...shown('there', 2).keys()]).toEqual(ids);
    expect(shown('there', 2).get('there')).toMatchObject({ lines: lines.slice(0, 2) });
    expect(shown('there', 0).get('there')).toMatchObject({ lines: lines.slice(0, 1) });
    expect(shown('there', 2).get('before')).toMatchObject({ lines });
  });
});

it('drawing the same once more takes it away', () => {
  const ring = { from: 'a', to: null };
  const arrow = { from: 'a', to: 'b' };
  expect(toggled(toggled([], ring), arrow)).toEqual([ring, arrow]);
  expect(toggled([ring, arrow], { from: 'a', to: null })).toEqual([arrow]);
});
