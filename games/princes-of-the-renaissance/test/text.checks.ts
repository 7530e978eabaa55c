/** Readers to tell things to, and what must not be in any line told to them. */
import type { Language, Reader } from '@signoria/kernel';

const NAMES: { readonly [L in Language]: readonly string[] } = {
  en: ['Bianca', 'Ottavio', 'Fiamma', 'Luca', 'Chiara', 'Pietro'],
  ru: ['Бьянка', 'Оттавио', 'Фьямма', 'Лука', 'Кьяра', 'Пьетро'],
};

export const reader = (language: Language, seat: number | null): Reader => ({
  name: (of) => NAMES[language][of]!,
  seat,
});

const BROKEN = /undefined|null|NaN|\[object|Infinity|=>|\s{2}|^\s|\s$|["'`—]|\.\.|\s[.,;:!?]|\(\)/;
const LATIN_ALLOWED = /Mercury Games/g;
/** Names of an edition file, which have no translation. */
const IDS = /\b(true|false|name|gold|venice)\b/g;

/** What is wrong with this line; null when nothing. */
function wrong(language: Language, line: string, ids = false): string | null {
  const text = (ids ? line.replace(IDS, '') : line).replace(LATIN_ALLOWED, '');
  if (line === '' || BROKEN.test(line)) return `broken: «${line}»`;
  const [own, foreign] =
    language === 'ru' ? [/\p{Script=Cyrillic}/u, /\p{Script=Latin}/u] : [/[a-z]/i, /\p{Script=Cyrillic}/u];
  if (!own.test(text)) return `no letters: «${line}»`;
  return foreign.test(text) ? `foreign letters: «${line}»` : null;
}

export const faults = (language: Language, lines: readonly string[], ids = false) =>
  lines.map((line) => wrong(language, line, ids)).filter((fault) => fault !== null);

export const YOU: { readonly [L in Language]: RegExp } = {
  en: /\byou(r|rs)?\b/i,
  ru: /(?<!\p{L})(вы|вас|вам|вами|ваш\p{L}*)(?!\p{L})/iu,
};
