/** The words of results without luck, in both languages. */
import { inEvery, plural } from '@signoria/kernel';

interface LuckWords {
  readonly title: string;
  readonly experimental: string;
  readonly missed: string;
  readonly notMeasured: string;
  judged(games: number, left: number): string;
  readonly won: string;
  readonly wonNow: string;
  readonly adjusted: string;
  readonly everybody: string;
  readonly barNote: string;
  judge(games: number): string;
  readonly judgeNote: string;
  asked(games: number): string;
  readonly noneLeft: string;
}

const en: LuckWords = {
  title: 'Without luck',
  experimental: 'experimental',
  missed: 'For this game it has not been shown that results without luck vary less; read them with care.',
  notMeasured: 'For this game it has not been measured how far this can be trusted.',
  judged: (n, left) =>
    `${n} ${plural('en', n, { one: 'game has', other: 'games have' })} been judged${left === 0 ? '' : `, ${left} not yet: those are not counted here`}.`,
  won: 'Share of wins, in points',
  wonNow: 'Share of the win, in points',
  adjusted: 'Less luck',
  everybody: 'all of them, on average',
  barNote: 'The dot is the estimate, the whisker one standard error; the dotted lines are nothing and the whole win.',
  judge: (n) => `Have ${n} ${plural('en', n, { one: 'game', other: 'games' })} judged`,
  judgeNote: 'by the server, when nobody plays',
  asked: (n) => `The server will judge ${n} ${plural('en', n, { one: 'game', other: 'games' })}.`,
  noneLeft: 'You have asked for as many reviews today as you may. Tomorrow you can ask for more.',
};

const ru: LuckWords = {
  title: 'Без везения',
  experimental: 'проба',
  missed: 'Для этой игры не показано, что без везения результаты меньше разбросаны; смотрите на них с осторожностью.',
  notMeasured: 'Для этой игры не измерено, насколько этому можно верить.',
  judged: (n, left) => `Разобрано партий: ${n}${left === 0 ? '' : `, ещё не разобрано: ${left}, они здесь не учтены`}.`,
  won: 'Доля побед, в пунктах',
  wonNow: 'Доля победы, в пунктах',
  adjusted: 'За вычетом везения',
  everybody: 'в среднем по всем',
  barNote: 'Точка — оценка, отрезок — стандартная ошибка; пунктиром отмечены ноль и полная победа.',
  judge: (n) => `Разобрать ${n} ${plural('ru', n, { one: 'партию', few: 'партии', many: 'партий' })}`,
  judgeNote: 'сервером, когда никто не играет',
  asked: (n) => `Сервер разберёт ${n} ${plural('ru', n, { one: 'партию', few: 'партии', many: 'партий' })}.`,
  noneLeft: 'Сегодня вы заказали все разборы, какие можно. Завтра можно будет ещё.',
};

export const LUCK_WORDS = inEvery<LuckWords>({ en, ru });
