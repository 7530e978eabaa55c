/** The words of challenges in the language chosen now. Fetched with their pages. */
import { pageWords } from '../../state/page-words.ts';
import { CHALLENGE_WORDS } from './words.ts';

export const challengeWords = pageWords({ ...CHALLENGE_WORDS, de: async () => (await import('./words.de.ts')).de });
