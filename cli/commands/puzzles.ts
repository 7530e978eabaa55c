/** signoria puzzles: moments with one clearly best answer, found in games by bots, or by people who have agreed to it. */
import { constants, setPriority } from 'node:os';
import type { GameModule } from '@signoria/kernel';
import { ENOUGH, finding, newSet } from '@signoria/review/puzzles';
import { command } from '../command.ts';
import { playedGames } from '../files/played-games.ts';
import { keepPuzzles, openPuzzles } from '../files/puzzles.ts';
import { beginning, seatsOf } from '../games/beginning.ts';
import { gameNamed } from '../games/games.ts';

const GAMES = 400;
const SEED = 'puzzles';
/** Of sets from games of people: they do not mix with those of bots. */
const PEOPLE_SEED = 'people';
/** Tables of so many in turn, where nothing else is asked for. */
const TABLES = [3, 4, 5];

export const puzzles = command({
  flags: ['games', 'players', 'variant', 'option', 'seed', 'from', 'out', 'json'],
  args: { min: 1, max: 1 },
  async run(call) {
    const { args, flags, io, text, language } = call;
    setPriority(constants.priority.PRIORITY_LOW);
    const module = await gameNamed(args[0]!);
    const seats = tablesOf(module, flags.players);
    const { options } = beginning(module, seatsOf(module, flags.players), { ...flags, edition: undefined }, language);
    const from = flags.from === undefined ? null : await playedGames(flags.from, module, call);
    const { games = from?.length ?? GAMES, seed = from === null ? SEED : PEOPLE_SEED } = flags;
    const { out = `data/puzzles/${module.game.id}${from === null ? '' : '-people'}.json` } = flags;
    let set = openPuzzles(out, newSet(module, seed));
    const bar = io.progress(text.progress.games, ENOUGH);
    for (set of finding(module, { seed, games, seats, options, ...(from === null ? {} : { from }) }, set)) {
      keepPuzzles(out, set);
      bar.at(set.puzzles.length);
    }
    bar.end();
    if (flags.json) io.json({ ...set, out });
    else for (const line of text.review.puzzles(set, out)) io.out(line);
    return 0;
  },
});

function tablesOf({ game }: GameModule, asked: number | undefined): readonly number[] {
  if (asked !== undefined) return [asked];
  return TABLES.filter((seats) => seats >= game.players.min && seats <= game.players.max);
}
