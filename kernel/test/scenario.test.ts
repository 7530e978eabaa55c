// Scenarios of any game, tried on the smallest: what a game brings to them, and what it gets.

import { describe, expect, it } from 'vitest';
import type { Seat } from '../index.ts';
import {
  type Acting,
  type BySeat,
  byName,
  bySeat,
  type Checks,
  type CommonFacts,
  has,
  is,
  type ScenarioSpec,
  sorted,
  ticTacToe,
  workshop,
} from '../testing/index.ts';
import type { TicTacToe } from '../testing/toys/tictactoe.ts';

interface Draft {
  readonly marks: BySeat<readonly number[]>;
  readonly spared: readonly string[];
}
const NOTHING_SAID: Draft = { marks: {}, spared: [] };
interface Moment {
  readonly at: 'turn';
  readonly seat: Seat;
}
interface OwnFacts {
  readonly marks?: BySeat<readonly number[]>;
  readonly rows?: { readonly [row in 'top' | 'middle' | 'bottom']?: readonly (Seat | null)[] };
  readonly free?: number;
  readonly cells?: { readonly [cell: number]: Seat | null };
}
type View = readonly (Seat | null)[];
type ScenarioFacts = OwnFacts & CommonFacts<'mark', never, View, 'line' | 'full'>;
interface Scenario extends Acting<Scenario, TicTacToe, View, ScenarioFacts> {
  marks(seat: Seat, ...cells: number[]): Scenario;
  sparing(words: string): Scenario;
  turn(seat: Seat): Scenario;
}

const checks: Checks<TicTacToe, OwnFacts> = {
  marks: bySeat((s, seat) => s.cells.flatMap((owner, cell) => (owner === seat ? [cell] : [])), sorted),
  rows: byName((s, row) => s.cells.slice(['top', 'middle', 'bottom'].indexOf(row) * 3).slice(0, 3)),
  free: is((s) => s.cells.filter((owner) => owner === null).length),
  cells: has((s) => s.cells),
};

const spec: ScenarioSpec<TicTacToe, View, Draft, Moment, OwnFacts> = {
  game: ticTacToe,
  describe: (s) => ['the position:', `  ${s.cells.map((seat) => seat ?? '-').join(' ')}`],
  checks,
  position(from, { marks, spared }) {
    const problems: string[] = [];
    for (const seat of [0, 1]) {
      for (const cell of marks[seat] ?? []) {
        if (from.cells[cell] !== null) problems.push(`TIC-2: ${cell} is taken`);
        from.cells[cell] = seat;
      }
    }
    from.todo = [];
    return { state: from, problems, spared };
  },
  framesOf: (_, { seat }) => [{ at: 'mark', seat }],
};

function scenario(players = 2): Scenario {
  const { say, begin, acting } = workshop(spec, { players }, NOTHING_SAID, () => self);
  const self: Scenario = {
    marks: (seat, ...cells) => say(({ marks }) => ({ marks: { ...marks, [seat]: cells } })),
    sparing: (words) => say(({ spared }) => ({ spared: [...spared, words] })),
    turn: (seat) => begin({ at: 'turn', seat }),
    ...acting,
  };
  return self;
}

const middle = () => scenario().marks(0, 4, 0).marks(1, 1).turn(1);

describe('a scenario', () => {
  it('plays on from what it was told', () => {
    middle()
      .expect({ marks: { 0: [0, 4], 1: [1] }, rows: { top: [0, 1, null] }, free: 6, cells: { 1: 1, 2: null } })
      .expect({ deciding: 1, question: 'mark', menu: [2, 3, 5, 6, 7, 8].map((cell) => `mark ${cell}`) })
      .expect({ offers: ['mark 8'], lacks: ['mark 4'], blocked: { 'mark 4': ['TIC-2'], 'mark 0': 'taken' } })
      .refused('1 mark 4', 'TIC-2', 'taken')
      .refused('0 mark 5', 'not-asked')
      .play('1 mark 7', '0 mark 8')
      .expect({ winners: [0], reason: 'line', deciding: [], question: null, sees: { spectator: { 8: 0 } } });
    expect(middle().view(0)).toEqual(middle().state().cells);
  });

  it('can be a real beginning', () => {
    scenario().newGame().play('0 mark 4').expect({ free: 8, deciding: 1 });
    expect(() => scenario().marks(0, 1).newGame()).toThrow('takes no position');
  });

  it('refuses what is impossible, with all reasons and the position', () => {
    const taken = scenario().marks(0, 1, 2).marks(1, 1, 2);
    expect(() => taken.turn(0)).toThrow(
      'impossible position:\n  - TIC-2: 1 is taken\n  - TIC-2: 2 is taken\nthe position:\n  - 1 1',
    );
    const ahead = () => scenario().marks(0, 4, 5);
    expect(() => ahead().turn(1)).toThrow('  - crosses lead by 2 marks');
    expect(() => ahead().sparing('crosses lead').turn(1).play('1 mark 1')).not.toThrow();
  });

  it('looks for broken rules after every move', () => {
    expect(() => scenario().turn(1).play('1 mark 1')).toThrow("after '1 mark 1': crosses lead by -1 marks");
  });

  it('has its position first, one moment, then the moves', () => {
    expect(() => scenario().play('0 mark 1')).toThrow('the moment is missing');
    expect(() => middle().marks(0, 8)).toThrow('belongs before the moment');
    expect(() => middle().turn(0)).toThrow('.turn() comes second');
    expect(() => middle().newGame()).toThrow('.newGame() comes second');
  });

  it('tells why a move was refused, and minds that it was', () => {
    expect(() => middle().play('1 mark 4')).toThrow(/'1 mark 4' was refused: .*TIC-2.*\nthe position:/);
    expect(() => middle().play('mark 4')).toThrow('say seat and move');
    expect(() => middle().refused('1 mark 8')).toThrow('but was taken');
    expect(() => middle().refused('1 mark 4', 'TIC-9')).toThrow('must be refused for TIC-9; the refusal says');
  });

  it.each<ScenarioFacts>([
    { marks: { 1: [1, 2] } },
    { rows: { top: [0, 1, 0] } },
    { free: 5 },
    { cells: { 1: 0 } },
    { deciding: 0 },
    { deciding: [0, 1] },
    { question: null },
    { menu: ['mark 8'] },
    { menu: { 0: ['mark 8'] } },
    { offers: ['mark 8', 'mark 4'] },
    { lacks: ['mark 4', 'mark 8'] },
    { blocked: { 'mark 4': [] } },
    { blocked: { 'mark 8': 'TIC-2' } },
    { winners: [1] },
    { reason: 'line' },
    { sees: { 1: { 4: 1 } } },
  ])('does not let pass what is not so: %o', (facts) => {
    expect(() => middle().expect(facts)).toThrow('expectation failed');
  });

  it('knows its seats', () => {
    expect(() => middle().expect({ marks: { 2: [] } })).toThrow('no seat 2');
  });
});
