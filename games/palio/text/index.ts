/** All words of Palio, in every language, the rules reference included. */
import { type GameText, inEvery, reference } from '@signoria/kernel';
import { de } from './de.ts';
import { en, rulesEn } from './en.ts';
import { ru, rulesRu } from './ru.ts';

export const text = inEvery<GameText>({
  en: { ...en, reference: reference(rulesEn) },
  ru: { ...ru, reference: reference(rulesRu) },
  // The reference is not translated yet.
  de: { ...de, reference: reference(rulesEn) },
});
