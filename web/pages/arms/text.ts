/** The words of arms in the language chosen now. */
import { pageWords } from '../../state/page-words.ts';
import { en, ru } from './words.ts';

export const armsWords = pageWords({ en, ru, de: async () => (await import('./words.de.ts')).de });
