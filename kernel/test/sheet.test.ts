// A translator's file held against its table: every fault is named, and everything there is to say is counted.

import { describe, expect, it } from 'vitest';
import { givenCase } from '../index.ts';
import { check, template } from '../text/sheet.ts';

const english = {
  title: 'Cards',
  card: { name: 'Winter' },
  seasons: { winter: 'Winter', spring: 'Spring' },
  drawn: (n: number) => `${n} drawn`,
  why: (reason: 'late' | 'early') => `too ${reason}`,
  left: (n: number) => `${n} left`, // nobody has named its places yet
  none: null,
  size: 3,
  blank: '',
};
const places = {
  drawn: ['n'],
  why: givenCase(['late', 'early'], [], (reason: 'late' | 'early') => ({ case: reason })),
} as const;
const complete = {
  title: 'Karten',
  card: { name: 'Der Winter' },
  seasons: { winter: 'der Winter', spring: 'der Frühling' },
  drawn: '{n} gezogen',
  why: { late: 'zu spät', early: 'zu früh' },
};
const held = (changes: object) => check({ english, places }, { ...complete, ...changes });

describe('a translation', () => {
  it('is complete but for what cannot be translated yet', () => {
    expect(held({})).toEqual({ faults: [], missing: ['left'], same: [], all: 8 });
  });

  it.each<[string, object]>([
    ['title: should be one sentence', { title: ['Karten'] }],
    ['title: nothing is filled in here, so no braces', { title: 'Karten {n}' }],
    ['drawn: should be one sentence', { drawn: { one: 'eine' } }],
    ['drawn: does not say {n}', { drawn: 'gezogen' }],
    ['drawn: after {n comes a closing brace, or “, plural,” or “, select,”', { drawn: '{n' }],
    ['why.early: there is no place {n} here; there are: none', { why: { late: 'spät', early: '{n} früh' } }],
    ['why.never: there is no such sentence', { why: { late: 'spät', early: 'früh', never: 'nie' } }],
    ['seasons.autumn: there is no such sentence', { seasons: { ...complete.seasons, autumn: 'der Herbst' } }],
  ])('is found with one fault, and counted as ever: %s', (fault, change) => {
    expect(held(change)).toEqual({ faults: [fault], missing: ['left'], same: [], all: 8 });
  });

  it('of what has no names for its places is a fault', () => {
    expect(held({ left: '{n} übrig' })).toEqual({
      faults: ['left: cannot be translated yet, its places have no names'],
      missing: [],
      same: [],
      all: 7,
    });
  });

  it.each(['Jahreszeiten', null])('that says %j where there should be several sentences has not said those', (said) => {
    expect(held({ seasons: said })).toEqual({
      faults: ['seasons: one sentence where there should be several'],
      missing: ['seasons.winter', 'seasons.spring', 'left'],
      same: [],
      all: 8,
    });
  });

  it('lacks what is not there, what is empty and what is marked as not done', () => {
    expect(held({ title: undefined, card: {}, seasons: { winter: '', spring: '?? Spring' }, drawn: '??' })).toEqual({
      faults: [],
      missing: ['title', 'card.name', 'seasons.winter', 'seasons.spring', 'drawn', 'left'],
      same: [],
      all: 8,
    });
  });

  it('may have further forms of a name, and says so where it is word for word English', () => {
    const card = { name: 'Winter', acc: 'den Winter' };
    expect(held({ card })).toEqual({ faults: [], missing: ['left'], same: ['card.name'], all: 8 });
  });
});

describe('a file to begin with', () => {
  it('holds English where it can be shown, and the places where it cannot', () => {
    const keys = [['Tab', 'next']];
    expect(template({ english: { ...english, keys }, places })).toEqual({
      title: 'Cards',
      card: { name: 'Winter' },
      seasons: { winter: 'Winter', spring: 'Spring' },
      drawn: '?? {n}',
      why: { late: '??', early: '??' },
      blank: '',
      keys,
    });
  });
});
