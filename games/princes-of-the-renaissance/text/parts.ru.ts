/** What the parts of strengths, prices, incomes and points are, in Russian; the figure itself stands beside it. */
import type { CurrencyId } from '../data/currency.ts';
import type { MajorityPlace } from '../rules/chapters/11-scoring.ts';
import { count } from './grammar.ru.ts';
import { citiesRu, eventsRuNames, familiesRu, tilesRu, troopsRu } from './names.ru.ts';
import type { Words } from './shape.ts';

const COLUMN = {
  cities: 'Тайлы городов',
  events: 'События',
  wine: 'Виноторговцы',
  pope: 'Папа Римский',
  victories: 'Жетоны победы',
  gold: 'Золото',
  influence: 'Влияние',
};

/** POR-11.9 to POR-11.12 */
export function rankRu(standing: MajorityPlace, currency: CurrencyId): string {
  const of = currency === 'gold' ? 'золоту' : 'влиянию';
  switch (standing) {
    case 'first':
      return `Первое место по ${of}`;
    case 'levelFirst':
      return `Ничья за первое место по ${of}`;
    case 'second':
      return `Второе место по ${of}`;
    case 'levelSecond':
      return `Ничья за второе место по ${of}`;
    case 'none':
      return currency === 'gold' ? 'Золото' : 'Влияние';
  }
}

export const partsRu: Words['parts'] = {
  troop: ({ troop }) => troopsRu[troop].name,
  bribed: ({ troop }) => `${troopsRu[troop].name}: подкуп`,
  tile: ({ tile }) => tilesRu[tile].name,
  family: ({ family }) => familiesRu[family].name,
  weather: () => 'Плохая погода',
  unrepresented: () => 'Город без кондотьера',
  die: () => 'Кубик',
  status: ({ city }) => `Статус ${citiesRu[city].gen}`,
  hand: () => 'Лимит для всех',
  merchant: ({ tile }) => `Вино: ${tilesRu[tile].name}`,
  pope: () => 'Папа Римский',
  pay: () => 'Плата кондотьеру',
  card: () => 'Карта предательства',
  highBid: () => 'Высшая ставка',
  raise: () => 'Наименьшее повышение',
  opening: () => 'Начальная ставка',
  bid: () => 'Ставка',
  floor: () => 'Не меньше нуля',
  holdings: ({ currency }) => (currency === 'gold' ? 'Запас золота' : 'Запас влияния'),
  offered: () => 'Предложено в обмен',
  bound: () => 'Нужно для ставки',
  fee: () => 'Взнос в начале игры',
  cardinals: () => 'Взятка кардиналу',
  banker: () => 'Банкир',
  place: ({ place, tied }) => `${place}-е место${tied ? ', ничья' : ''}`,
  cityTile: ({ tile, city }) => `${tilesRu[tile].name}, ${citiesRu[city].name}`,
  printed: ({ tile }) => `Напечатано на тайле «${tilesRu[tile].name}»`,
  event: ({ event }) => eventsRuNames[event].name,
  wine: ({ merchants }) => `Вино на ${count(merchants, 'тайл', 'тайла', 'тайлов')} «Торговец»`,
  victory: ({ counter }) => `${counter}-я победа`,
  majority: ({ currency, standing }) => rankRu(standing, currency),
  column: ({ column }) => COLUMN[column],
};
