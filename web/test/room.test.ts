/** The room's addresses, and the pen. */
import type { RoomItem } from '@signoria/table';
import { describe, expect, it } from 'vitest';
import { toggled } from '../pages/room/marks.ts';
import { branchAt, linkedIn, linkTo, linkToItem, placeOf } from '../pages/room/place.ts';

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

it('drawing the same once more takes it away', () => {
  const ring = { from: 'a', to: null };
  const arrow = { from: 'a', to: 'b' };
  expect(toggled(toggled([], ring), arrow)).toEqual([ring, arrow]);
  expect(toggled([ring, arrow], { from: 'a', to: null })).toEqual([arrow]);
});
