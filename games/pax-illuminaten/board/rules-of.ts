/** Which rules explain which component: links for whoever looks at it. */
import { ABILITY } from '../data/abilities.ts';
import { SPECIAL_RULE, type SpecialId } from '../data/event-cards.ts';
import { FACTION_RULE } from '../data/faction-cards.ts';
import type { FactionId } from '../data/factions.ts';
import type { CardId } from '../data/luminaries.ts';
import { RIVAL, type RivalId } from '../data/rivals.ts';
import { SCHEME_RULE, type SchemeId } from '../data/schemes.ts';
import type { View } from '../rules/view/types.ts';
import { faceOf } from './table.ts';

export const cardRules = (view: Pick<View, 'edition'>, card: CardId): readonly string[] => [
  ABILITY[faceOf(view, card).ability].rule,
  'PAX-9.12',
];
export const factionRules = (faction: FactionId): readonly string[] => [FACTION_RULE[faction], 'PAX-10.1', 'PAX-10.3'];
export const schemeRules = (scheme: SchemeId): readonly string[] => [SCHEME_RULE[scheme], 'PAX-11.2', 'PAX-11.4'];
export const specialRules = (event: SpecialId): readonly string[] => [SPECIAL_RULE[event], 'PAX-13.4'];
export const EDICT_RULES: readonly string[] = ['PAX-13.1', 'PAX-13.2'];
export const rivalRules = (rival: RivalId): readonly string[] => RIVAL[rival].rules;
export const PARTY_RULES: readonly string[] = ['PAX-3.15', 'PAX-2.7'];
export const DISPUTE_RULES: readonly string[] = ['PAX-7.2', 'PAX-7.8'];
