/**
 * How the browser client is built: every page in this folder, TSX with Preact. Three small plugins of our own: the
 * catalogue of games found under games/, the list of files the service worker keeps, and compressed copies.
 */
import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { gameFolders, loadGame } from '../games/registry.ts';

const here = import.meta.dirname;

/** `virtual:catalogue`: title, blurb and number of players of each game, read from the games themselves. */
function catalogue(): Plugin {
  const name = 'virtual:catalogue';
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const games = await Promise.all(gameFolders().map(onShelf));
      return `export default ${JSON.stringify(games)}`;
    },
  };
}

async function onShelf(folder: string) {
  const { game, text } = await loadGame(folder);
  const cover = ({ title, blurb, credit }: typeof text.en) => ({ title, blurb, credit });
  return {
    id: game.id,
    folder: basename(folder),
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

/** The engine's modules do nothing by being loaded: what is not used of them is left out. */
const treeshake = { moduleSideEffects: (id: string) => !/[\\/](kernel|bots|table)[\\/][^?]*\.ts$/.test(id) };

export default defineConfig({
  root: here,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [catalogue(), precache(), compressed()],
  worker: { format: 'es', plugins: () => [catalogue()], rolldownOptions: { treeshake } },
  server: { proxy: { '/api': 'http://localhost:4321', '/socket': { target: 'ws://localhost:4321', ws: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: {
      treeshake,
      input: { ...pages, sw: join(here, 'sw.ts') },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
});
