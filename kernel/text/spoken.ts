/**
 * Words that come with their language: whoever reads the words of a language (`text/en.ts`) brings these along, so that a page
 * fetches one language and not all.
 */
import type { Language } from '../game/module.ts';

export interface Spoken<Words> {
  /** Said once, where the words of a language are. */
  learn(language: Language, words: Words): void;
  /** Until the words of another language are here, those that are. */
  in(language: Language): Words;
}

export function spoken<Words>(): Spoken<Words> {
  const learned: { [L in Language]?: Words } = {};
  return {
    learn(language, words) {
      learned[language] = words;
    },
    in(language) {
      const words = learned[language] ?? learned.en ?? Object.values(learned)[0];
      if (words === undefined) throw new Error('the words of no language have been read yet');
      return words;
    },
  };
}
