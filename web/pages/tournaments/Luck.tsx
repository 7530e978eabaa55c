/** Raw results and results without luck side by side, where games have been judged. Experimental, and marked so. */
import { Sheet, Tag } from '@signoria/kit';
import type { EventLuck, TournamentView } from '@signoria/protocol';
import { call } from '../../api.ts';
import { loadMeasured } from '../../asides.ts';
import { useAsync } from '../../shell/use-async.ts';
import { language } from '../../state/settings.ts';
import { Person } from './Standings.tsx';
import { eventsWords } from './text.ts';

type Estimate = EventLuck['rows'][number]['won'];

/** In points of win share, with one standard error. */
function told({ mean, se }: Estimate): string {
  const plain = new Intl.NumberFormat(language.value, { maximumFractionDigits: 0 });
  return `${plain.format(mean * 100)}${se === null ? '' : ` ± ${plain.format(se * 100)}`}`;
}

/** From −50 to 150 points: without luck a result may lie beyond all or nothing. */
function Bar({ of: { mean, se } }: { readonly of: Estimate }) {
  const x = (share: number) => Math.max(0, Math.min(200, 50 + share * 100));
  const ends = se === null ? '' : `M${x(mean - se)} 7H${x(mean + se)}M${x(mean - se)} 3v8M${x(mean + se)} 3v8`;
  return (
    <svg class="luck-bar" viewBox="0 0 200 14" aria-hidden="true">
      <path class="zero" d="M50 0V14M150 0V14" />
      <path class="whisker" d={ends} />
      <circle cx={x(mean)} cy="7" r="4" />
    </svg>
  );
}

export function Luck({ view }: { readonly view: TournamentView }) {
  const { luck: say, player, tables } = eventsWords.value;
  const over = view.course.flatMap((round) => round.tables).filter(({ places }) => places !== null).length;
  const found = useAsync(() => call('GET /api/events/:id/luck', { params: { id: view.event } }), [view.event, over]);
  const measured = useAsync(() => loadMeasured(view.game), [view.game]);
  if (found.state !== 'ready' || found.value.judged === 0) return null;
  const { judged, unjudged, rows } = found.value;
  const people = new Map(view.people.map((person) => [person.id, person]));
  const known = measured.state === 'ready' && measured.value !== null;
  return (
    <Sheet title={say.title}>
      <div class="pad stack">
        <p class="second">
          <Tag>{say.experimental}</Tag> {known ? say.missed : say.notMeasured} {say.judged(judged, unjudged.length)}
        </p>
        <table class="board">
          <thead>
            <tr>
              {[player, say.won, say.adjusted, tables].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, games, won, adjusted }) => (
              <tr key={id}>
                <th scope="row">{people.has(id) ? <Person person={people.get(id)!} /> : null}</th>
                <td class="number">
                  {told(won)}
                  <Bar of={won} />
                </td>
                <td class="number">
                  {told(adjusted)}
                  <Bar of={adjusted} />
                </td>
                <td class="number">{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}
