/** signoria export: a saved game, or a simulated one, as a game file. */
import { type GameFile, keyFromSeed, newKey, toFile } from '@signoria/kernel';
import { UsageError } from '../args/usage.ts';
import { type Call, command } from '../command.ts';
import { fileText, openGood, readText, writeText } from '../files/files.ts';
import { beginning, seatsOf } from '../games/beginning.ts';
import { gameNamed } from '../games/games.ts';
import { simulateMatch } from '../games/simulated.ts';
import { playersWith } from '../terminal/people.ts';

const FLAGS = ['out', 'anonymous', 'simulate', 'players', 'policy', 'seed', 'variant', 'option', 'edition'] as const;
type ExportCall = Call<(typeof FLAGS)[number]>;

export const exportGame = command({
  flags: FLAGS,
  args: { min: 0, max: 1 },
  async run(call) {
    const { args, flags, io, text } = call;
    if (args.length === 1 && flags.simulate !== undefined)
      throw new UsageError({ problem: 'too-many', given: args[0]! });
    const file = flags.simulate === undefined ? await saved(call) : await simulated(flags.simulate, call);
    const written = fileText(flags.anonymous ? { ...file, names: [] } : file);
    if (flags.out === undefined) {
      io.out(written.trimEnd());
    } else {
      writeText(flags.out, written);
      io.err(text.files.wrote(flags.out, file.entries.length));
    }
    return 0;
  },
});

async function saved(call: ExportCall): Promise<GameFile> {
  const { args, text } = call;
  if (args[0] === undefined) throw new UsageError({ problem: 'no-argument', wanted: text.commands.export.args });
  return (await openGood(readText(args[0]), call)).file;
}

async function simulated(game: string, { flags, language }: ExportCall): Promise<GameFile> {
  const module = await gameNamed(game);
  const start = beginning(module, seatsOf(module, flags.players), flags, language);
  const key = flags.seed === undefined ? newKey() : keyFromSeed(flags.seed);
  const level = flags.policy ?? 'adept';
  return toFile(simulateMatch(module, { ...start, key }, level), playersWith(start.seats, level));
}
