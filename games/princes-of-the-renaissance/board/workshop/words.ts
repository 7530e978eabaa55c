/** What the components of Princes of the Renaissance are called in the edition workshop. */

import type { Language } from '@signoria/kernel';
import { inEvery } from '@signoria/kernel';
import type { WorkshopWords } from '@signoria/kit/workshop';
import type { EDITION } from '../../data/edition.ts';
import { cardName, cityName, eventName, familyName, tileName, troopName } from '../../text/names.ts';
import { isCard, isCity, isEvent, isFamily, isTile, isTroop } from '../names.ts';
import type { Table } from '../table.ts';

type Words = WorkshopWords<Exclude<keyof (typeof EDITION)['members'], 'name'>, Table>;

function componentName(language: Language, id: string): string | null {
  if (isCity(id)) return cityName(language, id);
  if (isFamily(id)) return familyName(language, id);
  if (isTile(id)) return tileName(language, id);
  if (isTroop(id)) return troopName(language, id);
  if (isEvent(id)) return eventName(language, id);
  return isCard(id) ? cardName(language, id) : null;
}

function wordsIn(language: Language, own: Pick<Words, 'groups' | 'fields'>): Words {
  const name = (id: string) => componentName(language, id) ?? own.fields[id] ?? id;
  const heading = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return { ...own, row: (_, id) => heading(name(id)), value: (id) => name(String(id)) };
}

export const words = inEvery<Words>({
  en: wordsIn('en', {
    groups: {
      start: 'Start',
      status: 'Cities',
      families: 'Families',
      tiles: 'City tiles',
      troops: 'Troops',
      events: 'Events',
      cards: 'Treachery',
      bids: 'Bids',
      counters: 'Counters',
    },
    fields: {
      gold: 'gold',
      influence: 'influence',
      city: 'city',
      merchant: 'merchant',
      vp: 'points',
      count: 'count',
      cost: 'price',
      attack: 'attack',
      defence: 'defence',
      decade: 'decade',
      currency: 'paid in',
      status: 'status',
      artist: 'breaks ties',
      condottiere: 'Least bid of a condottiere',
    },
  }),
  ru: wordsIn('ru', {
    groups: {
      start: 'Начало',
      status: 'Города',
      families: 'Семьи',
      tiles: 'Тайлы городов',
      troops: 'Войска',
      events: 'События',
      cards: 'Коварство',
      bids: 'Ставки',
      counters: 'Жетоны',
    },
    fields: {
      gold: 'золото',
      influence: 'влияние',
      city: 'город',
      merchant: 'торговец',
      vp: 'очки',
      count: 'число',
      cost: 'цена',
      attack: 'атака',
      defence: 'защита',
      decade: 'десятилетие',
      currency: 'валюта',
      status: 'статус',
      artist: 'решает ничьи',
      condottiere: 'Наименьшая ставка кондотьера',
    },
  }),
});
