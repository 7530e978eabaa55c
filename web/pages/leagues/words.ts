/** Names, days and troubles of leagues, in the reader's words. */
import type { LeaguePerson } from '@signoria/protocol';
import { botNameIn } from '@signoria/table';
import { wordFor } from '../../shell/deed.ts';
import { troubleText } from '../../shell/trouble.ts';
import { language } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { tableWords, words } from '../../state/words.ts';
import { leagueWords } from './text.ts';

/** Bots of the same name are told apart by a number. */
export function memberName(people: readonly LeaguePerson[], id: string): string {
  const person = people.find((one) => one.id === id);
  if (person === undefined || person.level === null) return person?.name || tableWords.value.gone;
  const said = botNameIn(tableWords.value, person.name);
  return person.number === 1 ? said : `${said} ${person.number}`;
}

export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(at);
}

/** Two days that lie near each other are told as one. */
export function spanOfDays(from: number, to: number): string {
  const format = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long' });
  return format.formatRange(from, to);
}

export function leagueTrouble(error: unknown): string {
  return wordFor(leagueWords.value.trouble, error) ?? troubleText(error, words.value, null);
}

export function toastLeagueTrouble(error: unknown): void {
  toast('bad', () => leagueTrouble(error));
}
