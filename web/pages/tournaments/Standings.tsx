/** How it stands; before the start, who takes part. */

import { Tag } from '@signoria/kit';
import type { TournamentPerson, TournamentStanding, TournamentView } from '@signoria/protocol';
import { paths } from '../../router.ts';
import { ArmsOf } from '../../shell/bearer.tsx';
import { me } from '../../state/me.ts';
import { words } from '../../state/words.ts';
import { eventsWords } from './text.ts';
import { bearerOf, nameOf, overOf, pointsOf, shareOf } from './words.ts';

export function Person({ person }: { readonly person: TournamentPerson }) {
  const say = eventsWords.value;
  const { id, level, gone, rating } = person;
  return (
    <>
      <ArmsOf of={bearerOf(person)} />{' '}
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

/** What decides after the points, or stands behind them. */
function detailsOf({ wins, opposition, share, over }: TournamentStanding) {
  const say = eventsWords.value;
  if (share === null || over === null) {
    return [
      { head: say.wins, text: pointsOf(wins), wide: false },
      { head: say.opposition, text: pointsOf(opposition), wide: true },
    ];
  }
  return [
    { head: say.share, text: shareOf(share), wide: false },
    { head: say.over, text: overOf(over), wide: true },
  ];
}

interface RowProps {
  readonly standing: TournamentStanding;
  readonly person: TournamentPerson;
}

function Row({ standing, person }: RowProps) {
  const say = eventsWords.value;
  const { place, points, tables } = standing;
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
      {detailsOf(standing).map(({ head, text, wide }) => (
        <td key={head} class={`number ${wide ? 'wide-only' : ''}`} data-head={head}>
          {text}
        </td>
      ))}
      <td class="number wide-only" data-head={say.tables}>
        {tables}
      </td>
    </tr>
  );
}

export function Standings({ view: { status, people, standings } }: { readonly view: TournamentView }) {
  const { place, player, points, tables, nobody } = eventsWords.value;
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
  const plain = [place, player, points].map((head) => ({ head, wide: false }));
  const heads = [...plain, ...standings.slice(0, 1).flatMap(detailsOf), { head: tables, wide: true }];
  return (
    <div class="pad">
      <table class="board">
        <thead>
          <tr>
            {heads.map(({ head, wide }) => (
              <th key={head} scope="col" class={wide ? 'wide-only' : ''}>
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
