/** signoria bench: how fast the engine is, and how fast beside a peer measured in the same run. */
import { layOut } from '../bench/before.ts';
import { bench as measure } from '../bench/run.ts';
import { command } from '../command.ts';
import { gameNamed, loadGames } from '../games/games.ts';

const SECONDS = 2;

export const bench = command({
  flags: ['seconds', 'against', 'json'],
  args: { min: 0, max: 5 },
  async run({ args, flags, io, text }) {
    const named = args.length === 0 ? await loadGames() : await Promise.all(args.map(gameNamed));
    const games = named.map(({ game }) => game.id);
    const earlier = flags.against === undefined ? null : layOut(flags.against);
    const bar = io.progress(text.progress.bench, games.length + 1);
    const figures = await measure(games, flags.seconds ?? SECONDS, bar.at, earlier?.bench).finally(() =>
      earlier?.remove(),
    );
    bar.end();
    if (flags.json) io.json({ ...figures, peer: { ...figures.peer, measured: text.bench.measured } });
    else for (const line of text.bench.report(figures)) io.out(line);
    return figures.peer.sameGames ? 0 : 1;
  },
});
