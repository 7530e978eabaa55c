/** The chronicle's chapters and whose lines may be asked why; and the search among components. */
import { module } from '@signoria/condottiere';
import type { PlayText } from '@signoria/kernel';
import type { LogItem } from '@signoria/table';
import { describe, expect, it } from 'vitest';
import { type Entries, found } from '../pages/aid/entries.ts';
import { chronicle, type Telling, unfolded } from '../pages/table/chronicle/chronicle.ts';

const { en } = module.text;

const item = (seq: number, seat: number | null, ...whats: readonly string[]): LogItem => ({
  seq,
  seat,
  at: 0,
  events: whats.map((what) => ({ what })),
  barrier: null,
  back: null,
});

const text: PlayText = { ...en, event: ({ what }) => what };

const telling: Telling = {
  log: [item(1, 0, 'siteChosen'), item(2, 1, 'played', 'strengths'), item(3, 0, 'siteChosen'), item(4, 1, 'passed')],
  text,
  reader: { seat: 0, name: String },
  undoable: 0,
  since: null,
  at: null,
  chapters: new Set(['siteChosen']),
  bots: new Set([1]),
};

const ids = (lines: ReturnType<typeof chronicle>) => lines.map(({ id }) => id);

describe('the chronicle', () => {
  it('opens chapters, and folds the lines of those that are closed', () => {
    const lines = chronicle(telling);
    expect(lines.flatMap((line) => (line.kind === 'line' && line.chapter ? [line.id] : []))).toEqual(['1.0', '3.0']);
    expect(ids(unfolded(lines, new Set()))).toEqual(['1.0', '2.0', '2.1', '3.0', '4.0']);
    expect(ids(unfolded(lines, new Set(['1.0'])))).toEqual(['1.0', '3.0', '4.0']);
  });

  it('lets only answers of bots be asked why, once each', () => {
    const asked = chronicle(telling).flatMap((line) => (line.kind === 'line' && line.asked ? [line.id] : []));
    expect(asked).toEqual(['2.0', '4.0']);
  });
});

describe('the search among components', () => {
  const row = (id: string) => ({ group: 'cards', id, keys: ['cards', id], cells: [] });
  const all: readonly Entries[] = [
    {
      group: 'cards',
      name: 'Cards',
      entries: [
        { row: row('winter'), name: 'Winter', text: 'Every mercenary counts 1.', rules: [] },
        { row: row('drummer'), name: 'Drummer', text: 'Doubles every mercenary.', rules: [] },
      ],
    },
  ];
  const names = (query: string) => found(all, query).flatMap(({ entries }) => entries.map(({ name }) => name));

  it('finds what holds every word, in any order, whatever the case', () => {
    expect(names('')).toEqual(['Winter', 'Drummer']);
    expect(names('MERCENARY doubles')).toEqual(['Drummer']);
    expect(names('heroine')).toEqual([]);
  });
});
