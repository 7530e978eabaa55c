/** The words of the deals of the house in the language chosen now. Fetched with their pages. */
import { pageWords } from '../../state/page-words.ts';
import { language } from '../../state/settings.ts';
import { DEALS_WORDS } from './words.ts';

export const dealsWords = pageWords({ ...DEALS_WORDS, de: async () => (await import('./words.de.ts')).de });

/** A day in the reader's language. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long' }).format(at);
}
