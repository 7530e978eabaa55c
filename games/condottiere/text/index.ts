/** All words of Condottiere, in every language. */
import type { GameText, Language } from '@signoria/kernel';
import { en } from './en.ts';
import { ru } from './ru.ts';

export { strengthSum } from './describe.ts';
export { cardEffect, cardName, cardNote, groupName, regionName } from './names.ts';

export const text: { readonly [L in Language]: GameText } = { en, ru };
