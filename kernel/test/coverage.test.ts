// Which rules the tests cite, read from their titles.

import { describe, expect, it } from 'vitest';
import { coverage, titlesIn } from '../testing/index.ts';

const RULES = ['REG-1', 'REG-2', 'REG-3', 'REG-4'];
const citing = (...lines: readonly string[]) => coverage(RULES, [{ file: 'a.test.ts', text: lines.join('\n') }]);
const missing = (...lines: readonly string[]) => citing(...lines).missing;

describe('a rule is cited', () => {
  it.each([
    ['by it', "it('[REG-1] lays one card', () => {});"],
    ['by test', 'test("[REG-1] lays one card", () => {});'],
    ['by a template', `it(\`[REG-1] lays \${one} card\`, () => {});`],
    ['with others', "it('[REG-4, REG-1] lays one card', () => {});"],
    ['in a second pair of brackets', "it('[REG-4] lays [REG-1] one card', () => {});"],
    ['on the next line', "it(\n  '[REG-1] lays one card',\n  () => {});"],
    ['after a comment', "it(/* why */ '[REG-1] lays one card', () => {});"],
    ['by each', "it.each([['a', (x) => x]])('[REG-1] lays %s', () => {});"],
    ['by each with types', "it.each<[string, number]>([['a', 1]])('[REG-1] lays %s', () => {});"],
    ['by a table', `it.each\`a|b\n\${1}|\${2}\`('[REG-1] lays $a', () => {});`],
    ['by concurrent', "it.concurrent('[REG-1] lays one card', () => {});"],
    ['after a regular expression with quotes', "const q = /[\"'`]/; it('[REG-1] lays one card', () => {});"],
    ['after a division', "const q = a / b; it('[REG-1] lays one card', () => {}); const r = c / d;"],
    ['within describe', "describe('cards', () => {\n  it('[REG-1] lays one card', () => {});\n});"],
  ])('%s', (_, source) => {
    expect(missing(source)).not.toContain('REG-1');
  });
});

describe('a rule is not cited', () => {
  it.each([
    ['without brackets', "it('REG-1 lays one card', () => {});"],
    ['by describe', "describe('[REG-1]', () => {});"],
    ['by a skipped test', "it.skip('[REG-1] lays one card', () => {});"],
    ['by a skipped each', "it.skip.each([1])('[REG-1] lays %s', () => {});"],
    ['by a to-do', "it.todo('[REG-1] lays one card');"],
    ['by a test that must fail', "it.fails('[REG-1] lays one card', () => {});"],
    ['by a test that may be skipped', "it.skipIf(slow)('[REG-1] lays one card', () => {});"],
    ['by a test skipped by option', "it('[REG-1] lays one card', { skip: true }, () => {});"],
    ['in a skipped block', "describe.skip('cards', () => {\n  it('[REG-1] lays one card', () => {});\n});"],
    ['in a comment', "// it('[REG-1] lays one card', () => {});"],
    ['in a string', 'const source = "it(\'[REG-1] lays one card\')";'],
    ['by a range', "it('[REG-1-3] lays one card', () => {});"],
    ['by another range', "it('[REG-1…REG-3] lays one card', () => {});"],
    ['by something else called test', "/x/.test('[REG-1]'); submit('[REG-1]'); unit.it('[REG-1]');"],
  ])('%s', (_, source) => {
    expect(missing(source)).toContain('REG-1');
  });
});

describe('coverage', () => {
  const title = (...ids: string[]) => `it('[${ids.join(', ')}] x', () => {});`;

  it('counts what is cited, excused and missing', () => {
    const tests = [
      { file: 'a.test.ts', text: title('REG-1') },
      { file: 'b.test.ts', text: title('REG-1', 'REG-2') },
    ];
    expect(coverage(RULES, tests, { 'REG-3': 'a remark, nothing to test' })).toEqual({
      rules: 4,
      cited: 2,
      excused: 1,
      missing: ['REG-4'],
      unknown: [],
      idle: [],
    });
  });

  it('takes no empty excuse, and names idle ones', () => {
    const found = coverage(RULES, [{ file: 'a.test.ts', text: title('REG-1') }], {
      'REG-1': 'hard',
      'REG-2': ' ',
      'REG-9': 'gone',
    });
    expect(found).toMatchObject({ missing: ['REG-2', 'REG-3', 'REG-4'], idle: ['REG-1', 'REG-9'] });
  });

  it('names ids that are no rules, where they stand', () => {
    expect(citing(title('REG-11', 'x', 'CON-1')).unknown).toEqual(['REG-11 in a.test.ts']);
  });

  it('lets rulings be cited that need no test', () => {
    const found = coverage(RULES, [{ file: 'a.test.ts', text: title('REG-R1', 'REG-R2') }], {}, ['REG-R1']);
    expect(found).toMatchObject({ rules: 4, cited: 0, unknown: ['REG-R2 in a.test.ts'] });
  });

  it('goes on after a skipped block', () => {
    const skipped = "describe.skip('a', () => { it('[REG-1] x', () => {}); });";
    expect(missing(skipped, title('REG-2'))).toEqual(['REG-1', 'REG-3', 'REG-4']);
  });
});

describe('titles', () => {
  it('are found in order, with whether they run', () => {
    expect(titlesIn("it('a', f); it.skip('b', f); test.each([1])('c %s', f);")).toEqual([
      { text: 'a', runs: true },
      { text: 'b', runs: false },
      { text: 'c %s', runs: true },
    ]);
  });

  it('that are not written out are not found', () => {
    expect(titlesIn('it(title, f); it(`a` + b, f);').map(({ text }) => text)).toEqual(['a']);
  });
});
