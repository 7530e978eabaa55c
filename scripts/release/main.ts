/**
 * npm run release: dist/signoria-<version>.tgz, which starts with Node 24 alone. `npm install -g` takes it, and so does
 * anything that can unpack an archive.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from './assemble.ts';

// Loaded by address: the launcher's scripts are plain JavaScript and have no types to import.
const client = (await import(new URL('../client.js', import.meta.url).href)) as {
  isStale(): boolean;
  buildArgs(): readonly string[];
  stamp(started: Date): void;
};

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const built = join(dist, 'build');
/** npm's archives hold one folder of this name. */
const out = join(dist, 'package');

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${status}`);
}

function buildClient(): void {
  if (!client.isStale()) return;
  const started = new Date();
  run(process.execPath, client.buildArgs());
  client.stamp(started);
}

buildClient();
rmSync(built, { recursive: true, force: true });
run(process.execPath, [
  join(root, 'node_modules/typescript/bin/tsc'),
  '-p',
  join(import.meta.dirname, 'tsconfig.json'),
]);
assemble({ root, built, out });
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
const archive = join(dist, `signoria-${version}.tgz`);
// Sorted and without dates or owners: the same sources give the same archive.
run('tar', [
  '--sort=name',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mtime=2000-01-01',
  '-czf',
  `${archive}.part`,
  '-C',
  dist,
  'package',
]);
renameSync(`${archive}.part`, archive);
console.log(archive);
