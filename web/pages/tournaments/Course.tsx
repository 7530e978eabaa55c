/** The rounds, the latest open: who sat where, how it ended, and the way to each game. */

import { Shield, TINCTURES } from '@signoria/kit';
import type { TournamentPerson, TournamentRound, TournamentTable, TournamentView } from '@signoria/protocol';
import { paths } from '../../router.ts';
import { words } from '../../state/words.ts';
import { eventsWords } from './text.ts';
import { nameOf } from './words.ts';

type People = ReadonlyMap<string, TournamentPerson>;

function named(people: People, id: string): string {
  const person = people.get(id);
  return person === undefined ? '' : nameOf(person);
}

interface TableProps {
  readonly table: TournamentTable;
  readonly number: number;
  readonly people: People;
}

function howOf({ places, how }: TournamentTable): string {
  const say = eventsWords.value;
  if (places === null) return say.playing;
  return how === 'agreed' || how === 'judged' ? say.how[how] : '';
}

function Table({ table, number, people }: TableProps) {
  const say = eventsWords.value;
  const { seats, places } = table;
  const to = places === null ? paths.table(table.table, false) : paths.replay(table.table, false);
  return (
    <li>
      <div class="event-table-head">
        <b>{say.tableNumber(number)}</b>
        <small>{howOf(table)}</small>
        <a href={to}>{places === null ? say.look : say.replay}</a>
      </div>
      <ol class="event-seats">
        {seats.map((id, seat) => (
          <li key={id} class={places?.[seat] === 1 ? 'won' : ''}>
            <Shield tincture={TINCTURES[seat]!} />
            <span>{named(people, id)}</span>
            <b>{places === null ? '' : `${places[seat]}.`}</b>
          </li>
        ))}
      </ol>
    </li>
  );
}

function Round({ round, of, people, open }: { round: TournamentRound; of: number; people: People; open: boolean }) {
  const say = eventsWords.value;
  return (
    <details class="event-round" open={open}>
      <summary>{say.round(round.round, of)}</summary>
      <ul class="event-tables">
        {round.tables.map((table, i) => (
          <Table key={table.table} table={table} number={i + 1} people={people} />
        ))}
      </ul>
      {round.byes.length === 0 ? null : (
        <p class="note">
          {say.byes}: {words.value.list(round.byes.map((id) => named(people, id)))}
        </p>
      )}
    </details>
  );
}

export function Course({ view: { course, rounds, people } }: { readonly view: TournamentView }) {
  const byId: People = new Map(people.map((person) => [person.id, person]));
  if (course.length === 0) return <p class="pad note">{eventsWords.value.notBegun}</p>;
  return (
    <div class="pad event-course">
      {course.toReversed().map((round, i) => (
        <Round key={round.round} round={round} of={rounds} people={byId} open={i === 0} />
      ))}
    </div>
  );
}
