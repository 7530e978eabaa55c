/** Our TypeScript as JavaScript with types, and the package files that go with it. */
import { readFileSync, writeFileSync } from 'node:fs';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly license: string;
  readonly type: string;
  readonly exports?: { readonly [way: string]: string };
  readonly dependencies?: { readonly [name: string]: string };
}

/** The compiler rewrites imports, but not the addresses of threads: `new URL('./worker.ts', import.meta.url)`. */
const ADDRESS = /(new URL\(\s*['"][^'"]+)\.ts(['"]\s*,\s*import\.meta\.url)/g;

export function readdress(file: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replaceAll(ADDRESS, '$1.js$2');
  if (changed !== text) writeFileSync(file, changed);
}

/** What is there runs on nothing older. */
export const ENGINES = { node: '>=24' } as const;

/** The package file of what was emitted: the same ways in, as JavaScript, each with its types. */
export function emittedManifest(manifest: Manifest, dependencies: { readonly [name: string]: string }): object {
  const { name, version, license, type, exports = {} } = manifest;
  return { name, version, license, type, exports: mapValues(exports, wayIn), dependencies };
}

function wayIn(source: string): object {
  const stem = source.replace(/\.ts$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

function mapValues<A, B>(record: { readonly [key: string]: A }, to: (value: A) => B): { readonly [key: string]: B } {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}
