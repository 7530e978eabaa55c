/** The words of results without luck. */
import { type Places, plural } from '@signoria/kernel';

export interface LuckWords {
  readonly title: string;
  readonly experimental: string;
  /** In per cent: by how much results vary less, with its error; how much of that luck is at all; how much of it is taken off. */
  missed(less: string, error: string, ceiling: string, opening: string, chance: string): string;
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

export const en: LuckWords = {
  title: 'Without luck',
  experimental: 'experimental',
  missed: (less, error, ceiling, opening, chance) =>
    `For this game results without luck vary ${less} ± ${error} % less than results; the goal was 30 %. As far as luck can be measured it makes ${ceiling} % of what results vary. ${opening} % of the luck of the opening deal is taken off, and ${chance} % of that of all later draws.`,
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
  missed: (less, error, ceiling, opening, chance) =>
    `Для этой игры разброс результатов без везения меньше на ${less} ± ${error} %; целью были 30 %. Насколько везение удаётся измерить, оно составляет ${ceiling} % разброса. Вычитается ${opening} % везения начальной раздачи и ${chance} % везения по ходу игры.`,
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

export const places: Places<LuckWords> = {
  missed: ['less', 'error', 'ceiling', 'opening', 'chance'],
  judged: ['games', 'left'],
  judge: ['games'],
  asked: ['games'],
};

export const LUCK_WORDS = { en, ru };
