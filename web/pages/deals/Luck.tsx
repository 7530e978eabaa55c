/** A closed deal without luck: each game beside what it was, and the means of all. */
import { Sheet, Tag } from '@signoria/kit';
import type { DealLuck, DealView } from '@signoria/protocol';
import { paths } from '../../router.ts';
import { ArmsOf } from '../../shell/bearer.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { me } from '../../state/me.ts';
import { tableWords } from '../../state/words.ts';
import { canJudge, Judge, LuckCell, Trust } from '../luck/parts.tsx';
import { luckWords } from '../luck/text.ts';
import { dealsApi } from './api.ts';
import { dealsWords } from './text.ts';

interface RowProps {
  readonly row: DealLuck['rows'][number];
  readonly view: DealView;
}

function Row({ row: { user, won, adjusted }, view }: RowProps) {
  const say = luckWords.value;
  const own = user === me.value?.user;
  const name = view.ranking.find((one) => one.user === user)?.name ?? '';
  return (
    <tr class={own ? 'own' : ''}>
      <th scope="row">
        <ArmsOf of={{ user }} /> <a href={paths.person(user)}>{name || tableWords.value.gone}</a>{' '}
        {own ? <Tag kind="gold">{dealsWords.value.you}</Tag> : null}
      </th>
      <LuckCell of={{ mean: won, se: null }} head={say.wonNow} />
      <LuckCell of={adjusted} head={say.adjusted} />
    </tr>
  );
}

function Field({ field }: { readonly field: NonNullable<DealLuck['field']> }) {
  const say = luckWords.value;
  return (
    <tr>
      <th scope="row">{say.everybody}</th>
      <LuckCell of={field.won} head={say.wonNow} />
      <LuckCell of={field.adjusted} head={say.adjusted} />
    </tr>
  );
}

export function Luck({ view }: { readonly view: DealView }) {
  const say = luckWords.value;
  const found = useAsync(() => dealsApi.luck(view.deal), [view.deal]);
  if (found.state !== 'ready') return null;
  const { judged, unjudged, rows, field } = found.value;
  if (judged === 0 && (unjudged.length === 0 || !canJudge())) return null;
  return (
    <Sheet title={say.title}>
      <div class="pad stack">
        <Trust game={view.game} judged={judged} left={unjudged.length} />
        {field === null ? null : (
          <table class="deal-table luck-table">
            <thead>
              <tr>
                {[dealsWords.value.player, say.wonNow, say.adjusted].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.user} row={row} view={view} />
              ))}
              {rows.length < 2 ? null : <Field field={field} />}
            </tbody>
          </table>
        )}
        {field === null ? null : <p class="note">{say.barNote}</p>}
        <Judge tables={unjudged} />
      </div>
    </Sheet>
  );
}
