/** How it stands; before the start, who takes part. */

import { Tag } from '@signoria/kit';
import type { TournamentPerson, TournamentStanding, TournamentView } from '@signoria/protocol';
import { paths } from '../../router.ts';
import { me } from '../../state/me.ts';
import { words } from '../../state/words.ts';
import { eventsWords } from './text.ts';
import { nameOf, pointsOf } from './words.ts';

export function Person({ person }: { readonly person: TournamentPerson }) {
  const say = eventsWords.value;
  const { id, level, gone, rating } = person;
  return (
    <>
      {level === null && person.name !== '' ? <a href={paths.person(id)}>{nameOf(person)}</a> : nameOf(person)}{' '}
      {id === me.value?.user ? <Tag kind="gold">{say.you}</Tag> : null}
      <small class="person-note">
        {level === null ? '' : say.bot(words.value.level[level].name)}
        {rating === null ? '' : `${rating.rating} ± ${rating.margin}`}
        {gone ? ` ${say.left}` : ''}
      </small>
    </>
  );
}

interface RowProps {
  readonly standing: TournamentStanding;
  readonly person: TournamentPerson;
}

function Row({ standing, person }: RowProps) {
  const say = eventsWords.value;
  const { place, points, wins, opposition, tables } = standing;
  const own = person.id === me.value?.user;
  return (
    <tr class={`${own ? 'own' : ''} ${person.gone ? 'gone' : ''}`} {...(own ? { 'aria-current': true as const } : {})}>
      <td class="place">{place}</td>
      <th scope="row">
        <Person person={person} />
      </th>
      <td class="number" data-head={say.points}>
        <b>{pointsOf(points)}</b>
      </td>
      <td class="number" data-head={say.wins}>
        {pointsOf(wins)}
      </td>
      <td class="number wide-only" data-head={say.opposition}>
        {pointsOf(opposition)}
      </td>
      <td class="number wide-only" data-head={say.tables}>
        {tables}
      </td>
    </tr>
  );
}

const WIDE = [false, false, false, false, true, true];

export function Standings({ view: { status, people, standings } }: { readonly view: TournamentView }) {
  const { place, player, points, wins, opposition, tables, nobody } = eventsWords.value;
  if (people.length === 0) return <p class="pad note">{nobody}</p>;
  const byId = new Map(people.map((person) => [person.id, person]));
  if (status === 'open' || status === 'cancelled') {
    return (
      <ul class="event-people pad">
        {people.map((person) => (
          <li key={person.id}>
            <Person person={person} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div class="pad">
      <table class="board">
        <thead>
          <tr>
            {[place, player, points, wins, opposition, tables].map((head, i) => (
              <th key={head} scope="col" class={WIDE[i] ? 'wide-only' : ''}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <Row key={standing.id} standing={standing} person={byId.get(standing.id)!} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
