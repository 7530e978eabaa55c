// The house is in order: no room is crammed, no file is a room of its own, every package says what it is, and what the
// documents name is there.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { functionsIn } from '../functions.ts';
import { lineAt } from '../mutate/tree.ts';

const ROOT = join(import.meta.dirname, '../..');
const MOST_FILES = 25;
const MOST_LINES = 350;
const LONGEST_FUNCTION = 60;
/** Built, installed or fetched. */
const NOT_OURS = /(^|\/)(node_modules|dist|\.runtime|\.git|shots)(\/|$)/;
const ours = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: (path) => NOT_OURS.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

const sources = ours('**/*.{ts,tsx,js}').filter((path) => !/(^|\/)test\//.test(path));
const styles = ours('**/*.css');
/** Tables of words and of components are as long as what they list. */
const isTable = (path: string) => /(^|\/)(text|data|guide|frozen)\/|\b(text|words|data)\b[^/]*\.tsx?$/.test(path);

describe('rooms', () => {
  it(`hold at most ${MOST_FILES} source files each`, () => {
    const rooms = Map.groupBy([...sources, ...styles], dirname);
    const crammed = [...rooms].filter(([, files]) => files.length > MOST_FILES);
    expect(crammed.map(([room, files]) => `${room}: ${files.length}`)).toEqual([]);
  });

  it(`have files of at most ${MOST_LINES} lines`, () => {
    const lines = (path: string) => readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1;
    const long = [...sources, ...styles].filter((path) => !isTable(path) && lines(path) > MOST_LINES);
    expect(long.map((path) => `${path}: ${lines(path)}`)).toEqual([]);
  });

  /** Helpers of tests are tests, and one that a browser carries out is one function. */
  const isTesting = (path: string) => /(^|\/)(testing|e2e)\//.test(path);

  it(`have functions of at most ${LONGEST_FUNCTION} lines`, () => {
    const looked = sources.filter((path) => !isTable(path) && !isTesting(path));
    const long = looked.flatMap((path) => {
      const source = readFileSync(join(ROOT, path), 'utf8');
      return functionsIn(path, source)
        .filter(({ lines }) => lines > LONGEST_FUNCTION)
        .map(({ start, lines }) => `${path}:${lineAt(source, start)}: ${lines}`);
    });
    expect(looked.length).toBeGreaterThan(1000);
    expect(long).toEqual([]);
  });

  it('have every function measured, however it is written', () => {
    const source = 'const a = () => {\n  return [function () {\n  }];\n};\nclass B {\n  c() {\n  }\n}\n';
    expect(functionsIn('a.ts', source)).toEqual([
      { start: source.indexOf('() =>'), lines: 4 },
      { start: source.indexOf('function'), lines: 2 },
      { start: source.indexOf('() {\n  }\n}'), lines: 2 },
    ]);
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

  const architecture = readFileSync(join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8');

  it('walk one move through files that are there, each once, and count them right', () => {
    const [, walk = ''] = /### One move, file by file\n([\s\S]*?)\n## /.exec(architecture) ?? [];
    const files = [...walk.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.tsx?)`/g)].map((match) => match[1]!);
    expect(files.filter((path) => !sources.includes(path))).toEqual([]);
    expect(files).toEqual([...new Set(files)]);
    expect(walk).toContain(`That is ${files.length} files`);
    expect(files.length).toBeLessThanOrEqual(45);
  });

  it('name every area of the club, and every room of a table', () => {
    const club = readFileSync(join(ROOT, 'server/club.ts'), 'utf8');
    const areas = new Set([...club.matchAll(/from '\.\/(\w+)\/index\.ts'/g)].map((match) => match[1]!));
    const rooms = new Set(sources.flatMap((path) => /^table\/(\w+)\//.exec(path)?.[1] ?? []));
    rooms.delete('testing');
    expect(areas.size).toBeGreaterThan(10);
    expect([...areas].filter((area) => !architecture.includes(`\`${area}\``))).toEqual([]);
    const plates = [architecture, readFileSync(join(ROOT, 'table/README.md'), 'utf8')];
    for (const plate of plates) expect([...rooms].filter((room) => !plate.includes(`\`${room}/\``))).toEqual([]);
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
