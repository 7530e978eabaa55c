/** The bar when all is over: who won, the score, the replay, the proof, another game. */
import { PromptBar } from '@signoria/kit';
import { go, paths } from '../../../router.ts';
import { words } from '../../../state/words.ts';
import { useAfterwards } from '../end/afterwards.ts';
import { usePlay } from '../play.ts';

export default function AfterGame() {
  const play = usePlay();
  const view = play.view.value!;
  const { table } = words.value;
  const { outcome, seats } = view;
  const bot = seats.find((seat) => seat.kind === 'bot');
  const alone = seats.filter(({ kind }) => kind === 'person').length === 1;
  const { deal } = view.settings;
  const toDeal = () => {
    if (deal?.id) return go(paths.deal(deal.id));
    void import('../../challenge/sending.ts').then(({ send }) => send(play.connection.file()));
  };
  const acts: { readonly [id: string]: () => void } = {
    ...useAfterwards(),
    review: () => go(paths.review(view.table, play.connection.local)),
    deal: toDeal,
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
        { id: 'score', label: table.score.title },
        { id: 'again', label: table.over.again },
        ...(bot !== undefined && alone && outcome !== null ? [{ id: 'deal', label: table.over.deal }] : []),
        { id: 'review', label: words.value.replay.review, icon: 'find' },
        { id: 'replay', label: table.over.replay, kind: 'ink', icon: 'history' },
        { id: 'fair', label: table.fair.check, kind: 'quiet', icon: 'check' },
      ]}
      onAnswer={(id) => acts[id]?.()}
    />
  );
}
