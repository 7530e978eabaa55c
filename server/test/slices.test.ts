/** Nothing that a stranger can cause holds the event loop: long work is done in slices, and waits in bounded queues. */
import { FORMAT, type GameFile } from '@signoria/kernel';
import { describe, expect, it, vi } from 'vitest';
import { call, createTable, newGuest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';
import { makeVerifier } from '../work/verifier.ts';
import { pause, yieldToEventLoop } from '../work/yielding.ts';

const game = await anyGame();

/** Longer than anybody may work at a stretch. */
function work(): void {
  const until = performance.now() + 12;
  while (performance.now() < until);
}

describe('long work', () => {
  it.each([1, 3])('gives way after every stretch, with %d at it', async (workers) => {
    let turns = 0;
    let over = false;
    const count = () => {
      turns++;
      if (!over) setImmediate(count);
    };
    setImmediate(count);
    const stretches: number[] = [];
    const worker = async () => {
      for (let i = 0; i < 5; i++) {
        await pause();
        stretches.push(turns);
        work();
      }
    };
    await Promise.all(Array.from({ length: workers }, worker));
    over = true;
    expect(stretches).toHaveLength(5 * workers);
    expect(new Set(stretches).size).toBe(5 * workers); // never two in one turn of the loop
  });

  it('goes on at once until a stretch is over', async () => {
    const clock = vi.spyOn(performance, 'now');
    clock.mockReturnValue(1e12);
    await pause();
    expect(pause()).toBeNull();
    clock.mockReturnValue(1e12 + 3);
    expect(pause()).toBeNull();
    clock.mockReturnValue(1e12 + 4);
    expect(pause()).not.toBeNull();
    clock.mockRestore();
    await yieldToEventLoop();
  });
});

/** A file of this game that does not hold. */
function badFile(): GameFile {
  const header = { game: game.id, rules: game.rules, seats: 2, options: {}, edition: null, commitment: 'none' };
  return { format: FORMAT, header, names: [], key: '0'.repeat(64), entries: [], outcome: null };
}

describe('game files from strangers', () => {
  const settings = { name: '', visibility: 'private', pace: 'live', language: 'any', rated: false } as const;
  const jobOf = (user: string) => ({
    file: badFile(),
    placed: { id: 't', code: 'c', by: { user, name: '' }, settings, now: 0 },
  });

  it('wait in a queue that is bounded for each user, and for all', async () => {
    const verifier = makeVerifier({ verifyMs: 60_000, verifyOwn: 1, verifyAll: 2 });
    const verdicts = await Promise.all(['ada', 'ada', 'bianca', 'carla'].map((user) => verifier.verify(jobOf(user))));
    const wrong = { ok: false, problem: { entry: 0, problem: 'commitment' } };
    expect(verdicts).toEqual([wrong, 'too-many', wrong, 'too-many']);
    expect(await verifier.verify(jobOf('ada'))).toEqual(wrong);
    await verifier.close();
  });

  it('and branches are so many for each user, and no more', async () => {
    const server = await testServer({ limits: { copies: { burst: 2, perSecond: 0 } } });
    const [ada, bianca] = [await newGuest(server.address), await newGuest(server.address)];
    const { table } = await createTable(ada, plan(game.id, ['me', 'novice']));
    const branch = { seq: 0, seat: 0, others: 'novice', name: '' };
    await call(ada, `/api/tables/${table}/start`, {});
    expect((await call(ada, `/api/tables/${table}/branch`, branch)).status).toBe(201);
    expect((await call(ada, '/api/files', badFile())).status).toBe(422);
    expect((await call(ada, '/api/files', badFile())).status).toBe(429);
    expect((await call(ada, `/api/tables/${table}/branch`, branch)).status).toBe(429);
    expect((await call(bianca, '/api/files', badFile())).status).toBe(422);
    await server.close();
  });
});
