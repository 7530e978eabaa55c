/** The pieces a position is told with, in Russian. */
import { coins, count, points, who } from './grammar.ru.ts';
import { name, title } from './names.ru.ts';
import type { Counted, Words } from './shape.ts';

const PHASE = {
  setup: 'подготовка',
  auction: 'фаза аукциона',
  characters: 'аукцион персонажей',
  actions: 'фаза действий',
  scoring: 'подсчёт очков',
} as const;

const counted = (things: Counted) => things.map(([id, n]) => (n === 1 ? name(id) : `${name(id)} ×${n}`)).join(', ');

export const positionRu: Words['position'] = {
  player: (seat, r) => (seat === r.seat ? 'Вы' : who(r, seat)),
  heading: (round, phase, minimum) => `Раунд ${round}, ${PHASE[phase]}. Работа должна стоить не меньше ${minimum}.`,
  first: (seat, r) => `Первый игрок – ${who(r, seat)}.`,
  stock: (left) => (left.length === 0 ? 'На аукцион выставить нечего.' : `На аукцион: ${counted(left)}.`),
  lot: ({ stack, bid, leader }, r) => `Идут торги: ${name(stack)}, ставка ${bid} (${who(r, leader)}).`,
  pot: (n) => `На Банкире ${coins(n)}.`,
  prestige: (n) => points(n),
  coins: (n) => coins(n),
  has: (things) => (things.length === 0 ? 'имение пусто' : counted(things)),
  table: (cards, recruiting) =>
    `сыграно: ${counted([...cards.map((id) => [id, 1] as const), ...recruits(recruiting)])}`,
  hidden: (hand, bonus, prestige) =>
    [
      count(hand, 'профессия', 'профессии', 'профессий'),
      count(bonus, 'карточка бонусов', 'карточки бонусов', 'карточек бонусов'),
      count(prestige, 'карточка престижа', 'карточки престижа', 'карточек престижа'),
    ].join(', '),
  best: (value) => `лучшая Работа ${value}`,
  hand: (cards) =>
    cards.length === 0
      ? 'В руке у вас пусто.'
      : `У вас в руке: ${cards.map(({ profession, value }) => `${name(profession)} (${value})`).join(', ')}.`,
  cards: (cards) => `Ваши карточки: ${cards.map(({ card, worth }) => `${title(card)} (${worth})`).join(', ')}.`,
};

function recruits(n: number): Counted {
  return n === 0 ? [] : [['recruiting', n]];
}
