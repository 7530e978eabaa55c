/** What feeds say to people. */

import { given, inEvery, type Places, translated } from '@signoria/kernel';
import sentences from './text.de.json' with { type: 'json' };

export interface FeedText {
  /** The house may have no name. */
  deadlines(house: string): string;
  deadline(game: string, table: string): string;
  roundBegins(league: string, season: number, round: number): string;
  roundEnds(league: string, season: number, round: number): string;
  finished(house: string): string;
  played(names: readonly string[]): string;
}

const named = (game: string, table: string): string => (table === '' ? game : `${game}, ${table}`);

export const feedEn: FeedText = {
  deadlines: (house) => `Deadlines at ${house || 'Signoria'}`,
  deadline: (game, table) => `Your move: ${named(game, table)}`,
  roundBegins: (league, season, round) => `${league}: round ${round} of season ${season} begins`,
  roundEnds: (league, season, round) => `${league}: round ${round} of season ${season} ends`,
  finished: (house) => `Finished games at ${house || 'Signoria'}`,
  played: (names) => `At the table: ${names.join(', ')}.`,
};

const inHouse = given(['house'], (house: string) => ({ house: house || 'Signoria' }));

export const feedPlaces: Places<FeedText> = {
  deadlines: inHouse,
  deadline: given(['at'], (game, table) => ({ at: named(game, table) })),
  roundBegins: ['league', 'season', 'round'],
  roundEnds: ['league', 'season', 'round'],
  finished: inHouse,
  played: given(['names'], (names: readonly string[]) => ({ names: names.join(', ') })),
};

export const feedText = inEvery<FeedText>({
  en: feedEn,
  de: translated('de', feedEn, sentences, feedPlaces),
  ru: {
    deadlines: (house) => `Сроки ходов: ${house || 'Signoria'}`,
    deadline: (game, table) => `Ваш ход: ${named(game, table)}`,
    roundBegins: (league, season, round) => `${league}: начинается ${round}-й тур ${season}-го сезона`,
    roundEnds: (league, season, round) => `${league}: кончается ${round}-й тур ${season}-го сезона`,
    finished: (house) => `Сыгранные партии: ${house || 'Signoria'}`,
    played: (names) => `За столом: ${names.join(', ')}.`,
  },
});
