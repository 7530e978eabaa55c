/** What Virtù's components are called in the edition workshop. */

import type { Language } from '@signoria/kernel';
import { inEvery } from '@signoria/kernel';
import type { WorkshopWords } from '@signoria/kit/workshop';
import { ACTIONS, type ActionId } from '../../data/actions.ts';
import { CARDS, type CardId } from '../../data/cards.ts';
import { CITIES, type CityId, SEAS, type SeaId } from '../../data/cities.ts';
import type { EDITION } from '../../data/edition.ts';
import { ALLIANCES, type AllianceId, BONUSES, type BonusId, TOKENS, type TokenId } from '../../data/pieces.ts';
import { POWERS, type PowerId } from '../../data/powers.ts';
import { SYMBOLS } from '../../data/symbols.ts';
import {
  actionName,
  allianceName,
  bonusName,
  cardName,
  cityName,
  powerName,
  seaName,
  symbolName,
  tokenName,
} from '../../text/names.ts';
import type { Table } from '../table.ts';

type Words = WorkshopWords<Exclude<keyof (typeof EDITION)['members'], 'name'>, Table>;

const among =
  <T extends string>(ids: readonly T[]) =>
  (id: string): id is T =>
    (ids as readonly string[]).includes(id);

export const isCard = among<CardId>(CARDS);
export const isCity = among<CityId>(CITIES);
export const isToken = among<TokenId>(TOKENS);
export const isBonus = among<BonusId>(BONUSES);
const isAlliance = among<AllianceId>(ALLIANCES);
const isPower = among<PowerId>(POWERS);
const isAction = among<ActionId>(ACTIONS);
const isSea = among<SeaId>(SEAS);

interface Own extends Pick<Words, 'groups' | 'fields'> {
  /** Rows that are no component. */
  readonly rows: { readonly [id: string]: string };
}

function wordsIn(language: Language, { rows, groups, fields }: Own): Words {
  return {
    groups,
    // The symbols are named by the game's words, which come with their language.
    get fields() {
      return { ...Object.fromEntries(SYMBOLS.map((id) => [id, symbolName(language, id)])), ...fields };
    },
    row(group, id) {
      if (group === 'bonuses' && isBonus(id)) return bonusName(language, id);
      if (group === 'palaces' && isPower(id)) return powerName(language, id);
      if (isCity(id)) return cityName(language, id);
      if (isCard(id)) return cardName(language, id);
      if (isToken(id)) return tokenName(language, id);
      if (isAlliance(id)) return allianceName(language, id);
      return rows[id] ?? groups[group];
    },
    value(name) {
      const id = String(name);
      if (isAction(id)) return actionName(language, id);
      if (isSea(id)) return seaName(language, id);
      // A power and its capital go by one name.
      return isCity(id) ? cityName(language, id) : isPower(id) ? powerName(language, id) : id;
    },
  };
}

export const words = inEvery<Words>({
  en: wordsIn('en', {
    groups: {
      cities: 'Cities',
      roads: 'Roads',
      straits: 'Straits',
      cards: 'People',
      tokens: 'Tokens',
      bonuses: 'Patronage',
      alliances: 'Alliances',
      palaces: 'Palaces',
      arrows: 'Arrows',
      patronage: 'Patronage track',
      cityTrack: 'City track',
    },
    fields: {
      toughness: 'toughness',
      seas: 'seas',
      pirate: 'pirates',
      home: 'home of',
      symbols: 'symbols',
      action: 'action',
      agent: 'Agent',
      vp: 'Prestige',
      warCost: 'florins for each War',
      cost: 'price',
      single: 'one each',
      spaces: 'spaces',
      crosses: 'Crosses',
    },
    rows: {
      '3-4': 'Map for 3 and 4',
      '5': 'Map for 5',
      right: 'Right arrow, after Room',
      left: 'Left arrow, after Room',
    },
  }),
  ru: wordsIn('ru', {
    groups: {
      cities: 'Города',
      roads: 'Дороги',
      straits: 'Проливы',
      cards: 'Люди',
      tokens: 'Жетоны',
      bonuses: 'Покровительство',
      alliances: 'Союзы',
      palaces: 'Дворцы',
      arrows: 'Стрелки',
      patronage: 'Счётчик покровительства',
      cityTrack: 'Счётчик городов',
    },
    fields: {
      toughness: 'стойкость',
      seas: 'моря',
      pirate: 'пираты',
      home: 'начальный для',
      symbols: 'символы',
      action: 'действие',
      agent: 'агент',
      vp: 'престиж',
      warCost: 'флоринов за войну',
      cost: 'цена',
      single: 'по одной',
      spaces: 'места',
      crosses: 'кресты',
    },
    rows: {
      '3-4': 'Поле на 3 и 4',
      '5': 'Поле на 5',
      right: 'Правая стрелка, после комнаты',
      left: 'Левая стрелка, после комнаты',
    },
  }),
});
