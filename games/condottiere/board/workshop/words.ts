/** What Condottiere's components are called in the edition workshop. */

import { inEvery, type Language, type Places, translated } from '@signoria/kernel';
import { count as countEn } from '@signoria/kernel/en';
import { count as countRu } from '@signoria/kernel/ru';
import type { WorkshopWords } from '@signoria/kit/workshop';
import { CARDS } from '../../data/cards.ts';
import type { EDITION, HandRules } from '../../data/edition.ts';
import { REGIONS } from '../../data/map.ts';
import aside from '../../text/aside.de.json' with { type: 'json' };
import { cardName, regionName } from '../../text/names.ts';
import type { Table } from '../table.ts';

type Words = WorkshopWords<Exclude<keyof (typeof EDITION)['members'], 'name'>, Table>;
type HandWords = { readonly [id in keyof HandRules]: string };

function wordsIn(
  language: Language,
  own: Pick<Words, 'groups' | 'fields'>,
  hand: HandWords,
  players: (n: number) => string,
): Words {
  const isHand = (id: string): id is keyof HandRules => Object.hasOwn(hand, id);
  return {
    ...own,
    row(group, id) {
      const card = CARDS.find((one) => one === id);
      if (card !== undefined) return cardName(language, card);
      if (isHand(id)) return hand[id];
      return group === 'victory' ? players(Number(id)) : own.groups[group];
    },
    value(name) {
      const region = REGIONS.find((one) => one === name);
      return region === undefined ? String(name) : regionName(language, region);
    },
  };
}

export const workshopEn = {
  groups: { cards: 'Cards', borders: 'Borders', hand: 'Hands', victory: 'Victory' },
  fields: { count: 'count', strength: 'strength', regions: 'regions', adjacent: 'or touching' },
  hand: {
    deal: 'Dealt at the start of a round',
    perRegion: 'More for each region',
    kept: 'Most cards kept for the next round',
    drawAfterBattle: 'Most drawn after a battle',
  },
  players: (n: number): string => countEn(n, 'player'),
};

export const workshopPlaces: Places<typeof workshopEn> = { players: ['n'] };

function wordsFrom(language: Language, { groups, fields, hand, players }: typeof workshopEn): Words {
  return wordsIn(language, { groups, fields }, hand, players);
}

export const words = inEvery<Words>({
  en: wordsFrom('en', workshopEn),
  de: wordsFrom('de', translated('de', workshopEn, aside.workshop, workshopPlaces)),
  ru: wordsIn(
    'ru',
    {
      groups: { cards: 'Карты', borders: 'Границы', hand: 'Рука', victory: 'Победа' },
      fields: { count: 'число', strength: 'сила', regions: 'регионов', adjacent: 'или смежных' },
    },
    {
      deal: 'Сдаётся в начале раунда',
      perRegion: 'Ещё за каждый регион',
      kept: 'Самое большее остаётся на следующий раунд',
      drawAfterBattle: 'Самое большее берётся после битвы',
    },
    (n) => countRu(n, 'игрок', 'игрока', 'игроков'),
  ),
});
