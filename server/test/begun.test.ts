// Tables begun before go on. The house of `begun/` was kept by the server of 16 November 2026 (commit 94463ca) with its own
// `backup`: a table of each game, a player and two bots, twelve answers of the player in.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Header, random, verify } from '@signoria/kernel';
import { openStore, readBack, type Store } from '@signoria/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import type { RunningServer } from '../index.ts';
import { anyAnswer, connect } from '../testing/client.ts';
import { testServer } from '../testing/server.ts';

const KEPT = join(import.meta.dirname, 'begun');

interface Begun {
  readonly cookie: string;
  readonly user: string;
  readonly name: string;
  /** When it was kept. */
  readonly at: number;
  readonly tables: { readonly [game: string]: string };
}

const begun = JSON.parse(readFileSync(join(KEPT, 'begun.json'), 'utf8')) as Begun;
const games = await loadGames();

let folder: string;
let server: RunningServer;
const inStore = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore(join(folder, 'house.sqlite'));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

/** The whole log with its key, as the file of a game that is not over. */
function fileOf(table: string) {
  return inStore(async (store) => {
    const row = await store.getTable(table);
    const key = await store.tableKey(table);
    const entries = (await store.entries(table)).map(({ seat, line, hash }) => ({ seat, line, hash }));
    return {
      format: 'signoria/1',
      header: readBack<Header>(row!.header),
      names: [],
      key: key!,
      entries,
      outcome: null,
    } as const;
  });
}

const before = new Map<string, readonly { readonly hash: string }[]>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signoria-begun-'));
  await inStore((store) => store.restore(join(KEPT, 'begun.backup')));
  for (const [game, table] of Object.entries(begun.tables)) before.set(game, (await fileOf(table)).entries);
  server = await testServer({ database: join(folder, 'house.sqlite'), now: () => begun.at });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('tables begun before', () => {
  it('are of every game', () => {
    expect(Object.keys(begun.tables).sort()).toEqual(games.map(({ game }) => game.id).sort());
  });

  it('open, and are played on to the next question', { timeout: 120_000 }, async () => {
    const client = await connect({ ...begun, address: server.address });
    for (const { game } of games) {
      const table = begun.tables[game.id]!;
      const view = await client.watch(table);
      expect([game.id, view.status]).toEqual([game.id, 'running']);
      const { ticket } = view.question!;
      const line = anyAnswer(game, view, random(3))!;
      expect([game.id, await client.ask({ type: 'answer', table, ticket, line })]).toMatchObject([
        game.id,
        { type: 'done' },
      ]);
      await client.until(table, (now) => now.question === null || now.question.ticket > ticket);
    }
    await client.close();
    await server.close();
  });

  it('have one log, from the first answer of then to the last of now, that holds hash by hash', async () => {
    for (const { game } of games) {
      const file = await fileOf(begun.tables[game.id]!);
      const old = before.get(game.id)!;
      expect(file.entries.slice(0, old.length)).toEqual(old);
      expect(file.entries.length).toBeGreaterThan(old.length);
      expect([game.id, verify(game, file)]).toMatchObject([game.id, { ok: true }]);
    }
  });
});
