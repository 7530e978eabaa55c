/** How much one can make of a deal: a diamond for every game, piled up over its points. Words say the same. */
import type { DealStanding } from '@signoria/protocol';
import { me } from '../../state/me.ts';
import { middleOf, pilesOf } from './piles.ts';
import { dealsWords } from './text.ts';

const BOX = { width: 400, height: 84, foot: 70 };
const SIZE = 5;
export function Spread({ ranking }: { readonly ranking: readonly DealStanding[] }) {
  const points = ranking.map((one) => one.points);
  const piles = pilesOf(ranking.map((one) => ({ points: one.points, own: one.user === me.value?.user })));
  const said = dealsWords.value.spreadOf(Math.min(...points), middleOf(points), Math.max(...points));
  const tallest = Math.max(...piles.map(({ games }) => games.length));
  const step = Math.min(SIZE * 2, (BOX.foot - SIZE) / tallest);
  return (
    <figure>
      <svg class="deal-spread" viewBox={`-10 0 ${BOX.width + 20} ${BOX.height}`} aria-hidden="true">
        <path d={`M-8 ${BOX.foot}H${BOX.width + 8}`} />
        {piles.map(({ at, games }) =>
          games.map((own, i) => {
            const [x, y] = [at * BOX.width, BOX.foot - SIZE - i * step];
            const d = `M${x} ${y - SIZE}l${SIZE} ${SIZE}l${-SIZE} ${SIZE}l${-SIZE} ${-SIZE}z`;
            return <path key={`${at}/${i}`} class={own ? 'one own' : 'one'} d={d} />;
          }),
        )}
      </svg>
      <figcaption>{said}</figcaption>
    </figure>
  );
}
