/** The words of the rules page in the language chosen now. Fetched with it. */
import { computed } from '@preact/signals';
import { language } from '../../state/settings.ts';
import { GAME_WORDS } from './words.ts';

export const gameWords = computed(() => GAME_WORDS[language.value]);
