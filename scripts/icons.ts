// Draws the icons of the installed client from web/public/icon.svg: `npm run icons`. What is drawn is kept in git.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const ROOT = join(import.meta.dirname, '..');
const PUBLIC = join(ROOT, 'web', 'public');
const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');

/** On its own ground, to be cut to any shape: the mark keeps to the middle. */
const whole = svg;
/** The mark alone, as large as the square allows. */
const bare = svg.replace(/<rect [^>]*>/, '').replace(/translate\(76 76\) scale\(9\)/, 'translate(6 6) scale(12.5)');

const ICONS = [
  { file: 'icon-192.png', size: 192, drawing: bare },
  { file: 'icon-512.png', size: 512, drawing: bare },
  { file: 'icon-maskable-192.png', size: 192, drawing: whole },
  { file: 'icon-maskable-512.png', size: 512, drawing: whole },
  { file: 'icon-apple-180.png', size: 180, drawing: whole },
] as const;

const fromServer = createRequire(join(ROOT, 'server', 'package.json'));
await initWasm(readFileSync(fromServer.resolve('@resvg/resvg-wasm/index_bg.wasm')));
for (const { file, size, drawing } of ICONS) {
  const drawn = new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render();
  writeFileSync(join(PUBLIC, file), drawn.asPng());
  console.log(file);
}
