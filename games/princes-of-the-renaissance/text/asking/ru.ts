/** What is asked and what can be answered, in Russian. */
import { isForced, type Question, type Reader } from '@signoria/kernel';
import { readItems } from '../../rules/model/choices.ts';
import { does, doneBy, gold, influence, who } from '../grammar.ru.ts';
import { cardRu, citiesRu, familiesRu, giverRu, lotRu, termsRu, theftRu, troopsRu } from '../names.ru.ts';
import type { Words } from '../shape.ts';
import { least, most, offers } from './menus.ts';

const decides = (what: string) => (q: Question, r: Reader) =>
  `${does(r, q.deciding[0]!, 'решаете', 'решает')}, ${what}`;

export const promptsRu: Words['prompts'] = {
  orderBids: {
    asked: (q) => `Сколько золота за порядок хода? От 0 до ${most(q) ?? 0}; свою ставку платит каждый.`,
    waiting: () => 'Все тайно делают ставки за порядок хода',
  },
  familyBid: {
    asked: (q) =>
      least(q) === null ? 'Поднять ставку нечем.' : `Право выбора семьи: поднимите хотя бы до ${least(q)} или пасуйте.`,
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'решаете', 'решает')}, поднять ли ставку за право выбора семьи`,
  },
  familyChoice: {
    asked: 'Какая семья будет вашей?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'выбираете', 'выбирает')} семью`,
  },
  declare: {
    asked: 'Бальони: в каких аукционах скидка в этом десятилетии?',
    waiting: decides('на что будет скидка'),
  },
  turn: {
    asked: 'Ваш ход: одно действие.',
    waiting: (q, r) => doneBy(r, q.deciding[0]!, 'Ходите', 'Ходит'),
  },
  turnEnd: {
    asked: 'Что-нибудь ещё, пока ход не закончен?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'заканчиваете', 'заканчивает')} ход`,
  },
  discardCard: {
    asked: 'В руке слишком много карт: сбросьте одну.',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'сбрасываете', 'сбрасывает')} карту`,
  },
  keepOne: {
    asked: (q) => (isForced(q) ? 'Две одинаковые карты: оставьте одну.' : 'Бентивольо: какую из двух карт оставить?'),
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'выбираете', 'выбирает')} одну из двух карт`,
  },
  bid: {
    asked: (q) => {
      if (least(q) === null) return 'Поднять ставку нечем.';
      return offers(q, 'pass')
        ? `Ставьте не меньше ${least(q)} или пасуйте.`
        : `Сделайте начальную ставку: не меньше ${least(q)}.`;
    },
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'решаете', 'решает')}, поднять ли ставку`,
  },
  payment: {
    asked: 'Чем платить?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'платите', 'платит')}`,
  },
  placeArtist: {
    asked: 'На какой город положить тайл?',
    waiting: decides('на какой город положить тайл'),
  },
  consolation: {
    asked: (q) =>
      isForced(q)
        ? 'Тайл достался другому, а на карту не хватает.'
        : 'Тайл достался другому. Купить карту предательства?',
    waiting: decides('купить ли карту предательства'),
  },
  nameCities: {
    asked: 'Какой город нападает на какой?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'называете', 'называет')} воюющие города`,
  },
  reaction: {
    asked: (q) => (isForced(q) ? 'Объявлена война. Вмешаться вам нечем.' : 'Объявлена война. Вмешаетесь?'),
    waiting: () => 'Спрашивают всех, кто мог бы вмешаться',
  },
  holyLeague: {
    asked: 'Вступит ли в войну Святая лига?',
    waiting: decides('вступит ли в войну Святая лига'),
  },
  bribe: {
    asked: (q) => (isForced(q) ? 'Подкупать вам нечем.' : 'Кого подкупить?'),
    waiting: (q, r) => `Подкупить войска ${doneBy(r, q.deciding[0]!, 'можете', 'может')}`,
  },
  reroll: {
    asked: 'Людовико Сфорца: перебросить кубики?',
    waiting: decides('перебросить ли кубики'),
  },
  rankTied: {
    asked: 'Города равны: какой из них выше?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'решаете', 'решает')}, какой из равных городов выше`,
  },
  negotiation: {
    asked: 'Предложить обмен?',
    waiting: () => 'Обмен можно предложить в любое время',
  },
  banker: {
    asked: 'Воспользоваться Банкиром?',
    waiting: () => 'Банкиром можно воспользоваться в любое время',
  },
};

export const choicesRu: Words['choices'] = {
  order: (c) => (c.amount === undefined ? 'Ставка за порядок хода' : `${gold(c.amount)} за порядок хода`),
  bid: (c) => (c.amount === undefined ? 'Поставить' : `Поставить ${c.amount}`),
  pass: () => 'Пас',
  family: (c) => familiesRu[c.family].name,
  declare: (c) => (c.currency === 'gold' ? 'В аукционах за золото' : 'В аукционах за влияние'),
  buyTroop: (c) => `Купить ${troopsRu[c.troop].acc}`,
  discardTroop: (c) => `Сбросить ${troopsRu[c.troop].acc}`,
  buyCard: () => 'Купить карту предательства',
  freeCard: (c) => `Бесплатная карта: ${giverRu[c.from]}`,
  steal: (c, r) => {
    const what = c.by === 'steal-gold-shipment' ? gold(3) : influence(2);
    return `${theftRu[c.by]}: ${what} (жертва: ${who(r, c.whom)})`;
  },
  nominate: (c) => `Выставить ${lotRu(c.lot)}`,
  war: () => 'Начать войну',
  startWar: () => `Сыграть ${cardRu('start-war')}`,
  end: () => 'Закончить ход',
  cities: (c) => `${citiesRu[c.attacker].name} нападает на ${citiesRu[c.defender].acc}`,
  veto: () => `Сыграть ${cardRu('veto')}`,
  lorenzo: () => 'Наложить вето (Лоренцо Медичи)',
  weather: (c) => `Сыграть ${cardRu('bad-weather')} на ${citiesRu[c.city].acc}`,
  decline: () => 'Нет',
  freeze: (c, r) => `Сыграть ${cardRu('freeze-bid')} (${who(r, c.whom)})`,
  pay: (c) => {
    const parts = [
      ...(c.cardinals > 0 ? [`${cardRu('bribe-cardinal')} ×${c.cardinals}`] : []),
      ...(c.banker > 0 ? [`через Банкира ${c.banker}`] : []),
    ];
    return parts.length === 0 ? 'Заплатить сполна' : `Заплатить: ${parts.join(', ')}`;
  },
  place: (c) => citiesRu[c.city].name,
  keep: (c) => `Оставить ${cardRu(c.card)}`,
  discard: (c) => `Сбросить ${cardRu(c.card)}`,
  league: (c) => (c.side === 'attacker' ? 'За нападающий город' : 'За защищающийся город'),
  bribe: (c, r) =>
    `Подкупить ${c.whom === r.seat ? troopsRu[c.troop].your : `${troopsRu[c.troop].acc} (${r.name(c.whom)})`}`,
  reroll: () => 'Перебросить',
  stand: () => 'Оставить как есть',
  rank: (c) => `Выше всех: ${citiesRu[c.city].name}`,
  tied: () => 'Оставить равными',
  bank: (c) => {
    const way = c.into === 'gold' ? 'влияние на золото' : 'золото на влияние';
    return c.amount === undefined ? `Банкир: ${way}` : `Банкир: ${way}, ${c.amount}`;
  },
  offer: (c, r) => {
    if (c.items === undefined) return `Предложить обмен (${who(r, c.whom)})`;
    const { give, ask, promise } = readItems(c.items);
    return `Предложить (${who(r, c.whom)}): ${termsRu(give, ask, promise)}`;
  },
  accept: (c, r) => `Принять предложение (${who(r, c.whom)})`,
  refuse: (c, r) => `Отклонить предложение (${who(r, c.whom)})`,
  withdraw: (c, r) => `Отозвать предложение (${who(r, c.whom)})`,
};
