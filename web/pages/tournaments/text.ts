/** The words of tournaments. Fetched with their pages. */

import type { ProblemCode, Scoring, System, TournamentStatus } from '@signoria/protocol';
import { pageWords } from '../../state/page-words.ts';
import type { EmptyWords } from '../../text/shape.ts';
import type { TournamentDeed } from './api.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';

export interface EventsWords {
  readonly title: string;
  readonly lead: string;
  readonly toRatings: string;
  readonly toLeagues: string;
  readonly toLeague: string;
  standIn(name: string): string;
  readonly announce: string;
  readonly needAccount: string;
  readonly now: string;
  readonly past: string;
  readonly when: string;
  readonly more: string;
  readonly noneNow: EmptyWords;
  readonly nonePast: EmptyWords;
  readonly missing: EmptyWords;
  readonly status: { readonly [S in TournamentStatus]: string };
  readonly system: { readonly [S in System]: string };
  readonly scoring: { readonly [S in Scoring]: string };
  readonly mine: string;
  readonly byInvitation: string;
  readonly rated: string;
  atTable(n: number): string;
  entrants(n: number, most: number): string;
  players(n: number): string;
  round(n: number, of: number): string;
  rounds(n: number): string;
  readonly whenFull: string;
  starts(when: string): string;
  announcedBy(name: string): string;
  readonly deeds: { readonly [D in TournamentDeed]: string };
  readonly comeBack: string;
  readonly leaveNote: string;
  readonly startNote: string;
  readonly lateNote: string;
  missingPeople(n: number): string;
  readonly sure: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly toTable: string;
  readonly toTableNote: string;
  nextRound(time: string): string;
  deadline(when: string): string;
  readonly waiting: string;
  readonly sittingOut: string;
  readonly youLeft: string;
  readonly standings: string;
  readonly people: string;
  readonly nobody: string;
  readonly place: string;
  readonly player: string;
  readonly points: string;
  readonly wins: string;
  readonly opposition: string;
  readonly tables: string;
  readonly share: string;
  readonly over: string;
  readonly you: string;
  readonly left: string;
  bot(level: string): string;
  readonly course: string;
  readonly notBegun: string;
  tableNumber(n: number): string;
  readonly playing: string;
  readonly how: { readonly agreed: string; readonly judged: string };
  readonly byes: string;
  readonly look: string;
  readonly replay: string;
  readonly deal: DealWords;
  readonly rules: string;
  readonly said: SaidWords;
  readonly form: FormWords;
  readonly trouble: { readonly [C in ProblemCode]?: string };
}

/** Of a duplicate tournament. */
export interface DealWords {
  title(n: number): string;
  /** A bot that fills a seat. */
  readonly fill: string;
  /** Over at this table. */
  readonly done: string;
  readonly sealed: EmptyWords;
  readonly compare: string;
  readonly lead: string;
  readonly seat: string;
  seatNumber(n: number): string;
  readonly results: string;
  readonly atTable: string;
  readonly score: string;
  readonly note: string;
  readonly beside: string;
  readonly besideNote: string;
  readonly one: string;
  readonly other: string;
}

/** The rules a tournament may go by: `said.ts` chooses among them. */
export interface SaidWords {
  /** At tables of two, and at larger ones. */
  readonly victory: string;
  readonly ranks: string;
  readonly ties: string;
  readonly swiss: string;
  readonly roundRobin: string;
  readonly balanced: string;
  readonly byes: string;
  /** Of a duplicate tournament. */
  readonly oneDeal: string;
  readonly compared: string;
  readonly matchpoints: string;
  readonly mean: string;
  readonly seats: string;
  readonly fill: string;
  readonly late: string;
  readonly closed: string;
  /** Of every tournament. */
  time(round: string, grace: string): string;
  readonly absentDeal: string;
  readonly absent: string;
  readonly pause: string;
}

export interface FormWords {
  readonly title: string;
  readonly lead: string;
  readonly what: string;
  readonly name: string;
  readonly nameHint: string;
  readonly about: string;
  readonly aboutHint: string;
  readonly game: string;
  readonly size: string;
  readonly system: string;
  readonly systemNote: { readonly [S in System]: string };
  readonly rounds: string;
  readonly deals: string;
  readonly scoring: string;
  readonly scoringNote: { readonly [S in Scoring]: string };
  readonly less: string;
  readonly more: string;
  readonly who: string;
  readonly most: string;
  readonly least: string;
  readonly bots: string;
  readonly botLevel: string;
  readonly join: string;
  readonly invitation: string;
  readonly invitationNote: string;
  readonly openNote: string;
  readonly whenStart: string;
  readonly startFull: string;
  readonly startAt: string;
  readonly startTime: string;
  readonly howFast: string;
  readonly pace: string;
  readonly roundTime: string;
  readonly rated: string;
  readonly ratedNote: string;
  readonly ratedWhyNot: string;
  readonly submit: string;
  readonly submitNote: string;
  sum(rounds: number, tables: number): string;
  readonly tooManyBots: string;
  readonly timePassed: string;
  readonly toAccount: string;
}

export const eventsWords = pageWords<EventsWords>({ en, ru, de: async () => (await import('./text/de.ts')).de });
