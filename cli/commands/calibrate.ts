/** signoria calibrate: how far a game's reviews can be trusted, measured on games by bots. */
import { DEEP, QUICK } from '@signoria/review';
import { calibrating } from '@signoria/review/calibrate';
import { command } from '../command.ts';
import { beginning, seatsOf } from '../games/beginning.ts';
import { gameNamed } from '../games/games.ts';
import { freshSeed } from '../games/seed.ts';

const GAMES = 100;

export const calibrate = command({
  flags: [
    'games',
    'players',
    'variant',
    'option',
    'edition',
    'iterations',
    'seed',
    'fit',
    'deep',
    'ledgers',
    'only',
    'json',
  ],
  args: { min: 1, max: 1 },
  async run({ args, flags, io, text, language }) {
    const module = await gameNamed(args[0]!);
    const start = beginning(module, seatsOf(module, flags.players), flags, language);
    const { games = GAMES, seed = freshSeed(), iterations, ledgers, only } = flags;
    const wished = {
      ...(iterations === undefined ? {} : { iterations }),
      ...(ledgers === undefined ? {} : { ledgers }),
      ...(only === undefined ? {} : { only: [only] }),
    };
    const plan = { ...start, games, seed, fit: flags.fit, budget: flags.deep ? DEEP : QUICK, ...wished };
    const work = calibrating(module, plan);
    const bar = io.progress(text.progress.games, 1);
    let next = work.next();
    for (; !next.done; next = work.next()) bar.at(next.value.done / next.value.total);
    bar.end();
    const found = { game: module.game.id, players: start.seats, seed, ...next.value };
    if (flags.json) io.json(found);
    else for (const line of text.review.calibrated(found)) io.out(line);
    return 0;
  },
});
