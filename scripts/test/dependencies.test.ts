// Every dependency of every package has its reason in docs/dependencies.md, and none stands there that is gone.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = dirname(dirname(import.meta.dirname));

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function declared(): string[] {
  const names = globSync(['package.json', '*/package.json', 'games/*/package.json'], { cwd: ROOT }).flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest;
    return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  });
  return [...new Set(names)].filter((name) => !name.startsWith('@signoria/')).sort();
}

function explained(): string[] {
  const page = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
  return [...page.matchAll(/^\| `([^`]+)` \| [^|]+ \| [^|]+ \|$/gm)].map((row) => row[1]!).sort();
}

it('gives a reason for every dependency, and for no other', () => {
  expect(explained()).toEqual(declared());
});
