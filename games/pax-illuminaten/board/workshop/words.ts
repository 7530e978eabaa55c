/** What the components of Pax Illuminaten are called in the edition workshop. */

import type { Language } from '@signoria/kernel';
import { inEvery } from '@signoria/kernel';
import type { WorkshopWords } from '@signoria/kit/workshop';
import { ABILITIES, type AbilityId } from '../../data/abilities.ts';
import { DEGREES } from '../../data/degrees.ts';
import type { EDITION } from '../../data/edition.ts';
import { FACTIONS } from '../../data/factions.ts';
import { type CardId, cardOf } from '../../data/luminaries.ts';
import { names } from '../../text/names.ts';
import type { Table as AnyTable } from '../table.ts';

/** What is asked of a table here. */
export type Table = Pick<AnyTable, 'view' | 'language'>;

type Words = WorkshopWords<Exclude<keyof (typeof EDITION)['members'], 'name'>, Table>;

export const isLuminary = (id: string): id is CardId => cardOf(id) >= 0;

const abilityOf = (name: string) => ABILITIES.find(({ id }) => id === name);

interface Own extends Pick<Words, 'groups' | 'fields'> {
  connection(id: string): string;
  cells(degree: string): string;
  /** What a number belongs to, and what it counts. */
  readonly parts: { readonly [part: string]: string };
  readonly counted: { readonly [what: string]: string };
}

/** `Rosicrucians: cards`. */
function numberName(language: Language, { parts, counted }: Own, id: string): string {
  const [part = '', what = ''] = id.split('.');
  const { schemes, rivals, specials, factions } = names.in(language);
  const known: { readonly [id: string]: { readonly name: string } | undefined } = {
    ...schemes,
    ...rivals,
    ...specials,
  };
  const faction = FACTIONS.find((one) => part === `F-${one}`);
  const owner = faction === undefined ? (parts[part] ?? known[part]?.name ?? part) : factions[faction].name;
  return `${owner}: ${counted[what] ?? what}`;
}

/** `Extra action: oust (X-OUST-EDGE)`: what it does in full stands beside the card. */
function abilityName(language: Language, id: AbilityId): string {
  const { kinds, actions } = names.in(language);
  const { kind, action } = abilityOf(id)!;
  return action === null ? `${kinds[kind]} (${id})` : `${kinds[kind]}: ${actions[action]} (${id})`;
}

function valueName(language: Language, name: string | number): string {
  const { factions, organisations, strengths } = names.in(language);
  const faction = FACTIONS.find((one) => one === name);
  const ability = abilityOf(String(name));
  if (faction !== undefined) return factions[faction].name;
  if (ability !== undefined) return abilityName(language, ability.id);
  if (name === 'M' || name === 'R') return organisations[name];
  return name === 'dagger' || name === 'hammers' ? strengths[name] : String(name);
}

function wordsIn(language: Language, own: Own): Words {
  const { groups, fields, connection, cells } = own;
  return {
    groups,
    fields,
    row(group, id) {
      if (group === 'connections') return connection(id);
      if (group === 'numbers') return numberName(language, own, id);
      const degree = DEGREES.find((one) => one === id);
      if (degree !== undefined) return cells(names.in(language).degrees[degree]);
      return isLuminary(id) ? names.in(language).luminaries[id].name : id;
    },
    value: (name) => valueName(language, name),
  };
}

export const words = inEvery<Words>({
  en: wordsIn('en', {
    groups: { numbers: 'Numbers', degrees: 'Cells', cards: 'Luminaries', connections: 'Connections' },
    fields: { factions: 'factions', organisation: 'order', strength: 'strength', ability: 'ability' },
    connection: (id) => `Connection ${id}`,
    cells: (degree) => `Cells, ${degree}`,
    parts: { setup: 'Setup', limit: 'Limits' },
    counted: {
      support: 'favor',
      factionCards: 'faction cards',
      hand: 'cards in hand',
      publicSchemes: 'public plots',
      mainActions: 'main actions',
      substitution: 'tokens for one',
      influencePerAction: 'influence in an action',
      moves: 'moves',
      courtTake: 'cards taken at court',
      quickSupport: 'quick favor',
      schemesToWin: 'plots to win',
      edictsToEnd: 'edicts to the end',
      edictTokens: 'tokens of an edict',
      lodgeCards: 'cards of a lodge',
      lodgeControl: 'for a lodge',
      tiedLodgeControl: 'for a lodge shared',
      influence: 'influence',
      markers: 'reward markers',
      cards: 'cards',
      outer: 'outer cards',
      central: 'central cards',
      neighbours: 'neighbours',
      discount: 'less',
      floor: 'at least',
      times: 'times',
      cost: 'cost',
      tokens: 'tokens',
      strength: 'strength',
      rate: 'for one',
      look: 'cards looked at',
      lodgeInfluence: 'influence in a lodge',
      joining: 'influence while joining',
      shared: 'shared cards',
      rosicrucians: 'Rosicrucians',
      rosicrucianInfluence: 'influence on Rosicrucians',
      inner: 'inner cards',
      targets: 'targets',
      lodges: 'lodges',
      edicts: 'edicts',
    },
  }),
  ru: wordsIn('ru', {
    groups: { numbers: 'Числа', degrees: 'Ячейки', cards: 'Просвещённые', connections: 'Связи' },
    fields: { factions: 'фракции', organisation: 'орден', strength: 'сила', ability: 'способность' },
    connection: (id) => `Связь ${id}`,
    cells: (degree) => `Ячейки, ${degree}`,
    parts: { setup: 'Подготовка', limit: 'Пределы' },
    counted: {
      support: 'поддержка',
      factionCards: 'карты фракций',
      hand: 'карт в руке',
      publicSchemes: 'общие замыслы',
      mainActions: 'основных действий',
      substitution: 'жетонов за один',
      influencePerAction: 'влияние за действие',
      moves: 'перемещения',
      courtTake: 'карт при дворе',
      quickSupport: 'поддержка сразу',
      schemesToWin: 'замыслов для победы',
      edictsToEnd: 'эдиктов до конца',
      edictTokens: 'жетонов эдикта',
      lodgeCards: 'карт в ложе',
      lodgeControl: 'за ложу',
      tiedLodgeControl: 'за общую ложу',
      influence: 'влияние',
      markers: 'маркеры награды',
      cards: 'карты',
      outer: 'внешние карты',
      central: 'средние карты',
      neighbours: 'соседи',
      discount: 'скидка',
      floor: 'не меньше',
      times: 'раз',
      cost: 'цена',
      tokens: 'жетоны',
      strength: 'сила',
      rate: 'за один',
      look: 'карт просматривается',
      lodgeInfluence: 'влияние в ложе',
      joining: 'влияние при объединении',
      shared: 'общие карты',
      rosicrucians: 'розенкрейцеры',
      rosicrucianInfluence: 'влияние на розенкрейцерах',
      inner: 'внутренние карты',
      targets: 'целей',
      lodges: 'ложи',
      edicts: 'эдикты',
    },
  }),
});
