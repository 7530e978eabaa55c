/** The words of the deals of the house in the language chosen now. Fetched with their pages. */
import { computed } from '@preact/signals';
import { language } from '../../state/settings.ts';
import { DEALS_WORDS } from './words.ts';

export const dealsWords = computed(() => DEALS_WORDS[language.value]);

/** A day in the reader's language. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long' }).format(at);
}
