/** The bar when all is over: who won, the score, the replay, the proof, another game. */
import { PromptBar } from '../../kit/index.ts';
import { playBots } from '../../local/play-bots.ts';
import { go, paths } from '../../router.ts';
import { words } from '../../state/words.ts';
import { usePlay } from './play.ts';

export function AfterGame() {
  const play = usePlay();
  const view = play.view.value!;
  const { table } = words.value;
  const { outcome, header, seats } = view;
  const bot = seats.find((seat) => seat.kind === 'bot');
  const again = () => {
    const alone = seats.length === 1;
    if (!play.connection.local || (bot === undefined && !alone)) return go(`${paths.new}?game=${header.game}`);
    const { game, seats: count, options } = header;
    void playBots({ game, seats: count, level: bot?.level ?? 'adept', options });
  };
  const acts: { readonly [id: string]: () => void } = {
    replay: () => go(paths.replay(view.table, play.connection.local)),
    again,
    fair: () => {
      play.dialog.value = 'fair';
    },
    score: () => {
      play.dialog.value = 'score';
    },
  };
  return (
    <PromptBar
      label={table.prompt}
      mood="sealed"
      question={outcome === null ? table.over.abandoned : play.text.value.outcome(outcome, play.reader.value)}
      hint={table.over.title}
      answers={[
        { id: 'fair', label: table.fair.check, icon: 'check' },
        { id: 'score', label: table.score.title },
        { id: 'again', label: table.over.again },
        { id: 'replay', label: table.over.replay, kind: 'ink', icon: 'history' },
      ]}
      onAnswer={(id) => acts[id]?.()}
    />
  );
}
