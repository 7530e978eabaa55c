/** What standing orders are called. Fetched with the orders alone. */
import { type GameModule, type OrderText, type Places, translated } from '@signoria/kernel';
import aside from './aside.de.json' with { type: 'json' };
import { count as countRu } from './grammar.ru.ts';

export const ordersEn = {
  windows: {
    turn: 'My move in a battle: pass',
    passFacedown: 'I have passed: leave my facedown card as it lies',
    keepOrDiscard: 'Hands may be discarded in secret: keep mine',
    keepOrDiscardInTurn: 'Hands may be discarded in turn: keep mine',
    nextGame: 'The next game is to begin: I am ready',
  },
  unless: {
    defending: () => 'I defend the region',
    ahead: () => 'my line is the strongest',
    close: () => 'another player lacks only one region to win',
    manyCards: (n) => `I hold at least ${n} ${n === 1 ? 'card' : 'cards'}`,
    mayDiscard: () => 'I hold no mercenary',
  },
} satisfies OrderText;

export const orderPlaces: Places<typeof ordersEn> = {
  unless: { defending: [], ahead: [], close: [], manyCards: ['n'], mayDiscard: [] },
};

export const orders: NonNullable<GameModule['orders']> = {
  en: ordersEn,
  de: translated<OrderText>('de', ordersEn, aside.orders, orderPlaces),
  ru: {
    windows: {
      turn: 'Мой ход в битве: пас',
      passFacedown: 'Мой пас: скрытую карту не открывать',
      keepOrDiscard: 'Руку можно тайно сбросить: сохранить',
      keepOrDiscardInTurn: 'Руку можно сбросить в свою очередь: сохранить',
      nextGame: 'Начинается следующая игра: готовность',
    },
    unless: {
      defending: () => 'я защищаю регион',
      ahead: () => 'моя боевая линия самая сильная',
      close: () => 'кому-то другому до победы не хватает одного региона',
      manyCards: (n) => `у меня не меньше ${countRu(n, 'карты', 'карт', 'карт')}`,
      mayDiscard: () => 'у меня нет наёмников',
    },
  },
};
