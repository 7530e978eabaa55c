/**
 * Sheets of drawings (kit/sheet) as files beside the script: `import sheet from './sheet.ts?drawn'` is the address of the file
 * with what that module exports as `sheet`. Browsers fetch it with the board and keep it; it is no script.
 */
import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Sheet, sheetFile } from '@signoria/kit/sheet';
import type { Plugin } from 'vite';

const QUERY = '?drawn';

async function draw(module: string): Promise<{ readonly address: string; readonly file: string }> {
  const { sheet } = (await import(`${pathToFileURL(module).href}?${Date.now()}`)) as { readonly sheet: Sheet };
  const file = sheetFile(sheet);
  const sum = createHash('sha256').update(file).digest('hex').slice(0, 8);
  const name = basename(module).replace(/\..*$/, '');
  // games/<game>/board/drawings/sheet/sheet.ts: the game's name is what tells one from another.
  const game = /\/games\/([\w-]+)\//.exec(module.replaceAll('\\', '/'))?.[1] ?? basename(dirname(module));
  return { address: `/assets/${game}-${name}-${sum}.svg`, file };
}

/** Scripts lie in the same folder, wherever the house is. Vite would look for the file if it understood the address. */
function besideScript(name: string): string {
  return `const here = import.meta.url; export default new URL(${JSON.stringify(name)}, here).pathname`;
}

export function drawn(): Plugin {
  const shown = new Map<string, string>();
  let building = false;
  return {
    name: 'drawn',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const { address, file } = await draw(id.slice(0, -QUERY.length));
      if (building) this.emitFile({ type: 'asset', fileName: address.slice(1), source: file });
      else shown.set(address, file);
      return {
        code: building ? besideScript(basename(address)) : `export default ${JSON.stringify(address)}`,
        moduleType: 'js',
      };
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = shown.get(request.url ?? '');
        if (file === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(file);
      });
    },
  };
}
