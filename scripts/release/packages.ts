/**
 * npm run packages: the kernel, the bots and every game as npm packages under dist/packages, JavaScript with types, for
 * those who want the rules and not the server.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile, run } from './build.ts';
import { ENGINES, emittedManifest, type Manifest, readdress } from './emit.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'dist/packages');

function packagePaths(): readonly string[] {
  return ['kernel', 'bots', ...globSync('games/*/package.json', { cwd: ROOT }).map(dirname)].sort();
}

/** A game's board needs the kit and is not part of its package. */
function dependenciesOf({ version, dependencies = {} }: Manifest): { readonly [name: string]: string } {
  const kept = Object.entries(dependencies).filter(([name]) => name !== '@signoria/kit' && name !== 'preact');
  return Object.fromEntries(kept.map(([name, range]) => [name, name.startsWith('@signoria/') ? `^${version}` : range]));
}

function place(built: string, path: string): string {
  const manifest = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as Manifest;
  const to = join(OUT, manifest.name.replace('@signoria/', ''));
  mkdirSync(to, { recursive: true });
  cpSync(join(built, path), to, { recursive: true });
  for (const file of globSync('**/*.js', { cwd: to })) readdress(join(to, file));
  for (const name of ['README.md', 'LICENSE']) cpSync(join(ROOT, name === 'LICENSE' ? '' : path, name), join(to, name));
  const { description, keywords } = manifest;
  const described = { ...emittedManifest(manifest, dependenciesOf(manifest)), description, keywords, engines: ENGINES };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
  return to;
}

const built = compile(ROOT, 'kept');
rmSync(OUT, { recursive: true, force: true });
for (const path of packagePaths()) run('npm', ['pack', '--silent', '--pack-destination', OUT], place(built, path));
