/** signoria ladder: how strong every level of a game is, measured over as many runs as it takes. */
import { availableParallelism, constants, setPriority } from 'node:os';
import {
  type Block,
  climb,
  type Duel,
  type Measured,
  measured,
  OtherBots,
  playBlock,
  type Rung,
  readContestant,
  standardRungs,
} from '@signoria/bots';
import { blocksInThreads, withFrozen } from '@signoria/bots/node';
import type { GameModule } from '@signoria/kernel';
import { Failure } from '../args/failure.ts';
import { UsageError } from '../args/usage.ts';
import { type Call, command } from '../command.ts';
import { keepRecord, openRecord } from '../files/record.ts';
import { beginning, seatsOf } from '../games/beginning.ts';
import { gameNamed, REGISTRY } from '../games/games.ts';

const FLAGS = ['players', 'variant', 'option', 'a', 'b', 'games', 'iterations', 'full', 'record'] as const;
const ALL = [...FLAGS, 'threads', 'seed', 'json'] as const;
type LadderCall = Call<(typeof ALL)[number]>;

const GAMES = 400;
const ITERATIONS = 200;
const SEED = 'ladder';
/** The frozen bots that today's are compared with. */
const REFERENCE = 'ref-1';

export const ladder = command({
  flags: ALL,
  args: { min: 1, max: 1 },
  async run(call) {
    const { flags, io, text, language } = call;
    setPriority(constants.priority.PRIORITY_LOW);
    const module = await gameNamed(call.args[0]!);
    const { id, rules } = module.game;
    const { seats, options } = beginning(
      module,
      seatsOf(module, flags.players),
      { ...flags, edition: undefined },
      language,
    );
    const rungs = rungsOf(seats, call);
    const path = flags.record ?? `data/ladder/${id}-${seats}.json`;
    const begun = { game: id, rules, players: seats, options, seed: flags.seed ?? SEED, rungs: [] };
    const plan = { games: flags.games ?? GAMES, full: flags.full, today: new Date().toISOString().slice(0, 10) };
    const bar = io.progress(text.progress.games, plan.games * rungs.length);
    const record = await climb(openRecord(path, begun), rungs, plan, player(module, flags.threads), (grown, now) => {
      keepRecord(path, grown);
      bar.at(done(rungs, now, plan.games));
    }).catch((error: unknown) => {
      throw error instanceof OtherBots ? new Failure(text.ladder.otherBots(error.rung, path)) : error;
    });
    bar.end();
    const found = rungs.map(({ a, b }) => record.rungs.find((rung) => rung.a === a && rung.b === b)!);
    const results = found.map((rung) => measured(rung, seats));
    if (flags.json) io.json({ ...record, record: path, rungs: results });
    else for (const line of text.ladder.report(results)) io.out(line);
    return 0;
  },
});

function rungsOf(players: number, { flags }: LadderCall): readonly Rung[] {
  const { a, b, iterations = ITERATIONS } = flags;
  if (a === undefined && b === undefined) return standardRungs(players, iterations, REFERENCE);
  const rung = { a: a ?? `master:${iterations}`, b: b ?? 'adept', goal: 1 / players };
  for (const flag of ['a', 'b'] as const) {
    const bot = readContestant(rung[flag]);
    const isFixed =
      bot !== null && bot.budget?.ms === undefined && (bot.level !== 'master' || bot.budget !== undefined);
    if (!isFixed) throw new UsageError({ problem: 'not-a-fixed-bot', flag: `--${flag}`, given: rung[flag] });
  }
  return [rung];
}

/** On every core, or on this thread alone. */
function player(module: GameModule, asked: number | undefined) {
  const threads = asked ?? availableParallelism();
  return async (spec: Duel, next: () => number | null, done: (block: Block) => void): Promise<void> => {
    if (threads > 1) return blocksInThreads(spec, { registry: REGISTRY, game: module.game.id, threads }, next, done);
    const playable = await withFrozen(module, [spec.a, spec.b]);
    for (let block = next(); block !== null; block = next()) done(playBlock(playable, spec, block));
  };
}

function done(rungs: readonly Rung[], { a, b, games }: Measured, most: number): number {
  return rungs.findIndex((rung) => rung.a === a && rung.b === b) * most + games;
}
