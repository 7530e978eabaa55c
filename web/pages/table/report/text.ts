/** The words of what is told to administrators, in the language chosen now. */
import { computed } from '@preact/signals';
import { language } from '../../../state/settings.ts';
import { REPORT_WORDS } from './words.ts';

export const reportWords = computed(() => REPORT_WORDS[language.value]);
