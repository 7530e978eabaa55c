/** The words of an invitation in the language chosen now. Fetched with it. */
import { pageWords } from '../../state/page-words.ts';
import { en, ru } from './words.ts';

export const invitationWords = pageWords({ en, ru, de: async () => (await import('./words.de.ts')).de });
