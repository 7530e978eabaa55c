/** Two games of a closed deal beside each other: one's own, or the best, and any other. */
import { Sheet } from '@signoria/kit';
import type { DealView } from '@signoria/protocol';
import { me } from '../../state/me.ts';
import { tableWords } from '../../state/words.ts';
import { ChoosePair } from '../challenge/Pair.tsx';
import { dealsWords } from './text.ts';

export function SideBySide({ view }: { readonly view: DealView }) {
  const say = dealsWords.value;
  const order = view.ranking.flatMap(({ table, user, name, points, rank }) => {
    const known = name || tableWords.value.gone;
    return table === null ? [] : [{ table, user, name: known, label: say.gameOf(rank, known, points) }];
  });
  const own = order.find(({ user }) => user === me.value?.user) ?? order[0];
  const games = own === undefined ? [] : [own, ...order.filter((one) => one !== own)];
  if (games.length < 2) return null;
  return (
    <Sheet title={say.beside}>
      <div class="pad stack">
        <p class="note">{say.besideNote}</p>
        <ChoosePair game={view.game} seat={view.seat} games={games} labels={{ one: say.one, other: say.other }} />
      </div>
    </Sheet>
  );
}
