/** Russian names, in the cases they are used in: families, tiles, events and cards with what they do, cities, troops. */
import type { CityId } from '../data/cities.ts';
import type { CurrencyId } from '../data/currency.ts';
import type { CardId } from '../data/treachery.ts';
import type { TroopId } from '../data/troops.ts';
import type { GiverId, LotId, TheftId } from '../rules/model/choices.ts';
import { sum } from './grammar.ru.ts';
import type { Groups, Names } from './names.en.ts';

/** Tiles, events and cards stand in «quotes» wherever they are named, so they need one form only. */
export const familiesRu: Names['families'] = {
  baglioni: {
    name: 'Бальони',
    A: 'Скидка 1 золото или 1 влияние, смотря чем платят, в любом аукционе.',
    B: 'В начале десятилетия объявите золото или влияние: до следующего десятилетия скидка 1 действует только в аукционах за эту валюту.',
  },
  bentivoglio: {
    name: 'Бентивольо',
    A: 'Покупая карту предательства, возьмите две, оставьте одну, вторую положите под низ колоды. В конце игры вы решаете ничьи городов, не разрешённые тайлами искусства.',
    B: 'Покупая карту предательства, возьмите две, оставьте одну, вторую положите под низ колоды.',
  },
  malatesta: {
    name: 'Малатеста',
    A: 'Базовый лимит руки 3. Раз в десятилетие в свой ход, сверх действия, возьмите карту предательства бесплатно.',
    B: 'Базовый лимит руки 3.',
  },
  montefeltro: {
    name: 'Монтефельтро',
    A: 'Скидка 2 влияния в аукционах за влияние.',
    B: 'Скидка 1 влияние в аукционах за влияние.',
  },
  gonzaga: {
    name: 'Гонзага',
    A: 'Скидка 2 золота в аукционах за золото.',
    B: 'Скидка 1 золото в аукционах за золото.',
  },
  'd-este': {
    name: 'д’Эсте',
    A: '+1 к обороне, когда вы один из двух кондотьеров войны. Можно покупать артиллерию в первом десятилетии.',
    B: '+1 к обороне, когда вы один из двух кондотьеров войны.',
  },
};

export const tilesRu: Names['tiles'] = {
  'venice-doge': { name: 'Дож', effect: '' },
  'venice-spice-merchant': { name: 'Торговец пряностями', effect: '' },
  'venice-silk-merchant': { name: 'Торговец шёлком', effect: '' },
  'venice-glass-merchant': { name: 'Торговец стеклом', effect: '' },
  'venice-salt-merchant': { name: 'Торговец солью', effect: '' },
  'venice-grain-merchant': { name: 'Торговец зерном', effect: '' },
  'venice-council-of-ten': { name: 'Совет Десяти', effect: '' },
  'milan-ludovico-sforza': {
    name: 'Людовико Сфорца',
    effect: 'Раз в десятилетие потребуйте перебросить оба кубика, даже в чужой войне; второй бросок окончателен.',
  },
  'milan-caterina-sforza': {
    name: 'Катерина Сфорца',
    effect: '+2 к обороне, если вы кондотьер и у вас есть хотя бы один неподкупленный тайл войск.',
  },
  'milan-pallavicino-family': {
    name: 'Семья Паллавичино',
    effect: 'Раз в десятилетие в свой ход возьмите карту предательства бесплатно.',
  },
  'milan-genoese-crossbow': { name: 'Генуэзский арбалет', effect: 'Ваши арбалетчики получают +1 к обороне.' },
  'milan-swiss-mercenaries': {
    name: 'Швейцарские наёмники',
    effect: 'Ваши пикинеры получают +1 к атаке и обороне. Скидка 1 влияние в аукционе за кондотьера.',
  },
  'milan-armourer': {
    name: 'Оружейник',
    effect: 'Ваша конница получает +1 к атаке. Скидка 1 влияние в аукционе за кондотьера.',
  },
  'milan-fustian-merchant': { name: 'Торговец бумазеей', effect: '' },
  'florence-giovanni-medici': { name: 'Джованни Медичи', effect: 'Скидка 1 влияние на тайл Папы.' },
  'florence-lorenzo-medici': {
    name: 'Лоренцо Медичи',
    effect:
      'Только доход. Если за столом играют с вето Лоренцо: раз в десятилетие запретите только что объявленную войну.',
  },
  'florence-banker': {
    name: 'Банкир',
    effect:
      'Раз в десятилетие в любой момент обменяйте до 3 золота на столько же влияния или наоборот. Не после продажи последнего тайла события, кроме оплаты этого тайла.',
  },
  'florence-wool-merchant': { name: 'Торговец шерстью', effect: '' },
  'florence-cloth-merchant': { name: 'Торговец сукном', effect: '' },
  'florence-pazzi-family': { name: 'Семья Пацци', effect: '' },
  'florence-savonarola': { name: 'Джироламо Савонарола', effect: '' },
  'florence-machiavelli': { name: 'Никколо Макиавелли', effect: '' },
  'rome-lucrezia-borgia': {
    name: 'Лукреция Борджиа',
    effect: 'Раз в десятилетие в свой ход, но не во время аукциона, отнимите 2 влияния у другого игрока.',
  },
  'rome-roderigo-borgia': { name: 'Родриго Борджиа', effect: 'Скидка 1 влияние на тайл Папы.' },
  'rome-cesare-borgia': { name: 'Чезаре Борджиа', effect: 'Лимит руки +1.' },
  'rome-della-rovere': { name: 'Делла Ровере', effect: 'Скидка 1 влияние на тайл Папы.' },
  'rome-orsini-family': { name: 'Семья Орсини', effect: 'Скидка 1 влияние на тайл Папы.' },
  'rome-colonna-family': { name: 'Семья Колонна', effect: 'Скидка 1 влияние на тайл Папы.' },
  'rome-alum-merchant': { name: 'Торговец квасцами', effect: '' },
  'naples-ferrante-of-aragon': { name: 'Ферранте Арагонский', effect: 'Лимит руки +1.' },
  'naples-alfonso-of-aragon': {
    name: 'Альфонсо Арагонский',
    effect: 'Раз в десятилетие в свой ход возьмите карту предательства бесплатно.',
  },
  'naples-spanish-infantry': { name: 'Испанская пехота', effect: 'Ваша пехота получает +1 к атаке и обороне.' },
  'naples-oil-merchant': { name: 'Торговец маслом', effect: '' },
  'naples-sanseverino-family': { name: 'Семья Сансеверино', effect: '' },
  'naples-diomede-carafa': { name: 'Диомеде Карафа', effect: '' },
  'naples-giovanni-pontano': { name: 'Джованни Понтано', effect: '' },
};

export const eventsRuNames: Names['events'] = {
  'ev1-verrocchio': { name: 'Андреа дель Верроккьо' },
  'ev1-mantegna': { name: 'Андреа Мантенья' },
  'ev1-bellini': { name: 'Джованни Беллини' },
  'ev1-wine-merchants': { name: 'Виноторговец' },
  'ev2-botticelli': { name: 'Сандро Боттичелли' },
  'ev2-leonardo': { name: 'Леонардо да Винчи' },
  'ev2-ghirlandaio': { name: 'Доменико Гирландайо' },
  'ev2-wine-merchants': { name: 'Виноторговец' },
  'ev3-michelangelo': { name: 'Микеланджело' },
  'ev3-perugino': { name: 'Пьетро Перуджино' },
  'ev3-bramante': { name: 'Донато Браманте' },
  'ev3-french-invade': { name: 'Французское вторжение' },
};

export const cardsRu: Names['cards'] = {
  'bribe-troops': {
    name: 'Взятка войскам',
    effect:
      'Выберите любой тайл войск, участвующий в этой войне: его атака, оборона и все бонусы к нему не считаются до конца войны.',
  },
  'bribe-cardinal': {
    name: 'Взятка кардиналу',
    effect: 'Считается за 3 влияния при оплате тайла Папы.',
  },
  'freeze-bid': {
    name: 'Заморозка ставки',
    effect: 'В свою очередь делать ставку выберите участника: он больше не может повышать её на этом аукционе.',
  },
  'steal-influence': {
    name: 'Воровство влияния',
    effect: 'Отнимите 2 влияния у игрока.',
  },
  'steal-gold-shipment': {
    name: 'Кража поставки золота',
    effect: 'Отнимите 3 золота у игрока.',
  },
  veto: {
    name: 'Вето',
    effect: 'Отмените только что объявленную войну; маркер военного столкновения не возвращается.',
  },
  'start-war': {
    name: 'Начало войны',
    effect: 'В конце своего хода начните войну, не сдвигая маркер военного столкновения.',
  },
  'bad-weather': {
    name: 'Плохая погода',
    effect:
      'Назовите один из двух городов: нападающий получает −1 к атаке либо защищающийся −1 к обороне в этой войне.',
  },
};

interface RussianCity {
  readonly name: string;
  /** «статус Венеции» */
  readonly gen: string;
  /** «за Венецию» */
  readonly acc: string;
  /** «в Венеции» */
  readonly at: string;
}

export const citiesRu: { readonly [id in CityId]: RussianCity } = {
  venice: { name: 'Венеция', gen: 'Венеции', acc: 'Венецию', at: 'в Венеции' },
  milan: { name: 'Милан', gen: 'Милана', acc: 'Милан', at: 'в Милане' },
  florence: { name: 'Флоренция', gen: 'Флоренции', acc: 'Флоренцию', at: 'во Флоренции' },
  rome: { name: 'Рим', gen: 'Рима', acc: 'Рим', at: 'в Риме' },
  naples: { name: 'Неаполь', gen: 'Неаполя', acc: 'Неаполь', at: 'в Неаполе' },
};

interface RussianTroop {
  readonly name: string;
  /** «покупает пехоту» */
  readonly acc: string;
  /** «подкупает вашу пехоту» */
  readonly your: string;
}

export const troopsRu: { readonly [id in TroopId]: RussianTroop } = {
  crossbowmen: { name: 'Арбалетчики', acc: 'арбалетчиков', your: 'ваших арбалетчиков' },
  infantry: { name: 'Пехота', acc: 'пехоту', your: 'вашу пехоту' },
  pikemen: { name: 'Пикинеры', acc: 'пикинеров', your: 'ваших пикинеров' },
  cavalry: { name: 'Конница', acc: 'конницу', your: 'вашу конницу' },
  artillery: { name: 'Артиллерия', acc: 'артиллерию', your: 'вашу артиллерию' },
};

export const popeRu: Names['pope'] = {
  name: 'Папа Римский',
  effect:
    '3 золота в конце десятилетия и 3 очка тому, у кого он в конце игры. Раз в десятилетие его владелец может вступить в войну со всеми своими войсками: это Святая лига.',
};

export const promisesRu: Names['promises'] = {
  'not-bid': 'Ставить здесь против вас не буду.',
  'bid-for-you': 'Подниму цену для остальных.',
  'lead-to-win': 'Сделаю всё, чтобы выиграть эту войну.',
  'lead-to-lose': 'Позабочусь, чтобы моя сторона проиграла.',
  'join-league': 'Святая лига встанет на вашу сторону.',
  'stay-out': 'Святая лига останется в стороне.',
  'no-veto': 'Вето на вашу войну не наложу.',
  veto: 'Наложу вето на эту войну, если смогу.',
  'no-theft': 'Красть у вас не буду.',
  'no-war': 'Войн против ваших городов не начну.',
  'start-war': 'Начну войну, которая вам нужна.',
  'place-artist': 'Мой следующий тайл искусства – вашему городу.',
  'end-decade': 'Скоро выставлю последнее событие.',
  'not-end-decade': 'Заканчивать десятилетие не буду.',
  'favour-later': 'В долгу не останусь.',
};

/** «3 золота за 2 влияния. «Вето на вашу войну не наложу.»»; a gift, a request or words alone are told as such. */
export function termsRu(give: Amounts, ask: Amounts, promise: keyof typeof promisesRu | null): string {
  const said = promise === null ? [] : [`«${promisesRu[promise]}»`];
  const gives = give[0] + give[1] > 0;
  const asks = ask[0] + ask[1] > 0;
  if (!gives && !asks) return said.join('');
  const what = !asks ? `${sum(give)} в подарок` : gives ? `${sum(give)} за ${sum(ask)}` : `просьба дать ${sum(ask)}`;
  return [`${what}.`, ...said].join(' ');
}

type Amounts = readonly [gold: number, influence: number];

export const groupsRu: Groups = {
  families: 'Семьи',
  cities: 'Города',
  cityTiles: 'Тайлы городов',
  troops: 'Войска',
  events: 'Тайлы событий',
  pope: 'Папа Римский',
  treachery: 'Карты предательства',
  counters: 'Жетоны',
  scoring: 'Подсчёт очков',
  rulings: 'Толкования',
};

/** What is up for auction, in the accusative. */
export function lotRu(lot: LotId | CityId): string {
  if (lot === 'pope') return 'Папу Римского';
  if (Object.hasOwn(citiesRu, lot)) return citiesRu[lot as CityId].acc;
  const names: { readonly [id: string]: { readonly name: string } } = { ...tilesRu, ...eventsRuNames };
  return `«${names[lot]!.name}»`;
}

export function cardRu(id: CardId): string {
  return `«${cardsRu[id].name}»`;
}

export const giverRu: { readonly [id in GiverId]: string } = {
  malatesta: familiesRu.malatesta.name,
  alfonso: tilesRu['naples-alfonso-of-aragon'].name,
  pallavicino: tilesRu['milan-pallavicino-family'].name,
};

export const theftRu: { readonly [id in TheftId]: string } = {
  lucrezia: tilesRu['rome-lucrezia-borgia'].name,
  'steal-influence': cardsRu['steal-influence'].name,
  'steal-gold-shipment': cardsRu['steal-gold-shipment'].name,
};

/** Accusative and nominative alike. */
export const currencyRu: { readonly [id in CurrencyId]: string } = { gold: 'золото', influence: 'влияние' };
/** Genitive: «3 золота», «скидка на аукционы влияния». */
export const currencyGen: { readonly [id in CurrencyId]: string } = { gold: 'золота', influence: 'влияния' };

export const namesRu: Names = {
  cities: citiesRu,
  families: familiesRu,
  tiles: tilesRu,
  merchantTile: 'Считается тайлом «Торговец» для Виноторговцев.',
  plainTile: 'Без особой способности, только доход.',
  events: eventsRuNames,
  pope: popeRu,
  troops: troopsRu,
  cards: cardsRu,
  promises: promisesRu,
};
