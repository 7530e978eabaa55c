/** Where the figures come from; shown on the game's page. */
import type { DataGroup } from '@signoria/kernel';

export const PROVENANCE: readonly DataGroup[] = [
  {
    group: 'economy',
    provenance: 'rulebook',
    note: {
      en: 'Prices, gains, stocks and limits are stated in the rulebook.',
      ru: 'Цены, награды, запасы и пределы указаны в правилах.',
    },
  },
  {
    group: 'minimum',
    provenance: 'public',
    note: {
      en: 'The rulebook names rounds 2, 3 and 6; public sources the others. Round 4 is the well-known published value.',
      ru: 'Правила называют раунды 2, 3 и 6, открытые источники – остальные. Раунд 4 – общеизвестное значение.',
    },
  },
  {
    group: 'professions',
    provenance: 'public',
    note: {
      en: 'The whole table of the first edition (2000), from a public description of its cards. It agrees with the totals and the examples of the rulebook. The Russian names but for Poet, Philosopher and Mathematician are translations. An edition file can correct it.',
      ru: 'Вся таблица первого издания (2000), по открытому описанию её карточек. Она сходится с итогами и примерами правил. Русские названия, кроме Поэта, Философа и Математика, – перевод. Исправить можно файлом издания.',
    },
  },
  {
    group: 'buildings',
    provenance: 'reconstructed',
    note: {
      en: 'Names, sizes, squares and copies are stated in the rulebook; the outlines are our own design.',
      ru: 'Названия, размеры, число клеток и копий указаны в правилах; очертания придуманы нами.',
    },
  },
  {
    group: 'landscapes',
    provenance: 'reconstructed',
    note: {
      en: 'Types and copies are stated in the rulebook, and that the forest is the largest; the outlines are our own design.',
      ru: 'Типы и число копий указаны в правилах, и то, что лес крупнее всех; очертания придуманы нами.',
    },
  },
  {
    group: 'estates',
    provenance: 'public',
    note: {
      en: 'Side A, 7 by 7 squares with a palazzo of six in a corner, is known from public sources.',
      ru: 'Сторона А, 7 на 7 клеток с палаццо на шесть клеток в углу, известна из открытых источников.',
    },
  },
  {
    group: 'estatesB',
    provenance: 'reconstructed',
    note: {
      en: 'Side B is reconstructed: its palazzo stands in the middle of an edge.',
      ru: 'Сторона Б восстановлена: её палаццо стоит посередине края.',
    },
  },
  {
    group: 'cards',
    provenance: 'rulebook',
    note: {
      en: 'All 20 bonus and 14 prestige cards are described in the rulebook; their titles are ours.',
      ru: 'Все 20 карточек бонусов и 14 карточек престижа описаны в правилах; заголовки наши.',
    },
  },
  {
    group: 'characters',
    provenance: 'rulebook',
    note: {
      en: 'Bid spaces, coins and effects of the six characters are stated in the rulebook.',
      ru: 'Ставки, монеты и действие шести персонажей указаны в правилах.',
    },
  },
  {
    group: 'borders',
    provenance: 'reconstructed',
    note: {
      en: 'That everybody has two neighbours is stated; that estates touch along their side edges is our reading.',
      ru: 'Что у каждого два соседа, известно; что имения соприкасаются боковыми краями, наше прочтение.',
    },
  },
  {
    group: 'diego',
    provenance: 'reconstructed',
    note: {
      en: 'The number of cards and one example are known; all other values were designed after usual auction prices.',
      ru: 'Известны число карточек и один пример; прочие значения подобраны по обычным ценам аукциона.',
    },
  },
  {
    group: 'colours',
    provenance: 'reconstructed',
    note: {
      en: 'Four of the five player colours were chosen here. They change nothing in play.',
      ru: 'Четыре из пяти цветов выбраны нами. На игру это не влияет.',
    },
  },
  {
    group: 'rulings',
    provenance: 'reconstructed',
    note: {
      en: 'Where the rulebook is silent or says two things we chose; every such choice is listed in the chapters “Rulings” and “Rulings of this table”.',
      ru: 'Там, где правила молчат или противоречат себе, решение приняли мы: все такие решения перечислены в главах «Разъяснения» и «Правила этого стола».',
    },
  },
];
