// Every rule, ruling, decision and example is cited by a test, or excused with a reason.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DECISIONS, EXAMPLES, RULES, RULINGS } from '../text/rules.ids.ts';
import excuses from './excuses.json' with { type: 'json' };

const IDS: readonly string[] = [...RULES, ...RULINGS, ...DECISIONS, ...EXAMPLES];
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));

/** The ids in square brackets of all test titles. */
function cited(): ReadonlySet<string> {
  const titles = files.flatMap(
    (name) => readFileSync(join(import.meta.dirname, name), 'utf8').match(/'\[CON-[^\]]+\]/g) ?? [],
  );
  return new Set(titles.flatMap((title) => title.match(/CON-[RDE]?\d+(?:\.\d+)?/g) ?? []));
}

describe('coverage of the rules', () => {
  it('leaves nothing untested that is not excused', () => {
    const known = new Set([...cited(), ...Object.keys(excuses)]);
    expect(IDS.filter((id) => !known.has(id))).toEqual([]);
  });

  it('cites and excuses only what exists, and excuses nothing that is tested', () => {
    expect([...cited(), ...Object.keys(excuses)].filter((id) => !IDS.includes(id))).toEqual([]);
    expect(Object.keys(excuses).filter((id) => cited().has(id))).toEqual([]);
  });
});
