/** The words of the house's figures in the language chosen now. Fetched with their page. */
import { computed } from '@preact/signals';
import { language } from '../../state/settings.ts';
import { FIGURES_WORDS } from './words.ts';

export const figuresWords = computed(() => FIGURES_WORDS[language.value]);

/** 0.333 as “33 %”. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
