/** The thread of drawer.ts: a position becomes SVG, and SVG a PNG. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Art, DrawsPositions } from './art.ts';
import type { Drawing } from './drawer.ts';

const { letters, drawings } = workerData as Pick<Art, 'letters' | 'drawings'>; // as drawer.ts gives it
const ready = initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

async function svgOf(drawing: Drawing): Promise<string> {
  if ('svg' in drawing) return drawing.svg;
  const { href } = pathToFileURL(drawings.get(drawing.game)!);
  return ((await import(href)) as DrawsPositions).draw(drawing.position); // as web/cards.ts makes them
}

parentPort!.on('message', async (drawing: Drawing) => {
  await ready;
  const svg = await svgOf(drawing);
  const font = { fontBuffers: [...letters], defaultFontFamily: 'Alegreya Sans' };
  const drawn = new Resvg(svg, { font }).render();
  const png = drawn.asPng();
  drawn.free();
  parentPort!.postMessage(png);
});
