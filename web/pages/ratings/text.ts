/** The words of the leader boards in the language chosen now. Fetched with their page. */
import { pageWords } from '../../state/page-words.ts';
import { RATINGS_WORDS } from './words.ts';

export const ratingsWords = pageWords({ ...RATINGS_WORDS, de: async () => (await import('./words.de.ts')).de });
