/** A deal of a duplicate tournament: who had which seat and what they made of it, and two games of it side by side. */
import { EmptyState, Progress, Segments, Sheet, Tag } from '@signoria/kit';
import type { TournamentRound, TournamentTable, TournamentView } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import '../../css/club/deals.css';
import '../../css/club/tournaments.css';
import '../../css/club/ratings.css';
import { paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { greet, me } from '../../state/me.ts';
import { words } from '../../state/words.ts';
import { ChoosePair } from '../challenge/Pair.tsx';
import { tournamentApi } from './api.ts';
import { eventsWords } from './text.ts';
import { namedIn, overOf, pointsOf, shareOf, troubleIn } from './words.ts';

interface Shared {
  readonly view: TournamentView;
  readonly tables: readonly TournamentTable[];
  readonly seat: number;
}

function isOwn({ seats }: TournamentTable, seat: number): boolean {
  return seats[seat] === me.value?.user;
}

/** The best first. */
function inOrder({ tables, seat }: Pick<Shared, 'tables' | 'seat'>): readonly TournamentTable[] {
  return tables.toSorted((a, b) => b.shares![seat]! - a.shares![seat]!);
}

function Results(shared: Shared) {
  const { view, seat } = shared;
  const say = eventsWords.value;
  return (
    <Sheet title={say.deal.results}>
      <div class="pad">
        <table class="deal-table">
          <thead>
            <tr>
              <th scope="col">{say.player}</th>
              <th scope="col">{say.deal.atTable}</th>
              <th scope="col">{say.points}</th>
              <th scope="col" class="wide-only">
                {say.over}
              </th>
              <th scope="col">{say.deal.score}</th>
            </tr>
          </thead>
          <tbody>
            {inOrder(shared).map((table) => (
              <tr key={table.table} class={isOwn(table, seat) ? 'own' : ''}>
                <th scope="row">
                  {namedIn(view.people, table.seats[seat]!)}{' '}
                  {isOwn(table, seat) ? <Tag kind="gold">{say.you}</Tag> : null}
                  <small class="person-note">
                    <a
                      href={paths.replay(table.table, false)}
                      aria-label={`${say.replay}: ${namedIn(view.people, table.seats[seat]!)}`}
                    >
                      {say.replay}
                    </a>
                  </small>
                </th>
                <td class="num">{table.places![seat]}.</td>
                <td class="num">{pointsOf(table.points![seat]!)}</td>
                <td class="num wide-only">{overOf(table.over![seat]!)}</td>
                <td class="num">
                  <b>{shareOf(table.shares![seat]!)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="note">{say.deal.note}</p>
      </div>
    </Sheet>
  );
}

/** One's own game first, or the best; beside it the best of the others. */
function SideBySide(shared: Shared) {
  const { view, tables, seat } = shared;
  const say = eventsWords.value.deal;
  const order = inOrder(shared);
  const own = order.find((table) => isOwn(table, seat)) ?? order[0]!;
  const games = [own, ...order.filter((table) => table !== own)].map((table) => {
    const name = namedIn(view.people, table.seats[seat]!);
    const label = `${name} · ${eventsWords.value.tableNumber(tables.indexOf(table) + 1)}`;
    return { table: table.table, name, label };
  });
  return (
    <Sheet title={say.beside}>
      <div class="pad stack">
        <p class="note">{say.besideNote}</p>
        <ChoosePair game={view.game} seat={seat} games={games} labels={say} />
      </div>
    </Sheet>
  );
}

function Compared({ view, round }: { readonly view: TournamentView; readonly round: TournamentRound }) {
  const say = eventsWords.value.deal;
  const { tables } = round;
  const mine = tables.flatMap(({ seats }) => seats.flatMap((id, seat) => (id === me.value?.user ? [seat] : [])))[0];
  const [seat, setSeat] = useState(mine ?? 0);
  const shared = { view, tables, seat };
  return (
    <>
      <Segments
        label={say.seat}
        value={String(seat)}
        onChange={(value) => setSeat(Number(value))}
        options={Array.from({ length: view.size }, (_, i) => ({ value: String(i), label: say.seatNumber(i + 1) }))}
      />
      <Results {...shared} />
      {tables.length < 2 ? null : <SideBySide key={seat} {...shared} />}
    </>
  );
}

async function fetchEvent(event: string): Promise<TournamentView> {
  await greet();
  return tournamentApi.read(event);
}

export default function DealCompared({ event, round }: { readonly event: string; readonly round: number }) {
  const say = eventsWords.value;
  const found = useAsync(() => fetchEvent(event), [event]);
  const view = found.state === 'ready' ? found.value : null;
  const deal = view?.course.find((one) => one.round === round);
  const open = deal?.tables.every(({ shares }) => shares !== null) ?? false;
  return (
    <Page class="narrow event-page deal-compared">
      <header class="event-head">
        <p class="caption">
          <a href={paths.event(event)}>{view?.name ?? say.title}</a>
        </p>
        <h1>{say.deal.title(round)}</h1>
        <p class="second">{say.deal.lead}</p>
      </header>
      {found.state === 'loading' ? <Progress label={words.value.shell.loading} /> : null}
      {found.state === 'failed' ? <EmptyState level={2} title={troubleIn(found.error)} /> : null}
      {view !== null && !open ? (
        <EmptyState level={2} title={say.deal.sealed.title} text={say.deal.sealed.text} />
      ) : null}
      {view !== null && deal !== undefined && open ? <Compared view={view} round={deal} /> : null}
    </Page>
  );
}
