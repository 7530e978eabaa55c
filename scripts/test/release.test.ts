// What goes into a release: found in the lock file as Node would find it, and addressed as JavaScript.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emittedManifest, readdress } from '../release/emit.ts';
import { type Lock, neededBy } from '../release/lock.ts';
import { notesOf } from '../release/notes.ts';

describe('third-party packages', () => {
  const lock: Lock = {
    kernel: { dependencies: { hash: '1' } },
    server: { dependencies: { '@signoria/kernel': '*', http: '1' } },
    'node_modules/@signoria/kernel': { link: true, resolved: 'kernel' },
    'node_modules/hash': { dependencies: {} },
    'node_modules/http': { dependencies: { parse: '2' }, optionalDependencies: { turbo: '1' } },
    'node_modules/http/node_modules/parse': {
      peerDependencies: { peer: '1', perhaps: '1' },
      peerDependenciesMeta: { perhaps: { optional: true } },
    },
    'node_modules/parse': {},
    'node_modules/peer': {},
    'node_modules/turbo': {},
    'node_modules/perhaps': {},
    'node_modules/vite': {},
  };

  it('are all that something needs, the nearest version of each, and nothing optional', () => {
    expect(neededBy(lock, ['server'])).toEqual([
      'node_modules/hash',
      'node_modules/http',
      'node_modules/http/node_modules/parse',
      'node_modules/peer',
    ]);
    expect(neededBy(lock, ['kernel'])).toEqual(['node_modules/hash']);
  });

  it('that are missing are named, and so is a package nobody knows', () => {
    expect(() => neededBy({ a: { dependencies: { b: '1' } } }, ['a'])).toThrow('a needs b');
    expect(() => neededBy(lock, ['cli'])).toThrow('cli');
  });
});

describe('what was emitted', () => {
  it('finds its threads by their new name, and leaves all else alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'signoria-release-'));
    const file = join(folder, 'pool.js');
    writeFileSync(file, "new Worker(new URL('./worker.ts', import.meta.url)); say('./notes.ts'); new URL(address);");
    readdress(file);
    expect(readFileSync(file, 'utf8')).toBe(
      "new Worker(new URL('./worker.js', import.meta.url)); say('./notes.ts'); new URL(address);",
    );
    rmSync(folder, { recursive: true });
  });

  it('has every way in as JavaScript with its types', () => {
    const manifest = {
      name: 'k',
      version: '1.0.0',
      license: 'MIT',
      type: 'module',
      private: true,
      exports: { './en': './text/en.ts' },
    };
    expect(emittedManifest(manifest, { hash: '1' })).toEqual({
      name: 'k',
      version: '1.0.0',
      license: 'MIT',
      type: 'module',
      exports: { './en': { types: './text/en.d.ts', default: './text/en.js' } },
      dependencies: { hash: '1' },
    });
  });
});

describe('the notes of a release', () => {
  const changelog = '# What is new\n\nFor hosts.\n\n## 1.1.0\n\n- New.\n- ## not a heading\n\n## 1.0.0\n\n- Old.\n';

  it('are the lines of its version alone', () => {
    expect(notesOf(changelog, '1.1.0')).toBe('- New.\n- ## not a heading');
    expect(notesOf(changelog, '1.0.0')).toBe('- Old.');
  });

  it('are missing where nothing was written', () => {
    expect(notesOf(changelog, '1.0')).toBeNull();
  });
});
