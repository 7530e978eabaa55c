/** Every word of the client, by page. A language is one file that fills this in; what is missing does not compile. */
import type { Barrier } from '@signoria/kernel';
import type { Tincture } from '@signoria/kit';
import type { BotLevel, Delay, ProposalKind, Reply, TableSettings, TableText } from '@signoria/table';
import type { Route } from '../router.ts';

export interface Words {
  /** What the table itself says. */
  readonly atTable: TableText;
  readonly shell: ShellWords;
  readonly home: HomeWords;
  readonly lobby: LobbyWords;
  readonly table: TableWords;
  readonly menu: MenuWords;
  readonly replay: ReplayWords;
  readonly trouble: TroubleWords;
  readonly level: { readonly [L in BotLevel]: Explained };
  readonly tincture: { readonly [T in Tincture]: string };
  /** "a, b and c". */
  list(items: readonly string[]): string;
}

export interface Explained {
  readonly name: string;
  readonly about: string;
}

/** A page with nothing on it: why, and what to do. */
export interface EmptyWords {
  readonly title: string;
  readonly text: string;
}

export interface ShellWords {
  /** What stands before "Signoria" in the window's title; empty for the start page. A game's page has its own. */
  readonly title: { readonly [P in Exclude<Route['page'], 'game'>]: string };
  readonly skip: string;
  readonly nav: string;
  readonly home: string;
  readonly play: string;
  readonly tables: string;
  readonly rules: string;
  readonly settings: string;
  readonly ratings: string;
  readonly events: string;
  readonly account: string;
  readonly notices: string;
  readonly admin: string;
  readonly credits: string;
  /** The next language by its two letters, and what pressing it does, both in that language. */
  readonly otherLanguage: string;
  readonly switchLanguage: string;
  readonly makeDark: string;
  readonly makeLight: string;
  readonly guest: string;
  readonly bot: string;
  /** Of a game's components. */
  readonly edition: string;
  readonly close: string;
  readonly news: string;
  readonly unofficial: string;
  readonly offline: string;
  readonly loading: string;
  readonly notFound: EmptyWords;
  readonly broken: EmptyWords & { readonly again: string };
  players(min: number, max: number): string;
  ago(ms: number): string;
}

export interface HomeWords {
  over(games: number): string;
  readonly title: string;
  readonly continue: string;
  awaiting(tables: number): string;
  readonly nextWaiting: string;
  readonly nobodyWaits: string;
  readonly yourMove: string;
  readonly onThisDevice: string;
  remove(game: string): string;
  readonly reallyRemove: string;
  readonly removed: string;
  readonly expiring: string;
  timeLeft(time: string): string;
  readonly chooseGame: string;
  readonly chooseOpponents: string;
  readonly bots: string;
  botCount(n: number): string;
  readonly oneScreen: string;
  readonly friends: string;
  readonly anyone: string;
  readonly levelLabel: string;
  readonly countLabel: string;
  readonly playNow: string;
  readonly noAccount: string;
  readonly setTable: string;
  readonly setTableNote: string;
  readonly findTable: string;
  readonly findTableNote: string;
  learn(title: string): string;
  readonly learnNote: string;
}

export interface LobbyWords {
  readonly title: string;
  now(tables: number): string;
  readonly byCode: string;
  readonly codeHint: string;
  readonly join: string;
  readonly noSuchCode: string;
  readonly game: string;
  readonly anyGame: string;
  readonly players: string;
  readonly anyNumber: string;
  seats(n: number): string;
  readonly pace: string;
  readonly anyPace: string;
  readonly language: string;
  readonly anyLanguage: string;
  readonly languages: { readonly [L in TableSettings['language']]: string };
  readonly freeSeat: string;
  readonly sit: string;
  readonly watch: string;
  readonly moreTables: string;
  readonly refresh: string;
  /** How long such a game takes. */
  length(minutes: number): string;
  /** How many of their games the people there finish. */
  finish(percent: number): string;
  readonly none: EmptyWords & { readonly action: string };
  readonly unreachable: EmptyWords & { readonly action: string };
}

export interface TableWords {
  readonly status: { readonly connecting: string; readonly lost: string; readonly lostNote: string };
  readonly retry: string;
  readonly gone: { readonly [W in Extract<Reply, { type: 'gone' }>['why']]: EmptyWords };
  readonly lobby: BeforeStartWords;
  readonly stage: string;
  readonly own: string;
  readonly prompt: string;
  readonly seats: string;
  readonly you: string;
  bot(level: string): string;
  readonly covered: string;
  readonly away: string;
  readonly explainScore: string;
  readonly chronicle: string;
  readonly since: string;
  /** So many lines like the next one are folded away. */
  folded(n: number): string;
  /** So many lines are folded away behind the one that is their end: the bids behind what was bought. */
  led(n: number): string;
  readonly stitch: string;
  /** Why undo stops at this line. */
  readonly sealed: { readonly [B in Barrier]: string };
  /** Somebody took an answer back; null: all agreed to go back. */
  back(who: string | null): string;
  readonly backYou: string;
  readonly chat: ChatWords;
  readonly score: {
    readonly title: string;
    readonly caption: string;
    readonly what: string;
    readonly total: string;
    readonly none: string;
  };
  readonly waitingHint: string;
  readonly waitingBot: string;
  /** Step by step: how the next one is asked for. */
  readonly stepHint: string;
  readonly watchingHint: string;
  /** Where spectators are kept behind. */
  watchingLate(delay: Delay): string;
  yourHint(choices: number): string;
  /** Where a form is to be filled in. */
  readonly formHint: string;
  /** Where the board asks, and the bar has nothing to offer. */
  readonly boardHint: string;
  readonly confirmHint: string;
  /** Before an answer that cannot be taken back. */
  readonly finalHint: string;
  /** Above a warning. */
  readonly sure: string;
  readonly sealedHint: string;
  readonly sealedChange: string;
  readonly pausedTitle: string;
  readonly pausedHint: string;
  readonly coveredTitle: string;
  readonly coveredHint: string;
  readonly comeBack: string;
  undo(what: string): string;
  readonly undoNothing: string;
  readonly undoWhy: {
    readonly title: string;
    /** What stands in the way. */
    readonly facts: { readonly [why in Barrier | 'none']: string };
    readonly rule: string;
  };
  readonly why: { title(what: string): string; readonly read: string; edition(rules: number): string };
  readonly digest: {
    readonly title: string;
    more(lines: number): string;
    readonly gotIt: string;
    readonly show: string;
  };
  readonly past: PastWords;
  readonly tools: ToolWords;
  readonly proposal: ProposalWords;
  readonly orders: OrderWords;
  /** Of a bot's line: a button that asks why. */
  wonder(line: string): string;
  readonly fold: string;
  readonly unfold: string;
  readonly over: {
    readonly title: string;
    readonly abandoned: string;
    readonly replay: string;
    readonly again: string;
    /** Where one person has played against bots. */
    readonly deal: string;
    /** Puts the end away, so that the board is seen. */
    readonly board: string;
    readonly won: string;
  };
  readonly fair: FairWords;
  readonly curtain: { title(name: string): string; readonly text: string; ready(name: string): string };
  readonly freedoms: string;
}

export interface BeforeStartWords {
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly openSeat: string;
  readonly sitHere: string;
  readonly rise: string;
  readonly start: string;
  readonly startNote: string;
  startWhyNot(open: number): string;
  readonly waitingOwner: string;
  readonly closeTable: string;
  readonly fillWith: string;
  readonly clear: string;
  colour(name: string): string;
  readonly rulesHere: string;
  readonly rulesPlain: string;
  readonly ownEdition: string;
}

export interface ChatWords {
  readonly title: string;
  readonly placeholder: string;
  readonly send: string;
  readonly empty: string;
  readonly watcher: string;
  mute(name: string): string;
  unmute(name: string): string;
  report(name: string): string;
  readonly reactions: string;
  readonly muted: string;
}

export interface PastWords {
  title(at: number, of: number): string;
  readonly now: string;
  readonly slider: string;
  readonly first: string;
  readonly back: string;
  readonly forward: string;
  readonly last: string;
}

export interface ToolWords {
  readonly menu: string;
  readonly history: string;
  readonly rules: string;
  readonly wholeRules: string;
  readonly log: string;
  readonly talk: string;
  readonly orders: string;
  readonly position: string;
  readonly positionNote: string;
  readonly settings: string;
  readonly takebackNote: string;
  readonly takebackHere: string;
  readonly endNote: string;
  readonly resign: string;
  readonly resignNote: string;
  readonly resignConfirm: string;
  readonly cancel: string;
  readonly leave: string;
  readonly copyLink: string;
}

export interface ProposalWords {
  yours(what: ProposalKind['kind']): string;
  /** Of another's move, as the chronicle tells it. */
  takeback(name: string, line: string): string;
  agreed(n: number, of: number): string;
  readonly agree: string;
  readonly refuse: string;
  readonly withdraw: string;
  readonly look: string;
}

export interface OrderWords {
  readonly title: string;
  readonly about: string;
  active(n: number): string;
  readonly leaveBid: string;
}

export interface FairWords {
  readonly title: string;
  readonly committedNote: string;
  readonly commitment: string;
  readonly key: string;
  readonly check: string;
  readonly checking: string;
  readonly good: string;
  goodNote(entries: number, short: string): string;
  readonly bad: string;
  readonly download: string;
}

export interface MenuWords {
  all(n: number): string;
  readonly filter: string;
  readonly nothingFound: string;
  readonly confirm: string;
  readonly choose: string;
  /** Why a form cannot be sent yet. */
  readonly incomplete: string;
  readonly less: string;
  readonly more: string;
  readonly least: string;
  readonly most: string;
  boundWhy(bound: number): string;
  tally(chosen: number, min: number, max: number): string;
  lessOf(item: string): string;
  moreOf(item: string): string;
  tooMany(max: number): string;
  groupFull(max: number): string;
  overBudget(budget: number): string;
  owed(parts: readonly string[]): string;
  readonly paid: string;
  readonly suggest: string;
  readonly clear: string;
  spend(source: string, amount: number, kind: string): string;
  readonly turn: string;
  readonly flip: string;
  readonly spots: string;
  place(row: number, column: number): string;
}

export interface ReplayWords {
  readonly importTitle: string;
  readonly importText: string;
  readonly drop: string;
  readonly chooseFile: string;
  badFile(detail: string): string;
  otherGame(id: string): string;
  readonly seenBy: string;
  readonly openCards: string;
  move(at: number, of: number): string;
  readonly play: string;
  readonly pause: string;
  readonly link: string;
  readonly linkCopied: string;
  readonly playOn: string;
  playOnAs(name: string): string;
  /** The tabs under the bar: how it went, and what everybody held. */
  readonly course: string;
  readonly hands: string;
  readonly chances: string;
  readonly chancesNote: string;
  readonly points: string;
  readonly statistics: string;
  readonly decisions: string;
  readonly byHand: string;
  readonly time: string;
  minutes(ms: number): string;
  leadChanges(n: number): string;
  readonly review: string;
  /** Opens the room of this game. */
  readonly room: string;
  readonly loading: string;
  readonly notFinished: EmptyWords;
  readonly toTable: string;
  readonly backToTable: string;
  seat(n: number): string;
}

export interface TroubleWords {
  readonly offline: string;
  readonly server: string;
  readonly tooMany: string;
  readonly copyFailed: string;
}
