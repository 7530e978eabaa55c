/**
 * A release is one folder that starts with Node alone: our packages as JavaScript, the built client, and every
 * third-party package that runs, in the layout of `npm pack`. Nothing in it is compiled or fetched where it is used.
 */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENGINES, emittedManifest, type Manifest, readdress } from './emit.ts';
import { lean } from './lean.ts';
import { type Lock, neededBy } from './lock.ts';

/** Our packages that run on a server, as paths from the root. Games are found. */
const PACKAGES = ['kernel', 'bots', 'review', 'table', 'protocol', 'store', 'server', 'cli'] as const;

export interface Places {
  readonly root: string;
  /** What the compiler wrote. */
  readonly built: string;
  /** Where the release goes; emptied first. */
  readonly out: string;
}

export function assemble(places: Places): void {
  const { root, out } = places;
  rmSync(out, { recursive: true, force: true });
  const packages = [...PACKAGES, ...globSync('games/*/package.json', { cwd: root }).map(dirname)].sort();
  // A game's board comes with the client; of a game's package only what the server runs is counted.
  const lock = readJson<{ readonly packages: Lock }>(join(root, 'package-lock.json')).packages;
  const third = neededBy(withoutBoards(lock), packages);
  for (const path of packages) placePackage(places, path);
  cpSync(join(places.built, 'games/registry.js'), join(ours(out), 'games/registry.js'));
  cpSync(join(root, 'web/dist'), join(ours(out), 'web/dist'), { recursive: true });
  for (const path of third) {
    cpSync(join(root, path), join(out, path), { recursive: true, filter: runs });
    for (const file of globSync('**/*.{js,cjs,mjs}', { cwd: join(out, path) })) lean(join(out, path, file));
  }
  for (const name of ['LICENSE', 'README.md', 'CHANGELOG.md']) cpSync(join(root, name), join(out, name));
  cpSync(join(root, 'CHANGELOG.md'), join(ours(out), 'CHANGELOG.md'));
  writeRoot(places, packages, third);
}

const ours = (out: string): string => join(out, 'node_modules/@signoria');

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function writeJson(file: string, data: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}

function withoutBoards(lock: Lock): Lock {
  return Object.fromEntries(
    Object.entries(lock).map(([path, entry]) =>
      path.startsWith('games/') ? [path, { ...entry, dependencies: { '@signoria/kernel': '*' } }] : [path, entry],
    ),
  );
}

/** One of our packages: what was emitted of it, without declarations, and its package file. */
function placePackage({ root, built, out }: Places, path: string): void {
  const to = join(ours(out), path);
  cpSync(join(built, path), to, { recursive: true, filter: (from) => !from.endsWith('.d.ts') });
  for (const file of globSync('**/*.js', { cwd: to })) readdress(join(to, file));
  const frozen = join(root, path, 'frozen');
  if (existsSync(frozen)) cpSync(frozen, join(to, 'frozen'), { recursive: true });
  const manifest = readJson<Manifest>(join(root, path, 'package.json'));
  writeJson(join(to, 'package.json'), emittedManifest(manifest, manifest.dependencies ?? {}));
}

/** Sources, tests and maps of third-party packages do not run; a licence stays with what it licenses. */
function runs(from: string): boolean {
  const inside = from.slice(from.lastIndexOf('node_modules/'));
  if (/\.(?:map|[cm]?tsx?|tsbuildinfo)$/.test(inside)) return false;
  return !/^node_modules\/(?:@[^/]+\/)?[^/]+\/(?:test|tests|benchmark|benchmarks|docs|deps|\.github)(?:\/|$)/.test(
    inside,
  );
}

const LAUNCHER = `#!/usr/bin/env node
import '../node_modules/@signoria/cli/main.js';
`;

/**
 * Every package is bundled, ours too: an installer finds nothing left to fetch. One that were not named it would look for by its
 * name, and take it from whoever has published something under it.
 */
function writeRoot({ root, out }: Places, packages: readonly string[], third: readonly string[]): void {
  const { version, description, license } = readJson<{ version: string; description: string; license: string }>(
    join(root, 'package.json'),
  );
  const own = packages.filter((path) => !path.includes('/')).map((path) => `@signoria/${path}`);
  const others = third.filter((path) => path.lastIndexOf('node_modules/') === 0).map((path) => path.slice(13));
  const top = [...own, ...others];
  const versions = top.map((name) => [
    name,
    readJson<Manifest>(join(out, 'node_modules', name, 'package.json')).version,
  ]);
  writeJson(join(out, 'package.json'), {
    name: 'signoria',
    version,
    description,
    license,
    type: 'module',
    engines: ENGINES,
    bin: { signoria: 'bin/signoria.js' },
    dependencies: Object.fromEntries(versions),
    bundleDependencies: top,
    signoria: { packages },
  });
  mkdirSync(join(out, 'bin'), { recursive: true });
  writeFileSync(join(out, 'bin/signoria.js'), LAUNCHER, { mode: 0o755 });
}
