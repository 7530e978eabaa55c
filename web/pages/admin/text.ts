/** The words of the administration. Fetched with its pages: nobody else needs them. */

import type { Club, Counted, DeedKind, Failure, ProblemCode, UserKind } from '@signoria/protocol';
import type { HouseColour, HouseCrest } from '@signoria/protocol/names';
import type { TableStatus } from '@signoria/table';
import { pageWords } from '../../state/page-words.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';

export const TABS = ['overview', 'reports', 'faults', 'people', 'tables', 'settings', 'journal'] as const;
export type Tab = (typeof TABS)[number];

/** How long something is taken from somebody. */
export const SPANS = ['hour', 'day', 'week', 'month', 'good'] as const;
export type Span = (typeof SPANS)[number];

/** What these pages have words of their own for. */
type KnownProblem = Extract<
  ProblemCode,
  | 'fixed-setting'
  | 'not-admin'
  | 'last-admin'
  | 'is-admin'
  | 'needs-account'
  | 'no-such-user'
  | 'bad-name'
  | 'seated-here'
  | 'no-file'
  | 'wrong-password'
  | 'malformed'
  | 'setup-code'
  | 'bad-handle'
  | 'handle-taken'
  | 'weak-password'
  | 'already-account'
>;

export interface AdminWords {
  readonly title: string;
  readonly tabs: { readonly [T in Tab]: string };
  readonly notYours: { readonly title: string; readonly text: string; readonly action: string };
  readonly search: string;
  readonly more: string;
  readonly cancel: string;
  readonly save: string;
  readonly saved: string;
  readonly gone: string;
  readonly trouble: { readonly [P in KnownProblem]: string };
  readonly overview: OverviewWords;
  readonly given: GivenWords;
  readonly reports: ReportsWords;
  readonly faults: FaultsWords;
  readonly people: PeopleWords;
  readonly tables: TablesWords;
  readonly settings: SettingsWords;
  /** What a house needs after its set-up. */
  readonly next: {
    readonly title: string;
    readonly steps: { readonly [step in 'mail' | 'backup' | 'invite' | 'account']: string };
  };
  readonly journal: JournalWords;
  readonly setup: SetupWords;
}

/** What was given when the server was started. */
interface GivenWords {
  readonly title: string;
  readonly note: string;
  readonly base: string;
  readonly proxies: string;
  readonly workers: string;
  readonly threads: string;
  readonly log: string;
  readonly metricsToken: string;
  readonly editions: string;
  readonly provider: string;
  readonly client: string;
  /** Whether there is one is all that may be said. */
  secret(isSet: boolean): string;
  readonly scopes: string;
  readonly admins: string;
  readonly passwords: string;
  readonly on: string;
  readonly off: string;
  readonly none: string;
  readonly set: string;
  readonly unset: string;
}

interface OverviewWords {
  readonly title: string;
  readonly version: string;
  readonly database: string;
  readonly running: string;
  readonly people: string;
  connections(n: number): string;
  readonly memory: string;
  memoryOf(used: number, total: number): string;
  readonly load: string;
  loadOf(load: number, processors: number): string;
  readonly bots: string;
  thinking(working: number, waiting: number): string;
  readonly tables: string;
  readonly inMemory: string;
  readonly accounts: string;
  readonly guests: string;
  readonly status: { readonly [S in 'open' | 'running' | 'paused' | 'finished']: string };
  counted(of: Counted): string;
  duration(ms: number): string;
  readonly news: string;
  readonly toDo: string;
  openReports(of: Counted): string;
  openFaults(of: Counted): string;
  readonly allQuiet: string;
  readonly refresh: string;
}

interface ReportsWords {
  readonly none: { readonly title: string; readonly text: string };
  readonly open: string;
  readonly verdicts: { readonly acted: string; readonly dismissed: string };
  says(by: string, about: string): string;
  readonly look: string;
  readonly talk: string;
  readonly noTalk: string;
  readonly watchers: string;
  readonly note: string;
  readonly acted: string;
  readonly dismiss: string;
  closed(what: string, by: string, ago: string): string;
  readonly done: string;
  readonly toTable: string;
  readonly toPerson: string;
}

interface FaultsWords {
  readonly none: { readonly title: string; readonly text: string };
  readonly kinds: { readonly [kind: string]: string };
  where(game: string, seat: number | null, seq: number): string;
  times(n: number, ago: string): string;
  by(name: string): string;
  readonly veiled: string;
  readonly error: string;
  readonly file: string;
  readonly fileNote: string;
  readonly running: string;
  readonly done: string;
  readonly reopen: string;
  readonly isDone: string;
  readonly how: string;
}

interface PeopleWords {
  readonly kinds: { readonly [K in UserKind | 'all']: string };
  readonly kind: string;
  readonly none: { readonly title: string; readonly text: string };
  readonly here: string;
  readonly admin: string;
  readonly guest: string;
  muted(until: string | null): string;
  banned(until: string | null): string;
  record(finished: number, left: number): string;
  since(date: string): string;
  readonly change: string;
  readonly name: string;
  readonly rename: string;
  readonly span: string;
  readonly spans: { readonly [S in Span]: string };
  readonly reason: string;
  readonly reasonNote: string;
  readonly mute: string;
  readonly unmute: string;
  readonly ban: string;
  readonly unban: string;
  readonly moderation: string;
  readonly adminTitle: string;
  readonly makeAdmin: string;
  readonly unmakeAdmin: string;
  readonly adminNote: string;
  readonly adminSafe: string;
  readonly delete: string;
  readonly deleteNote: string;
  readonly deleteReally: string;
  readonly done: string;
}

interface TablesWords {
  readonly status: string;
  readonly statuses: { readonly [S in TableStatus | 'all']: string };
  readonly none: { readonly title: string; readonly text: string };
  readonly look: string;
  readonly close: string;
  readonly end: string;
  readonly endTitle: string;
  readonly endNote: string;
  readonly ended: string;
  readonly hidden: string;
}

interface SettingsWords {
  readonly house: string;
  readonly fixed: string;
  readonly name: string;
  readonly nameNote: string;
  readonly address: string;
  readonly addressNote: string;
  readonly registration: string;
  readonly registrationNote: string;
  readonly privateHooks: string;
  readonly privateHooksNote: string;
  readonly mail: string;
  readonly mailOff: string;
  readonly host: string;
  readonly port: string;
  readonly secure: string;
  readonly secureNote: string;
  readonly user: string;
  readonly password: string;
  readonly passwordKept: string;
  readonly passwordNone: string;
  readonly from: string;
  readonly mailRemove: string;
  readonly mailTest: string;
  readonly mailTestTo: string;
  readonly mailSent: string;
  readonly mailTrouble: { readonly [T in Failure]: string };
  readonly push: string;
  pushReady(address: string): string;
  readonly pushNotReady: string;
  readonly pushTest: string;
  readonly banner: string;
  readonly bannerText: string;
  readonly bannerKind: string;
  readonly bannerKinds: { readonly [K in NonNullable<Club['banner']>['kind']]: string };
  readonly look: string;
  readonly lookNote: string;
  readonly colour: string;
  readonly colours: { readonly [C in HouseColour]: string };
  readonly crest: string;
  readonly noCrest: string;
  readonly crests: { readonly [C in HouseCrest]: string };
  readonly welcome: string;
  readonly welcomeNote: string;
  readonly bannerUntil: string;
  readonly bannerSpans: { readonly [S in Span]: string };
  readonly bannerRemove: string;
  readonly backup: string;
  readonly backupNote: string;
  readonly backupPassword: string;
  readonly backupMake: string;
  readonly backupDone: string;
  readonly backupRestore: string;
}

interface JournalWords {
  readonly lead: string;
  readonly none: { readonly title: string; readonly text: string };
  readonly deeds: { readonly [D in DeedKind]: (about: string) => string };
  sanction(until: string | null, reason: string): string;
}

interface SetupWords {
  readonly title: string;
  readonly lead: string;
  readonly code: string;
  readonly codeNote: string;
  readonly you: string;
  readonly handle: string;
  readonly handleNote: string;
  readonly password: string;
  readonly passwordNote: string;
  readonly house: string;
  readonly submit: string;
  readonly done: string;
  readonly already: { readonly title: string; readonly text: string; readonly action: string };
}

export const adminWords = pageWords<AdminWords>({ en, ru, de: async () => (await import('./text/de.ts')).de });
