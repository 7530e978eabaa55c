/** signoria arena: which of two bots plays better, and how sure that is; or a table of ratings of all levels. */
import { type Contestant, type Duel, duel, RUNGS, readContestant, writeContestant } from '@signoria/bots';
import { duelInThreads, withFrozen } from '@signoria/bots/node';
import type { GameModule } from '@signoria/kernel';
import { UsageError } from '../args/usage.ts';
import { type Call, command } from '../command.ts';
import { type Beginning, beginning, seatsOf } from '../games/beginning.ts';
import { gameNamed, REGISTRY } from '../games/games.ts';
import { freshSeed } from '../games/seed.ts';

const BEGINNING = ['players', 'variant', 'option', 'edition'] as const;
const FLAGS = ['a', 'b', 'games', ...BEGINNING, 'iterations', 'ms', 'threads', 'seed', 'ratings', 'json'] as const;
type ArenaCall = Call<(typeof FLAGS)[number]>;

const GAMES = 100;

export const arena = command({
  flags: FLAGS,
  args: { min: 1, max: 1 },
  async run(call) {
    const { flags, language } = call;
    const module = await gameNamed(call.args[0]!);
    const start = beginning(module, seatsOf(module, flags.players), flags, language);
    const seed = flags.seed ?? freshSeed();
    return flags.ratings ? rateAll(module, start, seed, call) : compare(module, start, seed, call);
  },
});

async function compare(module: GameModule, start: Beginning, seed: string, call: ArenaCall): Promise<number> {
  const { flags, io, text } = call;
  const { a, b } = { a: contestant('a', flags.a ?? 'master', call), b: contestant('b', flags.b ?? 'adept', call) };
  const blocks = Math.ceil((flags.games ?? GAMES) / start.seats);
  const bar = io.progress(text.progress.games, blocks * start.seats);
  const progress = (done: number) => bar.at(done * start.seats);
  const spec: Duel = { ...start, a, b, blocks, seed };
  const threads = { registry: REGISTRY, game: module.game.id };
  const result =
    flags.threads === undefined || flags.threads === 1
      ? duel(await withFrozen(module, [a, b]), spec, progress)
      : await duelInThreads(spec, { ...threads, threads: flags.threads }, progress);
  bar.end();
  const names = { a: writeContestant(a), b: writeContestant(b) };
  if (flags.json) io.json({ game: module.game.id, players: start.seats, ...names, seed, ...result });
  else for (const line of text.arena.duel(names.a, names.b, result)) io.out(line);
  return 0;
}

async function rateAll(module: GameModule, start: Beginning, seed: string, call: ArenaCall): Promise<number> {
  const { flags, io, text } = call;
  const extra = (['a', 'b'] as const).flatMap((flag) => flags[flag] ?? []);
  const pool = [...RUNGS, ...extra].map((name) => contestant('ratings', name, call));
  const contestants = Object.fromEntries(pool.map((bot) => [writeContestant(bot), bot]));
  const games = flags.games ?? GAMES;
  const bar = io.progress(text.progress.games, games);
  const { ratings } = await import('@signoria/bots/ratings');
  const table = ratings(await withFrozen(module, pool), { ...start, contestants, games, seed }, bar.at);
  bar.end();
  if (flags.json) io.json({ game: module.game.id, players: start.seats, games, seed, ratings: table });
  else for (const line of text.arena.ratings(table)) io.out(line);
  return 0;
}

/** `--iterations` and `--ms` are for the masters that name no budget of their own. */
function contestant(flag: string, given: string, { flags }: ArenaCall): Contestant {
  const bot = readContestant(given);
  if (bot === null) throw new UsageError({ problem: 'not-a-bot', flag: `--${flag}`, given });
  if (bot.level !== 'master' || bot.budget !== undefined) return bot;
  if (flags.iterations !== undefined) return { ...bot, budget: { iterations: flags.iterations } };
  return flags.ms === undefined ? bot : { ...bot, budget: { ms: flags.ms } };
}
