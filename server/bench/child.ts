/** A real server in a process of its own, for whoever wants to kill, flood or measure it. Started by process.ts. */
import { enableCompileCache } from 'node:module';
import { type ChildOptions, sweep } from './process.ts';

enableCompileCache();
const { startServer } = await import('../index.ts');
const { AT_ONCE } = await import('../testing/server.ts');

process.once('message', async ({ noughts, ...options }: ChildOptions) => {
  process.on('message', () => void sweep());
  const games = noughts === true ? { games: [(await import('./noughts.ts')).noughts] } : {};
  const server = await startServer({
    host: '127.0.0.1',
    web: null,
    log: 'silent',
    pacing: AT_ONCE,
    seeds: true,
    ...games,
    ...options,
  });
  process.on('SIGTERM', () => server.close().then(() => process.exit()));
  process.send!({ address: server.address });
});

// Without whoever started it nobody would ever stop it.
process.on('disconnect', () => process.exit());
process.send!('ready');
