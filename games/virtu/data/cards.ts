/** Noble, Family and Machiavelli cards. Names of kinds are partly the rulebook's; costs, symbols and prestige are reconstructed. */
import type { Index } from '@signoria/kernel';
import type { ActionId } from './actions.ts';
import type { PowerId } from './powers.ts';
import type { Cost, Symbols } from './symbols.ts';

/** On sale, in stacks (VIR-1.5). */
export const NOBLES = [
  'merchant',
  'banker',
  'ambassador',
  'gonfalonier',
  'podesta',
  'counsellor',
  'assassin',
  'condottiere',
  'admiral',
  'bishop',
  'cardinal',
  'pope',
] as const;
/** VIR-1.6: three for each power, in the order of `POWERS`. */
export const FAMILIES = [
  'ludovico_sforza',
  'ascanio_sforza',
  'galeazzo_sanseverino',
  'lorenzo_de_medici',
  'giuliano_de_medici',
  'giovanni_de_medici',
  'ferdinand_ii',
  'alfonso_calabria',
  'federico_montefeltro',
  'agostino_barbarigo',
  'caterina_cornaro',
  'antonio_grimani',
  'alexander_vi',
  'cesare_borgia',
  'lucrezia_borgia',
] as const;
export const CARDS = [...NOBLES, ...FAMILIES, 'machiavelli'] as const;

export type NobleId = (typeof NOBLES)[number];
export type FamilyId = (typeof FAMILIES)[number];
export type CardId = (typeof CARDS)[number];
/** Index into `CARDS`; the nobles come first. */
export type Card = Index<'card'>;

export const CARD = Object.fromEntries(CARDS.map((id, card) => [id, card])) as { readonly [id in CardId]: Card };
export const FAMILY_SIZE = 3;

export interface CardData {
  /** Null: only a Courtier or an Upgrade (VIR-4.5). */
  readonly action: ActionId | null;
  readonly symbols: Symbols;
  /** VIR-11.6 */
  readonly agent: boolean;
  readonly vp: number;
  /** Florins for each War symbol used (VIR-12.8). */
  readonly warCost: number;
  /** What it costs on sale; null for what is never sold. */
  readonly cost: Cost | null;
  readonly copies: number;
  /** The circled 1: only one per player (VIR-15.18). */
  readonly single: boolean;
  /** Whose family it is of. */
  readonly family: PowerId | null;
}

/** Most cards bring no Agent and no prestige, take one florin for a War symbol, are alone, and are never sold. */
const card = (action: ActionId | null, symbols: Symbols, more?: Partial<CardData>): CardData => ({
  action,
  symbols,
  agent: false,
  vp: 0,
  warCost: 1,
  cost: null,
  copies: 1,
  single: false,
  family: null,
  ...more,
});

export const CARD_DATA: { readonly [id in CardId]: CardData } = {
  merchant: card('trade', { ship: 3, florin: 2 }, { cost: { florin: 3 }, copies: 5 }),
  banker: card(null, { florin: 3 }, { cost: { florin: 1, crown: 1 }, copies: 5 }),
  ambassador: card('diplomacy', { crown: 2, ship: 1 }, { cost: { florin: 2 }, copies: 5 }),
  gonfalonier: card('govern', { crown: 3, cavalry: 2 }, { cost: { florin: 2, crown: 1 }, copies: 5 }),
  podesta: card(null, { crown: 1, florin: 2 }, { agent: true, cost: { florin: 2, crown: 1 }, copies: 5 }),
  counsellor: card('diplomacy', { crown: 1, mask: 1 }, { agent: true, cost: { florin: 2, crown: 1 }, copies: 5 }),
  assassin: card('intrigue', { mask: 2, war: 1 }, { agent: true, cost: { florin: 3 }, copies: 5 }),
  condottiere: card('war', { cavalry: 3, war: 1 }, { cost: { florin: 2 }, copies: 5 }),
  admiral: card('war', { ship: 3, war: 1 }, { cost: { florin: 3 }, copies: 5 }),
  bishop: card('patronage', { cross: 1, florin: 1 }, { cost: { florin: 1, crown: 1 }, copies: 5 }),
  cardinal: card(
    'govern',
    { crown: 1, cross: 2 },
    { cost: { florin: 3, crown: 3, cross: 1 }, copies: 5, single: true },
  ),
  pope: card('govern', { crown: 2, cross: 3 }, { vp: 1, cost: { florin: 5, crown: 5, cross: 2 }, single: true }),
  ludovico_sforza: card('diplomacy', { crown: 3, florin: 1 }, { family: 'milan' }),
  ascanio_sforza: card(null, { crown: 2, cross: 1, florin: 2 }, { family: 'milan' }),
  galeazzo_sanseverino: card('war', { cavalry: 3, war: 1 }, { family: 'milan' }),
  lorenzo_de_medici: card('patronage', { florin: 2, crown: 1, cross: 1 }, { family: 'florence' }),
  giuliano_de_medici: card('diplomacy', { crown: 3, florin: 2 }, { family: 'florence' }),
  giovanni_de_medici: card(null, { crown: 1, cross: 1, florin: 2 }, { family: 'florence' }),
  ferdinand_ii: card('diplomacy', { crown: 3, florin: 2 }, { family: 'naples' }),
  alfonso_calabria: card('war', { cavalry: 3, war: 1 }, { family: 'naples' }),
  federico_montefeltro: card(null, { crown: 1, mask: 1, florin: 1 }, { agent: true, family: 'naples' }),
  agostino_barbarigo: card('diplomacy', { crown: 3, ship: 1, florin: 1 }, { family: 'venice' }),
  caterina_cornaro: card(null, { crown: 2, cross: 1, florin: 2 }, { family: 'venice' }),
  antonio_grimani: card('war', { ship: 3, war: 1 }, { family: 'venice' }),
  alexander_vi: card('govern', { cross: 2, crown: 1 }, { family: 'rome' }),
  cesare_borgia: card('war', { cavalry: 2, war: 1 }, { warCost: 0, family: 'rome' }),
  lucrezia_borgia: card('diplomacy', { crown: 2, mask: 1 }, { agent: true, family: 'rome' }),
  machiavelli: card('intrigue', { crown: 2, mask: 2 }),
};
