/** One tournament: how it stands, its rounds, and what concerns the reader now. Looks again by itself while it goes on. */
import type { TournamentView } from '@signoria/protocol';
import '../../css/club/ratings.css';
import '../../css/club/tournaments.css';
import { Button, EmptyState, Progress, Sheet, Tag } from '@signoria/kit';
import { ApiError } from '../../api.ts';
import { titleOf } from '../../games/catalogue.ts';
import { paths } from '../../router.ts';
import { later } from '../../shell/later.tsx';
import { Page } from '../../shell/Page.tsx';
import { greet } from '../../state/me.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { paceWords } from '../tables/pace-text.ts';
import { tournamentApi } from './api.ts';
import { Course } from './Course.tsx';
import { Luck } from './Luck.tsx';
import { Now } from './Now.tsx';
import { usePolled } from './polled.ts';
import { RulesOf } from './RulesOf.tsx';
import { Standings } from './Standings.tsx';
import { eventsWords } from './text.ts';
import { startOf, troubleIn } from './words.ts';

const EVERY_MS = 5000;

async function fetchEvent(event: string): Promise<TournamentView> {
  await greet();
  return tournamentApi.read(event);
}

function isGoing({ status }: TournamentView): boolean {
  return status === 'open' || status === 'running';
}

const DealCompared = later(() => import('./DealCompared.tsx'));

/** With the number of a deal: that deal. */
export default function TournamentPage({ event, deal }: { readonly event: string; readonly deal: string }) {
  return deal === '' ? <Whole event={event} /> : <DealCompared event={event} round={Number(deal)} />;
}

function Whole({ event }: { readonly event: string }) {
  const polled = usePolled(() => fetchEvent(event), [event], EVERY_MS);
  const { value, error, set, again } = polled;
  return (
    <Page class="narrow event-page">
      {value === null ? <Waiting error={error} onRetry={again} /> : <Shown view={value} onChange={set} />}
    </Page>
  );
}

function Waiting({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { shell, lobby } = words.value;
  const { missing } = eventsWords.value;
  if (error === null) return <Progress label={shell.loading} />;
  const unknown =
    error instanceof ApiError && error.trouble.kind === 'problem' && error.trouble.code === 'no-such-event';
  if (unknown) return <EmptyState level={2} title={missing.title} text={missing.text} />;
  return <EmptyState level={2} title={troubleIn(error)} action={<Button onPress={onRetry}>{lobby.refresh}</Button>} />;
}

function Head({ view }: { readonly view: TournamentView }) {
  const say = eventsWords.value;
  const { name, game, status, system, size, pace, rated, entry, organiser, round, rounds, about } = view;
  const facts = [
    titleOf(game, language.value),
    say.system[system],
    say.atTable(size),
    say.rounds(rounds),
    paceWords.value.names[pace].name,
    ...(rated ? [say.rated] : []),
    ...(entry === 'invitation' ? [say.byInvitation] : []),
  ];
  return (
    <header class="event-head">
      <p class="caption">
        {view.league === null ? (
          <a href={paths.events}>{say.title}</a>
        ) : (
          <a href={paths.league(view.league)}>{say.toLeague}</a>
        )}
      </p>
      <h1>{name}</h1>
      <p class="event-state">
        <Tag kind={isGoing(view) ? 'gold' : 'plain'}>{say.status[status]}</Tag>
        <span>{status === 'open' ? startOf(view) : status === 'running' ? say.round(round, rounds) : null}</span>
      </p>
      <p class="second">{facts.join(' · ')}</p>
      {organiser === null ? null : <p class="note">{say.announcedBy(organiser.name)}</p>}
      {about === '' ? null : <p class="event-about">{about}</p>}
    </header>
  );
}

function Shown({
  view,
  onChange,
}: {
  readonly view: TournamentView;
  readonly onChange: (view: TournamentView) => void;
}) {
  const say = eventsWords.value;
  const begun = view.status !== 'open';
  return (
    <>
      <Head view={view} />
      <Now view={view} onChange={onChange} />
      <Sheet title={begun ? say.standings : say.people} caption={say.entrants(view.entrants, view.most)}>
        <Standings view={view} />
      </Sheet>
      {begun ? <Luck view={view} /> : null}
      <Sheet title={say.course}>
        <Course view={view} />
      </Sheet>
      <RulesOf view={view} />
    </>
  );
}
