/** Everything a player can answer, as interned constants where the domain is small: menus then cost almost nothing. */
import { CARDS, type CardId } from '../data/cards.ts';
import { REGIONS, type RegionId } from '../data/map.ts';

export type Choice =
  | { readonly do: 'site'; readonly region: RegionId }
  | { readonly do: 'play'; readonly card: CardId }
  | { readonly do: 'pass' }
  /** Scarecrow: take a mercenary back, or none. */
  | { readonly do: 'take'; readonly card: CardId | 'none' }
  | { readonly do: 'pope'; readonly region: RegionId | 'off' }
  /** Hidden Cards, when passing: what becomes of the facedown card. */
  | { readonly do: 'facedown'; readonly side: 'leave' | 'up' }
  | { readonly do: 'keep' }
  | { readonly do: 'discard' }
  /** The last player with cards holds on to these. */
  | { readonly do: 'hold'; readonly items: readonly string[] }
  | { readonly do: 'draw'; readonly amount: number }
  | { readonly do: 'ready' }
  /** To one seat, or to all (-1): cards of the hand, or 'facedown' for the facedown card of one's line. */
  | { readonly do: 'show'; readonly whom: number; readonly items: readonly string[] };

type Do<D extends Choice['do']> = Extract<Choice, { do: D }>;

export const PASS: Do<'pass'> = { do: 'pass' };
export const KEEP: Do<'keep'> = { do: 'keep' };
export const DISCARD: Do<'discard'> = { do: 'discard' };
export const READY: Do<'ready'> = { do: 'ready' };
export const LEAVE: Do<'facedown'> = { do: 'facedown', side: 'leave' };
export const TURN_UP: Do<'facedown'> = { do: 'facedown', side: 'up' };
export const TAKE_NONE: Do<'take'> = { do: 'take', card: 'none' };
export const POPE_OFF: Do<'pope'> = { do: 'pope', region: 'off' };

export const PLAY: readonly Do<'play'>[] = CARDS.map((card) => ({ do: 'play', card }));
export const TAKE: readonly Do<'take'>[] = CARDS.map((card) => ({ do: 'take', card }));
export const SITE: readonly Do<'site'>[] = REGIONS.map((region) => ({ do: 'site', region }));
export const POPE: readonly Do<'pope'>[] = REGIONS.map((region) => ({ do: 'pope', region }));
