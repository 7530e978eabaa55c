/**
 * What the server draws pictures of links from, made with the client: the covers of the games, the shields, and letters. The
 * drawings are ours and written for a browser, so their colours are put in as the light theme has them.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type InlineConfig, type Plugin, runnerImport } from 'vite';
import { gameFolders, loadGame } from '../games/registry.ts';

const ROOT = dirname(import.meta.dirname);
const FONTS = join(ROOT, 'kit', 'fonts');
const LETTERS = ['alegreya-latin-700', 'alegreya-cyrillic-700'].concat(
  ['latin-400', 'latin-700', 'cyrillic-400', 'cyrillic-700'].map((name) => `alegreya-sans-${name}`),
);

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
        const { Cover } = await imported<{ Cover: ComponentType }>(config, join(folder, cover));
        emit(`${(await loadGame(folder)).game.id}.svg`, drawn(Cover));
      }
      for (const name of LETTERS) emit(`${name}.woff2`, readFileSync(join(FONTS, `${name}-normal.woff2`)));
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
