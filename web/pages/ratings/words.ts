/** The words of the leader boards. German stands in `words.de.json` and is fetched by those who read it. */
import { type Places, plural } from '@signoria/kernel';

/** How much is known about somebody's strength, from next to nothing to a lot. */
export type Certainty = 'guess' | 'rough' | 'fair' | 'firm';

export interface RatingsWords {
  readonly title: string;
  readonly lead: string;
  readonly game: string;
  readonly players: string;
  readonly place: string;
  readonly player: string;
  readonly rating: string;
  readonly games: string;
  readonly certainty: { readonly [C in Certainty]: string };
  readonly provisional: string;
  readonly you: string;
  ownPlace(place: number): string;
  ownProvisional(games: number, of: number): string;
  readonly ownNone: string;
  sure(points: number): string;
  readonly more: string;
  emptyTitle(game: string, players: number): string;
  readonly emptyText: string;
  readonly setTable: string;
  readonly toEvents: string;
  readonly how: string;
  readonly rules: readonly string[];
}

const gamesEn = (n: number) => `${n} ${plural('en', n, { one: 'game', other: 'games' })}`;
const playersEn = (n: number) => `${n} ${plural('en', n, { one: 'player', other: 'players' })}`;
const PLAYERS = { one: 'игрока', few: 'игроков', many: 'игроков' };

export const en: RatingsWords = {
  title: 'Leader boards',
  lead: 'One board for each game and number of players. Only rated tables count, and only if nobody had a bot play for them.',
  game: 'Game',
  players: 'Players at the table',
  place: 'Place',
  player: 'Player',
  rating: 'Rating',
  games: 'Games',
  certainty: { guess: 'hardly known', rough: 'roughly known', fair: 'quite certain', firm: 'certain' },
  provisional: 'provisional',
  you: 'you',
  ownPlace: (place) => `You are in place ${place}.`,
  ownProvisional: (games, of) => `Your rating is provisional: ${games} of ${gamesEn(of)} for a place.`,
  ownNone: 'You have not played a rated game of this kind yet.',
  sure: (points) => `at least ${points}`,
  more: 'More players',
  emptyTitle: (game, players) => `No rated game of ${game} with ${playersEn(players)} yet`,
  emptyText: 'Open a table that counts, and the first place is yours to win.',
  setTable: 'New rated table',
  toEvents: 'Tournaments',
  how: 'How ratings work',
  rules: [
    'Everybody starts at 1000, give or take 667: nothing is known yet. With every game the margin shrinks.',
    'Each game moves all who played it: winners first, the others by their points, equals alike. Beating the strong moves you more.',
    'The bar shows where the true strength lies, 95 times out of 100; the mark is the best guess.',
    'Places go by what is certain: the lower end of the bar, and a little below. So playing more helps as well as playing better.',
    'A game counts only when all had agreed to that before it began, all seats were people’s, no bot answered for anybody, and it was played to its end.',
  ],
};

const ru: RatingsWords = {
  title: 'Таблицы лидеров',
  lead: 'Отдельная таблица для каждой игры и числа игроков. Считаются только партии на рейтинг, и только если ни за кого не ходил бот.',
  game: 'Игра',
  players: 'Игроков за столом',
  place: 'Место',
  player: 'Игрок',
  rating: 'Рейтинг',
  games: 'Партии',
  certainty: { guess: 'почти неизвестно', rough: 'известно примерно', fair: 'довольно точно', firm: 'точно' },
  provisional: 'предварительно',
  you: 'вы',
  ownPlace: (place) => `Вы на ${place}-м месте.`,
  ownProvisional: (games, of) => `Ваш рейтинг предварительный: сыграно ${games} из ${of} партий до места в таблице.`,
  ownNone: 'Вы ещё не играли таких партий на рейтинг.',
  sure: (points) => `не ниже ${points}`,
  more: 'Ещё игроки',
  emptyTitle: (game, players) =>
    `«${game}» на ${players} ${plural('ru', players, PLAYERS)}: партий на рейтинг ещё не было`,
  emptyText: 'Создайте стол на рейтинг, и первое место может стать вашим.',
  setTable: 'Создать стол на рейтинг',
  toEvents: 'Турниры',
  how: 'Как считается рейтинг',
  rules: [
    'Все начинают с 1000 плюс-минус 667: пока ничего не известно. С каждой партией разброс сужается.',
    'Партия сдвигает рейтинг всех её участников: сначала победители, остальные по очкам, равные наравне. Победа над сильным сдвигает заметнее.',
    'Полоса показывает, где лежит настоящая сила игрока в 95 случаях из 100; отметка на ней — лучшая догадка.',
    'Места распределяются по тому, что известно наверняка: по нижнему краю полосы и чуть ниже. Поэтому помогает и играть лучше, и играть чаще.',
    'Партия засчитывается, только если все согласились на это до начала, за столом были одни люди, ни за кого не отвечал бот и партия сыграна до конца.',
  ],
};

export const places: Places<RatingsWords> = {
  ownPlace: ['place'],
  ownProvisional: ['games', 'of'],
  sure: ['points'],
  emptyTitle: ['game', 'players'],
};

export const RATINGS_WORDS = { en, ru };

export function certaintyOf(margin: number): Certainty {
  if (margin > 550) return 'guess';
  if (margin > 400) return 'rough';
  return margin > 250 ? 'fair' : 'firm';
}
