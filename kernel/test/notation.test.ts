/** Choices declared once, as a table: what is written, what is read, and what is refused. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type ChoiceOf,
  flag,
  listOf,
  NotationError,
  notationOf,
  number,
  numberOr,
  numbers,
  oneOf,
  oneOfNumbers,
  optional,
  payment,
  sortedList,
  word,
} from '../choices/notation.ts';

const VERBS = {
  pass: {},
  play: { card: oneOf(['bishop', 'heroine']) },
  bid: { amount: number },
  turn: { at: number, quarter: oneOfNumbers([0, 1, 2, 3]), flip: flag('flip') },
  show: { whom: numberOr({ all: -1 }), items: sortedList(['m1', 'm2', 'facedown']) },
  route: { cities: listOf(['roma', 'siena']) },
  cells: { of: numbers },
  pay: { with: word<`R${string}`>(), payment },
  buyCard: {},
  buyTroop: { troop: oneOf(['pikemen', 'cavalry']), city: optional(oneOf(['roma', 'siena'])) },
};
type Choice = ChoiceOf<typeof VERBS>;
const notation = notationOf(VERBS, { buyCard: 'buy card', buyTroop: 'buy' });

const LINES: readonly (readonly [string, Choice])[] = [
  ['pass', { do: 'pass' }],
  ['play bishop', { do: 'play', card: 'bishop' }],
  ['bid 0', { do: 'bid', amount: 0 }],
  ['bid -7', { do: 'bid', amount: -7 }],
  ['turn 12 3', { do: 'turn', at: 12, quarter: 3, flip: false }],
  ['turn 12 0 flip', { do: 'turn', at: 12, quarter: 0, flip: true }],
  ['show all m1 facedown', { do: 'show', whom: -1, items: ['m1', 'facedown'] }],
  ['show 2', { do: 'show', whom: 2, items: [] }],
  ['route siena roma siena', { do: 'route', cities: ['siena', 'roma', 'siena'] }],
  ['cells 3 1', { do: 'cells', of: [3, 1] }],
  ['pay R1', { do: 'pay', with: 'R1', payment: [] }],
  [
    'pay R1 siena=ship R2=crown',
    {
      do: 'pay',
      with: 'R1',
      payment: [
        { id: 'siena', as: 'ship' },
        { id: 'R2', as: 'crown' },
      ],
    },
  ],
  ['buy card', { do: 'buyCard' }],
  ['buy pikemen', { do: 'buyTroop', troop: 'pikemen' }],
  ['buy pikemen roma', { do: 'buyTroop', troop: 'pikemen', city: 'roma' }],
];

describe('a table of choices', () => {
  it.each(LINES)('writes and reads %j', (line, choice) => {
    expect(notation.write(choice)).toBe(line);
    expect(notation.read(line)).toStrictEqual(choice);
  });

  it('reads a set named in any order, and a line with spaces to spare', () => {
    expect(notation.read('  show  all facedown m2 m1 ')).toStrictEqual({
      do: 'show',
      whom: -1,
      items: ['m1', 'm2', 'facedown'],
    });
  });

  it.each([
    ['', "no such move ''"],
    ['fly', "no such move 'fly'"],
    ['constructor', "no such move 'constructor'"],
    ['play', 'a word is missing'],
    ['play jester', "no 'jester'; there are: bishop, heroine"],
    ['play bishop twice', "'twice' is one word too many"],
    ['pass now', "'now' is one word too many"],
    ['bid 07', "'07' is not a whole number"],
    ['bid 1e3', "'1e3' is not a whole number"],
    ['turn 12 4', '4 is none of 0, 1, 2, 3'],
    ['turn 12 3 flop', "'flop' is one word too many"],
    ['show toString m1', "'toString' is not a whole number"],
    ['show 1 m3', "no 'm3'"],
    ['cells 1 x', "'x' is not a whole number"],
    ['pay R1 siena', "'siena' should read source=symbol"],
    ['pay R1 siena=ship=2', "'siena=ship=2' should read source=symbol"],
    ['pay R1 =ship', "'=ship' should read source=symbol"],
    ['buy', 'a word is missing'],
    ['buy pikemen napoli', "no 'napoli'"],
  ])('refuses %j', (line, problem) => {
    expect(() => notation.read(line)).toThrow(NotationError);
    expect(() => notation.read(line)).toThrow(problem);
    expect(() => notation.read(line)).toThrow(expect.objectContaining({ name: 'NotationError', line }));
  });

  it('declares the types of its choices', () => {
    expectTypeOf<Extract<Choice, { do: 'play' }>>().toEqualTypeOf<{
      readonly do: 'play';
      readonly card: 'bishop' | 'heroine';
    }>();
    expectTypeOf<Extract<Choice, { do: 'buyTroop' }>>().toEqualTypeOf<{
      readonly do: 'buyTroop';
      readonly troop: 'pikemen' | 'cavalry';
      readonly city?: 'roma' | 'siena';
    }>();
    expectTypeOf<Extract<Choice, { do: 'turn' }>['quarter']>().toEqualTypeOf<0 | 1 | 2 | 3>();
  });
});
