/** The words of what can be taken along, in the language chosen now. */
import { computed } from '@preact/signals';
import { language } from '../state/settings.ts';
import { TAKEN_WORDS } from './words.ts';

export const takenWords = computed(() => TAKEN_WORDS[language.value]);
