/** What the browser loads of the contract needs no library: whatever checks by schema stays on the server. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SMALL = ['address', 'arms', 'bot-accounts', 'names', 'replies'];

/** The modules a file loads when it runs; types are gone by then. */
function loaded(path: string): readonly string[] {
  const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(/^(import|export) type [^;]*;/gm, '');
  return [...text.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map((match) => match[1]!);
}

it.each(SMALL)('%s loads nothing', (name) => {
  expect(loaded(`protocol/${name}.ts`)).toEqual([]);
});

it('no page loads anything else of it', () => {
  const files = globSync('{web,games}/**/*.{ts,tsx}', { cwd: ROOT, exclude: (name) => /node_modules|dist/.test(name) });
  const ours = files.flatMap((path) => loaded(path).filter((one) => one.startsWith('@signoria/protocol')));
  expect(ours).toContain('@signoria/protocol/address');
  expect(ours.filter((one) => !SMALL.some((name) => one === `@signoria/protocol/${name}`))).toEqual([]);
});
