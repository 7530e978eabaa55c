/** signoria bench: how fast the engine is, and how fast beside a peer measured in the same run. */
import { bench as measure } from '../bench/run.ts';
import { command } from '../command.ts';
import { loadGames } from '../games.ts';

const SECONDS = 2;

export const bench = command({
  flags: ['seconds', 'json'],
  args: { min: 0, max: 0 },
  async run({ flags, io, text }) {
    const games = (await loadGames()).map(({ game }) => game.id);
    const bar = io.progress(text.progress.bench, games.length + 1);
    const figures = await measure(games, flags.seconds ?? SECONDS, bar.at);
    bar.end();
    if (flags.json) io.json({ ...figures, peer: { ...figures.peer, measured: text.bench.measured } });
    else for (const line of text.bench.report(figures)) io.out(line);
    return figures.peer.sameGames ? 0 : 1;
  },
});
