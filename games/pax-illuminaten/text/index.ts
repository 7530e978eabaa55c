/** All words of Pax Illuminaten, in every language, the rules reference included. A table needs only `en.ts` or `ru.ts`. */
import { type GameText, type Language, reference } from '@signoria/kernel';
import { en, wordsEn } from './en.ts';
import { ru, wordsRu } from './ru.ts';
import { rulesEn } from './rules.en.ts';
import { rulesRu } from './rules.ru.ts';
import type { Words } from './shape.ts';

export const text: { readonly [L in Language]: GameText } = {
  en: { ...en, reference: reference(rulesEn) },
  ru: { ...ru, reference: reference(rulesRu) },
};

/** The tables themselves, but for the rules reference. */
export const words: { readonly [L in Language]: Words } = { en: wordsEn, ru: wordsRu };
