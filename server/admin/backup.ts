/** One moment of the whole house as a file that is sent and then forgotten here. Holds every secret there is. */
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../http/problems.ts';
import { reported } from '../log.ts';
import type { Services } from '../services.ts';

export interface Backup {
  readonly name: string;
  readonly size: number;
  readonly stream: ReadStream;
}

/** One at a time: each is as large as the house. */
const busy = new WeakSet<Services>();

export async function makeBackup(services: Services): Promise<Backup> {
  if (busy.has(services)) throw new Problem('too-many');
  busy.add(services);
  try {
    return await written(services);
  } finally {
    busy.delete(services);
  }
}

/** The folder is its owner's alone, and goes when the file has been sent or nobody wants it any more. */
async function written({ store, now, log }: Services): Promise<Backup> {
  const folder = await mkdtemp(join(tmpdir(), 'signoria-backup-'));
  const forget = () =>
    rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
      log.warn(reported(error), 'backup not removed'),
    );
  try {
    const file = join(folder, 'backup');
    await store.backup(file);
    const { size } = await stat(file);
    const stream = createReadStream(file).once('close', () => void forget());
    return { name: `signoria-${new Date(now()).toISOString().slice(0, 10)}.backup`, size, stream };
  } catch (error) {
    await forget();
    throw error;
  }
}
