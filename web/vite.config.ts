/**
 * How the browser client is built: every page in this folder, TSX with Preact. Three small plugins of our own: what
 * the games under games/ say of themselves, the list of files the service worker keeps, and compressed copies.
 */
import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { gameFolders, loadGame } from '../games/registry.ts';

const here = import.meta.dirname;

const CATALOGUE = 'virtual:catalogue';
const GAMES = 'virtual:games';
const FACE = 'virtual:face/';

/**
 * What the games say of themselves, read when the client is built. `virtual:catalogue`: title, blurb and number of
 * players of each. `virtual:games`: the ways to fetch their parts, one game and one part at a time.
 */
function fromGames(): Plugin {
  return {
    name: 'from-games',
    resolveId: (id) => (id === CATALOGUE || id === GAMES || id.startsWith(FACE) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${CATALOGUE}`) return plain(await Promise.all(gameFolders().map(onShelf)));
      if (id === `\0${GAMES}`) return waysToGames();
      if (!id.startsWith(`\0${FACE}`)) return undefined;
      const { game } = await loadGame(id.slice(FACE.length + 1));
      return plain({ id: game.id, rules: game.rules, options: game.options });
    },
  };
}

const plain = (data: unknown): string => `export default ${JSON.stringify(data)}`;

/** By the anatomy of a game's folder: what a part is called, the file it stands in, and what that file exports. */
const PARTS = {
  modules: { file: 'index.ts', name: 'module' },
  boards: { file: 'board/index.tsx', name: 'board' },
  covers: { file: 'board/**/Cover.tsx', name: 'Cover' },
  notations: { file: 'rules/notation.ts', name: 'notation' },
  wordsEn: { file: 'text/en.ts', name: 'en' },
  wordsRu: { file: 'text/ru.ts', name: 'ru' },
  rules: { file: 'rules/game.ts', name: 'game' },
  policies: { file: 'policy/policy.ts', name: 'policy' },
  bidding: { file: 'rules/bidding.ts', name: 'bidding' },
  windows: { file: 'rules/windows.ts', name: 'windows' },
  orders: { file: 'text/orders.ts', name: 'orders' },
  warnings: { file: 'policy/warnings.ts', name: 'warnings' },
  guides: { file: 'guide/index.ts', name: 'guide' },
} as const;

/** Only of finished games, those with an index; a folder somebody is still working in breaks nothing. */
async function waysToGames(): Promise<string> {
  const games = await Promise.all(gameFolders().map(naming));
  const exported = (part: string, way: (folder: string) => string | undefined): string => {
    const ways = games.map(({ folder, id }) => ({ id, to: way(folder) })).filter(({ to }) => to !== undefined);
    return `export const ${part} = {${ways.map(({ id, to }) => `${JSON.stringify(id)}: ${to}`).join()}};`;
  };
  const faces = exported('faces', (folder) => fetching(FACE + folder, 'default'));
  const advised = exported('advised', (folder) => games.find((game) => game.folder === folder)!.advised);
  const parts = Object.entries(PARTS).map(([part, { file, name }]) =>
    exported(part, (folder) => {
      const [found] = globSync(file, { cwd: folder });
      return found === undefined ? undefined : fetching(join(folder, found), name);
    }),
  );
  return [faces, advised, ...parts].join('\n');
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

async function onShelf(folder: string) {
  const { game, text } = await loadGame(folder);
  const cover = ({ title, blurb, credit }: typeof text.en) => ({ title, blurb, credit });
  return {
    id: game.id,
    players: game.players,
    rules: game.rules,
    variants: Object.entries(game.options).flatMap(([id, option]) =>
      option.kind === 'switch' && option.advanced !== true
        ? [{ id, default: option.default, name: { en: text.en.options[id]?.name, ru: text.ru.options[id]?.name } }]
        : [],
    ),
    text: { en: cover(text.en), ru: cover(text.ru) },
  };
}

/** What only people who build look at is not kept. */
const NOT_KEPT = /(gallery|playground)|^sw\.js$|\.map$/;

/** Tells the service worker what to keep, and gives the list a version. */
function precache(): Plugin {
  return {
    name: 'precache',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') return;
        const built = Object.keys(bundle).filter((file) => !NOT_KEPT.test(file));
        const open = readdirSync(join(here, 'public'));
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

const pages = Object.fromEntries(
  globSync('*.html', { cwd: here }).map((page) => [basename(page, '.html'), join(here, page)]),
);

/** The engine's modules, and a game's, do nothing by being loaded: what is not used of them is left out. */
const treeshake = { moduleSideEffects: (id: string) => !/[\\/](kernel|bots|table|games)[\\/][^?]*\.tsx?$/.test(id) };

/**
 * What nearly every page needs comes as one file instead of thirty scraps: over a slow line a file costs more than its
 * bytes. So does what the table shares with the pages and dialogs around it. Words, pages and games stay apart.
 */
const shared = (name: string, parts: readonly string[]) => ({
  name,
  test: (id: string) => parts.some((part) => id.replaceAll('\\', '/').includes(part)),
  minShareCount: 2,
  includeDependenciesRecursively: false,
});
const HOUSE = shared('house', [
  ...inFolder('/web/', 'shell/', 'state/', 'connection/', 'games/', 'kit/', 'local/', 'router.ts', 'api.ts'),
  ...inFolder('/web/pages/table/', 'keyboard.ts'),
  ...inFolder('/node_modules/', '@preact/', 'preact/'),
  ...inFolder('/kernel/', 'module.ts', 'notation.ts', 'payment.ts', 'plural.ts', 'score.ts'),
  ...inFolder('/kernel/text/', 'grammar.', 'menus.ts', 'play.ts'),
  ...['/table/reactions.ts', 'preload-helper', CATALOGUE, GAMES],
]);
const TABLE = shared('table', [
  ...inFolder('/web/pages/table/', 'ChroniclePart', 'Prompt', 'Side', 'WhyNotSlip', 'forms/'),
  ...inFolder('/web/pages/table/', 'account', 'chronicle', 'offer', 'pace', 'people', 'play.', 'tap'),
]);

function inFolder(folder: string, ...parts: readonly string[]): readonly string[] {
  return parts.map((part) => folder + part);
}

export default defineConfig({
  root: here,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [fromGames(), precache(), compressed()],
  worker: { format: 'es', plugins: () => [fromGames()], rolldownOptions: { treeshake } },
  server: {
    proxy: { '^/api/': { target: 'http://localhost:4321' }, '/socket': { target: 'ws://localhost:4321', ws: true } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake,
      input: { ...pages, sw: join(here, 'sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [HOUSE, TABLE] },
      },
    },
  },
});
