/** What of others runs in a house: every package the lock file has for it, with its licence, and whose drawings and letters it wears. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CREDITS } from '../../kit/seats/credits.ts';
import { type Lock, type LockEntry, neededBy, wantedBy } from '../release/lock.ts';

export interface Component {
  /** From the root of the repository. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it: an identifier, or an expression. */
  readonly licence: string;
  /** SHA-512 of its archive, in hexadecimal. */
  readonly hash: string;
  /** The paths of those it needs. */
  readonly needs: readonly string[];
}

/** Drawings and letters have no package of their own. */
export interface Material {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly from: string;
}

const SPDX: { readonly [licence: string]: string } = {
  'CC BY 3.0': 'CC-BY-3.0',
  'SIL OFL 1.1': 'OFL-1.1',
};

export interface Locked extends LockEntry {
  readonly license?: string;
  readonly integrity?: string;
}

type LockFile = { readonly packages: { readonly [path: string]: Locked } };

/** Our own packages, the client's too; the browser tests are nothing that runs in a house. */
export function ourPackages(root: string): readonly string[] {
  const found = globSync(['*/package.json', 'games/*/package.json'], { cwd: root }).map(dirname);
  return found
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== 'e2e')
    .sort();
}

export function readLock(root: string): LockFile['packages'] {
  return (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile).packages;
}

export function componentsOf(root: string): readonly Component[] {
  const lock = readLock(root);
  return neededBy(lock, ourPackages(root)).map((path) => componentAt(lock, path));
}

function componentAt(lock: Lock & { readonly [path: string]: Locked }, path: string): Component {
  const { version = '', license = '', integrity = '' } = lock[path]!;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (license === '') throw new Error(`${path} says nothing of its licence`);
  const hash = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  return { path, name, version, licence: license, hash, needs: wantedBy(lock, path) };
}

export function materials(): readonly Material[] {
  return CREDITS.map((credit) => ({ ...credit, licence: SPDX[credit.licence] ?? credit.licence }));
}
