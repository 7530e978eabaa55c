/** All words of Pax Illuminaten, in every language, the rules reference included. A table needs only `en.ts` or `ru.ts`. */
import { type GameText, inEvery, reference } from '@signoria/kernel';
import { de, wordsDe } from './de.ts';
import { en, wordsEn } from './en.ts';
import { ru, wordsRu } from './ru.ts';
import { rulesEn } from './rules.en.ts';
import { rulesRu } from './rules.ru.ts';
import type { Words } from './shape.ts';

export const text = inEvery<GameText>({
  en: { ...en, reference: reference(rulesEn) },
  ru: { ...ru, reference: reference(rulesRu) },
  // The reference is not translated yet.
  de: { ...de, reference: reference(rulesEn) },
});

/** The tables themselves, but for the rules reference. */
export const words = inEvery<Words>({ en: wordsEn, ru: wordsRu, de: wordsDe });
