/** The reader's own results over time, by game, beside those of everybody here. */
import { Sheet } from '@signoria/kit';
import type { Trend } from '@signoria/protocol';
import { titleOf } from '../../games/catalogue.ts';
import { useAsync } from '../../shell/use-async.ts';
import { me } from '../../state/me.ts';
import { language } from '../../state/settings.ts';
import { fetchTrends } from './api.ts';
import { TrendCurve } from './Pictures.tsx';
import { figuresWords, percent } from './text.ts';

export function Trends() {
  const say = figuresWords.value;
  const trends = useAsync(fetchTrends, [me.value?.user ?? null]);
  if (trends.state !== 'ready') return null;
  return (
    <Sheet title={say.trends}>
      <div class="pad stack">
        <p class="second">{trends.value.length === 0 ? say.noTrends : say.trendsNote}</p>
        <div class="fig-trends">
          {trends.value.map((trend) => (
            <Shown key={`${trend.game}/${trend.players}`} trend={trend} />
          ))}
        </div>
      </div>
    </Sheet>
  );
}

const ranged = ({ mean, low, high }: Trend['points'][number] | NonNullable<Trend['house']>): string =>
  `${percent(mean)} (${percent(low)} – ${percent(high)})`;

function Shown({ trend }: { readonly trend: Trend }) {
  const say = figuresWords.value;
  const { game, players, points, house } = trend;
  return (
    <figure>
      <figcaption>
        <b>{say.trendOf(titleOf(game, language.value), players)}</b>{' '}
        <span class="second">
          {say.trendSaid(ranged(points.at(-1)!), points.length, house === null ? null : ranged(house))}
        </span>
      </figcaption>
      <TrendCurve trend={trend} />
    </figure>
  );
}
