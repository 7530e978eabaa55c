/** Which rules stand behind a component: for its explanation. */
import type { ActionId } from '../data/actions.ts';
import type { AllianceId, BonusId, TokenId } from '../data/pieces.ts';
import type { SymbolId } from '../data/symbols.ts';
import type { rulesEn } from '../text/rules.en.ts';

type ReferenceId = keyof typeof rulesEn.entries;

type Rules = readonly ReferenceId[];

export const CITY_RULES: Rules = ['VIR-9.2', 'VIR-11.12', 'VIR-11.13', 'VIR-12.4', 'VIR-12.5'];

export const ACTION_RULES: { readonly [id in ActionId]: Rules } = {
  govern: ['VIR-8.1', 'VIR-8.2', 'VIR-8.3'],
  patronage: ['VIR-8.5', 'VIR-8.6', 'VIR-8.7'],
  trade: ['VIR-8.18'],
  diplomacy: ['VIR-9.1', 'VIR-9.2', 'VIR-9.5'],
  war: ['VIR-10.1', 'VIR-10.2', 'VIR-10.4'],
  intrigue: ['VIR-11.1', 'VIR-11.4', 'VIR-11.11'],
};

export const SYMBOL_RULES: { readonly [id in SymbolId]: Rules } = {
  florin: ['VIR-3.7', 'VIR-3.8'],
  crown: ['VIR-3.11'],
  cross: ['VIR-3.12', 'VIR-16.5'],
  cavalry: ['VIR-3.13', 'VIR-10.1'],
  ship: ['VIR-3.13', 'VIR-10.2'],
  mask: ['VIR-3.13', 'VIR-11.1'],
  war: ['VIR-3.14', 'VIR-12.6'],
  arrow: ['VIR-3.15', 'VIR-6.4'],
};

export const THING_RULES: { readonly [id in TokenId | 'space']: Rules } = {
  duchy: ['VIR-15.19', 'VIR-15.10'],
  principality: ['VIR-15.19'],
  kingdom: ['VIR-15.19'],
  republic: ['VIR-15.19'],
  guild: ['VIR-15.18'],
  cathedral: ['VIR-15.20', 'VIR-12.15'],
  artillery: ['VIR-8.17', 'VIR-12.6'],
  space: ['VIR-1.13', 'VIR-15.9', 'VIR-15.11'],
};

export const BONUS_RULES: { readonly [id in BonusId]: Rules } = {
  leonardo: ['VIR-8.10', 'VIR-R64'],
  copernicus: ['VIR-8.12'],
  michelangelo: ['VIR-8.14', 'VIR-R56'],
  columbus: ['VIR-8.16'],
  machiavelli: ['VIR-8.17', 'VIR-R36'],
  bastion: ['VIR-8.11', 'VIR-R67'],
  the_prince: ['VIR-8.13', 'VIR-R39'],
  duomo: ['VIR-8.15'],
  sistine_chapel: ['VIR-8.15'],
  artillery: ['VIR-8.17', 'VIR-R65'],
};

export const ALLIANCE_RULES: { readonly [id in AllianceId]: Rules } = {
  france: ['VIR-15.26', 'VIR-15.29', 'VIR-15.31'],
  holy_roman_empire: ['VIR-15.26', 'VIR-15.29', 'VIR-15.33'],
  ottoman_empire: ['VIR-15.26', 'VIR-15.29', 'VIR-15.32'],
};
