/** The rounds, the latest open: who sat where, how it ended, and the way to each game. */

import { Shield, TINCTURES } from '@signoria/kit';
import type { TournamentPerson, TournamentRound, TournamentTable, TournamentView } from '@signoria/protocol';
import { paths } from '../../router.ts';
import { ArmsOf } from '../../shell/bearer.tsx';
import { me } from '../../state/me.ts';
import { words } from '../../state/words.ts';
import { eventsWords } from './text.ts';
import { bearerIn, namedIn, shareOf } from './words.ts';

type People = readonly TournamentPerson[];

interface TableProps {
  readonly table: TournamentTable;
  /** A deal that is played is closed to all but its players. */
  readonly closed: boolean;
  readonly number: number;
  readonly people: People;
}

function howOf({ places, how }: TournamentTable): string {
  const say = eventsWords.value;
  if (places === null) return how === null ? say.playing : say.deal.done;
  return how === 'agreed' || how === 'judged' ? say.how[how] : '';
}

function Table({ table, closed, number, people }: TableProps) {
  const say = eventsWords.value;
  const { seats, standIns, places, shares } = table;
  const to = places === null ? paths.table(table.table, false) : paths.replay(table.table, false);
  return (
    <li>
      <div class="event-table-head">
        <b>{say.tableNumber(number)}</b>
        <small>{howOf(table)}</small>
        {closed ? null : <a href={to}>{places === null ? say.look : say.replay}</a>}
      </div>
      <ol class="event-seats">
        {seats.map((id, seat) => (
          <li key={id} class={places?.[seat] === 1 ? 'won' : ''}>
            <Shield tincture={TINCTURES[seat]!} />
            <span>
              <ArmsOf of={bearerIn(people, id)} width={16} /> {namedIn(people, id)}
              {standIns[id] === undefined ? null : <small class="person-note">{say.standIn(standIns[id])}</small>}
            </span>
            <b>
              {places === null ? '' : `${places[seat]}.`}
              {shares === null ? null : <small class="share">{shareOf(shares[seat]!)}</small>}
            </b>
          </li>
        ))}
      </ol>
    </li>
  );
}

interface RoundProps {
  readonly round: TournamentRound;
  readonly view: TournamentView;
  readonly open: boolean;
}

function isClosed({ seats, places }: TournamentTable): boolean {
  return places === null && !seats.some((id) => id === me.value?.user);
}

function Round({ round, view, open }: RoundProps) {
  const say = eventsWords.value;
  const { event, system, people, rounds } = view;
  const duplicate = system === 'duplicate';
  const compared = duplicate && round.tables.every(({ shares }) => shares !== null);
  return (
    <details class="event-round" open={open}>
      <summary>{say.round(round.round, rounds)}</summary>
      {compared ? (
        <p>
          <a href={paths.eventDeal(event, round.round)}>{say.deal.compare}</a>
        </p>
      ) : null}
      <ul class="event-tables">
        {round.tables.map((table, i) => (
          <Table key={table.table} table={table} closed={duplicate && isClosed(table)} number={i + 1} people={people} />
        ))}
      </ul>
      {round.byes.length === 0 ? null : (
        <p class="note">
          {say.byes}: {words.value.list(round.byes.map((id) => namedIn(people, id)))}
        </p>
      )}
    </details>
  );
}

export function Course({ view }: { readonly view: TournamentView }) {
  const { course } = view;
  if (course.length === 0) return <p class="pad note">{eventsWords.value.notBegun}</p>;
  return (
    <div class="pad event-course">
      {course.toReversed().map((round, i) => (
        <Round key={round.round} round={round} view={view} open={i === 0} />
      ))}
    </div>
  );
}
