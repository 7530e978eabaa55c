/** The tournaments of this server: those one can enter or watch, and those that are over. */
import type { TournamentList, TournamentRow } from '@signoria/protocol';
import { useEffect, useState } from 'preact/hooks';
import '../../css/ratings.css';
import '../../css/events.css';
import { Button, EmptyState, Mark, Progress, Segments, Tag } from '@signoria/kit';
import { titleOf } from '../../games/catalogue.ts';
import { go, paths } from '../../router.ts';
import { Cover } from '../../shell/Cover.tsx';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { greet, me } from '../../state/me.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
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

function Row({ row }: { readonly row: TournamentRow }) {
  const say = eventsWords.value;
  const { event, name, game, size, system, status, entrants, most, mine, entry, rated } = row;
  return (
    <li class={mine ? 'own' : ''}>
      <a href={paths.event(event)}>
        <Cover game={game} />
        <span class="table-about">
          <b>{name}</b>
          <span>{titleOf(game, language.value)}</span>
          <small>
            {say.system[system]} · {say.atTable(size)} · {paceWords.value.names[row.pace].name}
            {rated ? ` · ${say.rated}` : ''}
            {entry === 'invitation' ? ` · ${say.byInvitation}` : ''}
          </small>
        </span>
        <span class="table-state">
          <Tag kind={status === 'open' ? 'gold' : 'plain'}>{say.status[status]}</Tag>
          <small>{status === 'open' ? say.entrants(entrants, most) : say.players(entrants)}</small>
          <small>{mine ? say.mine : stateLine(row)}</small>
        </span>
      </a>
    </li>
  );
}

type When = 'now' | 'past';

function List({
  when,
  first,
  again,
}: {
  readonly when: When;
  readonly first: TournamentList;
  readonly again: () => void;
}) {
  const say = eventsWords.value;
  const [pages, setPages] = useState<readonly TournamentList[]>([first]);
  useEffect(() => setPages([first]), [first]);
  const rows = pages.flatMap(({ events }) => events);
  const next = pages.at(-1)?.next ?? null;
  const more = () => {
    if (next !== null) tournamentApi.list(when, next).then((page) => setPages([...pages, page]), toastEventTrouble);
  };
  const none = when === 'now' ? say.noneNow : say.nonePast;
  return (
    <>
      {rows.length === 0 && next === null ? (
        <EmptyState
          level={2}
          picture={<Mark />}
          title={none.title}
          text={none.text}
          action={<Button onPress={again}>{words.value.lobby.refresh}</Button>}
        />
      ) : null}
      <ul class="event-rows">
        {rows.map((row) => (
          <Row key={row.event} row={row} />
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

function Announce() {
  const say = eventsWords.value;
  const guest = me.value?.kind === 'guest';
  return (
    <div class="announce">
      <Button kind="wax" onPress={() => go(guest ? paths.account : paths.newEvent)}>
        {say.announce}
      </Button>
      {guest ? <small class="note">{say.needAccount}</small> : null}
    </div>
  );
}

async function fetchList(when: When): Promise<TournamentList> {
  await greet();
  return tournamentApi.list(when);
}

export default function EventsPage() {
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
      <Announce />
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
