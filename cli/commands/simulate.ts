/** signoria simulate: many games by bots, and what came of them. */
import { simulate as playMany } from '@signoria/bots';
import { canonical, combinations, type GameModule, readOptions } from '@signoria/kernel';
import { type Call, command } from '../command.ts';
import { type Beginning, beginning, seatsOf } from '../games/beginning.ts';
import { gameNamed } from '../games/games.ts';
import { freshSeed } from '../games/seed.ts';
import { type Report, reportOf, sumOf } from '../games/simulated.ts';

const BEGINNING = ['players', 'variant', 'option', 'edition', 'all-variants'] as const;
const FLAGS = ['games', 'policy', 'iterations', 'seed', ...BEGINNING, 'json'] as const;
type SimulateCall = Call<(typeof FLAGS)[number]>;

const GAMES = 100;

export const simulate = command({
  flags: FLAGS,
  args: { min: 1, max: 1 },
  async run(call) {
    const { flags, io, text } = call;
    const module = await gameNamed(call.args[0]!);
    const starts = startsOf(module, call);
    const seed = flags.seed ?? freshSeed();
    const reports = playAll(module, starts, seed, call);
    const whole = { ...sumOf(reports), players: starts[0]!.seats, policy: flags.policy ?? 'random', seed };
    const variants = flags['all-variants'] ? starts.map(({ options }, i) => ({ options, ...reports[i]! })) : [];
    if (flags.json) io.json(flags['all-variants'] ? { ...whole, variants } : whole);
    else for (const line of text.simulate(whole, variants)) io.out(line);
    return whole.finished === whole.games ? 0 : 1;
  },
});

/** One beginning, or with `--all-variants` every legal combination of switches on top of the options given. */
function startsOf(module: GameModule, { flags, language }: SimulateCall): readonly Beginning[] {
  const start = beginning(module, seatsOf(module, flags.players), flags, language);
  if (!flags['all-variants']) return [start];
  const { options: schema } = module.game;
  const mixed = combinations(schema, start.seats).map((options) => ({ ...options, ...start.options }));
  const legal = mixed.filter((options) => readOptions(schema, options, start.seats).ok);
  const distinct = new Map(legal.map((options) => [canonical(options), options]));
  return [...distinct.values()].map((options) => ({ ...start, options }));
}

function playAll(module: GameModule, starts: readonly Beginning[], seed: string, call: SimulateCall): Report[] {
  const { flags, io, text } = call;
  const games = flags.games ?? GAMES;
  const bar = io.progress(text.progress.games, games * starts.length);
  const budget = flags.iterations === undefined ? {} : { iterations: flags.iterations };
  const contestant = { level: flags.policy ?? 'random', budget };
  const reports = starts.map((start, i) => {
    const contestants = Array.from({ length: start.seats }, () => contestant);
    const progress = (done: number) => bar.at(i * games + done);
    return reportOf(playMany(module, { ...start, games, seed, contestants, progress }), seed);
  });
  bar.end();
  return reports;
}
