/**
 * What the server draws pictures of links from, made with the client: the covers of the games, the shields, letters, and a module
 * for each game that draws its positions. The drawings are ours and written for a browser, so their colours are put in as the
 * light theme has them.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { build, type InlineConfig, type Plugin, runnerImport } from 'vite';
import { gameFolders, loadGame } from '../games/registry.ts';
import { propertiesIn } from '../kit/pictures/flat.ts';
import { drawn as drawnSheets } from './drawn.ts';
import { liningFigures, ownFamily } from './letters.ts';

const ROOT = dirname(import.meta.dirname);
const FONTS = join(ROOT, 'kit', 'fonts');
const LETTERS = [
  ...['alegreya-latin-700', 'alegreya-cyrillic-700'],
  ...['latin-400', 'latin-700', 'cyrillic-400', 'cyrillic-700'].map((name) => `alegreya-sans-${name}`),
].map((name) => `${name}-normal`);
/** Of the names of seas. */
const SLANTED = ['latin', 'cyrillic'].map((script) => `alegreya-${script}-400-italic`);

export function cards(config: InlineConfig): Plugin {
  return {
    name: 'cards',
    apply: 'build',
    async generateBundle() {
      const emit = (name: string, source: string | Uint8Array) =>
        void this.emitFile({ type: 'asset', fileName: `cards/${name}`, source });
      const kit = await imported<{ Patterns: ComponentType }>(config, join(ROOT, 'kit/seats/Patterns.tsx'));
      emit('defs.svg', drawn(kit.Patterns));
      for (const folder of gameFolders()) {
        const [cover] = globSync('board/**/Cover.tsx', { cwd: folder });
        if (cover === undefined) continue;
        const { id } = (await loadGame(folder)).game;
        const { Cover } = await imported<{ Cover: ComponentType }>(config, join(folder, cover));
        emit(`${id}.svg`, drawn(Cover));
        const drawing = await drawingOf(config, folder);
        if (drawing !== null) emit(`${id}.mjs`, drawing);
      }
      for (const name of [...LETTERS, ...SLANTED]) {
        const file = readFileSync(join(FONTS, `${name}.woff2`));
        emit(`${name}.woff2`, name.includes('cyrillic') ? ownFamily(file) : liningFigures(file));
      }
    },
  };
}

async function imported<T>(config: InlineConfig, file: string): Promise<T> {
  return (await runnerImport<T>(file, { ...config, configFile: false, logLevel: 'error' })).module;
}

const tokens = readFileSync(join(ROOT, 'kit/css/tokens.css'), 'utf8');

/** What it says first is the light theme. */
function colourOf(name: string): string {
  return new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
}

function drawn(Drawing: ComponentType): string {
  return renderToString(h(Drawing, {})).replace(/var\(--([\w-]+)\)/g, (_, name: string) => colourOf(name));
}

const DRAWING = 'virtual:drawing';

/** All that it takes to draw a position of this game, in one module; null for a game that draws none. */
async function drawingOf(config: InlineConfig, folder: string): Promise<string | null> {
  const [file] = globSync('board/picture.tsx', { cwd: folder });
  if (file === undefined) return null;
  const styles = [join(ROOT, 'kit/css/tokens.css'), ...globSync('board/**/*.css', { cwd: folder }).map(inside(folder))];
  const properties = Object.assign({}, ...styles.map((style) => propertiesIn(readFileSync(style, 'utf8'))));
  const source = [
    ...globSync('text/{en,ru,de}.ts', { cwd: folder }).map((words) => `import ${quoted(join(folder, words))};`),
    `import { picture } from ${quoted(join(folder, file))};`,
    `import { drawing } from ${quoted(join(ROOT, 'web/drawing.ts'))};`,
    `export const draw = drawing(picture, ${JSON.stringify(properties)});`,
  ].join('\n');
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [entry(source), drawnSheets()],
    build: {
      write: false,
      ssr: true,
      minify: true,
      rolldownOptions: { input: DRAWING, output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
  const made = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = made.find((one) => one.type === 'chunk')?.code;
  if (code === undefined) throw new Error(`nothing was made of ${file}`);
  return code;
}

const quoted = (path: string): string => JSON.stringify(path.replaceAll('\\', '/'));
const inside = (folder: string) => (file: string) => join(folder, file);

function entry(source: string): Plugin {
  return {
    name: 'drawing',
    resolveId: (id) => (id === DRAWING ? `\0${id}` : undefined),
    load: (id) => (id === `\0${DRAWING}` ? source : undefined),
  };
}
