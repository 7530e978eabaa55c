/**
 * Titles, Guild, Cathedrals, Patronage bonuses and Alliances. Their names and effects, and the cost of the Ottoman
 * Alliance, are the rulebook's; other costs, symbols and prestige are reconstructed.
 */
import type { Index } from '@signoria/kernel';
import type { Cost, Symbols } from './symbols.ts';

/** Domain tokens on sale, in the order of the market. */
export const TOKENS = ['duchy', 'principality', 'kingdom', 'republic', 'guild', 'cathedral', 'artillery'] as const;
export type TokenId = (typeof TOKENS)[number];
/** Index into `TOKENS`. */
export type Token = Index<'token'>;
export const TOKEN = Object.fromEntries(TOKENS.map((id, token) => [id, token])) as { readonly [id in TokenId]: Token };

/** Of these a player has one at most, so that a seat's are just flags (VIR-15.18). */
export const SINGLES = 5;
export const EVERY_SINGLE: readonly Token[] = TOKENS.slice(0, SINGLES).map((_, token) => token);
export const CATHEDRAL = 5;
export const ARTILLERY = 6;

export interface TokenData {
  readonly symbols: Symbols;
  /** Null for Artillery, which is never sold. */
  readonly cost: Cost | null;
  readonly vp: number;
  /** Shaded Courtier spaces it unlocks (VIR-15.9, VIR-15.10). */
  readonly spaces: number;
  /** How many there are; of crested Titles each power has its own. */
  readonly copies: number;
  readonly crested: boolean;
  /** The token that its owner may not have besides (VIR-15.19). */
  readonly excludes: TokenId | null;
}

export const TOKEN_DATA: { readonly [id in TokenId]: TokenData } = {
  duchy: {
    symbols: { crown: 1, cavalry: 1 },
    cost: { florin: 2, crown: 2 },
    vp: 0,
    spaces: 1,
    copies: 5,
    crested: true,
    excludes: null,
  },
  principality: {
    symbols: { crown: 1, arrow: 1 },
    cost: { florin: 2, crown: 3 },
    vp: 0,
    spaces: 0,
    copies: 5,
    crested: true,
    excludes: null,
  },
  kingdom: {
    symbols: { crown: 2, cavalry: 2 },
    cost: { florin: 6, crown: 6, cross: 1 },
    vp: 1,
    spaces: 1,
    copies: 2,
    crested: false,
    excludes: 'republic',
  },
  republic: {
    symbols: { crown: 2, florin: 3 },
    cost: { florin: 9, crown: 5 },
    vp: 0,
    spaces: 1,
    copies: 2,
    crested: false,
    excludes: 'kingdom',
  },
  guild: {
    symbols: { florin: 3, arrow: 1 },
    cost: { florin: 4 },
    vp: 0,
    spaces: 0,
    copies: 5,
    crested: false,
    excludes: null,
  },
  cathedral: {
    symbols: { cross: 1 },
    cost: { florin: 6, crown: 3, cross: 2 },
    vp: 1,
    spaces: 0,
    copies: 5,
    crested: false,
    excludes: null,
  },
  artillery: { symbols: {}, cost: null, vp: 0, spaces: 0, copies: 1, crested: false, excludes: null },
};

/** VIR-15.20: a Cathedral needs a city of at least this printed toughness. */
export const CATHEDRAL_TOUGHNESS = 3;

export const BONUSES = [
  'leonardo',
  'copernicus',
  'michelangelo',
  'columbus',
  'machiavelli',
  'bastion',
  'the_prince',
  'duomo',
  'sistine_chapel',
  'artillery',
] as const;
export type BonusId = (typeof BONUSES)[number];
/** Index into `BONUSES`; the Creators come first. */
export type Bonus = Index<'bonus'>;
export const BONUS = Object.fromEntries(BONUSES.map((id, bonus) => [id, bonus])) as { readonly [id in BonusId]: Bonus };
export const EVERY_BONUS: readonly Bonus[] = BONUSES.map((_, bonus) => bonus);
/** VIR-8.8: the first five are Creators, the others Creations. */
export const CREATORS = 5;

export interface BonusData {
  readonly vp: number;
  /** Crosses for religion at the end (VIR-8.15). */
  readonly crosses: number;
  /** Shaded Courtier spaces it unlocks. */
  readonly spaces: number;
}

export const BONUS_DATA: { readonly [id in BonusId]: BonusData } = {
  leonardo: { vp: 1, crosses: 0, spaces: 0 },
  copernicus: { vp: 0, crosses: 0, spaces: 1 },
  michelangelo: { vp: 0, crosses: 0, spaces: 0 },
  columbus: { vp: 2, crosses: 0, spaces: 0 },
  machiavelli: { vp: 0, crosses: 0, spaces: 0 },
  bastion: { vp: 0, crosses: 0, spaces: 0 },
  the_prince: { vp: 0, crosses: 0, spaces: 1 },
  duomo: { vp: 1, crosses: 1, spaces: 0 },
  sistine_chapel: { vp: 0, crosses: 2, spaces: 0 },
  artillery: { vp: 0, crosses: 0, spaces: 0 },
};

export const ALLIANCES = ['france', 'holy_roman_empire', 'ottoman_empire'] as const;
export type AllianceId = (typeof ALLIANCES)[number];
/** Index into `ALLIANCES`. */
export type Alliance = Index<'alliance'>;
export const ALLIANCE = Object.fromEntries(ALLIANCES.map((id, a) => [id, a])) as {
  readonly [id in AllianceId]: Alliance;
};

export const ALLIANCE_COST: { readonly [id in AllianceId]: Cost } = {
  france: { crown: 2, cavalry: 3 },
  holy_roman_empire: { crown: 3, cross: 2 },
  ottoman_empire: { crown: 1, ship: 3 },
};
