/** The words of the puzzles in the language chosen now. Fetched with their pages. */
import { pageWords } from '../../state/page-words.ts';
import { PUZZLE_WORDS } from './words.ts';

export const puzzleWords = pageWords({ ...PUZZLE_WORDS, de: async () => (await import('./words.de.ts')).de });
