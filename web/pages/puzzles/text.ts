/** The words of the puzzles in the language chosen now. Fetched with their pages. */
import { computed } from '@preact/signals';
import { language } from '../../state/settings.ts';
import { PUZZLE_WORDS } from './words.ts';

export const puzzleWords = computed(() => PUZZLE_WORDS[language.value]);
