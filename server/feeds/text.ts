/** What feeds say to people, in both languages. */

import { inEvery } from '@signoria/kernel';
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

export const feedText = inEvery<FeedText>({
  en: {
    deadlines: (house) => `Deadlines at ${house || 'Signoria'}`,
    deadline: (game, table) => `Your move: ${named(game, table)}`,
    roundBegins: (league, season, round) => `${league}: round ${round} of season ${season} begins`,
    roundEnds: (league, season, round) => `${league}: round ${round} of season ${season} ends`,
    finished: (house) => `Finished games at ${house || 'Signoria'}`,
    played: (names) => `At the table: ${names.join(', ')}.`,
  },
  ru: {
    deadlines: (house) => `Сроки ходов: ${house || 'Signoria'}`,
    deadline: (game, table) => `Ваш ход: ${named(game, table)}`,
    roundBegins: (league, season, round) => `${league}: начинается ${round}-й тур ${season}-го сезона`,
    roundEnds: (league, season, round) => `${league}: кончается ${round}-й тур ${season}-го сезона`,
    finished: (house) => `Сыгранные партии: ${house || 'Signoria'}`,
    played: (names) => `За столом: ${names.join(', ')}.`,
  },
});
