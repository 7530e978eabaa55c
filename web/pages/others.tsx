/** The pages people go to from inside the house, each fetched when it is first shown. */
import type { VNode } from 'preact';
import type { Route } from '../router.ts';

export async function drawOther(at: Exclude<Route, { readonly page: 'table' | 'home' | 'join' }>): Promise<VNode> {
  switch (at.page) {
    case 'replay':
      return import('./replay/ReplayPage.tsx').then(({ default: ReplayPage }) => (
        <ReplayPage table={at.table} local={at.local} />
      ));
    case 'review':
      return import('./review/ReviewPage.tsx').then(({ default: ReviewPage }) => (
        <ReviewPage table={at.table} local={at.local} />
      ));
    case 'room':
      return import('./room/RoomPage.tsx').then(({ default: RoomPage }) => <RoomPage table={at.table} />);
    case 'game':
      return import('./game/GamePage.tsx').then(({ default: GamePage }) => <GamePage game={at.game} />);
    case 'aid':
      return import('./aid/AidPage.tsx').then(({ default: AidPage }) => <AidPage game={at.game} />);
    case 'puzzles':
      return import('./puzzles/PuzzlesPage.tsx').then(({ default: PuzzlesPage }) => <PuzzlesPage game={at.game} />);
    case 'workshop':
      return import('./workshop/WorkshopPage.tsx').then(({ default: WorkshopPage }) => <WorkshopPage game={at.game} />);
    case 'person':
      return import('./account/PersonPage.tsx').then(({ default: PersonPage }) => <PersonPage user={at.user} />);
    case 'admin':
      return import('./admin/AdminPage.tsx').then(({ default: AdminPage }) => <AdminPage tab={at.tab} />);
    case 'notice':
      return import('./notices/LinkPage.tsx').then(({ default: LinkPage }) => <LinkPage purpose={at.purpose} />);
    case 'event':
      return import('./tournaments/TournamentPage.tsx').then(({ default: TournamentPage }) => (
        <TournamentPage event={at.event} deal={at.deal} />
      ));
    case 'leagues':
      return import('./leagues/Leagues.tsx').then(({ default: Leagues }) => <Leagues which={at.which} />);
    case 'deal':
      return import('./deals/DealPage.tsx').then(({ default: DealPage }) => <DealPage deal={at.deal} />);
    default: {
      const { default: Page } = await PLAIN[at.page]();
      return <Page />;
    }
  }
}

/** Pages that need nothing from their address. */
const PLAIN = {
  lobby: () => import('./tables/Tables.tsx'),
  new: () => import('./tables/Tables.tsx'),
  import: () => import('./replay/ImportPage.tsx'),
  rules: () => import('./game/GamePage.tsx'),
  settings: () => import('./Settings.tsx'),
  pace: () => import('./pace/PacePage.tsx'),
  setup: () => import('./admin/SetupPage.tsx'),
  notices: () => import('./notices/NoticesPage.tsx'),
  account: () => import('./account/AccountPage.tsx'),
  ratings: () => import('./ratings/RatingsPage.tsx'),
  figures: () => import('./figures/FiguresPage.tsx'),
  events: () => import('./tournaments/TournamentsPage.tsx'),
  newEvent: () => import('./tournaments/NewTournamentPage.tsx'),
  deals: () => import('./deals/DealsPage.tsx'),
  challenge: () => import('./challenge/ChallengePage.tsx'),
  credits: () => import('./Credits.tsx'),
  lost: () => import('./Lost.tsx'),
};
