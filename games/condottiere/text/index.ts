/** All words of Condottiere, in every language, the rules reference included. A table needs only `en.ts` or `ru.ts`. */
import { type GameText, inEvery, reference, translated } from '@signoria/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import rulesDe from './rules.de.json' with { type: 'json' };
import { rulesEn } from './rules.en.ts';
import { rulesRu } from './rules.ru.ts';

export { strengthSum } from './describe.ts';
export { cardEffect, cardName, cardNote, cardShort, groupName, regionName } from './names.ts';

export const text = inEvery<GameText>({
  en: { ...en, reference: reference(rulesEn) },
  ru: { ...ru, reference: reference(rulesRu) },
  de: { ...de, reference: reference(translated('de', rulesEn, rulesDe, {})) },
});
