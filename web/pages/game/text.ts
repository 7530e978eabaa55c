/** The words of the rules page in the language chosen now. Fetched with it. */
import { pageWords } from '../../state/page-words.ts';
import { GAME_WORDS } from './words.ts';

export const gameWords = pageWords({ ...GAME_WORDS, de: async () => (await import('./words.de.ts')).de });
