/** Where the figures come from; shown on the game's page. */
import type { DataGroup } from '@signoria/kernel';

export const PROVENANCE: readonly DataGroup[] = [
  {
    group: 'schemes',
    provenance: 'rulebook',
    note: {
      en: 'All 13 plots and their conditions are in the rulebook.',
      ru: 'Все 13 замыслов и их условия есть в правилах.',
    },
  },
  {
    group: 'limits',
    provenance: 'rulebook',
    note: {
      en: 'Numbers of cards and tokens, limits of a turn, the making of the event deck and the end of the game are in the rulebook.',
      ru: 'Количество карт и жетонов, ограничения хода, состав колоды событий и конец игры указаны в правилах.',
    },
  },
  {
    group: 'board',
    provenance: 'reconstructed',
    note: {
      en: '14 and 19 cards in brick order are in the rulebook; the rows 2-3-4-3-2 and 3-4-5-4-3 follow from them; the places of the areopagi are ours.',
      ru: '14 и 19 карт кирпичной кладкой указаны в правилах; ряды 2-3-4-3-2 и 3-4-5-4-3 из них следуют; места ареопагов выбраны нами.',
    },
  },
  {
    group: 'luminaries',
    provenance: 'reconstructed',
    note: {
      en: 'The number of cards, degrees and yields are in the rulebook. Persons, organisations, strengths, cells, costs and which ability stands where are ours. The persons are real, the symbols are not claims about them.',
      ru: 'Число карт, степени и получаемая поддержка есть в правилах. Личности, организации, сила, ячейки, стоимость и распределение способностей – наши. Люди настоящие, но символы на картах ничего о них не утверждают.',
    },
  },
  {
    group: 'abilities',
    provenance: 'reconstructed',
    note: {
      en: 'One ability is quoted as a sample in the rulebook; all others, the faction cards and the special events were designed here; the discount of PAX-17.24 was tuned by simulation.',
      ru: 'Одна способность приведена в правилах как образец; остальные, карты фракций и особые события придуманы нами; скидка PAX-17.24 выверена симуляцией.',
    },
  },
  {
    group: 'connections',
    provenance: 'reconstructed',
    note: {
      en: '20 connection cards with three symbols each are in the rulebook; which number has which symbols is ours.',
      ru: '20 карт связей с тремя символами есть в правилах; какие символы на каком номере, решили мы.',
    },
  },
  {
    group: 'rivals',
    provenance: 'reconstructed',
    note: {
      en: 'Four rivals, three of their names, the stages, the plan card and one item of one script are in the rulebook; all else was designed here, and the thresholds of PAX-16.15, 16.17, 16.19 and 16.21 were tuned by simulation.',
      ru: 'Четыре соперника, три имени, этапы, карта плана и один пункт одного сценария есть в правилах; остальное придумано нами, а пороги PAX-16.15, 16.17, 16.19 и 16.21 выверены симуляцией.',
    },
  },
];
