/** То же по-русски. */
import { cards, count } from '@signoria/kernel/ru';
import type { BoardWords } from './text.ts';

const lengths = (n: number) => count(n, 'корпус', 'корпуса', 'корпусов');

export const boardRu: BoardWords = {
  track: 'Забег',
  rules: 'Правила',
  pile: (n) => `Стопка: ${cards(n)}`,
  pileLabel: 'Стопка',
  length: 'Отметка',
  of: (finish) => `из ${finish}`,
  spurs: (n) => count(n, 'шпора', 'шпоры', 'шпор'),
  hand: 'Ваши карты',
  empty: 'На руке ничего нет.',
  card: (value) => `Карта ${value}`,
  cardText: (value) => `Ваша лошадь проскачет ${lengths(value)}.`,
  pileText: 'Передохните и возьмите из неё карту.',
  held: (n) => `на руке ${cards(n)}`,
  headline: (finish) => `Забег на ${lengths(finish)}`,
};
