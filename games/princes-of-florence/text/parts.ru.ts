/** What a number is made of, in Russian. */
import type { CounterId } from '../data/counters.ts';
import { count } from './grammar.ru.ts';
import { name, title } from './names.ru.ts';
import type { Words } from './shape.ts';

const counters: { readonly [id in CounterId]: string } = {
  building: 'Здания',
  largeBuilding: 'Большие здания',
  mediumBuilding: 'Средние здания',
  smallBuilding: 'Малые здания',
  forest: 'Леса',
  lake: 'Озёра',
  park: 'Парки',
  landscape: 'Ландшафты',
  jester: 'Шуты',
  builder: 'Строители',
  freedom: 'Свободы',
  freedomType: 'Разные свободы',
  prestigeCard: 'Карточки престижа',
  professionInHand: 'Профессии в руке',
  recruitingInHand: 'Карточки найма в руке',
  professionOnTable: 'Профессии на столе',
  recruitingOnTable: 'Карточки найма на столе',
  work: 'Работы',
  emptySquare: 'Пустые клетки',
};

export const partsRu: Words['parts'] = {
  building: ({ id }) => name(id),
  landscape: ({ id }) => name(id),
  freedom: ({ id }) => name(id),
  bonus: ({ id }) => `Бонус ${title(id)}`,
  jesters: (f) => count(f.count, 'шут', 'шута', 'шутов'),
  cards: (f) =>
    count(f.count, 'карточка профессий и найма', 'карточки профессий и найма', 'карточек профессий и найма'),
  newcomer: () => 'Сама эта карточка, если её взять',
  muse: () => 'Муза: столько, какой идёт раунд',
  landscapes: (f) => count(f.count, 'ландшафт', 'ландшафта', 'ландшафтов'),
  builders: (f) => count(f.count, 'строитель', 'строителя', 'строителей'),
  buildings: (f) => count(f.count, 'здание', 'здания', 'зданий'),
  each: (f) => `${counters[f.counter]}: ${f.count}`,
  distinct: (f) => `${counters[f.counter]}: ${f.count > 0 ? 'есть' : 'нет'}`,
  first: ({ card }) => `${title(card)}: единоличное первенство`,
  shared: ({ card }) => `${title(card)}: первенство разделено`,
  reached: ({ card }) => `${title(card)}: всё есть`,
  behind: ({ card }) => `${title(card)}: не выполнено`,
  minimum: ({ round }) => `Минимальная ценность Работы в раунде ${round}`,
  pay: ({ value }) => `Банк платит за ценность ${value}`,
  buildPrice: () => 'Здание без строителей',
  spared: ({ builders }) => `Экономия: ${count(builders, 'строитель', 'строителя', 'строителей')}`,
  actionPrice: () => 'Профессия, свобода или карточка бонусов',
  opening: () => 'Начальная ставка',
  raises: (f) => `Поднято: ${count(f.count, 'раз', 'раза', 'раз')}`,
  lastBuyer: () => 'Твёрдая цена для последнего покупателя',
  modifier: ({ object, mod }) => `Карточка Диего: +${mod}, ${name(object)}`,
  die: ({ die }) => `На кубике ${die}`,
  overbid: () => 'Вы перебиваете последнюю ставку',
  track: () => 'Очки, набранные по ходу игры',
  bankerCoins: () => 'На Банкире в начале',
  bankerGrown: ({ rounds }) => `Без покупателя: ${count(rounds, 'раунд', 'раунда', 'раундов')}`,
};
