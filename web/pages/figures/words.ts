/** The words of the house's figures. German stands in `words.de.json` and is fetched by those who read it. */
import { type Places, plural } from '@signoria/kernel';

export interface FiguresWords {
  readonly title: string;
  readonly lead: string;
  readonly game: string;
  readonly players: string;
  readonly rules: string;
  readonly all: string;
  version(rules: number): string;
  readonly usual: string;
  readonly edition: string;
  readonly people: string;
  counted(games: number): string;
  readonly shares: string;
  sharesNote(players: number): string;
  readonly prices: string;
  readonly pricesNote: string;
  readonly length: string;
  readonly decisions: string;
  readonly minutes: string;
  /** The charts every game has. */
  readonly of: { readonly seat: string; readonly player: string };
  seat(n: number): string;
  readonly person: string;
  readonly row: string;
  readonly round: string;
  readonly share: string;
  readonly interval: string;
  readonly middle: string;
  readonly half: string;
  readonly range: string;
  readonly games: string;
  readonly times: string;
  readonly csv: string;
  readonly json: string;
  emptyTitle(game: string, players: number): string;
  readonly emptyText: string;
  readonly play: string;
  readonly trends: string;
  readonly trendsNote: string;
  trendOf(game: string, players: number): string;
  trendSaid(own: string, games: number, house: string | null): string;
  readonly noTrends: string;
  readonly when: string;
  readonly how: string;
  readonly said: readonly string[];
}

const gamesEn = (n: number) => `${n} ${plural('en', n, { one: 'game', other: 'games' })}`;
const playersEn = (n: number) => `${n} ${plural('en', n, { one: 'player', other: 'players' })}`;
const gamesRu = (n: number) => `${n} ${plural('ru', n, { one: 'партия', few: 'партии', many: 'партий' })}`;
const ofGamesRu = (n: number) => `${n} ${plural('ru', n, { one: 'партию', few: 'партии', many: 'партий' })}`;
const playersRu = (n: number) => `${n} ${plural('ru', n, { one: 'игрока', few: 'игроков', many: 'игроков' })}`;

export const en: FiguresWords = {
  title: 'Figures of the house',
  lead: 'What all games finished here come to: who wins from where, what things cost, how long it takes.',
  game: 'Game',
  players: 'Players at the table',
  rules: 'Rules and options',
  all: 'all together',
  version: (rules) => `rules ${rules}`,
  usual: 'usual options',
  edition: 'corrected components',
  people: 'Only games without bots',
  counted: (games) => `${gamesEn(games)} counted.`,
  shares: 'Who wins',
  sharesNote: (players) =>
    `The bar is the share of wins, the whisker where the true share lies 95 times out of 100; the dotted line is an even share among ${players}.`,
  prices: 'What things cost',
  pricesNote:
    'The box holds the middle half of all prices, the line in it is the median; the whisker goes from the lowest to the highest.',
  length: 'How long it takes',
  decisions: 'Decisions in a game',
  minutes: 'Minutes from start to end',
  of: { seat: 'Seat, in the order of the table', player: 'Who played' },
  seat: (n) => `Seat ${n}`,
  person: 'People',
  row: 'What',
  round: 'When',
  share: 'Share of wins',
  interval: 'between',
  middle: 'Median',
  half: 'middle half',
  range: 'from – to',
  games: 'Games',
  times: 'Times',
  csv: 'As a table (CSV)',
  json: 'As data (JSON)',
  emptyTitle: (game, players) => `No game of ${game} with ${playersEn(players)} has been counted yet`,
  emptyText: 'Games are counted when they are over. Play one, and it stands here.',
  play: 'Open a table',
  trends: 'Your own results',
  trendsNote:
    'Your share of wins over your last twenty games, after each game; the band is its interval, the dotted line that of all people here.',
  trendOf: (game, players) => `${game}, ${playersEn(players)}`,
  trendSaid: (own, games, house) =>
    `${own} after ${gamesEn(games)}${house === null ? '' : `; all people here: ${house}`}.`,
  noTrends: 'You have not finished a game here yet.',
  when: 'After the game of',
  how: 'What is counted',
  said: [
    'Every game that was begun here and played to its end, at any table. Games read from files, branches and studies are not counted.',
    'Games of private tables are counted only five or more at a time, and rows of fewer than five games are left out where private tables are among them: nothing here tells of any one table.',
    'Deals that others may still play are counted when they are over.',
  ],
};

const ru: FiguresWords = {
  title: 'Статистика дома',
  lead: 'Что складывается из всех сыгранных здесь партий: откуда выигрывают, что сколько стоит, как долго играют.',
  game: 'Игра',
  players: 'Игроков за столом',
  rules: 'Правила и варианты',
  all: 'все вместе',
  version: (rules) => `правила ${rules}`,
  usual: 'обычные варианты',
  edition: 'исправленные компоненты',
  people: 'Только партии без ботов',
  counted: (games) => `Учтено: ${gamesRu(games)}.`,
  shares: 'Кто выигрывает',
  sharesNote: (players) =>
    `Полоса — доля побед, отрезок — где настоящая доля лежит в 95 случаях из 100; пунктир — поровну на ${playersRu(players)}.`,
  prices: 'Что сколько стоит',
  pricesNote:
    'Прямоугольник — средняя половина всех цен, черта в нём — медиана; отрезок — от самой низкой до самой высокой.',
  length: 'Сколько длится партия',
  decisions: 'Решений за партию',
  minutes: 'Минут от начала до конца',
  of: { seat: 'Место, по порядку за столом', player: 'Кто играл' },
  seat: (n) => `Место ${n}`,
  person: 'Люди',
  row: 'Что',
  round: 'Когда',
  share: 'Доля побед',
  interval: 'в пределах',
  middle: 'Медиана',
  half: 'средняя половина',
  range: 'от и до',
  games: 'Партий',
  times: 'Раз',
  csv: 'Таблицей (CSV)',
  json: 'Данными (JSON)',
  emptyTitle: (game, players) => `«${game}» на ${playersRu(players)}: учтённых партий ещё нет`,
  emptyText: 'Партии учитываются, когда они закончены. Сыграйте одну, и она появится здесь.',
  play: 'Создать стол',
  trends: 'Ваши результаты',
  trendsNote:
    'Ваша доля побед за последние двадцать партий, после каждой партии; полоса — её разброс, пунктир — доля всех людей здесь.',
  trendOf: (game, players) => `${game}, на ${playersRu(players)}`,
  trendSaid: (own, games, house) =>
    `${own} за ${ofGamesRu(games)}${house === null ? '' : `; все люди здесь: ${house}`}.`,
  noTrends: 'Вы ещё не доиграли здесь ни одной партии.',
  when: 'После партии',
  how: 'Что учитывается',
  said: [
    'Каждая партия, начатая здесь и сыгранная до конца, за любым столом. Партии из файлов, ответвления и этюды не учитываются.',
    'Партии за закрытыми столами учитываются только по пять и больше сразу, а строки, где меньше пяти партий, опускаются, если среди них есть закрытые: ни об одном отдельном столе отсюда не узнать.',
    'Раздачи, которые ещё могут сыграть другие, учитываются, когда они закончены.',
  ],
};

export const places: Places<FiguresWords> = {
  version: ['rules'],
  counted: ['games'],
  sharesNote: ['players'],
  seat: ['n'],
  emptyTitle: ['game', 'players'],
  trendOf: ['game', 'players'],
  trendSaid: ['own', 'games', 'house'],
};

export const FIGURES_WORDS = { en, ru };
