/** Words only the tables page needs. Fetched with it: a table is there without. */
import { given, inEvery, type Places, plural, translated } from '@signoria/kernel';
import type { Delay } from '@signoria/table';
import sentences from './more-words.de.json' with { type: 'json' };

interface TablesWords {
  readonly counts: string;
  readonly anyCounts: string;
  readonly rated: string;
  readonly friendly: string;
  /** How fast the slowest there answers, as a rule. */
  typical(ms: number): string;
  /** Bot accounts at a rated table. */
  readonly machines: string;
  readonly machinesNote: string;
  /** An open challenge. */
  readonly challenge: string;
  readonly challengeNote: string;
  readonly startsWhenFull: string;
  readonly delay: string;
  readonly delayNote: string;
  readonly noDelay: string;
  delays(delay: Delay): string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function briefly(ms: number, units: readonly [second: string, minute: string, hour: string]): string {
  if (ms < MINUTE) return `${Math.max(1, Math.round(ms / 1000))} ${units[0]}`;
  return ms < HOUR ? `${Math.round(ms / MINUTE)} ${units[1]}` : `${Math.round(ms / HOUR)} ${units[2]}`;
}

/** In the unit that reads best. */
function inUnits(ms: number) {
  if (ms < MINUTE) return { unit: 'seconds', n: Math.max(1, Math.round(ms / 1000)) };
  return ms < HOUR ? { unit: 'minutes', n: Math.round(ms / MINUTE) } : { unit: 'hours', n: Math.round(ms / HOUR) };
}

const MOVES = { one: 'ход', few: 'хода', many: 'ходов' };
const MINUTES = { one: 'минуту', few: 'минуты', many: 'минут' };

export const en: TablesWords = {
  counts: 'Rating',
  anyCounts: 'Rated or friendly',
  rated: 'Rated',
  friendly: 'Friendly',
  typical: (ms) => `answers in ${briefly(ms, ['s', 'min', 'h'])}`,
  machines: 'Bots may play along',
  machinesNote: 'Bot accounts of others may sit down, and the game counts for them too.',
  challenge: 'Start when everybody is there',
  challengeNote: 'The game begins by itself as soon as all seats are taken.',
  startsWhenFull: 'starts when full',
  delay: 'Spectators see it',
  delayNote: 'So that nobody can tell a player what is seen from outside. Players see everything at once.',
  noDelay: 'At once',
  delays: ({ unit, n }) =>
    `${n} ${unit === 'moves' ? plural('en', n, { one: 'move', other: 'moves' }) : plural('en', n, { one: 'minute', other: 'minutes' })} late`,
};

export const places: Places<TablesWords> = {
  typical: given(['unit', 'n'], inUnits),
  delays: given(['unit', 'n'], ({ unit, n }) => ({ unit, n })),
};

export const TABLES_WORDS = inEvery<TablesWords>({
  en,
  de: translated('de', en, sentences, places),
  ru: {
    counts: 'Рейтинг',
    anyCounts: 'Любые партии',
    rated: 'На рейтинг',
    friendly: 'Товарищеские',
    typical: (ms) => `отвечают за ${briefly(ms, ['с', 'мин', 'ч'])}`,
    machines: 'Боты тоже играют',
    machinesNote: 'За стол могут сесть чужие боты, и партия идёт им в рейтинг.',
    challenge: 'Начать, когда все сядут',
    challengeNote: 'Партия начнётся сама, как только все места будут заняты.',
    startsWhenFull: 'начнётся, когда все сядут',
    delay: 'Зрители видят партию',
    delayNote: 'Чтобы никто не подсказал игроку, что видно со стороны. Игроки видят всё сразу.',
    noDelay: 'Сразу',
    delays: ({ unit, n }) => `С опозданием на ${n} ${plural('ru', n, unit === 'moves' ? MOVES : MINUTES)}`,
  },
});
