/** The words for choosing a pace and its clock, in the language chosen now. */
import { computed } from '@preact/signals';
import { language } from '../../state/settings.ts';
import { PACE_WORDS } from './pace-sentences.ts';

export const paceWords = computed(() => PACE_WORDS[language.value]);
