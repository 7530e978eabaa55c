/** A flood against a server with the limits as they are: what is beyond the rate must be refused, and nobody else wait. */
import { LIMITS } from '../../index.ts';
import { call, connect, createTable, newGuest, plan } from '../../testing/client.ts';
import { isWell, startChild } from '../process.ts';

export interface Flooded {
  readonly crashes: number;
  readonly unlimited: number;
  /** Requests of an honest person that did not come off meanwhile. */
  readonly hurt: number;
}

/** Messages at once from one connection: more than are borne with. */
const WAVE = LIMITS.patience + 200;

export async function flood(messages: number, game: string): Promise<Flooded> {
  const server = await startChild({ port: 0, database: ':memory:' });
  const honest = await connect(await newGuest(server.address));
  const { table } = await createTable(honest.guest, plan(game, ['me', 'open']));
  let unlimited = 0;
  let hurt = 0;
  const attacker = await newGuest(server.address);
  for (let sent = 0; sent < messages; sent += WAVE) {
    const wave = drown(attacker, Math.min(WAVE, messages - sent));
    const reply = await honest.ask({ type: 'sit', table, seat: (sent / WAVE) % 2 });
    if (reply.type !== 'done') hurt++;
    unlimited += await wave;
  }
  const requests = await Promise.all(
    Array.from({ length: LIMITS.creations + 5 }, () => call(attacker, '/api/tables', plan(game, ['me', 'open']))),
  );
  unlimited += Math.max(0, requests.filter(({ status }) => status === 201).length - LIMITS.creations);
  const crashes = (await isWell(server)) ? 0 : 1;
  await honest.close();
  await server.stop();
  return { crashes, unlimited, hurt };
}

/** So many were carried out that should not have been. */
async function drown(guest: Awaited<ReturnType<typeof newGuest>>, wave: number): Promise<number> {
  const client = await connect(guest);
  const start = performance.now();
  let taken = 0;
  let heard = 0;
  const done = new Promise<void>((resolve) => {
    client.socket.on('message', (data) => {
      if (!String(data).includes('too-many')) taken++;
      if (++heard === wave) resolve();
    });
    client.socket.once('close', () => resolve());
  });
  for (let i = 0; i < wave; i++) client.raw(JSON.stringify({ type: 'undo', table: 'nowhere', id: `f${i}` }));
  await done;
  client.socket.terminate();
  const { burst, perSecond } = LIMITS.perConnection;
  return Math.max(0, taken - burst - Math.ceil(((performance.now() - start) / 1000) * perSecond) - 1);
}
