/** What the house says above its pages, in the language chosen now. */
import { computed } from '@preact/signals';
import { language } from '../state/settings.ts';
import { STRIP_WORDS } from './strips-words.ts';

export const stripWords = computed(() => STRIP_WORDS[language.value]);
