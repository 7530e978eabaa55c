/** The words of notices. What is asked, and how a game ended, comes from the game's own text tables. */
import { inEvery, translated } from '@signoria/kernel';
import type { Call } from './notice.ts';
import sentences from './text/de.json' with { type: 'json' };
import { noticeEn } from './text/en.ts';
import { noticePlaces } from './text/places.ts';
import { noticeRu } from './text/ru.ts';

export interface Duration {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

export interface NoticeText {
  readonly title: {
    readonly [C in Call | 'start' | 'over' | 'covered' | 'vacant']: (game: string) => string;
  } & { readonly [C in 'invited' | 'mention']: (game: string, by: string) => string };
  /** Several at once: all turns, or all sorts. */
  waiting(tables: number): string;
  news(notices: number): string;
  with(names: readonly string[]): string;
  table(name: string): string;
  left(time: Duration): string;
  readonly timeUp: string;
  said(by: string, text: string): string;
  readonly open: string;
  readonly answer: string;
  /** Beneath a letter. */
  readonly why: string;
  readonly change: string;
  readonly stop: string;
  readonly confirm: { readonly subject: string; readonly text: string; readonly button: string; readonly not: string };
  readonly test: { readonly title: string; readonly body: string };
  readonly takenBack: { title(game: string): string; readonly body: string };
  readonly answered: { title(game: string): string };
  /** The question was answered, or taken back, before this answer came. */
  readonly late: { title(game: string): string; readonly body: string };
}

export const noticeText = inEvery<NoticeText>({
  en: noticeEn,
  ru: noticeRu,
  de: translated('de', noticeEn, sentences, noticePlaces('de')),
});

const MINUTE = 60_000;

/** In days and hours, or hours and minutes: nobody plans a day by the minute. */
export function durationOf(ms: number): Duration {
  const minutes = Math.max(1, Math.round(ms / MINUTE));
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return { days: Math.floor(hours / 24), hours: hours % 24, minutes: 0 };
  return { days: 0, hours, minutes: minutes % 60 };
}
