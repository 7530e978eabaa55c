/** Names, times and troubles of tournaments, in the reader's words. */
import type { TournamentPerson, TournamentRow } from '@signoria/protocol';
import { botNameIn } from '@signoria/table';
import { wordFor } from '../../shell/deed.ts';
import { troubleText } from '../../shell/trouble.ts';
import { language } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { tableWords, words } from '../../state/words.ts';
import { eventsWords } from './text.ts';

/** Bots of the same name are told apart by a number. */
export function nameOf({ name, level, number }: TournamentPerson): string {
  if (level === null) return name || tableWords.value.gone;
  const said = botNameIn(tableWords.value, name);
  return number === 1 ? said : `${said} ${number}`;
}

export function momentOf(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Halves and thirds, as short as they can be told. */
export function pointsOf(points: number): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 }).format(points);
}

export function startOf({ startAt }: Pick<TournamentRow, 'startAt'>): string {
  const say = eventsWords.value;
  return startAt === null ? say.whenFull : say.starts(momentOf(startAt));
}

export function troubleIn(error: unknown): string {
  return wordFor(eventsWords.value.trouble, error) ?? troubleText(error, words.value, null);
}

export function toastEventTrouble(error: unknown): void {
  toast('bad', () => troubleIn(error));
}
