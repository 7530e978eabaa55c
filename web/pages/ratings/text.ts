/** The words of the leader boards in the language chosen now. Fetched with their page. */
import { computed } from '@preact/signals';
import { language } from '../../state/settings.ts';
import { RATINGS_WORDS } from './words.ts';

export const ratingsWords = computed(() => RATINGS_WORDS[language.value]);
