/**
 * Does a master keep to its time, and to how much memory? Questions from a game, put to a master with the time it has at a table:
 *
 *     npm run -s limits -- condottiere --players 4 --questions 20
 *
 * Fails where a decision took longer, or the process grew by more, than a bot is allowed.
 */
import { parseArgs } from 'node:util';
import { measureLimits } from '../bots/node.ts';
import { findGame } from '../games/registry.ts';

const ALLOWED = { ms: 2000, bytes: 100_000_000 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '4' },
    ms: { type: 'string', default: '1500' },
    questions: { type: 'string', default: '20' },
  },
});
const module = await findGame(positionals[0] ?? '');
const { questions, ms, grown } = await measureLimits(module, {
  registry: new URL('../games/registry.ts', import.meta.url),
  seats: Number(values.players),
  level: 'master',
  budget: { ms: Number(values.ms) },
  questions: Number(values.questions),
});
console.log(JSON.stringify({ game: module.game.id, ...values, questions, ms, grown }, null, 2));
if (ms === null || ms.max > ALLOWED.ms || grown > ALLOWED.bytes) process.exitCode = 1;
