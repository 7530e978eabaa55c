/** The words of a bot’s reasons in the language chosen now. Fetched with them. */
import { computed } from '@preact/signals';
import { language } from '../../../state/settings.ts';
import { WORDS } from './why-sentences.ts';

export const whyWords = computed(() => WORDS[language.value]);
