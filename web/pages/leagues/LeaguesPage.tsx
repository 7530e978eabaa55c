/** The leagues of this server. */
import type { LeagueList, LeagueRow } from '@signoria/protocol';
import { useEffect, useState } from 'preact/hooks';
import '../../css/ratings.css';
import '../../css/events.css';
import { Button, EmptyState, Mark, Progress, Tag } from '@signoria/kit';
import { titleOf } from '../../games/catalogue.ts';
import { go, paths } from '../../router.ts';
import { Cover } from '../../shell/Cover.tsx';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { greet, me } from '../../state/me.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { leagueApi } from './api.ts';
import { leagueWords } from './text.ts';
import { leagueTrouble, toastLeagueTrouble } from './words.ts';

function Row({ row }: { readonly row: LeagueRow }) {
  const say = leagueWords.value;
  const { league, name, game, status, season, members, division, mine } = row;
  return (
    <li class={mine ? 'own' : ''}>
      <a href={paths.league(league)}>
        <Cover game={game} />
        <span class="table-about">
          <b>{name}</b>
          <span>{titleOf(game, language.value)}</span>
          <small>{say.divisionsOf(division)}</small>
        </span>
        <span class="table-state">
          <Tag kind={status === 'running' || status === 'open' ? 'gold' : 'plain'}>{say.status[status]}</Tag>
          <small>{say.members(members)}</small>
          <small>{mine ? say.mine : season === 0 ? '' : say.season(season)}</small>
        </span>
      </a>
    </li>
  );
}

function List({ first }: { readonly first: LeagueList }) {
  const say = leagueWords.value;
  const [pages, setPages] = useState<readonly LeagueList[]>([first]);
  useEffect(() => setPages([first]), [first]);
  const rows = pages.flatMap(({ leagues }) => leagues);
  const next = pages.at(-1)?.next ?? null;
  const more = () => {
    if (next !== null) leagueApi.list(next).then((page) => setPages([...pages, page]), toastLeagueTrouble);
  };
  if (rows.length === 0) return <EmptyState level={2} picture={<Mark />} title={say.none.title} text={say.none.text} />;
  return (
    <>
      <ul class="event-rows">
        {rows.map((row) => (
          <Row key={row.league} row={row} />
        ))}
      </ul>
      {next === null ? null : (
        <Button kind="quiet" wide onPress={more}>
          {say.more}
        </Button>
      )}
    </>
  );
}

async function fetchList(): Promise<LeagueList> {
  await greet();
  return leagueApi.list();
}

export function LeaguesPage() {
  const say = leagueWords.value;
  const first = useAsync(fetchList, []);
  const guest = me.value?.kind === 'guest';
  return (
    <Page class="narrow events-page">
      <div class="club-head">
        <h1>{say.title}</h1>
        <a href={paths.events}>{say.toEvents}</a>
      </div>
      <p class="second">{say.lead}</p>
      <div class="announce">
        <Button kind="wax" onPress={() => go(guest ? paths.account : paths.newLeague)}>
          {say.found}
        </Button>
        {guest ? <small class="note">{say.needAccount}</small> : null}
      </div>
      <section class="sheet" aria-label={say.title}>
        {first.state === 'loading' ? <Progress label={words.value.shell.loading} /> : null}
        {first.state === 'failed' ? <EmptyState level={2} title={leagueTrouble(first.error)} /> : null}
        {first.state === 'ready' ? <List first={first.value} /> : null}
      </section>
    </Page>
  );
}
