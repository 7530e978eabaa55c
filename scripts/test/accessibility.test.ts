// The page on accessibility names tests for each of its lines; here it is held to that.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, titlesIn } from './titles.ts';

const page = readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:---|\| how)/.test(line));

it('has lines', () => {
  expect(rows.length).toBeGreaterThan(7);
});

it.each(rows)('%s', (row) => {
  const cell = row.split(' | ').at(-1)!.replace(/ \|$/, '');
  const proofs = [...cell.matchAll(/`([^`]+)` “([^”]+)”/g)];
  expect(cell).toBe(proofs.map(([proof]) => proof).join('; '));
  expect(proofs.length).toBeGreaterThan(0);
  for (const [, file, words] of proofs) expect(titlesIn(file!), file).toContain(words);
});
