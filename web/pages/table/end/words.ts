/** The words of the end of a game in the language chosen now. Fetched with it. */
import { computed } from '@preact/signals';
import { language } from '../../../state/settings.ts';
import { END_WORDS } from './sentences.ts';

export const endWords = computed(() => END_WORDS[language.value]);
