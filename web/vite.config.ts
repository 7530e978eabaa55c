/**
 * How the browser client is built: one page and one for pages of others, TSX with Preact. Three small plugins of our own: what
 * the games under games/ say of themselves, the list of files the service worker keeps, and compressed copies.
 */
import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@signoria/kernel';
import { defineConfig, type Plugin } from 'vite';
import { gameFolders, loadGame } from '../games/registry.ts';
import { cards } from './cards.ts';
import { drawn } from './drawn.ts';
import { whole } from './whole.ts';

const here = import.meta.dirname;
const ROOT = dirname(here).replaceAll('\\', '/');

const CATALOGUE = 'virtual:catalogue';
const CREDITS = 'virtual:credits';
const GAMES = 'virtual:games';
const ENGINES = 'virtual:engines';
const COVERS = 'virtual:covers';
const BUNDLE = 'virtual:client-bundle/';

/**
 * What the games say of themselves, read when the client is built. `virtual:catalogue`: title, blurb, number of
 * players and length of each; `virtual:credits`: whose they are; the others are the ways to fetch their parts (`WAYS`).
 */
function fromGames(): Plugin {
  return {
    name: 'from-games',
    resolveId: (id) =>
      [CATALOGUE, CREDITS].includes(id) || Object.hasOwn(WAYS, id) || id.startsWith(BUNDLE) ? `\0${id}` : undefined,
    async load(id) {
      if (id === `\0${CATALOGUE}`) return plain((await Promise.all(gameFolders().map(onShelf))).flat());
      if (id === `\0${CREDITS}`) return plain(Object.fromEntries(await Promise.all(gameFolders().map(creditOf))));
      const name = id.slice(1);
      if (id.startsWith('\0') && Object.hasOwn(WAYS, name)) return waysToGames(name);
      if (!id.startsWith(`\0${BUNDLE}`)) return undefined;
      const { game } = await loadGame(id.slice(BUNDLE.length + 1));
      return plain({ id: game.id, rules: game.rules, options: game.options });
    },
  };
}

const plain = (data: unknown): string => `export default ${JSON.stringify(data)}`;

/**
 * The ways to the parts of games, one game and one part at a time: what a part is called, the file it stands in by the anatomy
 * of a game's folder, and what that file exports. Whoever knows a way also brings the names of all files it leads to: so
 * those a table does without are apart from those it needs.
 */
const WAYS: { readonly [id: string]: { readonly [part: string]: Part } } = {
  /** What a table shows; with it the bundles. */
  [GAMES]: {
    boards: { file: 'board/index.tsx', name: 'board' },
    // Where the choices are declared, or beside them where it is long.
    notations: { file: 'rules/{,*/}{notation,choices}.ts', name: 'notation' },
    wordsEn: { file: 'text/en.ts', name: 'en' },
    wordsRu: { file: 'text/ru.ts', name: 'ru' },
    wordsDe: { file: 'text/de.ts', name: 'de' },
  },
  /** For the worker: what a table is played by; with it what each game advises. */
  [ENGINES]: {
    rules: { file: 'rules/game.ts', name: 'game' },
    policies: { file: 'policy/policy.ts', name: 'policy' },
    // What only masters judge by.
    leaves: { file: 'policy/leaf.ts', name: 'leaf' },
    bidding: { file: 'rules/{,*/}bidding.ts', name: 'bidding' },
    windows: { file: 'rules/{,*/}windows.ts', name: 'windows' },
    warnings: { file: 'policy/warnings.ts', name: 'warnings' },
  },
  'virtual:modules': { modules: { file: 'index.ts', name: 'module' } },
  [COVERS]: { covers: { file: 'board/**/Cover.tsx', name: 'Cover' } },
  'virtual:orders': { orders: { file: 'text/orders.ts', name: 'orders' } },
  'virtual:workshops': { workshops: { file: 'board/workshop/index.tsx', name: 'workshop' } },
  /** What only some pages need. */
  'virtual:asides': {
    puzzles: { file: 'puzzles/puzzles.json', name: 'default' },
    measured: { file: 'policy/measured.ts', name: 'MEASURED' },
    guides: { file: 'guide/index.ts', name: 'guide' },
    aids: { file: 'aid/index.ts', name: 'aid' },
    figureTexts: { file: 'text/{,*/}figures.ts', name: 'figureText' },
    stakeTexts: { file: 'text/{,*/}stakes.ts', name: 'stakeText' },
  },
  /** For the worker of whoever wonders. */
  'virtual:inquiries': { stakes: { file: 'rules/{,*/}stakes.ts', name: 'stakes' } },
};

interface Part {
  readonly file: string;
  readonly name: string;
}

/** Only of finished games, those with an index; a folder somebody is still working in breaks nothing. */
async function waysToGames(id: string): Promise<string> {
  const games = await Promise.all(gameFolders().map(naming));
  const exported = (part: string, way: (folder: string) => string | undefined): string => {
    const ways = games.map((game) => ({ id: game.id, to: way(game.folder) })).filter(({ to }) => to !== undefined);
    return `export const ${part} = {${ways.map((way) => `${JSON.stringify(way.id)}: ${way.to}`).join()}};`;
  };
  const parts = Object.entries(WAYS[id]!).map(([part, { file, name }]) =>
    exported(part, (folder) => {
      const [found] = globSync(file, { cwd: folder }).sort().reverse();
      return found === undefined ? undefined : fetching(join(folder, found), name);
    }),
  );
  if (id === GAMES) parts.push(exported('bundles', (folder) => fetching(BUNDLE + folder, 'default')));
  if (id === ENGINES) {
    parts.push(exported('advised', (folder) => games.find((game) => game.folder === folder)!.advised));
  }
  return parts.join('\n');
}

async function naming(folder: string) {
  const { game, bidding, windows, warnings } = await loadGame(folder);
  const advised = JSON.stringify({
    bidding: bidding !== undefined,
    windows: windows !== undefined,
    warnings: warnings !== undefined,
  });
  return { folder, id: game.id, advised };
}

const fetching = (file: string, name: string): string =>
  `() => import(${JSON.stringify(file)}).then((part) => part.${name})`;

/** English stands in for what is not translated. */
const perLanguage = <T>(of: (language: Language) => T): { readonly [language: string]: T } => {
  const said = LANGUAGES.filter((language) => language === 'en' || !isDeepStrictEqual(of(language), of('en')));
  return Object.fromEntries(said.map((language) => [language, of(language)]));
};

/** What the shelf says of a game; of one that is only there to learn from, nothing. */
async function onShelf(folder: string) {
  const { game, text, hidden, minutes = null } = await loadGame(folder);
  if (hidden === true) return [];
  const cover = ({ title, blurb }: typeof text.en) => ({ title, blurb });
  const entry = {
    id: game.id,
    players: game.players,
    minutes,
    rules: game.rules,
    variants: Object.entries(game.options).flatMap(([id, option]) =>
      option.kind === 'switch' && option.advanced !== true
        ? [{ id, default: option.default, name: perLanguage((language) => text[language].options[id]?.name) }]
        : [],
    ),
    text: perLanguage((language) => cover(text[language])),
  };
  return [entry];
}

async function creditOf(folder: string) {
  const { game, text } = await loadGame(folder);
  return [game.id, perLanguage((language) => text[language].credit)] as const;
}

/**
 * What is not kept: the worker itself, the page for pages of others, what the server writes the house's name into or draws with,
 * and what only debuggers read.
 */
const NOT_KEPT = /^(sw\.js|embed\.html|manifest\.webmanifest)$|^cards\/|\.map$/;

/** Tells the service worker what to keep, and gives the list a version. */
function precache(): Plugin {
  return {
    name: 'precache',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') return;
        // Browsers run it as a plain script: with an import there would be no offline play, and nobody would be told.
        if (worker.imports.length > 0) throw new Error(`sw.js imports ${worker.imports.join(', ')}`);
        const built = Object.keys(bundle).filter((file) => !NOT_KEPT.test(file));
        const open = readdirSync(join(here, 'public')).filter((file) => !NOT_KEPT.test(file));
        const files = [...built, ...open].sort().map((file) => `/${file}`);
        const sum = createHash('sha256').update(files.join()).update(worker.code);
        for (const file of open) sum.update(readFileSync(join(here, 'public', file)));
        const version = sum.digest('hex').slice(0, 12);
        worker.code = `const PRECACHE=${JSON.stringify({ version, files })};${worker.code}`;
      },
    },
  };
}

/** Worth squeezing; letters are already. */
const SQUEEZED = /\.(js|css|html|svg|webmanifest)$/;

/** Beside each file the same one compressed: the server hands out what the browser understands. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = here }, bundle) {
      const files = [...Object.keys(bundle), ...readdirSync(join(here, 'public'))].filter((file) =>
        SQUEEZED.test(file),
      );
      for (const file of files) {
        const text = readFileSync(join(dir, file));
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(text));
        writeFileSync(join(dir, `${file}.gz`), gzipSync(text));
      }
    },
  };
}

/** Gallery and playground are for people who build: `npm run dev` serves them, no built client has them. */
const page = join(here, 'index.html');
const embed = join(here, 'embed.html');

/** Where a module stands in the repository, from its root: `/kit/board.ts`. */
const placeOf = (id: string): string => id.replaceAll('\\', '/').replace(ROOT, '');

/** The engine's modules, the kit's, the contract's and a game's do nothing by being loaded: what is not used of them is left out. */
const treeshake = {
  moduleSideEffects: (id: string) =>
    !/^\/(kernel|kit|bots|review|table|protocol|games)\/[^?]*\.tsx?$/.test(placeOf(id)),
};

/** Forms of the club, games as a whole: a table does without. */
const NOT_AT_TABLES = /^\/web\/(shell\/(deed|use-latest)|games\/whole-game)\.ts$/;

/**
 * What nearly every page needs comes as one file instead of thirty scraps: over a slow line a file costs more than its
 * bytes. So does what the table shares with the pages and dialogs around it. Words, pages and games stay apart.
 */
const shared = (name: string, parts: readonly string[]) => ({
  name,
  test: (id: string) => parts.some((part) => placeOf(id).includes(part)) && !NOT_AT_TABLES.test(placeOf(id)),
  minShareCount: 2,
  includeDependenciesRecursively: false,
});
/** What a game is begun with: nobody who sits at a table needs it yet. Listed before the house, whose folders it lies in. */
const BEGIN = shared('begin', [
  ...inFolder('/web/', 'local/play-bots', 'local/learn', 'games/seat-limits', 'shell/Cover'),
  COVERS,
]);
/** What stands on the shelf is for those who choose; who sits has chosen. */
const SHELF = shared('shelf', ['/web/games/catalogue.ts', CATALOGUE]);
/** What pages around the tables share. */
const AROUND = shared('around', inFolder('/web/', 'shell/HousePlate', 'shell/BotTag', 'state/club', 'shell/copy'));
/** What stands beside names comes after them. */
const ARMS = shared('arms', [
  ...inFolder('/web/', 'shell/PersonArms', 'state/arms/'),
  ...inFolder('/kit/seats/', 'Arms', 'charges'),
  '/protocol/arms.ts',
]);
/** The chronicle comes once the table stands. */
const CHRONICLE = shared('chronicle', [
  ...inFolder('/web/pages/table/chronicle/', 'ChroniclePart', 'chronicle.', 'entries', 'folding'),
  '/kit/panels/Chronicle',
]);
const HOUSE = shared('house', [
  ...inFolder('/web/', 'shell/', 'state/', 'connection/', 'games/', 'router.ts', 'api.ts', 'address.ts'),
  // How a game against bots begins is for the pages that begin one.
  ...inFolder('/web/local/', 'client.ts', 'indexed-db.ts'),
  ...inFolder('/kit/', 'controls/', 'motion/', 'pointing/', 'seats/', 'sheets/', 'cards/Picture', 'index.ts'),
  // Auctions, cards and hands are for some boards only, and come with them.
  ...inFolder('/kit/panels/', 'PaymentPicker', 'PromptBar', 'ScoreSheet', 'SeatPanel', 'SubsetPicker'),
  ...inFolder('/web/pages/table/', 'keyboard.ts'),
  ...inFolder('/node_modules/', '@preact/', 'preact/'),
  ...inFolder('/kernel/', 'game/module.ts', 'game/score.ts', 'choices/notation.ts', 'choices/payment.ts'),
  ...inFolder('/kernel/text/', 'grammar.', 'languages.ts', 'menus.ts', 'play.ts', 'plural.ts'),
  ...inFolder('/protocol/', 'address.ts', 'bot-accounts.ts', 'replies.ts'),
  ...['/table/chat/quick-chat.ts', 'preload-helper', GAMES],
]);
const TABLE = shared('table', [
  ...inFolder('/web/pages/table/', 'chronicle/playback', 'chronicle/since', 'forms/'),
  ...inFolder('/web/pages/table/', 'play.', 'seats/people', 'seats/unread-report', 'Side'),
  ...inFolder('/web/pages/table/prompt/', 'Prompt', 'WhyNotSlip', 'offer', 'tap'),
]);

function inFolder(folder: string, ...parts: readonly string[]): readonly string[] {
  return parts.map((part) => folder + part);
}

const JSX = { runtime: 'automatic', importSource: 'preact' } as const;

export default defineConfig({
  root: here,
  oxc: { jsx: JSX },
  optimizeDeps: { rolldownOptions: { transform: { jsx: JSX } } },
  plugins: [whole(), fromGames(), drawn(), cards({ root: here, oxc: { jsx: JSX } }), precache(), compressed()],
  // Scripts and styles find each other wherever they lie. Only the page names places, and the server tells it which.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  worker: { format: 'es', plugins: () => [fromGames(), drawn()], rolldownOptions: { treeshake } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake,
      input: { index: page, embed, sw: join(here, 'sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [BEGIN, SHELF, AROUND, ARMS, CHRONICLE, HOUSE, TABLE] },
      },
    },
  },
});
