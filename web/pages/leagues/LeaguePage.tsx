/** One league: its divisions, who goes up and down, its calendar, and what concerns the reader. */
import type { LeagueView } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import '../../css/club/ratings.css';
import '../../css/club/tournaments.css';
import { Button, EmptyState, Progress, Sheet, Switch, Tag } from '@signoria/kit';
import { ApiError } from '../../api.ts';
import { titleOf } from '../../games/catalogue.ts';
import { go, paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { greet, me } from '../../state/me.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { inWords } from '../pace/duration.ts';
import { paceWords } from '../tables/pace-text.ts';
import { usePolled } from '../tournaments/polled.ts';
import { type LeagueDeed, leagueApi } from './api.ts';
import { Change } from './Change.tsx';
import { Divisions } from './Divisions.tsx';
import { Calendar, Past } from './Seasons.tsx';
import { rulesOf } from './said.ts';
import { leagueWords } from './text.ts';
import { dayOf, leagueTrouble, toastLeagueTrouble } from './words.ts';

const EVERY_MS = 15_000;

interface ViewProps {
  readonly view: LeagueView;
  readonly onChange: (view: LeagueView) => void;
}

async function fetchLeague(league: string): Promise<LeagueView> {
  await greet();
  return leagueApi.read(league);
}

function isGoing({ status }: LeagueView): boolean {
  return status !== 'over' && status !== 'cancelled';
}

function Head({ view }: { readonly view: LeagueView }) {
  const say = leagueWords.value;
  const { name, game, status, season, division, rounds, roundMs, pace, organiser, about, members } = view;
  const facts = [
    titleOf(game, language.value),
    say.members(members),
    say.divisionsOf(division),
    say.seasonOf(rounds, inWords(roundMs, language.value)),
    paceWords.value.names[pace].name,
  ];
  return (
    <header class="event-head">
      <p class="caption">
        <a href={paths.leagues}>{say.title}</a>
      </p>
      <h1>{name}</h1>
      <p class="event-state">
        <Tag kind={isGoing(view) ? 'gold' : 'plain'}>{say.status[status]}</Tag>
        <span>{season === 0 ? null : say.season(season)}</span>
      </p>
      <p class="second">{facts.join(' · ')}</p>
      {organiser === null ? null : <p class="note">{say.foundedBy(organiser.name)}</p>}
      {about === '' ? null : <p class="event-about">{about}</p>}
    </header>
  );
}

interface DeedProps extends ViewProps {
  readonly deed: LeagueDeed;
  readonly kind: 'gold' | 'quiet';
  readonly label?: string;
  readonly note?: string;
  /** What cannot be taken back is asked about once more. */
  readonly asks?: boolean;
}

function Deed({ view, onChange, deed, kind, label, note, asks = false }: DeedProps) {
  const say = leagueWords.value;
  const [sure, setSure] = useState(false);
  const said = label ?? say.deeds[deed];
  const press = () => {
    if (asks && !sure) return setSure(true);
    setSure(false);
    leagueApi.act(view.league, deed).then(onChange, toastLeagueTrouble);
  };
  return (
    <Button kind={sure ? 'wax' : kind} {...(note === undefined ? {} : { note })} onPress={press}>
      {sure ? `${said}: ${say.sure}` : said}
    </Button>
  );
}

function newsOf({ nextAt, season, leaving, closing, status, changed }: LeagueView): readonly string[] {
  const say = leagueWords.value;
  return [
    ...(changed === null || closing ? [] : [say.change.coming(saidOf(changed))]),
    ...(nextAt === null ? [] : [say.starts(season + 1, dayOf(nextAt))]),
    ...(leaving ? [say.leaving] : []),
    ...(closing && status === 'running' ? [say.closing] : []),
  ];
}

function saidOf({ division, moves, rounds, roundMs, rated }: NonNullable<LeagueView['changed']>) {
  return { division, moves, rounds, round: inWords(roundMs, language.value), rated };
}

function Belonging({ view, onChange }: ViewProps) {
  const say = leagueWords.value;
  const running = view.status === 'running';
  const props = { view, onChange };
  if (!view.mine) return <Deed {...props} deed="join" kind="gold" {...(running ? { note: say.joinNote } : {})} />;
  if (view.leaving) return <Deed {...props} deed="join" kind="gold" label={say.stay} />;
  return <Deed {...props} deed="leave" kind="quiet" asks {...(running ? { note: say.leaveNote } : {})} />;
}

function Now({ view, onChange }: ViewProps) {
  const say = leagueWords.value;
  const { table, yours, closing, status } = view;
  const guest = me.value?.kind === 'guest';
  const running = status === 'running';
  const [changing, setChanging] = useState(false);
  return (
    <section class="event-now" aria-live="polite">
      {newsOf(view).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div class="event-deeds">
        {table === null ? null : (
          <Button kind="gold" note={say.toTableNote} onPress={() => go(paths.table(table, false))}>
            {say.toTable}
          </Button>
        )}
        {isGoing(view) && !guest ? <Belonging view={view} onChange={onChange} /> : null}
        {isGoing(view) && yours && !closing ? (
          <>
            <Deed
              view={view}
              onChange={onChange}
              deed="close"
              kind="quiet"
              asks
              {...(running ? { note: say.closeNote } : {})}
            />
            {changing ? null : (
              <Button kind="quiet" onPress={() => setChanging(true)}>
                {say.change.title}
              </Button>
            )}
          </>
        ) : null}
        {guest && isGoing(view) ? (
          <small class="note">
            <a href={paths.account}>{say.needAccount}</a>
          </small>
        ) : null}
      </div>
      {guest || !isGoing(view) ? null : <Substitutes view={view} onChange={onChange} />}
      {changing ? <Change view={view} onChange={onChange} onClose={() => setChanging(false)} /> : null}
    </section>
  );
}

function Substitutes({ view, onChange }: ViewProps) {
  const say = leagueWords.value;
  const { league, status, mine, away, ready, bench } = view;
  return (
    <div class="league-bench">
      {mine && status === 'running' ? (
        <Switch
          label={say.away}
          note={say.awayNote}
          on={away}
          onChange={(on) => void leagueApi.away(league, on).then(onChange, toastLeagueTrouble)}
        />
      ) : null}
      <Switch
        label={say.ready}
        note={say.readyNote}
        on={ready}
        onChange={(on) => void leagueApi.ready(league, on).then(onChange, toastLeagueTrouble)}
      />
      <small class="note">{say.bench(bench)}</small>
    </div>
  );
}

function Rules({ view }: { readonly view: LeagueView }) {
  const say = leagueWords.value;
  const said = rulesOf(say.said, saidOf(view));
  return (
    <Sheet title={say.rules}>
      <ul class="pad said-rules">
        {said.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Sheet>
  );
}

export function LeaguePage({ league }: { readonly league: string }) {
  const { value, error, set } = usePolled(() => fetchLeague(league), [league], EVERY_MS);
  return (
    <Page class="narrow event-page">
      {value === null ? (
        <Waiting error={error} />
      ) : (
        <>
          <Head view={value} />
          <Now view={value} onChange={set} />
          <Divisions view={value} onChange={set} />
          <Calendar view={value} />
          <Past view={value} />
          <Rules view={value} />
        </>
      )}
    </Page>
  );
}

function Waiting({ error }: { readonly error: unknown }) {
  const { missing } = leagueWords.value;
  if (error === null) return <Progress label={words.value.shell.loading} />;
  const { trouble } = error instanceof ApiError ? error : { trouble: null };
  const unknown = trouble?.kind === 'problem' && trouble.code === 'no-such-league';
  if (unknown) return <EmptyState level={2} title={missing.title} text={missing.text} />;
  return <EmptyState level={2} title={leagueTrouble(error)} />;
}
