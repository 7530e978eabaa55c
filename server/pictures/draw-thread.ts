/** The thread of drawer.ts: SVG in, PNG out. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const { letters } = workerData as { readonly letters: readonly Uint8Array[] }; // as drawer.ts gives it
const ready = initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

parentPort!.on('message', async (svg: string) => {
  await ready;
  const font = { fontBuffers: [...letters], defaultFontFamily: 'Alegreya Sans' };
  const drawn = new Resvg(svg, { font }).render();
  const png = drawn.asPng();
  drawn.free();
  parentPort!.postMessage(png);
});
