/** The words of results without luck in the language chosen now. Fetched with the pages that show them. */
import { computed } from '@preact/signals';
import { language } from '../../state/settings.ts';
import { LUCK_WORDS } from './words.ts';

export const luckWords = computed(() => LUCK_WORDS[language.value]);
