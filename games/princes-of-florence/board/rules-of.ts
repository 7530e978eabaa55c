/** Which rules explain which component: links for whoever looks at it. */
import { BONUS_CARDS, bonusOf } from '../data/bonus.ts';
import type { CharacterId } from '../data/characters.ts';
import type { StackId } from '../data/objects.ts';
import { PRESTIGE_CARDS, prestigeOf } from '../data/prestige.ts';
import { isBonus, isBuilding, isCharacter, isPrestige, isProfession } from './ids.ts';
import type { ThingId } from './text.ts';

const LANDSCAPE = ['FLO-5.1', 'FLO-5.2', 'FLO-5.3'] as const;

const STACK_RULES: { readonly [id in StackId]: readonly string[] } = {
  forest: LANDSCAPE,
  lake: [...LANDSCAPE, 'FLO-5.4'],
  park: [...LANDSCAPE, 'FLO-5.4'],
  jester: ['FLO-5.5'],
  builder: ['FLO-5.6', 'FLO-4.14'],
  prestige: ['FLO-5.7', 'FLO-15.1'],
  recruiting: ['FLO-5.8', 'FLO-5.9', 'FLO-5.10', 'FLO-5.13'],
  landscape: ['FLO-17.4', ...LANDSCAPE],
};

const CHARACTER_RULES: { readonly [id in CharacterId]: readonly string[] } = {
  banker: ['FLO-19.11', 'FLO-19.12'],
  cardinal: ['FLO-19.13', 'FLO-R52'],
  merchant: ['FLO-19.14', 'FLO-R53', 'FLO-R54'],
  muse: ['FLO-19.15', 'FLO-R56'],
  princess: ['FLO-19.16', 'FLO-R57'],
  professor: ['FLO-19.17', 'FLO-R55'],
};

const THING_RULES: { readonly [id in ThingId]: readonly string[] } = {
  'deck-profession': ['FLO-9.1', 'FLO-9.2', 'FLO-9.3'],
  'deck-bonus': ['FLO-11.1', 'FLO-11.2', 'FLO-11.3'],
  diego: ['FLO-18.7', 'FLO-18.8', 'FLO-18.13', 'FLO-18.20', 'FLO-18.21', 'FLO-18.23'],
};

const own = <T extends object>(table: T, id: string): id is keyof T & string => Object.hasOwn(table, id);

export function rulesOf(id: string): readonly string[] {
  if (own(STACK_RULES, id)) return STACK_RULES[id];
  if (own(THING_RULES, id)) return THING_RULES[id];
  if (isCharacter(id)) return CHARACTER_RULES[id];
  if (isBonus(id)) return [BONUS_CARDS[bonusOf(id)]!.rule, 'FLO-7.5', 'FLO-16.21'];
  if (isPrestige(id)) return [PRESTIGE_CARDS[prestigeOf(id)]!.rule, 'FLO-15.1', 'FLO-15.2'];
  if (isBuilding(id)) return ['FLO-8.1', 'FLO-8.6', 'FLO-8.8', 'FLO-8.10'];
  return isProfession(id) ? ['FLO-7.1', 'FLO-7.2', 'FLO-7.6'] : ['FLO-10.1', 'FLO-10.2', 'FLO-10.3'];
}
