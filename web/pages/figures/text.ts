/** The words of the house's figures in the language chosen now. Fetched with their page. */
import { pageWords } from '../../state/page-words.ts';
import { language } from '../../state/settings.ts';
import { FIGURES_WORDS } from './words.ts';

export const figuresWords = pageWords({ ...FIGURES_WORDS, de: async () => (await import('./words.de.ts')).de });

/** 0.333 as “33 %”. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
