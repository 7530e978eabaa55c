/** The leagues of this server. */
import type { LeagueList, LeagueRow } from '@signoria/protocol';
import '../../css/club/ratings.css';
import '../../css/club/tournaments.css';
import { EmptyState, Mark, Progress } from '@signoria/kit';
import { paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { greet } from '../../state/me.ts';
import { words } from '../../state/words.ts';
import { Begin, ClubRow, Rows } from '../club/Rows.tsx';
import { leagueApi } from './api.ts';
import { leagueWords } from './text.ts';
import { leagueTrouble, toastLeagueTrouble } from './words.ts';

function Row({ row }: { readonly row: LeagueRow }) {
  const say = leagueWords.value;
  const { league, name, game, status, season, members, division, mine } = row;
  return (
    <ClubRow
      path={paths.league(league)}
      game={game}
      name={name}
      about={say.divisionsOf(division)}
      mine={mine}
      status={{ word: say.status[status], lively: status === 'running' || status === 'open' }}
      people={say.members(members)}
      stands={mine ? say.mine : season === 0 ? '' : say.season(season)}
    />
  );
}

function List({ first }: { readonly first: LeagueList }) {
  const { none, more } = leagueWords.value;
  return (
    <Rows
      first={first}
      fetch={leagueApi.list}
      onTrouble={toastLeagueTrouble}
      rows={({ leagues }) => leagues.map((row) => <Row key={row.league} row={row} />)}
      none={<EmptyState level={2} picture={<Mark />} title={none.title} text={none.text} />}
      more={more}
    />
  );
}

async function fetchList(): Promise<LeagueList> {
  await greet();
  return leagueApi.list();
}

export function LeaguesPage() {
  const say = leagueWords.value;
  const first = useAsync(fetchList, []);
  return (
    <Page class="narrow events-page">
      <div class="club-head">
        <h1>{say.title}</h1>
        <a href={paths.events}>{say.toEvents}</a>
      </div>
      <p class="second">{say.lead}</p>
      <Begin path={paths.newLeague} word={say.found} note={say.needAccount} />
      <section class="sheet" aria-label={say.title}>
        {first.state === 'loading' ? <Progress label={words.value.shell.loading} /> : null}
        {first.state === 'failed' ? <EmptyState level={2} title={leagueTrouble(first.error)} /> : null}
        {first.state === 'ready' ? <List first={first.value} /> : null}
      </section>
    </Page>
  );
}
