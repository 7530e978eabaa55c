// Options: everything wrong with them is named, not only the first thing.

import { describe, expect, it } from 'vitest';
import { combinations, type OptionSchema, readOptions } from '../index.ts';
import { options as regatta } from './toys/regatta/state.ts';

const schema = {
  flood: { kind: 'switch', default: false, rules: ['OPT-1'] },
  drought: { kind: 'switch', default: false, rules: ['OPT-2'], excludes: ['flood'] },
  years: { kind: 'number', default: 3, min: 1, max: 5, rules: ['OPT-3'] },
  judges: { kind: 'number', default: 1, min: 1, max: 'seats', rules: ['OPT-4'] },
  map: { kind: 'pick', default: 'north', of: ['north', 'south'], rules: ['OPT-5'] },
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
});
