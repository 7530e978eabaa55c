/** The whole house in a folder of its own, to be changed without harm: sources copied, packages of others linked. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const NOT_COPIED = /^(node_modules|\.git|\.runtime|dist)$/;

export function copyHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'signoria-house-'));
  for (const name of readdirSync(ROOT)) {
    if (NOT_COPIED.test(name)) continue;
    cpSync(join(ROOT, name), join(house, name), {
      recursive: true,
      filter: (path) => !/[/\\](node_modules|dist)$/.test(path),
    });
  }
  symlinkSync(join(ROOT, '.runtime'), join(house, '.runtime'));
  linkPackages(house);
  return house;
}

/** Our own packages lead into the copy, those of others to where they are. */
function linkPackages(house: string): void {
  const from = join(ROOT, 'node_modules');
  const to = join(house, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '@signoria') symlinkSync(join(from, name), join(to, name));
  }
  cpSync(join(from, '@signoria'), join(to, '@signoria'), { recursive: true, verbatimSymlinks: true });
}
