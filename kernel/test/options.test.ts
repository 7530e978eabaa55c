// Options: everything wrong with them is named, not only the first thing.

import { describe, expect, it } from 'vitest';
import { combinations, type OptionSchema, readOptions } from '../index.ts';
import { options as regatta } from './toys/regatta/state.ts';

const schema = {
  flood: { kind: 'switch', default: false, rules: ['OPT-1'] },
  drought: { kind: 'switch', default: false, rules: ['OPT-2'], excludes: ['flood'] },
  years: { kind: 'number', default: 3, min: 1, max: 5, rules: ['OPT-3'] },
  judges: { kind: 'number', default: 1, min: 1, max: 'seats', rules: ['OPT-4'] },
  map: { kind: 'pick', default: 'north', of: ['north', 'south'], rules: ['OPT-5'], advanced: true },
  quiet: { kind: 'switch', default: true, rules: ['OPT-6'], advanced: true },
} as const satisfies OptionSchema;

const problems = (given: object, seats?: number) => {
  const result = readOptions(schema, given as { readonly [id: string]: unknown }, seats);
  return result.ok ? [] : result.problems;
};

describe('options', () => {
  it('have defaults for what is not given', () => {
    expect(readOptions(schema, { years: 5 })).toEqual({
      ok: true,
      values: { flood: false, drought: false, years: 5, judges: 1, map: 'north', quiet: true },
    });
  });

  it('must be known', () => {
    expect(problems({ fog: true })).toEqual([{ option: 'fog', problem: 'unknown', known: Object.keys(schema) }]);
    expect(problems(JSON.parse('{ "__proto__": true }'))).toMatchObject([{ option: '__proto__', problem: 'unknown' }]);
  });

  it('must be of their kind', () => {
    expect(problems({ flood: 'yes' })).toEqual([{ option: 'flood', problem: 'type', expected: 'switch' }]);
    for (const years of ['3', 2.5, Number.NaN, true]) {
      expect(problems({ years })).toEqual([{ option: 'years', problem: 'type', expected: 'number' }]);
    }
  });

  it('must be in their range, which may depend on the players', () => {
    for (const years of [0, 6])
      expect(problems({ years })).toEqual([{ option: 'years', problem: 'range', min: 1, max: 5 }]);
    expect(problems({ judges: 3 }, 3)).toEqual([]);
    expect(problems({ judges: 4 }, 3)).toEqual([{ option: 'judges', problem: 'range', min: 1, max: 3 }]);
    expect(problems({ map: 'west' })).toEqual([{ option: 'map', problem: 'pick', of: ['north', 'south'] }]);
  });

  it('may exclude each other, whichever of the two says so', () => {
    expect(problems({ flood: true, drought: true })).toEqual([
      { option: 'drought', problem: 'excludes', other: 'flood', rules: ['OPT-2'] },
    ]);
    const both = { ...schema, flood: { ...schema.flood, excludes: ['drought'] } };
    const result = readOptions(both, { flood: true, drought: true });
    expect(result.ok ? [] : result.problems).toHaveLength(1);
  });

  it('name every pair that excludes each other', () => {
    const on = { kind: 'switch', default: true, rules: [] } as const;
    const chained = { drought: { ...on, excludes: ['flood'] }, flood: { ...on, excludes: ['fog'] }, fog: on };
    const result = readOptions(chained, {});
    expect(result.ok ? [] : result.problems).toEqual([
      { option: 'drought', problem: 'excludes', other: 'flood', rules: [] },
      { option: 'flood', problem: 'excludes', other: 'fog', rules: [] },
    ]);
    expect(readOptions(chained, { flood: false }).ok).toBe(true);
  });

  it('name every problem', () => {
    const given = { fog: 1, flood: 1, years: 99, map: 7, judges: 0 };
    expect(problems(given, 3).map(({ option }) => option)).toEqual(['fog', 'flood', 'years', 'judges', 'map']);
  });

  it('combine in every legal way, advanced ones left alone', () => {
    expect(combinations(schema)).toEqual([
      { flood: false, drought: false },
      { flood: true, drought: false },
      { flood: false, drought: true },
    ]);
    expect(combinations(regatta)).toHaveLength(3);
    expect(combinations({})).toEqual([{}]);
  });

  const crewed = {
    storm: { kind: 'switch', default: false, rules: ['OPT-7'], seats: { true: { min: 3, max: 5 } } },
    rival: { kind: 'pick', default: 'none', of: ['none', 'owl'], rules: ['OPT-8'], seats: { owl: { min: 1, max: 3 } } },
  } as const satisfies OptionSchema;

  it('may want a certain number of players', () => {
    const asked = (given: object, seats?: number) => {
      const result = readOptions(crewed, given as { readonly [id: string]: unknown }, seats);
      return result.ok ? [] : result.problems;
    };
    expect(asked({ storm: true }, 3)).toEqual([]);
    expect(asked({ storm: false, rival: 'none' }, 9)).toEqual([]);
    expect(asked({ storm: true }, 2)).toEqual([{ option: 'storm', problem: 'seats', value: 'true', min: 3, max: 5 }]);
    expect(asked({ rival: 'owl' }, 4)).toEqual([{ option: 'rival', problem: 'seats', value: 'owl', min: 1, max: 3 }]);
    expect(asked({ storm: true, rival: 'owl' })).toEqual([]);
  });

  it('may count somebody without a seat, alone', () => {
    const asked = (first: number, seats: number) =>
      readOptions(
        { first: { kind: 'number', default: 0, min: 0, max: 'seats', alone: 2, rules: [] } },
        { first },
        seats,
      ).ok;
    expect([asked(2, 1), asked(3, 1), asked(3, 3), asked(4, 3)]).toEqual([true, false, true, false]);
  });

  it('count a player alone as one where nobody else is spoken of', () => {
    const asked = (judges: number) => problems({ judges }, 1);
    expect([asked(1), asked(2)]).toEqual([[], [expect.objectContaining({ option: 'judges' })]]);
  });

  it('combine as the number of players lets them, picks included', () => {
    expect(combinations(crewed, 3)).toHaveLength(4);
    expect(combinations(crewed, 4)).toEqual([
      { storm: false, rival: 'none' },
      { storm: true, rival: 'none' },
    ]);
    expect(combinations(crewed, 1)).toHaveLength(2);
  });
});
