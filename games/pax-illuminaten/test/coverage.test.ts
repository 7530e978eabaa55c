// Every rule is cited by a test; rulings and examples too, or excused with a reason.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn, numberedRules } from '@signoria/kernel';
import { coverage } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rulesEn } from '../text/rules.en.ts';
import excuses from './excuses.json' with { type: 'json' };

const DECISIONS = idsIn(rulesEn, 'D');
const EXAMPLES = idsIn(rulesEn, 'E');
const HOUSE = idsIn(rulesEn, 'H');
const RULES = numberedRules(rulesEn);
const RULINGS = idsIn(rulesEn, 'R');

const FOLDER = import.meta.dirname;

describe('coverage of the rules', () => {
  const tests = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));

  it('leaves no rule, ruling or example untested that is not excused, cites nothing unknown, excuses nothing in vain', () => {
    const ids = [...RULES, ...RULINGS, ...HOUSE, ...EXAMPLES];
    expect(coverage(ids, tests, excuses, DECISIONS)).toMatchObject({ missing: [], unknown: [], idle: [] });
  });
});
