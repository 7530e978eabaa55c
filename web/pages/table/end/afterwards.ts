/** Where one may go when a game is over: into its replay, or into another one. */
import { playBots } from '../../../local/play-bots.ts';
import { go, paths } from '../../../router.ts';
import { usePlay } from '../play.ts';

export function useAfterwards(): { replay(): void; again(): void } {
  const play = usePlay();
  const view = play.view.value!;
  const { header, seats } = view;
  return {
    replay: () => go(paths.replay(view.table, play.connection.local)),
    again: () => {
      const bot = seats.find((seat) => seat.kind === 'bot');
      const alone = seats.length === 1;
      if (!play.connection.local || (bot === undefined && !alone)) return go(`${paths.new}?game=${header.game}`);
      const { game, seats: count, options } = header;
      void playBots({ game, seats: count, level: bot?.level ?? 'adept', options });
    },
  };
}
