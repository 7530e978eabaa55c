// The house is in order: no room is crammed, no file is a room of its own, every package says what it is, and what the
// documents name is there.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const MOST_FILES = 25;
const MOST_LINES = 350;
/** Built, installed or fetched. */
const NOT_OURS = /(^|\/)(node_modules|dist|\.runtime|\.git|shots)(\/|$)/;
const ours = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: (path) => NOT_OURS.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

const sources = ours('**/*.{ts,tsx,js}').filter((path) => !/(^|\/)test\//.test(path));
/** Tables of words and of components are as long as what they list. */
const isTable = (path: string) => /(^|\/)(text|data|guide|frozen)\/|\b(text|words|data)\b[^/]*\.tsx?$/.test(path);

describe('rooms', () => {
  it(`hold at most ${MOST_FILES} source files each`, () => {
    const rooms = Map.groupBy(sources, dirname);
    const crammed = [...rooms].filter(([, files]) => files.length > MOST_FILES);
    expect(crammed.map(([room, files]) => `${room}: ${files.length}`)).toEqual([]);
  });

  it(`have files of at most ${MOST_LINES} lines`, () => {
    const lines = (path: string) => readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1;
    const long = sources.filter((path) => !isTable(path) && lines(path) > MOST_LINES);
    expect(long.map((path) => `${path}: ${lines(path)}`)).toEqual([]);
  });
});

describe('documents', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly workspaces: string[] };

  it('there is one in every package', () => {
    const packages = manifest.workspaces.flatMap((pattern) => ours(`${pattern}/package.json`)).map(dirname);
    expect(packages.length).toBeGreaterThan(10);
    expect(packages.filter((folder) => !existsSync(join(ROOT, folder, 'README.md')))).toEqual([]);
  });

  /** What has been, and what was checked when, may speak of what is gone. */
  const HISTORY = ['CHANGELOG.md', 'excellence.md'];
  const pages = ours('**/*.md').filter((page) => !HISTORY.includes(basename(page)));
  const games = ours('games/*/package.json').map(dirname);

  it('lead where they say', () => {
    const astray = pages.flatMap((page) =>
      [...textOf(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
        .map((match) => match[1]!)
        .filter((to) => !/^[a-z]+:/.test(to) && !existsSync(join(ROOT, dirname(page), to)))
        .map((to) => `${page}: ${to}`),
    );
    expect(astray).toEqual([]);
  });

  it('name files and folders that are there', () => {
    const gone = pages.flatMap((page) =>
      textOf(page)
        .split('\n')
        .map(namedIn)
        .flatMap((paths) => paths.filter((path) => !isThere(page, path, paths[0]!)))
        .map((path) => `${page}: ${path}`),
    );
    expect(gone).toEqual([]);
  });

  const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8');

  /** `server/tables/`, `log/course.ts`: with a folder in it, and no gap to be filled in. */
  function namedIn(line: string): readonly string[] {
    const all = [...line.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map((match) => match[1]!);
    return all.filter((path) => /\.(tsx?|js|json|md|css|html)$|\/$/.test(path));
  }

  /** Said from the root, from beside the page, of any game, or below the folder its row begins with. */
  function isThere(page: string, path: string, first: string): boolean {
    const beside = dirname(page);
    const below = ['', ...games].map((folder) => join(folder, first));
    const from = [
      '',
      beside,
      join(beside, first),
      join(beside, 'rules'),
      'web',
      ...below,
      ...games,
      ...games.map((game) => join(game, 'rules')),
    ];
    return from.some((folder) => existsSync(join(ROOT, folder, path)));
  }
});
