/** The words of clocks and absence at a table, in the language chosen now. */
import { computed } from '@preact/signals';
import { language } from '../../../state/settings.ts';
import { clockText } from './clock-words.ts';

export const clockWords = computed(() => clockText.in(language.value));
