/** What is measured and how far it can be trusted: the figures of docs/review.md, the misses first. */
import type { Measured } from '@signoria/kernel';
import { Dialog } from '@signoria/kit';
import { ENGINE } from '@signoria/review';
import { useState } from 'preact/hooks';
import { loadMeasured } from '../../asides.ts';
import { useAsync } from '../../shell/use-async.ts';
import { words } from '../../state/words.ts';
import { plain } from './figures.ts';
import { engineFor, type Figure, goalsOf } from './goals.ts';
import { useReview } from './state.ts';
import { reviewWords } from './text.ts';

export function Trust() {
  const { reel } = useReview();
  const { trust } = reviewWords.value;
  const [open, setOpen] = useState(false);
  const measured = useAsync(() => loadMeasured(reel.module.game.id), [reel.module.game.id]);
  const known = measured.state === 'ready' ? measured.value : null;
  const goals = known === null ? [] : goalsOf(known);
  return (
    <>
      <p class="rv-trust">
        {known === null ? trust.notMeasured : trust.measured(goals.filter(({ held }) => !held).length, goals.length)}{' '}
        <button type="button" class="link" onClick={() => setOpen(true)}>
          {trust.more}
        </button>
      </p>
      <Dialog open={open} title={trust.title} close={words.value.shell.close} onClose={() => setOpen(false)}>
        <div class="rv-trusted">
          {trust.what.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <h3>{trust.missesTitle}</h3>
          {known === null ? <p>{trust.notMeasured}</p> : <Misses measured={known} />}
        </div>
      </Dialog>
    </>
  );
}

function Misses({ measured }: { readonly measured: Measured }) {
  const { trust } = reviewWords.value;
  const { forecast, luck, variance, ceiling, losses, stability, residual, games, ledgers } = measured;
  const { review } = useReview();
  const rows: { readonly [F in Figure]: string } = {
    forecast: trust.rows.forecast(Math.max(...forecast)),
    luck: trust.rows.luck(Math.max(...luck.map(({ mean }) => Math.abs(mean)))),
    variance: trust.rows.variance(variance.mean, ceiling),
    losses: trust.rows.losses(losses.map((loss) => plain(loss)).join(', ')),
    stability: trust.rows.stability(stability.changed, stability.graded, stability.decisions),
    residual: trust.rows.residual(residual.construction, residual.strict),
  };
  return (
    <>
      <p>{trust.games(games, ledgers)}</p>
      {review.value === null ? null : <p>{trust.worlds(measured.worlds, review.value.budget.values)}</p>}
      <ul class="rv-goals">
        {goalsOf(measured)
          .toSorted((a, b) => Number(a.held) - Number(b.held))
          .map(({ what, held }) => (
            <li key={what} class={held ? 'good' : 'bad'}>
              <b>{held ? trust.held : trust.missed}</b> {rows[what]}
              {engineFor(measured, what) < ENGINE ? ` ${trust.earlier(engineFor(measured, what))}` : null}
            </li>
          ))}
      </ul>
    </>
  );
}
