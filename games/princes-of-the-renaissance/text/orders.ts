/** What standing orders are called. Fetched with the orders alone. */
import type { GameModule, ShapeOf } from '@signoria/kernel';
import { count as countRu } from './grammar.ru.ts';

const ordersEn = {
  windows: {
    reaction: 'A war is declared: do not step in',
    holyLeague: 'The Holy League may join a war: stay out',
    bribe: 'Troops may be bribed: bribe nobody',
    reroll: 'Ludovico Sforza may demand another roll: let the dice stand',
    consolation: 'I lost the tile I nominated: buy no card',
    payment: 'I have won a lot: pay without cards and without the Banker',
  },
  unless: {
    card: () => 'I have something to step in with',
    ownTiles: (n: number) => `I own at least ${n} ${n === 1 ? 'tile' : 'tiles'} of a city in this war`,
    fighting: () => 'my own troops fight',
    weaker: () => 'my side is the weaker one in the first round',
    fewCards: (n: number) => `I hold fewer than ${n} ${n === 1 ? 'card' : 'cards'}`,
    dear: (n: number) => `I would have to pay ${n} or more`,
  },
};

const ordersRu: ShapeOf<typeof ordersEn> = {
  windows: {
    reaction: 'Объявлена война: не вмешиваться',
    holyLeague: 'Святая лига может вступить в войну: не вступать',
    bribe: 'Можно подкупить войска: никого не подкупать',
    reroll: 'Людовико Сфорца может перебросить кубики: оставить как есть',
    consolation: 'Выставленный мной тайл достался другому: карту не покупать',
    payment: 'Лот за мной: платить без карт и без Банкира',
  },
  unless: {
    card: () => 'мне есть чем вмешаться',
    ownTiles: (n) => `у меня не меньше ${countRu(n, 'тайла', 'тайлов', 'тайлов')} одного из воюющих городов`,
    fighting: () => 'воюют мои войска',
    weaker: () => 'моя сторона слабее в первом раунде',
    fewCards: (n) => `карт у меня меньше ${n}`,
    dear: (n) => `платить надо ${n} или больше`,
  },
};

export const orders: NonNullable<GameModule['orders']> = { en: ordersEn, ru: ordersRu };
