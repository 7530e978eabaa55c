// Every rule, ruling and example is cited by a test, or excused with a reason.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn, numberedRules } from '@signoria/kernel';
import { coverage } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rulesEn } from '../text/rules.en.ts';
import excuses from './excuses.json' with { type: 'json' };

const EXAMPLES = idsIn(rulesEn, 'E');
const OF_THE_HOUSE = idsIn(rulesEn, 'H');
const RULES = numberedRules(rulesEn);
const RULINGS = idsIn(rulesEn, 'R');

const FOLDER = import.meta.dirname;
const IDS = [...RULES, ...RULINGS, ...OF_THE_HOUSE, ...EXAMPLES];

describe('coverage of the rules', () => {
  const tests = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));

  it('leaves nothing untested that is not excused, cites nothing unknown, excuses nothing in vain', () => {
    expect(coverage(IDS, tests, excuses)).toMatchObject({ missing: [], unknown: [], idle: [] });
  });
});
