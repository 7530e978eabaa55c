/** The house: which page is shown, its title, and where the focus goes when it changes. */
import { computed, effect } from '@preact/signals';
import { Patterns, Progress, Toasts } from '@signoria/kit';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { toldInPage } from './address.ts';
import { titleOf } from './games/catalogue.ts';
import { loadClientBundle } from './games/client-bundle.ts';
import { loadBoard } from './games/load.ts';
import { goToNextWaiting } from './pages/table/keyboard.ts';
import { anchor, focusMain, type Route, route } from './router.ts';
import { Broken, Fault } from './shell/Fault.tsx';
import { attention } from './state/attention.ts';
import { introduce, me, socket } from './state/me.ts';
import { language } from './state/settings.ts';
import { closeToast, toasts } from './state/toasts.ts';
import { words } from './state/words.ts';

/** Each page is fetched when it is first shown. */
async function draw(at: Route): Promise<VNode> {
  switch (at.page) {
    case 'table': {
      const { default: TablePage } = await import('./pages/table/TablePage.tsx');
      return <TablePage table={at.table} local={at.local} />;
    }
    case 'replay': {
      const { default: ReplayPage } = await import('./pages/replay/ReplayPage.tsx');
      return <ReplayPage table={at.table} local={at.local} />;
    }
    case 'review': {
      const { default: ReviewPage } = await import('./pages/review/ReviewPage.tsx');
      return <ReviewPage table={at.table} local={at.local} />;
    }
    case 'room': {
      const { default: RoomPage } = await import('./pages/room/RoomPage.tsx');
      return <RoomPage table={at.table} />;
    }
    case 'game': {
      const { default: GamePage } = await import('./pages/game/GamePage.tsx');
      return <GamePage game={at.game} />;
    }
    case 'aid': {
      const { default: AidPage } = await import('./pages/aid/AidPage.tsx');
      return <AidPage game={at.game} />;
    }
    case 'puzzles': {
      const { default: PuzzlesPage } = await import('./pages/puzzles/PuzzlesPage.tsx');
      return <PuzzlesPage game={at.game} />;
    }
    case 'workshop': {
      const { default: WorkshopPage } = await import('./pages/workshop/WorkshopPage.tsx');
      return <WorkshopPage game={at.game} />;
    }
    case 'person': {
      const { default: PersonPage } = await import('./pages/account/PersonPage.tsx');
      return <PersonPage user={at.user} />;
    }
    case 'admin': {
      const { default: AdminPage } = await import('./pages/admin/AdminPage.tsx');
      return <AdminPage tab={at.tab} />;
    }
    case 'notice': {
      const { default: LinkPage } = await import('./pages/notices/LinkPage.tsx');
      return <LinkPage purpose={at.purpose} />;
    }
    case 'event': {
      const { default: EventPage } = await import('./pages/tournaments/EventPage.tsx');
      return <EventPage event={at.event} deal={at.deal} />;
    }
    case 'leagues': {
      const { default: Leagues } = await import('./pages/leagues/Leagues.tsx');
      return <Leagues which={at.which} />;
    }
    case 'deal': {
      const { default: DealPage } = await import('./pages/deals/DealPage.tsx');
      return <DealPage deal={at.deal} />;
    }
    case 'join': {
      const { default: Join } = await import('./pages/join/Join.tsx');
      return <Join code={at.code} />;
    }
    default: {
      const { default: Page } = await PLAIN[at.page]();
      return <Page />;
    }
  }
}

/** On its way while something else is still being fetched. */
export function prefetch(at: Route): void {
  draw(at).catch(() => {}); // it will be asked for again, and then say what is wrong
  if (at.page === 'table' && !at.local) prefetchTable();
}

/** The server has named the game with its page: the board comes, and the line opens, before the table is drawn. */
function prefetchTable(): void {
  const game = toldInPage('game');
  if (game === undefined) return;
  void Promise.all([loadClientBundle(game), loadBoard(game)]).catch(() => {});
  void introduce().then(() => {
    if (me.value !== null) socket();
  });
}

/** Pages that need nothing from their address. */
const PLAIN = {
  home: () => import('./pages/home/Home.tsx'),
  lobby: () => import('./pages/tables/Tables.tsx'),
  new: () => import('./pages/tables/Tables.tsx'),
  import: () => import('./pages/replay/ImportPage.tsx'),
  rules: () => import('./pages/game/GamePage.tsx'),
  settings: () => import('./pages/Settings.tsx'),
  pace: () => import('./pages/pace/PacePage.tsx'),
  setup: () => import('./pages/admin/SetupPage.tsx'),
  notices: () => import('./pages/notices/NoticesPage.tsx'),
  account: () => import('./pages/account/AccountPage.tsx'),
  ratings: () => import('./pages/ratings/RatingsPage.tsx'),
  figures: () => import('./pages/figures/FiguresPage.tsx'),
  events: () => import('./pages/tournaments/EventsPage.tsx'),
  newEvent: () => import('./pages/tournaments/NewEventPage.tsx'),
  deals: () => import('./pages/deals/DealsPage.tsx'),
  challenge: () => import('./pages/challenge/ChallengePage.tsx'),
  credits: () => import('./pages/Credits.tsx'),
  lost: () => import('./pages/Lost.tsx'),
};

const title = computed(() => {
  const at = route.value;
  const page = at.page === 'game' ? titleOf(at.game, language.value) : words.value.shell.title[at.page];
  const mark = attention.value ? '◆ ' : '';
  return page === '' ? 'Signoria' : `${mark}${page} · Signoria`;
});

/** The page and the route it was fetched for: while the next one is on its way, the old one stays. */
function usePage() {
  const [shown, setShown] = useState<{ readonly page: VNode; readonly at: Route } | null>(null);
  const at = route.value;
  useEffect(() => {
    let current = true;
    // A page that cannot be fetched is either gone with an old version or out of reach.
    void draw(at)
      .catch(() => <Broken />)
      .then((page) => current && setShown({ page, at }));
    return () => {
      current = false;
    };
  }, [at]);
  return shown;
}

function useFreshPage(at: Route | undefined): void {
  useEffect(() => {
    if (at === undefined) return;
    if (anchor.value === '') scrollTo(0, 0);
    focusMain();
  }, [at]);
}

/** The two sides of the tables page, and the tabs of the administration, are one page: what was filled in on one stays when looking at the other. */
function keyOf(at: Route): string {
  if (at.page === 'new' || at.page === 'lobby') return 'tables';
  return at.page === 'admin' ? at.page : JSON.stringify(at);
}

function listenForNext(event: KeyboardEvent): void {
  const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.code !== 'KeyN' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (route.value.page !== 'table') void goToNextWaiting(null);
}

export function App() {
  const shown = usePage();
  const { shell } = words.value;
  useFreshPage(shown?.at);
  useEffect(
    () =>
      effect(() => {
        document.title = title.value;
      }),
    [],
  );
  useEffect(() => {
    document.addEventListener('keydown', listenForNext);
    return () => document.removeEventListener('keydown', listenForNext);
  }, []);
  return (
    <>
      <a class="skip" href="#main">
        {shell.skip}
      </a>
      <Patterns />
      <Fault key={shown === null ? '' : keyOf(shown.at)}>
        {shown?.page ?? (
          <main id="main" class="opening" tabIndex={-1}>
            <Progress label={shell.loading} />
          </main>
        )}
      </Fault>
      <Toasts
        label={shell.news}
        close={shell.close}
        onClose={closeToast}
        messages={toasts.value.map(({ id, kind, text }) => ({ id, kind, text: text(words.value) }))}
      />
    </>
  );
}
