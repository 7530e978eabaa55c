/** The words of a first game around the game's own notes, in the language chosen now. */
import { computed } from '@preact/signals';
import { language } from '../../../state/settings.ts';
import { GUIDE_FRAME } from './guide-words.ts';

export const guideFrame = computed(() => GUIDE_FRAME[language.value]);
