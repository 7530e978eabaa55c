/** The words of the one page in the language chosen now. Fetched with it. */
import { pageWords } from '../../state/page-words.ts';
import { AID_WORDS } from './words.ts';

export const aidWords = pageWords({ ...AID_WORDS, de: async () => (await import('./words.de.ts')).de });
