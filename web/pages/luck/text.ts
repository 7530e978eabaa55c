/** The words of results without luck in the language chosen now. Fetched with the pages that show them. */
import { pageWords } from '../../state/page-words.ts';
import { LUCK_WORDS } from './words.ts';

export const luckWords = pageWords({ ...LUCK_WORDS, de: async () => (await import('./words.de.ts')).de });
