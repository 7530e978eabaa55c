/** The words in the language chosen now. Whoever reads `words.value` while drawing is drawn again when it changes. */
import { computed } from '@preact/signals';
import { tableText } from '@signoria/table';
import { TEXT } from '../text/index.ts';
import { language } from './settings.ts';

export const words = computed(() => TEXT[language.value]);
export const tableWords = computed(() => tableText[language.value]);
