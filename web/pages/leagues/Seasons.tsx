/** When it is played, and what came of the seasons that have been. */
import { Sheet, Tag } from '@signoria/kit';
import type { LeagueView } from '@signoria/protocol';
import { paths } from '../../router.ts';
import { words } from '../../state/words.ts';
import { leagueWords } from './text.ts';
import { memberName, spanOfDays } from './words.ts';

export function Calendar({ view: { calendar } }: { readonly view: LeagueView }) {
  const say = leagueWords.value;
  const [first] = calendar;
  if (first === undefined) return null;
  return (
    <Sheet title={say.calendar} caption={say.season(first.season)}>
      <ol class="pad league-days">
        {calendar.map(({ round, opens, closes, state }) => (
          <li key={round} class={state} {...(state === 'now' ? { 'aria-current': 'date' as const } : {})}>
            <b>{say.round(round)}</b>
            <span>{spanOfDays(opens, closes)}</span>
            <Tag kind={state === 'now' ? 'gold' : 'plain'}>{say.state[state]}</Tag>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

type PastSeason = LeagueView['past'][number];

interface MovesProps {
  readonly view: LeagueView;
  readonly label: string;
  readonly ids: readonly string[];
}

function Moves({ view, label, ids }: MovesProps) {
  if (ids.length === 0) return null;
  return (
    <small>
      {label}: {words.value.list(ids.map((id) => memberName(view.people, id)))}
    </small>
  );
}

function Season({ view, season }: { readonly view: LeagueView; readonly season: PastSeason }) {
  const say = leagueWords.value;
  return (
    <details class="event-round">
      <summary>
        {say.season(season.season)} · {spanOfDays(season.opens, season.closes)}
      </summary>
      <ul class="event-tables">
        {season.divisions.map(({ event, ranking, up, down }, i) => (
          <li key={event}>
            <a href={paths.event(event)}>
              <b>{say.division(i + 1)}</b>
            </a>
            <ol class="league-ranking">
              {ranking.map((id) => (
                <li key={id}>{memberName(view.people, id)}</li>
              ))}
            </ol>
            <Moves view={view} label={say.wentUp} ids={up} /> <Moves view={view} label={say.wentDown} ids={down} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Past({ view }: { readonly view: LeagueView }) {
  const say = leagueWords.value;
  return (
    <Sheet title={say.past}>
      <div class="pad event-course">
        {view.past.length === 0 ? <p class="note">{say.noPast}</p> : null}
        {view.past.map((season) => (
          <Season key={season.season} view={view} season={season} />
        ))}
      </div>
    </Sheet>
  );
}
