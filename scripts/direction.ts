// Which package may import which, and what the rules may not touch. A pure function over source texts.
// Not here: reading the files and printing (imports.js), and import cycles (Biome's noImportCycles).

import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

export interface Source {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Where a file lives, or where an import leads. */
interface Place {
  /** A folder of the top level, or `games/<game>`. */
  readonly home: string;
  /** The rest of the path inside it; empty for the package itself. */
  readonly inner: string;
}

interface Found {
  readonly specifier: string;
  readonly index: number;
}

/** `cli` and `e2e` may import every package; naming a game is judged apart. */
const MAY_IMPORT: Readonly<Record<string, { readonly only: readonly string[]; readonly why: string } | 'everything'>> =
  {
    kernel: { only: [], why: 'kernel imports nothing of ours' },
    kit: { only: ['kernel'], why: 'kit imports only kernel' },
    games: { only: ['kernel'], why: 'a game imports only the kernel' },
    bots: { only: ['kernel'], why: 'bots import only kernel' },
    review: { only: ['kernel', 'bots'], why: 'review imports only kernel and bots' },
    table: { only: ['kernel', 'bots'], why: 'table imports only kernel and bots' },
    protocol: { only: ['kernel', 'table'], why: 'protocol imports only kernel and table' },
    store: { only: ['kernel', 'table'], why: 'store imports only kernel and table' },
    server: {
      only: ['kernel', 'bots', 'review', 'table', 'protocol', 'store'],
      why: 'server imports only kernel, bots, review, table, protocol and store',
    },
    web: {
      only: ['kernel', 'kit', 'bots', 'review', 'table', 'protocol'],
      why: 'web imports only kernel, kit, bots, review, table and protocol',
    },
    cli: 'everything',
    e2e: 'everything',
  };

const GAME_NAMED = 'only discovery may name a game outside games/';
const BOARD_ONLY = 'a game imports only the kernel, and its board Preact and @signoria/kit';
const NOT_PURE = 'rules know no machine, no clock and no chance of their own';
const PURE_PARTS = ['rules', 'data', 'policy'];

const COMMENT_OR_STRING = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;

const IMPORTS = [
  /(?<![\w$.])(?:import|export)\b[^'"`;()=]*?\bfrom\s*(['"])([^'"\n]+)\1/g,
  /(?<![\w$.])import\s*(['"])([^'"\n]+)\1/g,
  /(?<![\w$.])(?:import|require|import\.meta\.(?:resolve|glob)|new URL)(?:<[^()]*>)?\s*\(\s*(['"`])([^'"`\n]+)\1/g,
];

const GAME_STRING = /(['"`])(@signoria\/[\w-]+)(?:\/[^'"`\n]*)?\1/g;

const IMPURE: readonly (readonly [string, RegExp])[] = [
  ['Math.random', /(?<![\w$.])Math\s*(?:\.\s*random\b|\[)|\brandom\b[^;{}]*\}\s*=\s*Math\b/g],
  ['Date', /(?<![\w$.])(?:new\s+Date\b|Date\s*[.(])/g],
  ['performance', /(?<![\w$.])performance\s*\.\s*now\b/g],
];

/** Every breach as one line, in the order of the files: `file:line imports X: why not`. */
export function violations(files: readonly Source[]): string[] {
  return files.filter(({ path }) => /\.tsx?$/.test(path)).flatMap(breaches);
}

function breaches(file: Source): string[] {
  const from = placeOf(file.path);
  const code = withoutComments(file.text);
  const at = (index: number) => `${file.path}:${code.slice(0, index).split('\n').length}`;
  const imported = importsIn(code);
  return [
    ...imported.flatMap((found) => {
      const why = whyNotImport(file.path, from, found.specifier);
      return why === undefined ? [] : [`${at(found.index)} imports ${found.specifier}: ${why}`];
    }),
    ...namedGames(from, code, imported).map((found) => `${at(found.index)} names ${found.specifier}: ${GAME_NAMED}`),
    ...impurities(from, code).map((found) => `${at(found.index)} uses ${found.specifier}: ${NOT_PURE}`),
  ];
}

function importsIn(code: string): Found[] {
  const found = IMPORTS.flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => ({
      // What follows `${` is decided at run time, which is discovery.
      specifier: match[2]!.split('${')[0]!,
      index: match.index + match[0].lastIndexOf(match[1]! + match[2]!),
    })),
  );
  return found.toSorted((a, b) => a.index - b.index);
}

function whyNotImport(path: string, from: Place, specifier: string): string | undefined {
  const to = targetOf(path, specifier);
  return to === undefined ? whyNotOutside(from, specifier) : whyNotOurs(from, to);
}

function whyNotOurs(from: Place, to: Place): string | undefined {
  const rule = MAY_IMPORT[kindOf(from)];
  if (rule === undefined || to.home === from.home) return undefined;
  if (isGame(to) && !isGame(from)) return mayNameGame(from) ? undefined : GAME_NAMED;
  if (rule === 'everything' || rule.only.includes(to.home) || mayDiscover(from, to)) return undefined;
  if (isShared(from) && ['kit', 'bots'].includes(to.home)) return undefined;
  return isGame(from) && drawsBoards(from) && to.home === 'kit' ? undefined : rule.why;
}

/** Packages that are not ours: games stay free of them, and what must be pure stays free of Node. */
function whyNotOutside(from: Place, specifier: string): string | undefined {
  if (isPure(from) && isBuiltin(specifier)) return NOT_PURE;
  if (!isGame(from) || isWorkshop(from) || specifier.startsWith('.')) return undefined;
  return drawsBoards(from) && /^(preact|@preact\/signals)(\/|$)/.test(specifier) ? undefined : BOARD_ONLY;
}

/** A game's package spelled out in any other string, such as a list of games kept by hand. */
function namedGames(from: Place, code: string, imported: readonly Found[]): Found[] {
  if (!(kindOf(from) in MAY_IMPORT) || isGame(from) || mayNameGame(from)) return [];
  const known = new Set(imported.map(({ index }) => index));
  return [...code.matchAll(GAME_STRING)]
    .map((match) => ({ specifier: match[2]!, index: match.index }))
    .filter(({ specifier, index }) => !known.has(index) && isGame(packagePlace(specifier)!));
}

function impurities(from: Place, code: string): Found[] {
  if (!isPure(from)) return [];
  const bare = withoutStrings(code);
  return IMPURE.flatMap(([specifier, pattern]) =>
    [...bare.matchAll(pattern)].map((match) => ({ specifier, index: match.index })),
  );
}

function targetOf(path: string, specifier: string): Place | undefined {
  if (!specifier.startsWith('.')) return packagePlace(specifier);
  const place = placeOf(posix.join(posix.dirname(path), specifier));
  return kindOf(place) in MAY_IMPORT ? place : undefined;
}

/** `@signoria/<name>` is a folder of the top level or else a game. */
function packagePlace(specifier: string): Place | undefined {
  const match = /^@signoria\/([\w-]+)(?:\/(.*))?$/.exec(specifier);
  if (!match) return undefined;
  const name = match[1]!;
  return { home: name in MAY_IMPORT ? name : `games/${name}`, inner: match[2] ?? '' };
}

/** What lies beside the games (the registry, its test) and a wildcard in place of a game lead to `games` itself. */
function placeOf(path: string): Place {
  const [top = '', second = '', ...rest] = path.split('/');
  const inner = path.slice(top.length + 1);
  const isOneGame = top === 'games' && second !== 'test' && /^[\w-]+$/.test(second);
  return isOneGame ? { home: `games/${second}`, inner: rest.join('/') } : { home: top, inner };
}

function kindOf({ home }: Place): string {
  return home.split('/')[0]!;
}

function isGame({ home }: Place): boolean {
  return home.startsWith('games/');
}

/** Tests, their tools, and generators run by hand (`make-map.ts`): they run on Node and read files. */
function isWorkshop({ inner }: Place): boolean {
  return /(^|\/)((test|testing|bench)\/|make-[\w-]+\.ts$)/.test(inner);
}

/** What every game must keep to, tested beside the games: also by bots, and as boards are drawn. */
function isShared(from: Place): boolean {
  return from.home === 'games' && isWorkshop(from);
}

function drawsBoards(place: Place): boolean {
  return place.inner.startsWith('board/') || isWorkshop(place);
}

function mayNameGame(from: Place): boolean {
  return from.home === 'e2e' || (!isGame(from) && isWorkshop(from));
}

/** Everybody above the games may ask which there are; of the rest only tests may. */
function mayDiscover(from: Place, to: Place): boolean {
  return to.home === 'games' && (isWorkshop(from) || (from.home !== 'kernel' && !isGame(from)));
}

function isPure(from: Place): boolean {
  if (isWorkshop(from)) return false;
  return (
    from.home === 'kernel' || from.home === 'review' || (isGame(from) && PURE_PARTS.includes(from.inner.split('/')[0]!))
  );
}

function withoutComments(text: string): string {
  return text.replace(COMMENT_OR_STRING, (token) => (token.startsWith('/') ? blank(token) : token));
}

/** Templates stay: code may stand inside them. */
function withoutStrings(code: string): string {
  return code.replace(COMMENT_OR_STRING, (token) => (token.startsWith('`') ? token : blank(token)));
}

/** Same length and lines, so that positions keep their meaning. */
function blank(token: string): string {
  return token.replace(/[^\n]/g, ' ');
}
