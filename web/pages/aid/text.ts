/** The words of the one page in the language chosen now. Fetched with it. */
import { computed } from '@preact/signals';
import { language } from '../../state/settings.ts';
import { AID_WORDS } from './words.ts';

export const aidWords = computed(() => AID_WORDS[language.value]);
