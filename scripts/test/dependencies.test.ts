// Every dependency of every package has its reason in docs/dependencies.md, and none stands there that is gone. What
// runs is a dependency, what only builds, tests or measures is not.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = dirname(dirname(import.meta.dirname));

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifests = globSync(['package.json', '*/package.json', 'games/*/package.json'], { cwd: ROOT });

function manifest(file: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest;
}

function declared(): string[] {
  const names = manifests.flatMap((file) => {
    const { dependencies, devDependencies } = manifest(file);
    return Object.keys({ ...dependencies, ...devDependencies });
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

/** The packages that the code of a folder loads when it runs; types are gone by then, and maps are drawn. */
function loaded(folder: string): ReadonlySet<string> {
  const apart = /(^|\/)(node_modules|dist|test|testing|mapping|bench|scripts|vite\.config\.ts)(\/|$)/;
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (name) => apart.test(name) });
  const names = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(/^(import|export) type [^;]*;/gm, '');
    return [...text.matchAll(/(?:from|import|require|import\()\s*\(?'((?:@[\w.-]+\/)?[\w.-]+)[^']*'/g)].map(
      (one) => one[1]!,
    );
  });
  return new Set(names);
}

it.each(manifests.filter((file) => file !== 'package.json'))('%s: dependencies are what runs', (file) => {
  const { dependencies = {}, devDependencies = {} } = manifest(file);
  const runs = loaded(join(ROOT, dirname(file)));
  const foreign = (names: object) => Object.keys(names).filter((name) => !name.startsWith('@signoria/'));
  expect(foreign(dependencies).filter((name) => !runs.has(name))).toEqual([]);
  // The client's folder also holds what builds it, and the browser tests are nothing but tests.
  if (['web', 'e2e'].includes(dirname(file))) return;
  expect(foreign(devDependencies).filter((name) => runs.has(name))).toEqual([]);
});
