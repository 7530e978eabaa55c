/** The words of leagues. Fetched with their pages. */

import type { LeagueStatus, LeagueView, ProblemCode } from '@signoria/protocol';
import { pageWords } from '../../state/page-words.ts';
import type { EmptyWords } from '../../text/shape.ts';
import type { LeagueDeed } from './api.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';

export interface LeagueWords {
  readonly title: string;
  readonly lead: string;
  readonly toEvents: string;
  readonly found: string;
  readonly needAccount: string;
  readonly none: EmptyWords;
  readonly missing: EmptyWords;
  readonly more: string;
  readonly status: { readonly [S in LeagueStatus]: string };
  readonly mine: string;
  season(n: number): string;
  members(n: number): string;
  divisionsOf(n: number): string;
  seasonOf(rounds: number, length: string): string;
  starts(n: number, when: string): string;
  foundedBy(name: string): string;
  readonly deeds: { readonly [D in LeagueDeed]: string };
  readonly stay: string;
  readonly sure: string;
  readonly joinNote: string;
  readonly leaveNote: string;
  readonly closeNote: string;
  readonly leaving: string;
  readonly closing: string;
  readonly toTable: string;
  readonly toTableNote: string;
  readonly away: string;
  readonly awayNote: string;
  readonly ready: string;
  readonly readyNote: string;
  bench(n: number): string;
  division(n: number): string;
  readonly toDivision: string;
  readonly next: string;
  readonly place: string;
  readonly player: string;
  readonly points: string;
  readonly wins: string;
  readonly games: string;
  readonly you: string;
  bot(level: string): string;
  readonly goes: { readonly up: string; readonly down: string };
  readonly calendar: string;
  round(n: number): string;
  readonly state: { readonly [S in LeagueView['calendar'][number]['state']]: string };
  readonly past: string;
  readonly noPast: string;
  readonly wentUp: string;
  readonly wentDown: string;
  readonly rules: string;
  readonly said: {
    division(n: number): string;
    season(rounds: number, round: string): string;
    moves(moves: number): string;
    readonly ties: string;
    readonly joining: string;
    readonly away: string;
    readonly rated: string;
    readonly unrated: string;
  };
  readonly change: {
    readonly title: string;
    readonly note: string;
    readonly noteBefore: string;
    readonly days: string;
    readonly daysNote: string;
    start(season: number): string;
    readonly submit: string;
    readonly cancel: string;
    readonly done: string;
    /** What has been changed and does not hold yet. */
    coming(about: Said): string;
  };
  readonly isAway: string;
  readonly standIn: string;
  readonly back: string;
  readonly form: LeagueFormWords;
  readonly trouble: { readonly [C in ProblemCode]?: string };
}

export interface Said {
  readonly division: number;
  readonly moves: number;
  readonly rounds: number;
  readonly round: string;
  readonly rated: boolean;
}

export interface LeagueFormWords {
  readonly title: string;
  readonly lead: string;
  readonly what: string;
  readonly nameHint: string;
  readonly shape: string;
  readonly division: string;
  readonly moves: string;
  readonly rounds: string;
  readonly bots: string;
  readonly when: string;
  readonly start: string;
  readonly round: string;
  readonly pause: string;
  readonly noPause: string;
  readonly join: string;
  readonly submit: string;
  readonly submitNote: string;
  sum(weeks: number): string;
  readonly noTime: string;
}

export const leagueWords = pageWords<LeagueWords>({ en, ru, de: async () => (await import('./text/de.ts')).de });
