/** Readers to tell things to, and what must not be in any line told to them. */

import { type GameModule, LANGUAGES, type Language, type Reader, type Seat } from '../../index.ts';
import { inEvery } from '../../text/languages.ts';

const NAMES = inEvery<readonly string[]>({
  en: ['Bianca', 'Ottavio', 'Fiamma', 'Luca', 'Chiara', 'Pietro'],
  ru: ['Бьянка', 'Оттавио', 'Фьямма', 'Лука', 'Кьяра', 'Пьетро'],
});

/** The languages a game has words of its own in: elsewhere English stands in. */
export function spokenIn({ text }: Pick<GameModule, 'text'>): readonly Language[] {
  return LANGUAGES.filter((language) => language === 'en' || text[language] !== text.en);
}

export function readerOf(language: Language, seat: Seat | null): Reader {
  return { name: (of) => NAMES[language][of]!, seat };
}

const BROKEN = /undefined|null|NaN|\[object|Infinity|=>|\s{2}|^\s|\s$|["'`—]|\.\.|\s[.,;:!?]|\(\)/;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LETTERS = inEvery<{ readonly own: RegExp; readonly foreign: RegExp }>({
  en: { own: /[a-z]/i, foreign: CYRILLIC },
  ru: { own: CYRILLIC, foreign: /\p{Script=Latin}/u },
});

/** What is wrong with these lines. `allowed`: what may stand in foreign letters, such as a publisher's name. */
export function faults(language: Language, lines: readonly string[], allowed?: RegExp): readonly string[] {
  const { own, foreign } = LETTERS[language];
  return lines.flatMap((line) => {
    const text = allowed === undefined ? line : line.replaceAll(allowed, '');
    if (line === '' || BROKEN.test(line)) return [`broken: «${line}»`];
    if (!own.test(text)) return [`no letters: «${line}»`];
    return foreign.test(text) ? [`foreign letters: «${line}»`] : [];
  });
}

/** A line that speaks to its reader. */
export const YOU = inEvery<RegExp>({
  en: /\byou(r|rs)?\b/i,
  de: /(?<!\p{L})(du|dich|dir|dein\p{L}*|ihr|euch)(?!\p{L})/iu,
  ru: /(?<!\p{L})(вы|вас|вам|вами|ваш\p{L}*)(?!\p{L})/iu,
});
