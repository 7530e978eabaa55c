/** The divisions as they stand, the strongest first, with who would go up and down now. */
import { Sheet, Tag } from '@signoria/kit';
import type { LeagueDivision, LeaguePerson, LeagueView } from '@signoria/protocol';
import { paths } from '../../router.ts';
import { me } from '../../state/me.ts';
import { words } from '../../state/words.ts';
import { pointsOf } from '../tournaments/words.ts';
import { leagueWords } from './text.ts';
import { memberName } from './words.ts';

type MemberRow = LeagueDivision['rows'][number];

function Who({ people, id }: { readonly people: readonly LeaguePerson[]; readonly id: string }) {
  const say = leagueWords.value;
  const level = people.find((one) => one.id === id)?.level ?? null;
  const name = memberName(people, id);
  return (
    <>
      {level === null ? <a href={paths.person(id)}>{name}</a> : name}{' '}
      {id === me.value?.user ? <Tag kind="gold">{say.you}</Tag> : null}
      <small class="person-note">{level === null ? '' : say.bot(words.value.level[level].name)}</small>
    </>
  );
}

function Goes({ goes }: Pick<MemberRow, 'goes'>) {
  if (goes === null) return null;
  return (
    <span class={`goes ${goes}`}>
      <span aria-hidden="true">{goes === 'up' ? '▲' : '▼'}</span> {leagueWords.value.goes[goes]}
    </span>
  );
}

function Row({ row, people }: { readonly row: MemberRow; readonly people: readonly LeaguePerson[] }) {
  const say = leagueWords.value;
  const { id, place, points, wins, tables, goes } = row;
  const own = id === me.value?.user;
  return (
    <tr class={own ? 'own' : ''} {...(own ? { 'aria-current': true as const } : {})}>
      <td class="place">{place}</td>
      <th scope="row">
        <Who people={people} id={id} />
        <Goes goes={goes} />
      </th>
      <td class="number" data-head={say.points}>
        <b>{pointsOf(points)}</b>
      </td>
      <td class="number" data-head={say.wins}>
        {pointsOf(wins)}
      </td>
      <td class="number wide-only" data-head={say.games}>
        {tables}
      </td>
    </tr>
  );
}

interface DivisionProps {
  readonly view: LeagueView;
  readonly division: LeagueDivision;
  readonly number: number;
}

function Division({ view, division, number }: DivisionProps) {
  const say = leagueWords.value;
  const { event, rows } = division;
  return (
    <Sheet title={say.division(number)} caption={event === null ? say.next : say.season(view.season)}>
      <div class="pad">
        <table class="board">
          <thead>
            <tr>
              {[say.place, say.player, say.points, say.wins, say.games].map((head, i) => (
                <th key={head} scope="col" class={i === 4 ? 'wide-only' : ''}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} people={view.people} />
            ))}
          </tbody>
        </table>
        {event === null ? null : (
          <p>
            <a href={paths.event(event)} aria-label={`${say.toDivision}: ${say.division(number)}`}>
              {say.toDivision}
            </a>
          </p>
        )}
      </div>
    </Sheet>
  );
}

export function Divisions({ view }: { readonly view: LeagueView }) {
  return (
    <>
      {view.divisions.map((division, i) => (
        <Division key={division.event ?? i} view={view} division={division} number={i + 1} />
      ))}
    </>
  );
}
