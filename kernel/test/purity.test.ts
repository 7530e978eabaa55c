// The kernel runs wherever JavaScript runs: it imports itself and its words, two small libraries for its chance, and nothing else.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const KERNEL = join(import.meta.dirname, '..');
const ALLOWED = /^(\.{1,2}\/[\w./-]+\.(ts|json)|@noble\/(hashes|ciphers)\/[\w.-]+\.js)$/;
const MACHINE = /\b(process|Buffer|require|setTimeout|fetch|Math\.random|Date)\b/;

const sources = globSync('**/*.ts', { cwd: KERNEL, exclude: ['test', 'node_modules'] }).map((name) => ({
  name,
  text: readFileSync(join(KERNEL, name), 'utf8'),
}));

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

describe('the kernel', () => {
  it('imports only itself and @noble', () => {
    const imports = sources.flatMap(({ name, text }) =>
      [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => ({ name, from: match[1]! })),
    );
    expect(imports.length).toBeGreaterThan(50);
    expect(imports.filter(({ from }) => !ALLOWED.test(from))).toEqual([]);
  });

  it('uses no machine, no clock and no chance but its own', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter(({ text }) => MACHINE.test(withoutComments(text))).map(({ name }) => name)).toEqual([]);
  });

  it('can be imported while it runs: nothing it exports makes a promise of it', async () => {
    const kernel: object = await import('../index.ts');
    expect('then' in kernel).toBe(false);
  });
});
