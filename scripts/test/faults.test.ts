// The page of what outsiders found names tests for each of its points; here it is held to that.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, titlesIn } from './titles.ts';

const page = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:---|\| what is so now)/.test(line));

it('has every point once, in order', () => {
  const points = rows.map((row) => row.split('|')[1]!.trim()).filter((point) => point !== '');
  const last = Number.parseInt(points.at(-1)!, 10);
  expect(points).toEqual(
    Array.from({ length: last }, (_, i) => String(i + 1)).flatMap((point) =>
      point === '13' ? ['13', '13a'] : [point],
    ),
  );
});

it.each(rows)('%s', (row) => {
  const cell = row.split('|').at(-2)!;
  const proofs = [...cell.matchAll(/`([^`]+)` “([^”]+)”/g)];
  expect(cell.trim()).toBe(proofs.map(([proof]) => proof).join('; '));
  expect(proofs.length).toBeGreaterThan(0);
  for (const [, file, words] of proofs) expect(titlesIn(file!), file).toContain(words);
});
