/** The words of the edition workshop. Fetched with its page. */

import { pageWords } from '../../state/page-words.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';

export type WorkshopText = typeof en;

export const say = pageWords<WorkshopText>({ en, ru, de: async () => (await import('./text/de.ts')).de });
