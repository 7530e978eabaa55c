/** Readers to tell things to, and what must not be in any line told to them. */
import type { Language, Reader } from '@signoria/kernel';

const NAMES: { readonly [L in Language]: readonly string[] } = {
  en: ['Bianca', 'Ottavio', 'Fiamma', 'Luca', 'Chiara'],
  ru: ['Бьянка', 'Оттавио', 'Фьямма', 'Лука', 'Кьяра'],
};

export const reader = (language: Language, seat: number | null): Reader => ({
  name: (of) => NAMES[language][of]!,
  seat,
});

const BROKEN = /undefined|null|NaN|\[object|Infinity|=>|\s{2}|^\s|\s$|["'`—]|\.\.|\s[.,;:!?]|\(\)/;
const LATIN_ALLOWED = /Korea Boardgames|[X]/g;

/** What is wrong with this line; null when nothing. */
function wrong(language: Language, line: string): string | null {
  const text = line.replace(LATIN_ALLOWED, '');
  if (line === '' || BROKEN.test(line)) return `broken: «${line}»`;
  const [own, foreign] =
    language === 'ru' ? [/\p{Script=Cyrillic}/u, /\p{Script=Latin}/u] : [/[a-z]/i, /\p{Script=Cyrillic}/u];
  if (!own.test(text)) return `no letters: «${line}»`;
  return foreign.test(text) ? `foreign letters: «${line}»` : null;
}

export const faults = (language: Language, lines: readonly string[]) =>
  lines.map((line) => wrong(language, line)).filter((fault) => fault !== null);

export const YOU: { readonly [L in Language]: RegExp } = {
  en: /\byou(r|rs)?\b/i,
  ru: /(?<!\p{L})(вы|вас|вам|вами|ваш\p{L}*)(?!\p{L})/iu,
};
