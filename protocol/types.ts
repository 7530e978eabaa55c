/** What goes over HTTP by name, as both sides use it. Each is what a declaration says. */
import type { z } from 'zod';
import type { Frozen } from './frozen.ts';
import type { Answer, Body, Taken } from './routes.ts';
import type { hookMessage, pushed } from './schemas/outgoing.ts';

export type Me = Answer<'GET /api/me'>;
export type TableRow = Answer<'GET /api/tables/:id'>;
export type RowSeat = TableRow['seats'][number];
export type OpenBoard = Answer<'GET /api/tables/:id/board'>;
export type TablePage = Answer<'GET /api/tables'>;
export type LobbyQuery = Taken<'GET /api/tables', 'query'>;
export type MyPage = Answer<'GET /api/tables/mine'>;
export type MyRow = MyPage['tables'][number];

export type MyPace = Answer<'GET /api/pace'>;
export type LeaveSpan = MyPace['leave']['spans'][number];

export type BoardPage = Answer<'GET /api/ratings'>;
export type BoardEntry = BoardPage['entries'][number];

export type HouseFigures = Answer<'GET /api/figures/:game'>;
export type FigureShare = HouseFigures['shares'][number];
export type FigurePrices = HouseFigures['prices'][number];
export type FigureSpread = NonNullable<HouseFigures['decisions']>;
export type Trend = Answer<'GET /api/trends'>['trends'][number];

export type ReviewState = Answer<'GET /api/tables/:id/review'>;

export type Account = Answer<'GET /api/account'>;
export type Handover = Account['handovers'][number];
export type Device = Answer<'GET /api/account/devices'>['devices'][number];
export type Passkey = Answer<'GET /api/passkeys'>['passkeys'][number];
export type Proof = Body<'POST /api/passkeys/offer'>['proof'];
export type Token = Answer<'GET /api/account/tokens'>['tokens'][number];
export type BotAccount = Answer<'GET /api/account/bots'>['bots'][number];
export type Profile = Answer<'GET /api/people/:id'>;
export type GameStatistics = Profile['statistics'][number];
export type Circle = Answer<'GET /api/friends'>;
export type Invitation = Answer<'GET /api/invitations'>['invitations'][number];
export interface Named {
  readonly user: string;
  readonly name: string;
}

export type NoticeOverview = Answer<'GET /api/notices'>;
export type NoticePreferences = NoticeOverview['preferences'];
export type Channel = NoticeOverview['channels'][number];
export type GivenTarget = Taken<'POST /api/notices/channels', 'body'>['target'];
export type OfferedAnswer = Answer<'POST /api/notices/look'>;
export type AnsweredNotice = Answer<'POST /api/notices/answer'>;

/** What a service worker is sent, and a program by webhook. */
export type Pushed = Frozen<z.output<typeof pushed>>;
export type HookMessage = Frozen<z.output<typeof hookMessage>>;

export type Club = Answer<'GET /api/club'>;
export type Banner = NonNullable<Club['banner']>;
export type Reporting = Taken<'POST /api/tables/:id/report', 'body'>;
export type Figures = Answer<'GET /api/admin/figures'>;
export type Counted = Figures['accounts'];
export type GivenSettings = Figures['given'];
export type UserRow = Answer<'POST /api/admin/users/:user'>;
export type Sanction = NonNullable<UserRow['banned']>;
export type UserChange = Taken<'POST /api/admin/users/:user', 'body'>;
export type ReportRow = Answer<'GET /api/admin/reports'>['reports'][number];
export type Report = Answer<'GET /api/admin/reports/:report'>;
export type FaultRow = Answer<'GET /api/admin/faults'>['faults'][number];
export type DeedRow = Answer<'GET /api/admin/deeds'>['deeds'][number];
export type ClubSettings = Answer<'GET /api/admin/settings'>;
export type ClubChanges = Body<'POST /api/admin/settings'>;

export type DealList = Answer<'GET /api/deals'>;
export type DealRow = DealList['deals'][number];
export type DealView = Answer<'GET /api/deals/:id'>;
export type DealLuck = Answer<'GET /api/deals/:id/luck'>;
export type DealStanding = DealView['ranking'][number];

export type TournamentList = Answer<'GET /api/events'>;
export type TournamentRow = TournamentList['events'][number];
export type TournamentView = Answer<'GET /api/events/:id'>;
export type EventLuck = Answer<'GET /api/events/:id/luck'>;
export type TournamentPerson = TournamentView['people'][number];
export type TournamentStanding = TournamentView['standings'][number];
export type TournamentRound = TournamentView['course'][number];
export type TournamentTable = TournamentRound['tables'][number];
export type LeagueList = Answer<'GET /api/leagues'>;
export type LeagueRow = LeagueList['leagues'][number];
export type LeagueView = Answer<'GET /api/leagues/:id'>;
export type LeaguePerson = LeagueView['people'][number];
export type LeagueDivision = LeagueView['divisions'][number];
export type NewLeague = Taken<'POST /api/leagues', 'body'>;
export type NewTournament = Taken<'POST /api/events', 'body'>;
