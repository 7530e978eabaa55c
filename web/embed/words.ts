/** The words of pages inside pages of others, in the language chosen now. */
import { computed } from '@preact/signals';
import { language } from '../state/settings.ts';
import { WORDS } from './sentences.ts';

export const embedWords = computed(() => WORDS[language.value]);
