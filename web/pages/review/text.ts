/** The words of the review in the language chosen now. Fetched with its page. */
import { pageWords } from '../../state/page-words.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';
import type { ReviewWords } from './text/shape.ts';

export const reviewWords = pageWords<ReviewWords>({ en, ru, de: async () => (await import('./text/de.ts')).de });
