/**
 * Which games there are: every folder beside this file that holds a package and an index. Nobody keeps a list.
 * For Node only; the browser client discovers the same folders when it is built.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameModule } from '@signoria/kernel';

const GAMES = import.meta.dirname;
/** As this file is: TypeScript in a clone, JavaScript in a release. */
const INDEX = `index${extname(import.meta.filename)}`;

let loaded: Promise<readonly GameModule[]> | null = null;
let folders: readonly string[] | null = null;

/** The folders of all games, by name. Those of the house are looked for once: threads ask with every job. */
export function gameFolders(games = GAMES): readonly string[] {
  if (games !== GAMES) return foldersIn(games);
  folders ??= foldersIn(GAMES);
  return folders;
}

function foldersIn(games: string): readonly string[] {
  return readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(games, entry.name))
    .filter((folder) => existsSync(join(folder, 'package.json')) && existsSync(join(folder, INDEX)))
    .sort();
}

/** All games of the house, sorted by id, without those that are only there to learn from. Loaded once. */
export function loadGames(): Promise<readonly GameModule[]> {
  loaded ??= Promise.all(gameFolders().map(loadGame)).then((modules) =>
    modules.filter(({ hidden }) => hidden !== true).sort(byId),
  );
  return loaded;
}

function byId(a: GameModule, b: GameModule): number {
  return a.game.id < b.game.id ? -1 : 1;
}

/** The game of one folder: what its index exports as `module`. */
export async function loadGame(folder: string): Promise<GameModule> {
  const file = join(folder, INDEX);
  const found = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { readonly module?: GameModule };
  if (found.module === undefined) throw new Error(`${file} exports no 'module'`);
  return found.module;
}

/** A folder bears its game's id, so that only one has to be read; whoever asks for another is told them all. */
export async function findGame(id: string): Promise<GameModule> {
  const folder = gameFolders().find((path) => basename(path) === id);
  const named = folder === undefined ? undefined : await loadGame(folder);
  if (named?.game.id === id) return named;
  const games = await loadGames();
  const found = games.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  throw new Error(`there is no game '${id}'; there are: ${games.map(({ game }) => game.id).join(', ')}`);
}
