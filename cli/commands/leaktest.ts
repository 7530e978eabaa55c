/** signoria leaktest: does any seat ever see what it may not know? */
import { leakTest } from '@signoria/kernel/testing';
import { command } from '../command.ts';
import { beginning } from '../games/beginning.ts';
import { gameNamed } from '../games/games.ts';
import { leakReport } from '../games/leaks.ts';

const POSITIONS = 1000;

export const leaktest = command({
  flags: ['positions', 'players', 'variant', 'option', 'seed', 'json'],
  args: { min: 1, max: 1 },
  async run({ args, flags, io, text, language }) {
    const module = await gameNamed(args[0]!);
    const { options } = beginning(module, flags.players ?? module.game.players.max, flags, language);
    const positions = flags.positions ?? POSITIONS;
    const bar = io.progress(text.progress.positions, positions);
    const found = leakTest(
      {
        module,
        positions,
        ...(flags.players === undefined ? {} : { players: [flags.players] }),
        ...(Object.keys(options).length === 0 ? {} : { options }),
        ...(flags.seed === undefined ? {} : { seed: flags.seed }),
      },
      bar.at,
    );
    bar.end();
    const report = leakReport(module.game.id, found);
    if (flags.json) io.json(report);
    else for (const line of text.leaktest(report)) io.out(line);
    return report.leaks === 0 ? 0 : 1;
  },
});
