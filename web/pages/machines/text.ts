/** The words of programs and bots in the language chosen now. Fetched with the account page. */
import { pageWords } from '../../state/page-words.ts';
import { MACHINE_WORDS } from './words.ts';

export const machineWords = pageWords({ ...MACHINE_WORDS, de: async () => (await import('./words.de.ts')).de });
