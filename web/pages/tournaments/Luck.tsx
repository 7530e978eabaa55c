/** Raw results and results without luck side by side, where games have been judged. Experimental, and marked so. */
import { Sheet } from '@signoria/kit';
import type { TournamentView } from '@signoria/protocol';
import { call } from '../../api.ts';
import { useAsync } from '../../shell/use-async.ts';
import { canJudge, Judge, LuckCell, Trust } from '../luck/parts.tsx';
import { luckWords } from '../luck/text.ts';
import { Person } from './Standings.tsx';
import { eventsWords } from './text.ts';

export function Luck({ view }: { readonly view: TournamentView }) {
  const say = luckWords.value;
  const { player, tables } = eventsWords.value;
  const over = view.course.flatMap((round) => round.tables).filter(({ places }) => places !== null).length;
  const found = useAsync(() => call('GET /api/events/:id/luck', { params: { id: view.event } }), [view.event, over]);
  if (found.state !== 'ready') return null;
  const { judged, unjudged, rows } = found.value;
  // As long as it goes on, deals may be sealed: then nothing is asked for.
  const open = view.status === 'over' && canJudge() ? unjudged : [];
  if (judged + open.length === 0) return null;
  const people = new Map(view.people.map((person) => [person.id, person]));
  return (
    <Sheet title={say.title}>
      <div class="pad stack">
        <Trust game={view.game} judged={judged} left={unjudged.length} />
        {judged === 0 ? null : (
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
                  <LuckCell of={won} head={say.won} />
                  <LuckCell of={adjusted} head={say.adjusted} />
                  <td class="number">{games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {judged === 0 ? null : <p class="note">{say.barNote}</p>}
        <Judge tables={open} />
      </div>
    </Sheet>
  );
}
