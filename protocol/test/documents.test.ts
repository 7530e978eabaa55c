/** What is committed is what follows from the contract. `npm run protocol` writes it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documents } from '../../scripts/protocol.ts';
import { listRoutes, MESSAGE_TYPES, openapi, REPLY_TYPES, withTables } from '../index.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/protocol.md'), 'utf8');

it.each(documents())('$path is current', ({ isCurrent }) => {
  expect(isCurrent).toBe(true);
});

it('the page names every request, every message and every reply', () => {
  for (const { key } of listRoutes()) expect(page).toContain(`| \`${key}\` |`);
  for (const type of [...MESSAGE_TYPES, ...REPLY_TYPES]) expect(page).toContain(`| \`${type}\` |`);
});

it('a part nobody generates is left as it is, and one that was changed by hand is not', () => {
  const before =
    'a\n<!-- generated: nothing -->\nkept\n<!-- end -->\n<!-- generated: replies -->\nlost\n<!-- end -->\n';
  const after = withTables(before);
  expect(after).toContain('kept');
  expect(after).not.toContain('lost');
  expect(withTables(after)).toBe(after);
});

it('every operation has a name of its own', () => {
  const names = Object.values(openapi('1').paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(names).toHaveLength(listRoutes().length);
  expect(new Set(names).size).toBe(names.length);
});

it('every parameter of a path is declared', () => {
  for (const { path, route } of listRoutes()) {
    const named = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
    const given = Object.fromEntries(named.map((name) => [name, 'abc']));
    expect([path, named.length === 0 ? route.params : route.params?.safeParse(given).data]).toEqual([
      path,
      named.length === 0 ? undefined : given,
    ]);
  }
});
