/** Where the figures come from; shown on the game's page. */
import type { DataGroup } from '@signoria/kernel';
import aside from '../text/aside.de.json' with { type: 'json' };

const { notes } = aside;

export const PROVENANCE: readonly DataGroup[] = [
  {
    group: 'cards',
    provenance: 'rulebook',
    note: {
      en: 'Counts and strengths of all 110 cards are stated in the rulebook. Effect texts are our own.',
      ru: 'Количество и сила всех 110 карт указаны в правилах. Тексты эффектов наши.',
      de: notes.cards,
    },
  },
  {
    group: 'map',
    provenance: 'public',
    note: {
      en: '17 regions and 34 borders, checked against two public sources. The drawing is ours: Natural Earth coast, own borders.',
      ru: '17 регионов и 34 границы сверены по двум открытым источникам. Рисунок наш: берега из Natural Earth, границы свои.',
      de: notes.map,
    },
  },
  {
    group: 'tokens',
    provenance: 'public',
    note: {
      en: 'The two figures are named in the rulebook; the 36 markers in six colours come from the published component list.',
      ru: 'Обе фигурки названы в правилах; 36 маркеров шести цветов взяты из опубликованного списка компонентов.',
      de: notes.tokens,
    },
  },
  {
    group: 'colours',
    provenance: 'reconstructed',
    note: {
      en: 'Two of the six player colours were chosen here. They change nothing in play.',
      ru: 'Два из шести цветов выбраны нами. На игру это не влияет.',
      de: notes.colours,
    },
  },
  {
    group: 'thresholds',
    provenance: 'rulebook',
    note: {
      en: 'Hand sizes and victory thresholds are stated in the rulebook; the seven-card opening hand of Draw After Battle is from the published English rules.',
      ru: 'Размеры руки и условия победы указаны в правилах; семь начальных карт в варианте с набором после битвы взяты из английского издания.',
      de: notes.thresholds,
    },
  },
  {
    group: 'rulings',
    provenance: 'reconstructed',
    note: {
      en: 'Where the rulebook is silent we chose; every such choice is listed among the rulings, ten of them can be switched.',
      ru: 'Там, где правила молчат, решение приняли мы: все такие решения перечислены в разделе толкований, десять из них можно переключить.',
      de: notes.rulings,
    },
  },
];
