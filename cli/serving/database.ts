/** Which database the server's commands work on: the one named, or a file in the data folder. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@signoria/kernel';
import type { Store } from '@signoria/store';
import { toldBy } from '../args/environment.ts';
import { Failure } from '../args/failure.ts';
import { UsageError } from '../args/usage.ts';

export const DATABASE_FLAGS = ['data', 'database'] as const;

interface Named {
  readonly data: string | undefined;
  readonly database: string | undefined;
}

const FOLDER = 'data';
const FILE = 'signoria.db';

/** What `openStore` understands. */
export function databaseOf(named: Named, env: NodeJS.ProcessEnv = process.env): string {
  const { url, folder } = placeOf(named, env);
  return url ?? fileIn(folder);
}

/** The same for whoever only looks: null where there is none yet. */
export function knownDatabase(named: Named, env: NodeJS.ProcessEnv = process.env): string | null {
  const { url, folder } = placeOf(named, env);
  const file = join(folder, FILE);
  return url ?? (existsSync(file) ? file : null);
}

function placeOf({ data, database }: Named, env: NodeJS.ProcessEnv) {
  if (data !== undefined && database !== undefined) {
    throw new UsageError({ problem: 'flags-exclude', one: 'data', other: 'database' });
  }
  const url = database ?? (data === undefined ? (toldBy(env, 'database') ?? env.DATABASE_URL) : undefined);
  return { url: url || null, folder: data ?? toldBy(env, 'data') ?? FOLDER };
}

function fileIn(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError({ problem: 'unwritable', file: folder, why });
  }
  return join(folder, FILE);
}

/** Does something with the store. What it refuses is told in the reader's language. */
export async function withStore<T>(language: Language, named: Named, work: (store: Store) => Promise<T>): Promise<T> {
  return inWords(language, async () => {
    const { openStore } = await import('@signoria/store');
    const store = await openStore(databaseOf(named));
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  });
}

/** Databases are loaded only where one is used: no other command should have to wait for them. */
export async function inWords<T>(language: Language, work: () => Promise<T>): Promise<T> {
  const { explain, StoreError } = await import('@signoria/store');
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreError ? new Failure(explain(error, language)) : error;
  }
}
