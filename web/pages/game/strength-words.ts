/** Words about how strong the bots of a game are. Fetched with the page. */
import { inEvery, type Places, plural, translated } from '@signoria/kernel';
import sentences from './strength-words.de.json' with { type: 'json' };

type Measured = 'novice' | 'adept' | 'master' | 'random';

interface StrengthWords {
  readonly title: string;
  readonly none: string;
  /** What the figures are. */
  readonly note: string;
  readonly bot: { readonly [L in Measured]: string };
  readonly rivals: { readonly [L in Measured]: string };
  searching(bot: string, iterations: number): string;
  ofOld(bots: string, version: string): string;
  pair(a: string, b: string, players: number): string;
  share(share: string, low: string, high: string, fair: string): string;
  from(games: number, day: string): string;
}

export const en: StrengthWords = {
  title: 'How strong the bots are',
  none: 'Not measured yet.',
  note: 'Share of wins over the same deals in every seat. The true share lies between the two figures in 95 of 100 cases.',
  bot: { random: 'Chance', novice: 'Novice', adept: 'Adept', master: 'Master' },
  rivals: { random: 'chance', novice: 'novices', adept: 'adepts', master: 'masters' },
  searching: (bot, iterations) => `${bot} (${iterations} imagined games an answer)`,
  ofOld: (bots, version) => `${bots} of old (${version})`,
  pair: (a, b, players) => `${a} against ${b}, ${players} players`,
  share: (share, low, high, fair) => `${share} of the wins (${low} to ${high}); ${fair} would be even`,
  from: (games, day) => `${games} games, ${day}`,
};

const ru: StrengthWords = {
  title: 'Насколько сильны боты',
  none: 'Ещё не измерено.',
  note: 'Доля побед при одинаковых раскладах на каждом месте. Истинная доля в 95 случаях из 100 лежит между двумя числами.',
  bot: { random: 'Случай', novice: 'Новичок', adept: 'Знаток', master: 'Мастер' },
  rivals: { random: 'случая', novice: 'новичков', adept: 'знатоков', master: 'мастеров' },
  searching: (bot, iterations) => `${bot} (воображаемых партий на ответ: ${iterations})`,
  ofOld: (bots, version) => `прежних ${bots} (${version})`,
  pair: (a, b, players) =>
    `${a} против ${b}, ${players} ${plural('ru', players, { one: 'игрок', few: 'игрока', many: 'игроков', other: 'игрока' })}`,
  share: (share, low, high, fair) => `${share} побед (от ${low} до ${high}); поровну было бы ${fair}`,
  from: (games, day) =>
    `${games} ${plural('ru', games, { one: 'партия', few: 'партии', many: 'партий', other: 'партии' })}, ${day}`,
};

export const places: Places<StrengthWords> = {
  searching: ['bot', 'iterations'],
  ofOld: ['bots', 'version'],
  pair: ['a', 'b', 'players'],
  share: ['share', 'low', 'high', 'fair'],
  from: ['games', 'day'],
};

export const STRENGTH_WORDS = inEvery<StrengthWords>({ en, ru, de: translated('de', en, sentences, places) });
