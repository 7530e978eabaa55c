/** The words of the room in the language chosen now. Fetched with its page. */
import { pageWords } from '../../state/page-words.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';
import type { RoomWords } from './text/shape.ts';

export const roomWords = pageWords<RoomWords>({ en, ru, de: async () => (await import('./text/de.ts')).de });
