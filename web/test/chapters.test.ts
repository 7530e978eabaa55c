/** The chronicle's chapters and whose lines may be asked why; and the search among components. */
import { module } from '@signoria/condottiere';
import type { GameEvent, PlayText } from '@signoria/kernel';
import type { GameBoard } from '@signoria/kit';
import type { LogItem } from '@signoria/table';
import { describe, expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import { project } from '../local/replays.ts';
import { type Entries, found } from '../pages/aid/entries.ts';
import { chronicle, type Telling } from '../pages/table/chronicle/chronicle.ts';
import { unfolded } from '../pages/table/chronicle/folding.ts';

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
  board: { chapters: ['siteChosen'] },
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

const shape = (lines: ReturnType<typeof chronicle>) =>
  lines.map((line) => (line.kind === 'line' ? `${line.chapter ?? '-'} ${line.text} ${line.before?.length ?? 0}` : ''));

describe('parts of a chapter', () => {
  const board = { chapters: ['round'], parts: { opens: 'auction', bought: 'auction', built: 'turn' } };
  const of = (more: Partial<Telling>) => chronicle({ ...telling, board, bots: new Set(), ...more });
  /** Whose line it is. */
  const by = (seq: number, seat: number, what: string): LogItem => ({
    ...item(seq, seat),
    events: [{ what, seat } as GameEvent], // beside `what` an event has what its game gave it
  });
  const log = [
    item(1, null, 'round'),
    by(2, 0, 'opens'),
    by(3, 1, 'bids'),
    by(4, 1, 'bought'),
    by(5, 0, 'built'),
    by(6, 0, 'built'),
    by(7, 1, 'built'),
    item(8, null, 'round'),
  ];

  it('a part begins with another kind, or another seat', () => {
    expect(shape(of({ log }))).toEqual([
      'chapter round 0',
      'part opens 0',
      '- bids 0',
      'part bought 0',
      'part built 0',
      '- built 0',
      'part built 0',
      'chapter round 0',
    ]);
  });

  it('closes with its chapter, and alone', () => {
    const lines = of({ log });
    expect(ids(unfolded(lines, new Set(['1.0'])))).toEqual(['1.0', '8.0']);
    expect(ids(unfolded(lines, new Set(['2.0', '5.0'])))).toEqual(['1.0', '2.0', '4.0', '5.0', '7.0', '8.0']);
  });

  it('a story that is over is its end, with the way to it behind', () => {
    const stories = { opens: ['bought'] };
    const lines = of({ log, board: { ...board, stories } });
    expect(shape(lines).slice(0, 3)).toEqual(['chapter round 0', 'part bought 2', 'part built 0']);
    expect(lines[1]).toMatchObject({ ends: true, before: [{ id: '2.0' }, { id: '3.0' }] });
    // Not while it goes on, nor where the reader stands in the middle of it, nor over what is news.
    expect(ids(of({ log: log.slice(0, 3), board: { ...board, stories } }))).toEqual(['1.0', '2.0', '3.0']);
    expect(ids(of({ log, at: 3, board: { ...board, stories } })).slice(0, 4)).toEqual(['1.0', '2.0', '3.0', '4.0']);
    expect(ids(of({ log, since: 3, board: { ...board, stories } })).slice(0, 5)).toContain('since');
  });
});

describe('whole games', async () => {
  const told = async (folder: string, golden: string) => {
    const [module, { board }, file] = await Promise.all([
      findGame(folder),
      import(`../../games/${folder}/board/index.tsx`) as Promise<{ board: GameBoard }>,
      import(`../../games/${folder}/test/golden/${golden}.json`),
    ]);
    const { loaded } = project(module, file.default);
    if (!loaded.ok) throw new Error('did not load');
    const reader = { seat: null, name: String };
    return chronicle({ ...telling, log: loaded.reel.log, text: module.text.en, reader, board, bots: new Set() });
  };
  const lineKinds = (lines: ReturnType<typeof chronicle>, chapter?: 'chapter' | 'part') =>
    new Set(lines.flatMap((line) => (line.kind === 'line' && line.chapter === chapter ? [line.what] : [])));

  it('Florence tells each auction by its result, and heads each turn', async () => {
    const lines = await told('princes-of-florence', 'four-players');
    for (const bid of ['auctionOpens', 'bidRaised']) expect(lineKinds(lines)).not.toContain(bid);
    expect(lineKinds(lines, 'chapter')).toEqual(new Set(['roundBegins']));
    expect([...lineKinds(lines, 'part')]).toEqual(expect.arrayContaining(['bought', 'cardPaid', 'workBegun']));
  });

  it('Virtù heads each stop of a marker, siege, battle and Winter', async () => {
    const lines = await told('virtu', 'novices');
    expect(lineKinds(lines, 'chapter')).toEqual(new Set(['springBegins']));
    expect([...lineKinds(lines, 'part')]).toEqual(
      expect.arrayContaining(['markerStops', 'siegeBegins', 'winterBegins']),
    );
    expect(lineKinds(lines)).not.toContain('markerStops');
  });

  it('Renaissance tells each auction by its result', async () => {
    const lines = await told('princes-of-the-renaissance', 'three-players');
    expect(lineKinds(lines)).toContain('lotWon');
    expect(lineKinds(lines)).not.toContain('nominated');
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
