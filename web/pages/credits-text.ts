/** The words of the credits in the language chosen now. Fetched with their page. */
import { computed } from '@preact/signals';
import { language } from '../state/settings.ts';
import { CREDITS_WORDS } from './credits-sentences.ts';

export const creditsWords = computed(() => CREDITS_WORDS[language.value]);
