/** Where the figures come from; shown on the game's page. */
import type { DataGroup } from '@signoria/kernel';

export const PROVENANCE: readonly DataGroup[] = [
  {
    group: 'rules',
    provenance: 'rulebook',
    note: {
      en: 'Counts of pieces, actions, Agents, salary, hiring, Indulgences and scoring are stated in the rulebook. The two-player game has a booklet of its own that was not available: it is not part of this.',
      ru: 'Число компонентов, действия, агенты, жалование, наём, индульгенции и подсчёт очков указаны в правилах. У игры вдвоём своя книга правил, её у нас не было: сюда эта игра не входит.',
    },
  },
  {
    group: 'map',
    provenance: 'reconstructed',
    note: {
      en: '24 city names, seven toughness values, the pirate ports, two roads and two sea distances come from the rulebook. Six names, the other toughness values, most roads and the seas were designed to fit them. The drawing is ours.',
      ru: '24 названия городов, семь значений стойкости, пиратские порты, две дороги и два морских расстояния взяты из правил. Шесть названий, прочая стойкость, большинство дорог и моря придуманы так, чтобы с ними сходиться. Рисунок наш.',
    },
  },
  {
    group: 'cityTokens',
    provenance: 'reconstructed',
    note: {
      en: 'That there are 31, two of them for Rome, is stated; all their symbols were designed and tuned by simulation.',
      ru: 'Известно, что их 31, из них два для Рима; все символы придуманы и выверены моделированием.',
    },
  },
  {
    group: 'palaces',
    provenance: 'reconstructed',
    note: {
      en: 'Five Rooms, six Courtier spaces and the built-in symbols are stated; the order of the Rooms, the place of the arrows and the split of the shaded spaces were designed.',
      ru: 'Пять комнат, шесть мест для придворных и встроенные символы известны; порядок комнат, места стрелок и то, где какие места затенены, придуманы.',
    },
  },
  {
    group: 'familyCards',
    provenance: 'reconstructed',
    note: {
      en: 'Three names are in the rulebook and three in public reviews; other names, all actions and all symbols were designed.',
      ru: 'Три имени есть в правилах и ещё три в открытых обзорах; прочие имена, все действия и символы придуманы.',
    },
  },
  {
    group: 'nobleCards',
    provenance: 'reconstructed',
    note: {
      en: 'Eleven kinds of five and one Pope are stated, eight kinds are named; costs, symbols, Prestige and three kinds were designed.',
      ru: 'Одиннадцать видов по пять карточек и один Папа Римский известны, восемь видов названы; цены, символы, престиж и три вида придуманы.',
    },
  },
  {
    group: 'tokens',
    provenance: 'reconstructed',
    note: {
      en: 'Names and counts are stated; costs, symbols, Prestige and which Titles unlock a space were designed.',
      ru: 'Названия и количества известны; цены, символы, престиж и то, какие титулы открывают место, придуманы.',
    },
  },
  {
    group: 'bonuses',
    provenance: 'reconstructed',
    note: {
      en: 'All names and effects are stated; which of them carry Prestige, and Machiavelli’s symbols, were designed.',
      ru: 'Все названия и свойства известны; какие из них приносят престиж и какие символы у Макиавелли, придумано.',
    },
  },
  {
    group: 'alliances',
    provenance: 'reconstructed',
    note: {
      en: 'The three powers, their bonuses and the cost of the Ottoman Alliance are stated; the other two costs were designed.',
      ru: 'Три великие державы, их бонусы и цена союза с Османской империей известны; две другие цены придуманы.',
    },
  },
  {
    group: 'tracks',
    provenance: 'reconstructed',
    note: {
      en: 'Costs of the steps, the range of Prestige and the last cells are stated; how Prestige is spread over the cells was designed.',
      ru: 'Цены шагов, пределы престижа и последние клетки известны; как престиж распределён по клеткам, придумано.',
    },
  },
  {
    group: 'rulings',
    provenance: 'reconstructed',
    note: {
      en: 'Where the rulebook is silent we chose; every such choice stands in the reference, under “Rulings” and “Rulings of this table”.',
      ru: 'Там, где правила молчат, решение приняли мы: все такие решения есть в справочнике, в разделах «Толкования» и «Правила этого стола».',
    },
  },
];
