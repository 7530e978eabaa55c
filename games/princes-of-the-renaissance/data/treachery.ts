/** The 25 treachery cards (POR-1.8). Provenance: kinds and effects rulebook, how many of each reconstructed. */
import type { Index } from '@signoria/kernel';

export const CARDS = [
  'bribe-troops',
  'bribe-cardinal',
  'freeze-bid',
  'steal-influence',
  'steal-gold-shipment',
  'veto',
  'start-war',
  'bad-weather',
] as const;

export type CardId = (typeof CARDS)[number];
/** Index into `CARDS`; a pile of cards is an array of counts by kind. */
export type Kind = Index<'kind'>;

export const KINDS = CARDS.length;
export const ALL_KINDS: readonly Kind[] = CARDS.map((_, kind) => kind);

export const BRIBE_TROOPS = 0;
export const BRIBE_CARDINAL = 1;
export const FREEZE_BID = 2;
export const STEAL_INFLUENCE = 3;
export const STEAL_GOLD = 4;
export const VETO = 5;
export const START_WAR = 6;
export const BAD_WEATHER = 7;

export const CARD_COUNTS: readonly number[] = [4, 3, 3, 3, 3, 3, 3, 3];

/** POR-6.6 */
export const CARD_COST = 1;
/** POR-15.5 */
export const CARDINAL_WORTH = 3;

/** -1 for what is no card. */
export function kindOf(id: string): Kind {
  return (CARDS as readonly string[]).indexOf(id);
}
