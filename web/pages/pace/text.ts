/** The words of the page about pace in the language chosen now. Fetched with the page. */
import { pageWords } from '../../state/page-words.ts';
import { en, ru } from './words.ts';

export const paceWords = pageWords({ en, ru, de: async () => (await import('./words.de.ts')).de });
