/**
 * How much script a table page fetches before it can be played at, found in the built client's own graph: for every game
 * and language, at a table on a server and at one on this device, where the engine runs in a worker.
 *
 * `node web/first-load.ts` prints the figures, `--json` the same for a test. Needs NODE_ENV=production, as any build does.
 */
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@signoria/kernel';
import { build, type Plugin, type Rolldown } from 'vite';
import { gameFolders, loadGame } from '../games/registry.ts';
import config from './vite.config.ts';

const here = import.meta.dirname;
const ROOT = join(here, '..', '/');

export interface FirstLoad {
  readonly game: string;
  readonly language: Language;
  readonly where: 'server' | 'device';
  /** Compressed bytes in all. */
  readonly gzip: number;
  /** Every chunk and its compressed bytes, the heaviest first. */
  readonly chunks: readonly { readonly file: string; readonly gzip: number }[];
  /** Our own sources in them, from the root of the repository. */
  readonly files: readonly string[];
  /** Those of other games. Should be none. */
  readonly strangers: readonly string[];
}

type Chunk = Rolldown.OutputChunk;

/** What bots need that do not search: a table on this device has some as a rule. */
const QUICK_BOTS = join(ROOT, 'bots', 'web-worker.ts');

/** The chunks of the page and those of the worker, which is a bundle of its own. */
async function bundles(): Promise<{ readonly page: readonly Chunk[]; readonly worker: readonly Chunk[] }> {
  const worker: Chunk[] = [];
  const listen: Plugin = {
    name: 'listen',
    generateBundle: (_, bundle) => void worker.push(...Object.values(bundle).filter((part) => part.type === 'chunk')),
  };
  const plugins = () => [...(config.worker!.plugins!() as Plugin[]), listen];
  const output = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    worker: { ...config.worker, plugins },
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput;
  return { page: output.output.filter((part) => part.type === 'chunk'), worker };
}

/** The chunks that hold these modules, with all they import. A module that is nowhere was not needed. */
function closure(all: readonly Chunk[], modules: readonly string[]): ReadonlySet<Chunk> {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) add(all.find(({ fileName }) => fileName === file));
  };
  for (const id of modules) add(all.find((chunk) => chunk.facadeModuleId === id || chunk.moduleIds.includes(id)));
  return found;
}

/** What of a game's folder is fetched: these files, or all of it where one of them is missing. */
function partsOf(folder: string, needed: readonly string[]): readonly string[] {
  const path = (name: string) => join(folder, name);
  return needed.every((name) => existsSync(path(name))) ? needed.map(path) : [path('index.ts')];
}

/** A file of the rules, in whichever room it stands. */
function inRules(folder: string, name: string): string {
  const [found] = globSync(`rules/{,*/}${name}`, { cwd: folder }).sort().reverse();
  return found ?? `rules/${name}`;
}

/** What playing at a table needs of this game. */
async function engineParts(folder: string): Promise<readonly string[]> {
  const { bidding, windows, warnings } = await loadGame(folder);
  return partsOf(folder, [
    'rules/game.ts',
    'policy/policy.ts',
    ...(bidding === undefined ? [] : [inRules(folder, 'bidding.ts')]),
    ...(windows === undefined ? [] : [inRules(folder, 'windows.ts')]),
    ...(warnings === undefined ? [] : ['policy/warnings.ts']),
  ]);
}

/** What showing it needs. */
function shownParts(folder: string, language: Language): readonly string[] {
  const board = join(folder, 'board', 'index.tsx');
  return [
    ...partsOf(folder, [inRules(folder, '{notation,choices}.ts')]),
    ...partsOf(folder, [existsSync(join(folder, 'text', `${language}.ts`)) ? `text/${language}.ts` : 'text/en.ts']),
    ...(existsSync(board) ? [board] : []),
  ];
}

export async function firstLoads(): Promise<readonly FirstLoad[]> {
  const { page, worker } = await bundles();
  const games = await Promise.all(gameFolders().map(async (folder) => ({ folder, parts: await engineParts(folder) })));
  return games.flatMap(({ folder, parts }) =>
    LANGUAGES.flatMap((language) => {
      const shown = closure(page, [
        join(here, 'index.html'),
        join(here, 'pages', 'table', 'TablePage.tsx'),
        join(here, 'text', `${language}.ts`),
        `\0virtual:client-bundle/${folder}`,
        ...shownParts(folder, language),
      ]);
      const engine = closure(worker, [join(here, 'local', 'worker.ts'), QUICK_BOTS, ...parts]);
      const of = { game: basename(folder), language };
      return [
        { ...of, where: 'server' as const, ...weighed(folder, [...shown]) },
        { ...of, where: 'device' as const, ...weighed(folder, [...shown, ...engine]) },
      ];
    }),
  );
}

function weighed(folder: string, chunks: readonly Chunk[]): Pick<FirstLoad, 'gzip' | 'chunks' | 'files' | 'strangers'> {
  const parts = chunks.map(({ fileName, code }) => ({ file: fileName, gzip: gzipSync(code).length }));
  const others = gameFolders().filter((other) => other !== folder);
  const modules = chunks.flatMap(({ modules: all }) => Object.keys(all).filter((id) => all[id]!.renderedLength > 0));
  return {
    gzip: parts.reduce((sum, { gzip }) => sum + gzip, 0),
    chunks: parts.toSorted((a, b) => b.gzip - a.gzip),
    files: modules.filter((id) => id.startsWith(ROOT)).map((id) => id.slice(ROOT.length)),
    strangers: modules.filter((id) => others.some((other) => id.startsWith(`${other}/`))),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const loads = await firstLoads();
  if (process.argv.includes('--json')) console.log(JSON.stringify(loads));
  else {
    for (const { game, language, where, gzip } of loads) {
      console.log(`${game.padEnd(28)} ${language} ${where.padEnd(6)} ${(gzip / 1024).toFixed(1)} KiB`);
    }
  }
}
