/**
 * Freezes what every game tells its bots today, so that later bots can be measured against today's:
 *
 *     npm run freeze -- ref-2
 *
 * writes `bots/frozen/ref-2/<game>.js`: the game's policy and all it reads of rules and kernel, in one file that nobody
 * edits. The levels above it are frozen by their parameters (`bots/frozen.ts`). Only a state of another shape can break
 * a frozen policy; then a new reference is due.
 */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { gameFolders } from '../games/registry.ts';

const [version = ''] = process.argv.slice(2);
if (!/^ref-[1-9]\d*$/.test(version)) throw new Error('npm run freeze -- ref-<number>');
const out = join(import.meta.dirname, '../bots/frozen', version);
if (existsSync(out)) throw new Error(`${version} is frozen already, and stays as it is`);
for (const folder of gameFolders()) {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2024',
      minify: true,
      lib: { entry: join(folder, 'policy/policy.ts'), formats: ['es'], fileName: () => `${basename(folder)}.js` },
    },
  });
}
