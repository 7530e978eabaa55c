/** Which rules explain which component: links for whoever looks at it. */
import type { CardId } from '../data/cards.ts';
import type { SpecialKind } from './drawings/card-kinds.ts';
import type { TokenId } from './text.shape.ts';

const MERCENARY = ['CON-6.1', 'CON-5.3'] as const;

const SPECIAL_RULES: { readonly [id in SpecialKind]: readonly string[] } = {
  winter: ['CON-6.2', 'CON-6.3', 'CON-6.4', 'CON-6.5'],
  spring: ['CON-6.6', 'CON-6.7', 'CON-6.8', 'CON-6.9'],
  bishop: ['CON-6.11', 'CON-6.12', 'CON-6.15', 'CON-6.16'],
  courtesan: ['CON-6.19', 'CON-6.20', 'CON-6.21', 'CON-6.22'],
  drummer: ['CON-6.24', 'CON-6.25', 'CON-6.26', 'CON-6.27'],
  heroine: ['CON-6.28'],
  scarecrow: ['CON-6.29', 'CON-6.30', 'CON-6.31', 'CON-6.33'],
  surrender: ['CON-6.34', 'CON-6.35', 'CON-6.36'],
};

export const cardRules = (card: CardId): readonly string[] => (isSpecial(card) ? SPECIAL_RULES[card] : MERCENARY);

const isSpecial = (card: CardId): card is SpecialKind => Object.hasOwn(SPECIAL_RULES, card);

export const TOKEN_RULES: { readonly [id in TokenId]: readonly string[] } = {
  condottiere: ['CON-1.7', 'CON-3.2', 'CON-7.3', 'CON-6.20', 'CON-7.5'],
  pope: ['CON-1.8', 'CON-6.15', 'CON-6.16', 'CON-6.17'],
  pile: ['CON-1.2', 'CON-17.2'],
  discards: ['CON-17.6', 'CON-8.3'],
};

export const REGION_RULES: readonly string[] = ['CON-1.5', 'CON-1.6', 'CON-1.10', 'CON-3.3'];
