/** Cards are drawn in a thread, one after another, and the latest are kept: whoever shares a link has many readers. */
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { askThread } from '../work/asking.ts';
import type { Art } from './art.ts';

/** SVG that is ready, or a position that the thread draws: none of that holds up anybody's game. */
export type Drawing = { readonly svg: string } | { readonly game: string; readonly position: object };

export interface Drawer {
  /** Null when too many wait already, or it could not be drawn. */
  draw(drawing: Drawing): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

const THREAD = new URL('./draw-thread.ts', import.meta.url);
const KEPT = 100;
const QUEUE = 20;
/** A thread holds some ten megabytes: it ends when nobody has shared anything for a while. */
const IDLE_MS = 5 * 60_000;

export function makeDrawer({ letters, drawings }: Pick<Art, 'letters' | 'drawings'>): Drawer {
  const kept = new Map<string, Promise<Uint8Array | null>>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let tail: Promise<unknown> = Promise.resolve();
  const end = async () => {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };
  const ask = async (drawing: Drawing) => {
    clearTimeout(idle);
    worker ??= new Worker(THREAD, { workerData: { letters, drawings } });
    const png = await askThread<Uint8Array>(worker, drawing);
    if (png === null) worker = null;
    idle = setTimeout(() => void end(), IDLE_MS).unref();
    return png;
  };
  const begin = (drawing: Drawing) => {
    waiting++;
    const drawn = tail.then(() => ask(drawing)).finally(() => waiting--);
    tail = drawn;
    return drawn;
  };
  return {
    async draw(drawing) {
      const key = keyOf(drawing);
      const known = kept.get(key);
      if (known === undefined && waiting >= QUEUE) return null;
      const drawn = known ?? begin(drawing);
      kept.delete(key);
      kept.set(key, drawn);
      if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
      const png = await drawn;
      if (png === null) kept.delete(key);
      return png;
    },
    close: end,
  };
}

/** Views are long: what was drawn of them is known by less. */
function keyOf(drawing: Drawing): string {
  return createHash('sha256').update(JSON.stringify(drawing)).digest('base64');
}
