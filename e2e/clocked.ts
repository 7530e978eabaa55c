/**
 * The server as `signoria serve` starts it, but with a clock that a test moves: `{ pass: ms }` from the parent process
 * moves it on, goes all rounds of the house, and is answered with how far the clock is ahead. Only tests start this; the
 * product has no such door.
 */
import { join } from 'node:path';
import { startServer } from '@signoria/server';
import { PACING } from '@signoria/table';

export interface Clocked {
  readonly port: number;
  readonly data: string;
  /** How far the clock is ahead already. */
  readonly ahead: number;
  readonly hurried: boolean;
  readonly base: string;
}

export interface Passing {
  readonly pass: number;
}

export interface Passed {
  readonly ahead: number;
}

const WEB = join(import.meta.dirname, '../web/dist');
const { port, data, ahead: before, hurried, base } = JSON.parse(process.argv[2]!) as Clocked;
let ahead = before;

/** Bots take their time so that people can follow; where nobody wants to, they need not. */
const AT_ONCE = { ...PACING, botMs: { novice: 0, adept: 0, master: 0, companion: 0 } };

const server = await startServer({
  port,
  base,
  host: '127.0.0.1',
  database: join(data, 'signoria.db'),
  web: WEB,
  log: 'warn',
  now: () => Date.now() + ahead,
  pacing: hurried ? AT_ONCE : PACING,
});

process.on('message', async ({ pass }: Passing) => {
  ahead += pass;
  await server.runJobs();
  process.send!({ ahead } satisfies Passed);
});
