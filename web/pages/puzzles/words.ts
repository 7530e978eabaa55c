/** The words of the puzzles. */
import { type Places, plural } from '@signoria/kernel';
import type { Theme } from '@signoria/review/puzzles';

export interface PuzzleWords {
  readonly title: string;
  readonly lead: string;
  readonly how: string;
  count(puzzles: number): string;
  progress(solved: number, tried: number, of: number): string;
  readonly solve: string;
  readonly goOn: string;
  rating(rating: number): string;
  readonly yourRating: string;
  readonly ratingNote: string;
  readonly puzzleRating: string;
  streak(n: number): string;
  readonly trend: string;
  readonly themes: string;
  readonly all: string;
  readonly theme: { readonly [T in Theme]: string };
  readonly lessonTitle: string;
  readonly lesson: { readonly [T in Theme]: string };
  lessonPuzzle(n: number, rating: number): string;
  readonly board: string;
  /** The n-th puzzle, at a table of so many. */
  place(n: number, seats: number): string;
  readonly weighing: string;
  readonly right: string;
  readonly good: string;
  readonly wrong: string;
  readonly yours: string;
  readonly bot: string;
  changed(from: number, to: number): string;
  readonly unrated: string;
  readonly next: string;
  readonly again: string;
  readonly skip: string;
  readonly done: string;
  readonly none: string;
  readonly otherGames: string;
}

const enPuzzles = (n: number) => `${n} ${plural('en', n, { one: 'puzzle', other: 'puzzles' })}`;

export const en: PuzzleWords = {
  title: 'Puzzles',
  lead: 'Moments from games of bots in which one answer is clearly better than all others. Find it.',
  how: 'Each was looked at five times, once by a search, and all agreed. Your rating and what you have solved stay on this device.',
  count: enPuzzles,
  progress: (solved, tried, of) => `${solved} solved, ${tried} of ${of} tried`,
  solve: 'Solve',
  goOn: 'Go on',
  rating: (rating) => `rating ${rating}`,
  yourRating: 'Your rating',
  ratingNote: 'Only the first try at a puzzle counts.',
  puzzleRating: 'This puzzle',
  streak: (n) => `${n} in a row`,
  trend: 'Your rating over the latest puzzles',
  themes: 'Themes',
  all: 'All',
  theme: {
    win: 'Win at once',
    save: 'Save the game',
    auction: 'Auction limit',
    pass: 'When to stop',
    pay: 'How to pay',
    unlikely: 'Not the obvious',
    opening: 'Opening',
    middle: 'Middle game',
    ending: 'Ending',
  },
  lessonTitle: 'A small lesson',
  lesson: {
    win: 'Reckon before you weigh: if an answer ends the game in your favour, nothing else matters.',
    save: 'When somebody is about to win, look first for what stops them, and only then for what you gain by it.',
    auction: 'A lot is worth what you would pay rather than leave it to the next buyer. Beyond that let them have it.',
    pass: 'To stop is an answer too: what you keep may be worth more later than a little more is now.',
    pay: 'Pay with what you need least: the same sum can come cheap or dear.',
    unlikely: 'The first thing one thinks of is wrong here: look at what the others do after it.',
    opening: 'At the beginning look for what goes on paying until the end.',
    middle: 'In the middle compare what you gain with what the leader gains by it.',
    ending: 'Near the end only what still counts is worth anything: reckon it through.',
  },
  lessonPuzzle: (n, rating) => `Puzzle ${n}, rating ${rating}`,
  board: 'The position as you see it',
  place: (n, seats) => `Puzzle ${n} · ${seats} players`,
  weighing: 'Weighing your answer',
  right: 'Solved',
  good: 'Good enough: no worse, as far as can be told',
  wrong: 'There was something better',
  yours: 'your answer',
  bot: 'Whoever sat here gave the same answer.',
  changed: (from, to) => `Your rating: ${from} → ${to}`,
  unrated: 'Tried before: the rating stays as it is.',
  next: 'Next puzzle',
  again: 'Try again',
  skip: 'Another one',
  done: 'You have solved every puzzle here.',
  none: 'There are no puzzles for this game yet.',
  otherGames: 'Other games',
};

const ruPuzzles = (n: number) => `${n} ${plural('ru', n, { one: 'задача', few: 'задачи', other: 'задач' })}`;

const ru: PuzzleWords = {
  title: 'Задачи',
  lead: 'Моменты из партий ботов, где один ответ явно лучше всех прочих. Найдите его.',
  how: 'Каждую проверили пять раз, в том числе поиском, и ответ каждый раз выходил один. Рейтинг и решённое хранятся на этом устройстве.',
  count: ruPuzzles,
  progress: (solved, tried, of) => `решено: ${solved}, начато: ${tried} из ${of}`,
  solve: 'Решать',
  goOn: 'Продолжить',
  rating: (rating) => `рейтинг ${rating}`,
  yourRating: 'Ваш рейтинг',
  ratingNote: 'В счёт идёт только первая попытка.',
  puzzleRating: 'Эта задача',
  streak: (n) => `подряд: ${n}`,
  trend: 'Ваш рейтинг за последние задачи',
  themes: 'Темы',
  all: 'Все',
  theme: {
    win: 'Победа сразу',
    save: 'Спасти партию',
    auction: 'Предел ставки',
    pass: 'Когда остановиться',
    pay: 'Чем платить',
    unlikely: 'Неочевидный ответ',
    opening: 'Начало',
    middle: 'Середина',
    ending: 'Окончание',
  },
  lessonTitle: 'Короткий урок',
  lesson: {
    win: 'Сначала посчитайте: если ответ сразу приносит победу, остальное можно не взвешивать.',
    save: 'Если соперник вот-вот победит, сначала ищите, чем его остановить, и лишь потом – свою выгоду.',
    auction: 'Лот стоит столько, сколько не жаль отдать, лишь бы он не ушёл следующему. Дороже – пусть забирает.',
    pass: 'Остановиться – тоже ответ: сбережённое потом может стоить больше, чем ещё немного сейчас.',
    pay: 'Платите тем, что нужно вам меньше всего: одна и та же сумма бывает и дешёвой, и дорогой.',
    unlikely: 'Первое, что приходит в голову, здесь неверно: посмотрите, чем на это ответят другие.',
    opening: 'В начале ищите то, что будет приносить пользу до самого конца.',
    middle: 'В середине партии сравнивайте, что получаете вы и что при этом получает лидер.',
    ending: 'Под конец важно только то, что ещё пойдёт в счёт: просчитайте всё до конца.',
  },
  lessonPuzzle: (n, rating) => `Задача ${n}, рейтинг ${rating}`,
  board: 'Положение, как вы его видите',
  place: (n, seats) => `Задача ${n} · игроков: ${seats}`,
  weighing: 'Взвешиваем ваш ответ',
  right: 'Решено',
  good: 'Годится: насколько можно судить, не хуже лучшего',
  wrong: 'Был ответ лучше',
  yours: 'ваш ответ',
  bot: 'На этом месте ответили так же.',
  changed: (from, to) => `Ваш рейтинг: ${from} → ${to}`,
  unrated: 'Эту задачу вы уже пробовали: рейтинг не меняется.',
  next: 'Следующая задача',
  again: 'Ещё попытка',
  skip: 'Другую',
  done: 'Все задачи здесь решены.',
  none: 'Для этой игры задач пока нет.',
  otherGames: 'Другие игры',
};

export const places: Places<PuzzleWords> = {
  count: ['puzzles'],
  progress: ['solved', 'tried', 'of'],
  rating: ['rating'],
  streak: ['n'],
  lessonPuzzle: ['n', 'rating'],
  place: ['n', 'seats'],
  changed: ['from', 'to'],
};

export const PUZZLE_WORDS = { en, ru };
