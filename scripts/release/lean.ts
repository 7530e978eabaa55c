/**
 * Scripts of others without comments and white space: a server keeps the text of everything it runs in memory, and more than
 * half of what it would keep is said to people. What they do stays as it is; licences lie beside them in files of their own.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { minifySync } from 'vite';

const ONLY_SHORTER = {
  compress: false,
  mangle: false,
  codegen: { removeWhitespace: true, legalComments: 'none' },
} as const;

export function lean(file: string): void {
  if (!statSync(file).isFile()) return; // some packages have folders that are called like a script
  const text = readFileSync(file, 'utf8');
  const { code, errors } = minifySync(file, text, ONLY_SHORTER);
  // What cannot be read so may still run: it stays as it was.
  if (errors.length === 0 && code !== '') writeFileSync(file, code);
}
