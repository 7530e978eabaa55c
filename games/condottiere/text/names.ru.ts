/** Russian names in the cases they are used in: cards with their effects, regions, groups of data. */
import { type CardId, everyMercenary } from '../data/cards.ts';
import type { RegionId } from '../data/map.ts';
import { listCards } from './cards.ts';
import type { CardWords, DataGroupId, RegionWords } from './shape.ts';

interface RussianCard extends CardWords {
  /** Accusative: «играет Весну». */
  readonly acc: string;
}

interface RussianRegion extends RegionWords {
  /** Accusative: «битва за Болонью». */
  readonly acc: string;
  /** Where: «в Болонье», «во Флоренции». */
  readonly at: string;
  /** Where to: «в Болонью», «во Флоренцию». */
  readonly into: string;
}

const mercenary = (printed: number): RussianCard => ({
  name: `Наёмник ${printed}`,
  acc: `Наёмника ${printed}`,
  note: ({ strength }) => `сила ${strength}`,
  short: ({ strength }) => `сила ${strength}`,
  effect: ({ strength }) => `Прибавляет ${strength} к вашей боевой линии. Это могут изменить Зима, Весна и Барабанщик.`,
});

export const cardsRu: { readonly [id in CardId]: RussianCard } = {
  ...everyMercenary(mercenary),
  winter: {
    name: 'Зима',
    acc: 'Зиму',
    note: () => 'наёмники стоят 1',
    short: () => 'наёмники по 1',
    effect: () =>
      'Все Вёсны на столе уходят в сброс. Пока длится Зима, каждый наёмник в любой линии стоит 1, рядом с Барабанщиком 2. Вторая Зима ничего не меняет.',
  },
  spring: {
    name: 'Весна',
    acc: 'Весну',
    note: () => 'сильнейшим +3',
    short: () => 'сильнейшим +3',
    effect: () =>
      'Все Зимы на столе уходят в сброс. Пока длится Весна, каждый наёмник с наибольшим числом на карте стоит на 3 больше. Вторая Весна ничего не меняет.',
  },
  bishop: {
    name: 'Епископ',
    acc: 'Епископа',
    note: () => 'сильнейшие уходят',
    short: () => 'сильные уходят',
    effect: () =>
      'Из всех линий уходят наёмники с наибольшим числом на карте, а за ними и сам Епископ. Затем отправьте Папу в какой-нибудь регион или оставьте его вне поля: где стоит Папа, там не сражаются.',
  },
  courtesan: {
    name: 'Куртизанка',
    acc: 'Куртизанку',
    note: () => 'уводит Кондотьера',
    short: () => 'манит Кондотьера',
    effect: ({ strength }) =>
      `Всегда стоит ${strength}. У кого Куртизанок больше, чем у любого другого, тот после битвы берёт фигурку Кондотьера, даже проиграв.`,
  },
  drummer: {
    name: 'Барабанщик',
    acc: 'Барабанщика',
    note: () => 'наёмники вдвое сильнее',
    short: () => 'наёмники ×2',
    effect: () => 'Удваивает каждого наёмника вашей линии. Второй Барабанщик в той же линии ничего не прибавляет.',
  },
  heroine: {
    name: 'Героиня',
    acc: 'Героиню',
    note: ({ strength }) => `всегда стоит ${strength}`,
    short: ({ strength }) => `всегда ${strength}`,
    effect: ({ strength }) =>
      `Всегда стоит ${strength}. Она не наёмник: ни времена года, ни Барабанщик, ни Епископ, ни Пугало её не касаются.`,
  },
  scarecrow: {
    name: 'Пугало',
    acc: 'Пугало',
    note: () => 'возвращает наёмника',
    short: () => 'вернуть наёмника',
    effect: () => 'Можно забрать в руку одного наёмника своей линии. Затем Пугало уходит в сброс.',
  },
  surrender: {
    name: 'Сдача',
    acc: 'Сдачу',
    note: () => 'битва окончена',
    short: () => 'конец битвы',
    effect: () => 'Битва тут же кончается, и всё решает сила линий, какие они есть.',
  },
};

const region = (name: string, acc: string, locative: string, preposition = 'в'): RussianRegion => ({
  name,
  acc,
  at: `${preposition} ${locative}`,
  into: `${preposition} ${acc}`,
});

export const regionsRu: { readonly [id in RegionId]: RussianRegion } = {
  torino: region('Турин', 'Турин', 'Турине'),
  milano: region('Милан', 'Милан', 'Милане'),
  venezia: region('Венеция', 'Венецию', 'Венеции'),
  genova: region('Генуя', 'Геную', 'Генуе'),
  mantova: region('Мантуя', 'Мантую', 'Мантуе'),
  ferrara: region('Феррара', 'Феррару', 'Ферраре'),
  parma: region('Парма', 'Парму', 'Парме'),
  modena: region('Модена', 'Модену', 'Модене'),
  bologna: region('Болонья', 'Болонью', 'Болонье'),
  lucca: region('Лукка', 'Лукку', 'Лукке'),
  firenze: region('Флоренция', 'Флоренцию', 'Флоренции', 'во'),
  siena: region('Сиена', 'Сиену', 'Сиене'),
  urbino: region('Урбино', 'Урбино', 'Урбино'),
  spoleto: region('Сполето', 'Сполето', 'Сполето'),
  ancona: region('Анкона', 'Анкону', 'Анконе'),
  roma: region('Рим', 'Рим', 'Риме'),
  napoli: region('Неаполь', 'Неаполь', 'Неаполе'),
};

export const groupsRu: { readonly [id in DataGroupId]: string } = {
  cards: 'Карты',
  map: 'Поле: карта Италии',
  tokens: 'Фигурки и маркеры',
  colours: 'Цвета игроков',
  thresholds: 'Размер руки и условия победы',
  rulings: 'Разъяснения',
};

export function acc(card: CardId): string {
  return cardsRu[card].acc;
}

/** Nominative: «Наёмник 10 ×2, Зима». */
export function hand(cards: readonly CardId[]): string {
  return listCards(cards, (card) => cardsRu[card].name);
}

/** Accusative: «Наёмника 10 ×2, Зиму». */
export function handAcc(cards: readonly CardId[]): string {
  return listCards(cards, acc);
}

export function places(regions: readonly RegionId[]): string {
  return regions.map((id) => regionsRu[id].name).join(', ');
}
