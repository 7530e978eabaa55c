/** The tournaments of this server: those one can enter or watch, and those that are over. */
import type { TournamentList, TournamentRow } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import '../../css/club/ratings.css';
import '../../css/club/tournaments.css';
import { Button, EmptyState, Mark, Progress, Segments } from '@signoria/kit';
import { paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { greet } from '../../state/me.ts';
import { words } from '../../state/words.ts';
import { Begin, ClubRow, Rows } from '../club/Rows.tsx';
import { paceWords } from '../tables/pace-text.ts';
import { tournamentApi } from './api.ts';
import { eventsWords } from './text.ts';
import { momentOf, startOf, toastEventTrouble } from './words.ts';

function stateLine(row: TournamentRow): string {
  const say = eventsWords.value;
  const { status, round, rounds, ended } = row;
  if (status === 'open') return startOf(row);
  if (status === 'running') return say.round(round, rounds);
  return ended === null ? '' : momentOf(ended);
}

function aboutOf(row: TournamentRow): string {
  const say = eventsWords.value;
  const { system, size, rated, entry } = row;
  return [
    say.system[system],
    say.atTable(size),
    paceWords.value.names[row.pace].name,
    ...(rated ? [say.rated] : []),
    ...(entry === 'invitation' ? [say.byInvitation] : []),
  ].join(' · ');
}

function Row({ row }: { readonly row: TournamentRow }) {
  const say = eventsWords.value;
  const { event, name, game, status, entrants, most, mine } = row;
  return (
    <ClubRow
      path={paths.event(event)}
      game={game}
      name={name}
      about={aboutOf(row)}
      mine={mine}
      status={{ word: say.status[status], lively: status === 'open' }}
      people={status === 'open' ? say.entrants(entrants, most) : say.players(entrants)}
      stands={mine ? say.mine : stateLine(row)}
    />
  );
}

type When = 'now' | 'past';

interface ListProps {
  readonly when: When;
  readonly first: TournamentList;
  readonly again: () => void;
}

function List({ when, first, again }: ListProps) {
  const say = eventsWords.value;
  const none = when === 'now' ? say.noneNow : say.nonePast;
  const refresh = <Button onPress={again}>{words.value.lobby.refresh}</Button>;
  return (
    <Rows
      first={first}
      fetch={(cursor) => tournamentApi.list(when, cursor)}
      onTrouble={toastEventTrouble}
      rows={({ events }) => events.map((row) => <Row key={row.event} row={row} />)}
      none={<EmptyState level={2} picture={<Mark />} title={none.title} text={none.text} action={refresh} />}
      more={say.more}
    />
  );
}

async function fetchList(when: When): Promise<TournamentList> {
  await greet();
  return tournamentApi.list(when);
}

export default function TournamentsPage() {
  const say = eventsWords.value;
  const [when, setWhen] = useState<When>('now');
  const first = useAsync(() => fetchList(when), [when]);
  return (
    <Page class="narrow events-page">
      <div class="club-head">
        <h1>{say.title}</h1>
        <span class="club-links">
          <a href={paths.leagues}>{say.toLeagues}</a> <a href={paths.ratings}>{say.toRatings}</a>
        </span>
      </div>
      <p class="second">{say.lead}</p>
      <Begin path={paths.newEvent} word={say.announce} note={say.needAccount} />
      <section class="sheet" aria-label={say.title}>
        <div class="sheet-head">
          <Segments
            label={say.when}
            value={when}
            onChange={(value) => setWhen(value === 'past' ? 'past' : 'now')}
            options={[
              { value: 'now', label: say.now },
              { value: 'past', label: say.past },
            ]}
          />
        </div>
        {first.state === 'loading' ? <Progress label={words.value.shell.loading} /> : null}
        {first.state === 'failed' ? (
          <EmptyState
            level={2}
            title={words.value.trouble.offline}
            action={<Button onPress={first.again}>{words.value.lobby.refresh}</Button>}
          />
        ) : null}
        {first.state === 'ready' ? <List key={when} when={when} first={first.value} again={first.again} /> : null}
      </section>
    </Page>
  );
}
