/** Where the figures come from; shown on the game's page. */
import type { DataGroup } from '@signoria/kernel';

export const PROVENANCE: readonly DataGroup[] = [
  {
    group: 'families',
    provenance: 'reconstructed',
    note: {
      en: 'The six families and the abilities of both sides are in the rulebook; their incomes are not. Ours were set so that every family wins about equally often: strong abilities earn little.',
      ru: 'Шесть семей и способности обеих сторон есть в правилах, доходов там нет. Наши подобраны так, чтобы каждая семья побеждала примерно одинаково часто: чем сильнее способность, тем меньше доход.',
    },
  },
  {
    group: 'cities',
    provenance: 'public',
    note: {
      en: 'The five cities and the track from 3 to 10 are in the rulebook; the starting places come from a published review with errata.',
      ru: 'Пять городов и трек от 3 до 10 есть в правилах; начальные места взяты из опубликованного обзора с исправлениями.',
    },
  },
  {
    group: 'cityTiles',
    provenance: 'reconstructed',
    note: {
      en: 'That there are 36 tiles and what those with an ability do is in the rulebook; some names and cities are public. The other names, the split over the cities and nearly all incomes are ours.',
      ru: 'Что тайлов 36 и что делают тайлы со способностями, сказано в правилах; некоторые имена и города известны из открытых источников. Остальные имена, распределение по городам и почти все доходы наши.',
    },
  },
  {
    group: 'troops',
    provenance: 'reconstructed',
    note: {
      en: 'The rulebook names five types and 24 tiles; that a tile costs 1 to 6 gold is told of the first edition. How many there are of each type, their values and which type costs how much are ours.',
      ru: 'Правила называют пять видов и 24 тайла; о первом издании известно, что тайл стоит от 1 до 6 золота. Сколько тайлов каждого вида, их значения и какой вид сколько стоит, решили мы.',
    },
  },
  {
    group: 'events',
    provenance: 'reconstructed',
    note: {
      en: 'Kinds and values follow the rulebook and a published score sheet; the decade and the currency of each tile and some names are ours.',
      ru: 'Виды и значения следуют правилам и опубликованному листу подсчёта; десятилетие и валюта каждого тайла и часть имён наши.',
    },
  },
  {
    group: 'pope',
    provenance: 'rulebook',
    note: {
      en: 'All figures of the Pope are stated in the rulebook.',
      ru: 'Все числа тайла Папы указаны в правилах.',
    },
  },
  {
    group: 'treachery',
    provenance: 'reconstructed',
    note: {
      en: 'The eight kinds, their effects and the 25 cards are in the rulebook; how many of each kind is ours.',
      ru: 'Восемь видов, их действие и общее число 25 есть в правилах; сколько карт каждого вида, решили мы.',
    },
  },
  {
    group: 'counters',
    provenance: 'reconstructed',
    note: {
      en: 'Counters of 1, 5 and 10 gold and of 1 and 5 influence are assumed; others see how many lie there.',
      ru: 'Приняты жетоны в 1, 5 и 10 золота и в 1 и 5 влияния; другие видят, сколько их лежит.',
    },
  },
  {
    group: 'scoring',
    provenance: 'rulebook',
    note: {
      en: 'All values are stated in the rulebook but for the 5 points of third place, which stood in a picture.',
      ru: 'Все значения указаны в правилах, кроме 5 очков за третье место: они были на рисунке.',
    },
  },
  {
    group: 'rulings',
    provenance: 'reconstructed',
    note: {
      en: 'Where the rulebook is silent we chose; every such choice stands in the rules reference under “Rulings” or “Rulings of this table”.',
      ru: 'Там, где правила молчат, решение приняли мы: все такие решения стоят в справочнике правил в разделах «Толкования» и «Правила этого стола».',
    },
  },
];
