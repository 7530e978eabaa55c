/** The words of the administration and of what players tell it: both languages complete, in their own letters. */
import { describe, expect, it } from 'vitest';
import { en } from '../pages/admin/text/en.ts';
import { ru } from '../pages/admin/text/ru.ts';
import { REPORT_WORDS } from '../pages/table/report/words.ts';
import { TABLES_WORDS } from '../pages/tables/more-words.ts';
import { STRIP_WORDS } from '../shell/strips-words.ts';

type Say = (...args: readonly unknown[]) => string;
const named = (say: Say) => [say('7', '8', '9')];
const numbers = (say: Say) => [0, 1, 2, 5, 11, 21, 101].map((n) => say(n, n));
const counted = (say: Say) => [say({ n: 2, more: true }), ...[0, 1, 2, 5, 21].map((n) => say({ n, more: false }))];
const until = (say: Say) => [say('7'), say(null)];

/** By the last part of the path; everything else is called with names. */
const SAMPLES: { readonly [key: string]: (say: Say) => readonly string[] } = {
  connections: numbers,
  memoryOf: (say) => [say(2 ** 29, 2 ** 31)],
  loadOf: (say) => [say(0.5, 1), say(1.25, 2), say(3, 16)],
  thinking: numbers,
  counted,
  openReports: counted,
  openFaults: counted,
  duration: (say) => [1, 61, 200, 5000].map((minutes) => say(minutes * 60_000)),
  where: (say) => [say('7', null, 3), say('7', 2, 40)],
  times: (say) => [1, 2, 5, 21].map((n) => say(n, '7')),
  muted: until,
  banned: until,
  secret: (say) => [say(true), say(false)],
  record: (say) => [say(1, 0), say(12, 3)],
  sanction: (say) => [say('7', ''), say(null, '8')],
  typical: (say) => [1000, 90_000, 7_200_000].map((ms) => say(ms)),
  delays: (say) => ['moves', 'minutes'].flatMap((unit) => [1, 2, 5, 21].map((n) => say({ unit, n }))),
};

function textsOf(table: object, path = ''): readonly (readonly [path: string, text: string])[] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
    const at = `${path}.${key}`;
    if (typeof value === 'string') return [[at, value] as const];
    if (typeof value === 'function') return (SAMPLES[key] ?? named)(value as Say).map((text) => [at, text] as const);
    return textsOf(value as object, at);
  });
}

const all = (language: 'en' | 'ru') => [
  ...textsOf(language === 'en' ? en : ru),
  ...textsOf(REPORT_WORDS[language], 'report'),
  ...textsOf(TABLES_WORDS[language], 'tables'),
  ...textsOf(STRIP_WORDS[language], 'strips'),
];

const NAMES = /SMTP|TLS|STARTTLS|https(:\/\/games\.example\.org)?|npx signoria restore|FILE/g;

describe('the words of the administration', () => {
  it('says the same things in both languages', () => {
    const paths = (language: 'en' | 'ru') => [...new Set(all(language).map(([path]) => path))];
    expect(paths('ru')).toEqual(paths('en'));
  });

  it.each([
    ['en', /\p{Script=Cyrillic}/u],
    ['ru', /\p{Script=Latin}/u],
  ] as const)('keeps to its own letters in %s', (language, foreign) => {
    expect(all(language).filter(([, text]) => foreign.test(text.replace(NAMES, '')))).toEqual([]);
  });

  it.each(['en', 'ru'] as const)('has no broken text in %s', (language) => {
    const broken = /^$|undefined|null|NaN|\[object|\s{2}|^\s|\s$|\.\.|\s[.,;!?]|\(\)/;
    expect(all(language).filter(([, text]) => broken.test(text))).toEqual([]);
  });

  it('counts in Russian', () => {
    const { openReports } = ru.overview;
    const said = [1, 2, 5, 11, 21].map((n) => openReports({ n, more: false }));
    expect(said).toEqual(['1 жалоба', '2 жалобы', '5 жалоб', '11 жалоб', '21 жалоба']);
    expect(TABLES_WORDS.ru.delays({ unit: 'moves', n: 3 })).toBe('С опозданием на 3 хода');
  });
});
