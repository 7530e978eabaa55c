/** The key-value `meta`: what the server keeps about itself, and which migrations have run. */
import { type Engine, step } from './engine.ts';
import { StoreError } from './errors.ts';

/** The store's own key: which migrations have run. */
export const SCHEMA_KEY = 'schema';

export async function getMeta({ read, build }: Engine, key: string): Promise<string | null> {
  return (await read(build.selectFrom('meta').select('value').where('key', '=', key)))[0]?.value ?? null;
}

export async function setMeta({ write, build }: Engine, key: string, value: string | null): Promise<void> {
  if (key === SCHEMA_KEY) throw new StoreError('reserved', { key });
  const upsert = () =>
    build
      .insertInto('meta')
      .values({ key, value: value ?? '' })
      .onConflict((clash) => clash.column('key').doUpdateSet({ value: value ?? '' }));
  await write([step(value === null ? build.deleteFrom('meta').where('key', '=', key) : upsert())]);
}
