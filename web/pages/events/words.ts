/** Names, times and troubles of tournaments, in the reader's words. */
import { botNameIn } from '@signoria/table';
import { ApiError } from '../../api.ts';
import { troubleText } from '../../shell/trouble.ts';
import { language } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { tableWords, words } from '../../state/words.ts';
import type { EventPerson, EventRow } from './api.ts';
import { eventsWords } from './text.ts';

/** Bots of the same name are told apart by a number. */
export function nameOf({ name, level, number }: EventPerson): string {
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

export function startOf({ startAt }: Pick<EventRow, 'startAt'>): string {
  const say = eventsWords.value;
  return startAt === null ? say.whenFull : say.starts(momentOf(startAt));
}

export function troubleIn(error: unknown): string {
  const { trouble } = eventsWords.value;
  const code = error instanceof ApiError && error.trouble.kind === 'problem' ? error.trouble.code : '';
  return (Object.hasOwn(trouble, code) ? trouble[code] : undefined) ?? troubleText(error, words.value, null);
}

export function toastEventTrouble(error: unknown): void {
  toast('bad', () => troubleIn(error));
}
