/** The divisions as they stand, the strongest first, with who would go up and down now. */
import { Sheet, Tag } from '@signoria/kit';
import type { LeagueDivision, LeaguePerson, LeagueView } from '@signoria/protocol';
import { paths } from '../../router.ts';
import { ArmsOf } from '../../shell/bearer.tsx';
import { me } from '../../state/me.ts';
import { words } from '../../state/words.ts';
import { pointsOf } from '../tournaments/words.ts';
import { leagueApi } from './api.ts';
import { leagueWords } from './text.ts';
import { memberName, toastLeagueTrouble } from './words.ts';

interface ViewProps {
  readonly view: LeagueView;
  readonly onChange: (view: LeagueView) => void;
}

type MemberRow = LeagueDivision['rows'][number];

function Who({ people, id }: { readonly people: readonly LeaguePerson[]; readonly id: string }) {
  const say = leagueWords.value;
  const person = people.find((one) => one.id === id);
  const level = person?.level ?? null;
  const name = memberName(people, id);
  return (
    <>
      <ArmsOf of={person === undefined || level === null ? { user: id } : { named: person.name }} />{' '}
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

/** Whoever cannot say so themselves is said to be away by the founder. */
function StandIn({ row, view, onChange }: RowProps) {
  const say = leagueWords.value;
  const { id, away } = row;
  const person = view.people.find((one) => one.id === id);
  const isFounders = view.yours && id !== me.value?.user && person?.level === null && view.status === 'running';
  const press = () => leagueApi.away(view.league, !away, id).then(onChange, toastLeagueTrouble);
  return (
    <>
      {away ? <Tag>{say.isAway}</Tag> : null}
      {isFounders ? (
        <button
          type="button"
          class="link"
          aria-label={`${away ? say.back : say.standIn}: ${memberName(view.people, id)}`}
          onClick={() => void press()}
        >
          {away ? say.back : say.standIn}
        </button>
      ) : null}
    </>
  );
}

interface RowProps extends ViewProps {
  readonly row: MemberRow;
}

function Row(props: RowProps) {
  const say = leagueWords.value;
  const { people } = props.view;
  const { id, place, points, wins, tables, goes } = props.row;
  const own = id === me.value?.user;
  return (
    <tr class={own ? 'own' : ''} {...(own ? { 'aria-current': true as const } : {})}>
      <td class="place">{place}</td>
      <th scope="row">
        <Who people={people} id={id} />
        <Goes goes={goes} />
        <StandIn {...props} />
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

interface DivisionProps extends ViewProps {
  readonly division: LeagueDivision;
  readonly number: number;
}

function Division({ view, onChange, division, number }: DivisionProps) {
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
              <Row key={row.id} row={row} view={view} onChange={onChange} />
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

export function Divisions({ view, onChange }: ViewProps) {
  return (
    <>
      {view.divisions.map((division, i) => (
        <Division key={division.event ?? i} view={view} onChange={onChange} division={division} number={i + 1} />
      ))}
    </>
  );
}
