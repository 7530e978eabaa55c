/** The thread of drawer.ts: SVG in, PNG out. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Letters } from './art.ts';
import type { Drawing } from './drawer.ts';

const { letters } = workerData as { readonly letters: readonly Letters[] }; // as drawer.ts gives it
const ready = initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

parentPort!.on('message', async ({ svg, script }: Drawing) => {
  await ready;
  // Of two files of one family the first is asked first: the script that is read here.
  const sorted = letters.toSorted((a, b) => Number(b.script === script) - Number(a.script === script));
  const font = { fontBuffers: sorted.map(({ bytes }) => bytes), defaultFontFamily: 'Alegreya Sans' };
  const drawn = new Resvg(svg, { font }).render();
  const png = drawn.asPng();
  drawn.free();
  parentPort!.postMessage(png);
});
