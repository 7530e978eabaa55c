/** Looking after a house with several servers: what one does to somebody, the others do too. */
import { startPostgres } from '@signoria/store/testing/postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { call, connect, createTable, newGuest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const postgres = await startPostgres();
const missing = 'unavailable' in postgres;
if (missing && process.env.CI === 'true') throw new Error(postgres.unavailable);
const game = await anyGame();

afterAll(async () => {
  if (!missing) await postgres.stop();
});

describe.skipIf(missing)('two servers on one PostgreSQL', () => {
  it('ask for the same code; a mute and a ban on one reach sockets of the other', async () => {
    if (missing) return;
    const { connection: database } = await postgres.createDatabase();
    const [here, there] = [
      await testServer({ database, setupCode: 'made' }),
      await testServer({ database, setupCode: 'made' }),
    ];
    const setupCode = here.setupCode!;
    expect(there.setupCode).toBe(setupCode);
    const doge = await newGuest(here.address);
    await call(doge, '/api/account', { handle: 'doge', password: 'ducal palace', setupCode });
    const ada = await newGuest(there.address);
    const { table } = await createTable(ada, plan(game.id, ['me', 'open']));
    const client = await connect(ada);
    const change = (what: object) => call(doge, `/api/admin/users/${ada.user}`, what);

    expect((await change({ what: 'mute', until: null })).status).toBe(200);
    await there.runJobs();
    expect(await client.ask({ type: 'chat', table, text: 'hello' })).toMatchObject({ refusal: { why: 'muted' } });

    const closed = new Promise<number>((resolve) => void client.socket.once('close', resolve));
    await change({ what: 'ban', until: null });
    await there.runJobs();
    expect(await closed).toBe(4403);
    await Promise.all([here.close(), there.close()]);
  });
});
