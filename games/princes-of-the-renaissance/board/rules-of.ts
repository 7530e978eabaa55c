/** Which rules explain which component: links for whoever looks at it. */
import type { EventKind } from '../data/events.ts';
import type { FamilyId } from '../data/families.ts';
import type { TileId } from '../data/tiles.ts';
import type { CardId } from '../data/treachery.ts';

export const FAMILY_RULES: { readonly [id in FamilyId]: readonly string[] } = {
  baglioni: ['POR-12.1', 'POR-12.2', 'POR-7.7'],
  bentivoglio: ['POR-12.3', 'POR-12.4'],
  malatesta: ['POR-12.5', 'POR-12.6', 'POR-12.11'],
  montefeltro: ['POR-12.7', 'POR-7.7'],
  gonzaga: ['POR-12.8', 'POR-7.7'],
  'd-este': ['POR-12.9', 'POR-12.10'],
};

const CARDINAL = ['POR-13.4', 'POR-7.7'] as const;
const PLAIN = ['POR-13.14', 'POR-10.1'] as const;
const MERCHANT = ['POR-14.4', 'POR-10.1'] as const;

const TILE_RULES: { readonly [id in TileId]?: readonly string[] } = {
  'florence-banker': ['POR-13.1', 'POR-13.2', 'POR-4.10'],
  'rome-lucrezia-borgia': ['POR-13.3', 'POR-4.10'],
  'florence-giovanni-medici': CARDINAL,
  'rome-roderigo-borgia': CARDINAL,
  'rome-della-rovere': CARDINAL,
  'rome-orsini-family': CARDINAL,
  'rome-colonna-family': CARDINAL,
  'milan-ludovico-sforza': ['POR-13.5', 'POR-4.10'],
  'florence-lorenzo-medici': ['POR-H12', 'POR-4.10'],
  'naples-alfonso-of-aragon': ['POR-13.6', 'POR-4.10'],
  'milan-pallavicino-family': ['POR-13.6', 'POR-4.10'],
  'naples-ferrante-of-aragon': ['POR-13.7', 'POR-4.5'],
  'rome-cesare-borgia': ['POR-13.7', 'POR-4.5'],
  'milan-caterina-sforza': ['POR-13.8'],
  'milan-genoese-crossbow': ['POR-13.9', 'POR-13.13'],
  'milan-swiss-mercenaries': ['POR-13.10', 'POR-13.13'],
  'milan-armourer': ['POR-13.11', 'POR-13.13'],
  'naples-spanish-infantry': ['POR-13.12', 'POR-13.13'],
};

export function tileRules(id: TileId, merchant: boolean): readonly string[] {
  const own = TILE_RULES[id] ?? [];
  if (merchant) return [...own, ...MERCHANT];
  return own.length === 0 ? PLAIN : own;
}

export const EVENT_RULES: { readonly [kind in EventKind]: readonly string[] } = {
  vp: ['POR-14.1', 'POR-7.15', 'POR-7.17'],
  artist: ['POR-14.2', 'POR-7.18', 'POR-11.3'],
  wine: ['POR-14.4', 'POR-7.20', 'POR-11.7'],
  invasion: ['POR-14.3', 'POR-7.19'],
};

export const CARD_RULES: { readonly [id in CardId]: readonly string[] } = {
  'bribe-troops': ['POR-15.2', 'POR-15.3', 'POR-15.4'],
  'bribe-cardinal': ['POR-15.5'],
  'freeze-bid': ['POR-15.6', 'POR-15.7'],
  'steal-influence': ['POR-15.8'],
  'steal-gold-shipment': ['POR-15.9'],
  veto: ['POR-15.10', 'POR-8.6'],
  'start-war': ['POR-15.11'],
  'bad-weather': ['POR-15.12', 'POR-15.13'],
};

export const POPE_RULES = ['POR-7.21', 'POR-7.22', 'POR-7.23', 'POR-7.24', 'POR-8.19'] as const;
export const CITY_RULES = ['POR-11.2', 'POR-11.3', 'POR-11.4', 'POR-7.11', 'POR-8.16'] as const;
export const TROOP_RULES = ['POR-6.3', 'POR-6.4', 'POR-8.23'] as const;
export const DECK_RULES = ['POR-6.6', 'POR-4.5', 'POR-4.6'] as const;
export const WAR_RULES = ['POR-8.2', 'POR-8.3', 'POR-8.4'] as const;
