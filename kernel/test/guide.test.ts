// A first game with somebody who explains: which note comes when, and when the lesson is over.

import { describe, expect, it } from 'vitest';
import { type Cue, type Guide, isTaught, type Lesson, nextNote } from '../index.ts';

const note = (id: string, when: Cue, rare?: true) => ({ id, when, rules: [], ...(rare ? { rare } : {}) });
const guide = (...notes: Guide['notes']): Guide => ({ seats: 2, notes, words: { en: {}, ru: {} } });
const nothing: Lesson = { asked: null, lines: [], seen: new Set(), said: new Set(), fresh: 0 };
const said = (g: Guide, lesson: Partial<Lesson>) => nextNote(g, { ...nothing, ...lesson })?.id ?? null;

describe('a note', () => {
  it('without a cue is said at once', () => {
    expect(said(guide(note('welcome', {})), {})).toBe('welcome');
  });

  it('waits for its question', () => {
    const g = guide(note('bids', { asked: 'bid' }));
    expect([said(g, {}), said(g, { asked: 'pay' }), said(g, { asked: 'bid' })]).toEqual([null, null, 'bids']);
  });

  it('waits for a line that begins like its own', () => {
    const g = guide(note('bids', { offered: 'bid ' }));
    expect([said(g, { lines: ['pass', 'rebid 3'] }), said(g, { lines: ['pass', 'bid 3'] })]).toEqual([null, 'bids']);
  });

  it('waits for what it explains to be seen', () => {
    const g = guide(note('won', { seen: 'sold' }));
    expect([said(g, { seen: new Set(['passed']) }), said(g, { seen: new Set(['sold']) })]).toEqual([null, 'won']);
  });

  it('waits for all of its cues', () => {
    const g = guide(note('late', { asked: 'bid', offered: 'pass', seen: 'sold' }));
    const all = { asked: 'bid', lines: ['pass'], seen: new Set(['sold']) };
    expect(said(g, all)).toBe('late');
    expect([
      said(g, { ...all, asked: 'pay' }),
      said(g, { ...all, lines: [] }),
      said(g, { ...all, seen: new Set() }),
    ]).toEqual([null, null, null]);
  });

  it('is said once, in the order of the guide', () => {
    const g = guide(note('first', {}), note('second', {}));
    expect([said(g, {}), said(g, { said: new Set(['first']) })]).toEqual(['first', 'second']);
    expect(said(g, { said: new Set(['first', 'second']) })).toBeNull();
  });

  it('that was left unread holds no later one back, and is not forgotten', () => {
    const g = guide(note('welcome', {}), note('bids', { asked: 'bid' }));
    const passed = new Set(['welcome']);
    expect([said(g, { asked: 'bid', passed }), said(g, { passed })]).toEqual(['bids', 'welcome']);
  });

  it('is one of three at most between two answers', () => {
    const g = guide(note('one', {}));
    expect([0, 2, 3, 4].map((fresh) => said(g, { fresh }))).toEqual(['one', 'one', null, null]);
  });
});

describe('the lesson', () => {
  it('is over when all but the rare notes were said', () => {
    const g = guide(note('often', {}), note('seldom', {}, true));
    expect([isTaught(g, new Set()), isTaught(g, new Set(['seldom'])), isTaught(g, new Set(['often']))]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
