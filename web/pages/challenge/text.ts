/** The words of challenges in the language chosen now. Fetched with their pages. */
import { computed } from '@preact/signals';
import { language } from '../../state/settings.ts';
import { CHALLENGE_WORDS } from './words.ts';

export const challengeWords = computed(() => CHALLENGE_WORDS[language.value]);
