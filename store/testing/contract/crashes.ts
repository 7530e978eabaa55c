/** Contract: a writer killed in the middle of its work loses nothing it had been told was written. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Given } from '../contract.ts';
import { aTable } from '../place.ts';

const APPENDER = fileURLToPath(new URL('../appender.ts', import.meta.url));

/** Starts a process that appends without pause, kills it after `acks` acknowledgements; gives the last one heard. */
async function appendAndDie(connection: string, table: string, acks: number): Promise<number> {
  const child = spawn(process.execPath, [APPENDER, connection, table], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  try {
    return await acknowledged(child, acks);
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
}

async function acknowledged(child: ChildProcess, acks: number): Promise<number> {
  let last = 0;
  let count = 0;
  for await (const line of createInterface({ input: child.stdout! })) {
    last = Number(line);
    // No break: what it says between the blow and its death was acknowledged too.
    if (++count === acks) child.kill('SIGKILL');
  }
  return last;
}

export function crashes(given: Given): void {
  it('keeps every acknowledged entry, whole, with what was written along', async () => {
    const { id } = await given.store.createTable(aTable(1));
    let told = 0;
    for (const acks of [1, 25, 90, 200]) {
      const heard = await appendAndDie(given.place.connection, id, acks);
      expect(heard).toBeGreaterThanOrEqual(told + acks);
      const store = await given.place.open();
      const log = await store.entries(id);
      told = log.length;
      expect(told).toBeGreaterThanOrEqual(heard);
      expect(log.map(({ seq, line }) => `${seq} ${line}`)).toEqual(log.map((_, i) => `${i + 1} move ${i + 1}`));
      expect(await store.getTable(id)).toMatchObject({ version: told + 1, updated: told });
      expect(await store.snapshot(id)).toEqual({ seq: told, state: `"after ${told}"` });
    }
  });
}
