/** Names, times and troubles of tournaments, in the reader's words. */
import type { TournamentPerson, TournamentRow } from '@signoria/protocol';
import { botNameIn } from '@signoria/table';
import type { Bearer } from '../../shell/bearer.tsx';
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

/** Whose arms stand beside the name; null for who has left none. */
export function bearerOf({ id, level, name }: TournamentPerson): Bearer | null {
  if (level !== null) return { named: name };
  return name === '' ? null : { user: id };
}

export function bearerIn(people: readonly TournamentPerson[], id: string): Bearer | null {
  const person = people.find((one) => one.id === id);
  return person === undefined ? null : bearerOf(person);
}

/** Of somebody in a seat: bots that only fill it take no part. */
export function namedIn(people: readonly TournamentPerson[], id: string): string {
  const person = people.find((one) => one.id === id);
  return person === undefined ? eventsWords.value.deal.fill : nameOf(person);
}

export function momentOf(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Halves and thirds, as short as they can be told. */
export function pointsOf(points: number): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 }).format(points);
}

export function shareOf(share: number): string {
  return new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** With its sign. */
export function overOf(over: number): string {
  const said = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(language.value, said).format(over).replace('-', '−');
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
