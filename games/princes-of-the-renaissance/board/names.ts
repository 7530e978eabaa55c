/** What a component is called and what it does, by its id alone. */

import type { Language } from '@signoria/kernel';
import { CITIES, type CityId } from '../data/cities.ts';
import { EVENTS, type EventId } from '../data/events.ts';
import { FAMILIES, type FamilyId } from '../data/families.ts';
import { TILES, type TileId } from '../data/tiles.ts';
import { CARDS, type CardId } from '../data/treachery.ts';
import { TROOPS, type TroopId } from '../data/troops.ts';
import type { LotId } from '../rules/model/choices.ts';
import type { GlyphId } from './drawings/index.ts';
import { shortNames } from './text/index.ts';

const among =
  <T extends string>(ids: readonly T[]) =>
  (id: string): id is T =>
    (ids as readonly string[]).includes(id);

export const isCity = among<CityId>(CITIES);
export const isTile = among<TileId>(TILES);
export const isEvent = among<EventId>(EVENTS);
export const isFamily = among<FamilyId>(FAMILIES);
export const isTroop = among<TroopId>(TROOPS);
export const isCard = among<CardId>(CARDS);

export function shortTile(language: Language, id: TileId): string {
  return shortNames.in(language).tiles[id];
}

export function shortTroop(language: Language, id: TroopId): string {
  return shortNames.in(language).troops[id];
}

export function shortCard(language: Language, id: CardId): string {
  return shortNames.in(language).cards[id];
}

export function shortLot(language: Language, id: LotId): string {
  const { tiles, events, pope } = shortNames.in(language);
  if (id === 'pope') return pope;
  return isTile(id) ? tiles[id] : events[id];
}

export const CARD_GLYPH: { readonly [id in CardId]: GlyphId } = {
  'bribe-troops': 'bribe',
  'bribe-cardinal': 'cardinal',
  'freeze-bid': 'freeze',
  'steal-influence': 'steal',
  'steal-gold-shipment': 'steal',
  veto: 'veto',
  'start-war': 'banner',
  'bad-weather': 'weather',
};

export const EVENT_GLYPH = { vp: 'laurel', artist: 'artist', wine: 'wine', invasion: 'invasion' } as const;
