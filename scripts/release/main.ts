/**
 * npm run release: dist/signoria-<version>.tgz, which starts with Node 24 alone. `npm install -g` takes it, and so does
 * anything that can unpack an archive.
 */
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { writeBill } from '../sbom/write.ts';
import { assemble } from './assemble.ts';
import { compile, run } from './build.ts';

// Loaded by address: the launcher's scripts are plain JavaScript and have no types to import.
const client = (await import(new URL('../client.js', import.meta.url).href)) as {
  isStale(): boolean;
  buildArgs(): readonly string[];
  stamp(started: Date): void;
};

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
/** npm's archives hold one folder of this name. */
const out = join(dist, 'package');

function buildClient(): void {
  if (!client.isStale()) return;
  const started = new Date();
  run(process.execPath, client.buildArgs(), root);
  client.stamp(started);
}

buildClient();
assemble({ root, built: compile(root, 'left out'), out });
// Beside the archive for whoever looks before unpacking, and in it for whoever is given nothing else.
for (const to of [dist, out]) writeBill(root, to);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
const archive = join(dist, `signoria-${version}.tgz`);
// Sorted and without dates or owners: the same sources give the same archive.
run(
  'tar',
  [
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
  ],
  root,
);
renameSync(`${archive}.part`, archive);
console.log(archive);
