// The threat model names a test for each of its lines; here it is held to that.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, titlesIn } from './titles.ts';

const page = readFileSync(join(ROOT, 'docs/threat-model.md'), 'utf8');

const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:---|what is kept)/.test(line));

it('has lines', () => {
  expect(rows.length).toBeGreaterThan(30);
});

it.each(rows)('%s', (row) => {
  const [, file, words] = row.match(/`([^`]+)` “([^”]+)” \|$/) ?? [];
  expect(file, 'names a file').toBeDefined();
  expect(titlesIn(file!)).toContain(words);
});
