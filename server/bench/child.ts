/** A real server in a process of its own, for whoever wants to kill, flood or measure it. Started by process.ts. */
import { enableCompileCache } from 'node:module';
import { answerQuestions, type ChildOptions } from './process.ts';

enableCompileCache();
const { startServer } = await import('../index.ts');
const { AT_ONCE } = await import('../testing/server.ts');
const { PACING } = await import('@signoria/table');

process.once('message', async ({ noughts, humanPace, ...options }: ChildOptions) => {
  answerQuestions();
  const games = noughts === true ? { games: [(await import('./measure/noughts.ts')).noughts] } : {};
  const server = await startServer({
    host: '127.0.0.1',
    web: null,
    log: 'silent',
    pacing: humanPace === true ? PACING : AT_ONCE,
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
