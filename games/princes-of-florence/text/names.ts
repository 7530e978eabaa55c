/** Names for the board: things, their texts, groups of data, in any language. */
import type { Language } from '@signoria/kernel';
import { effectsEn, groupsEn, thingsEn } from './names.en.ts';
import { effectsRu, groupsRu, thingsRu } from './names.ru.ts';
import type { DataGroupId, EffectId, ThingId } from './shape.ts';

const THING = { en: thingsEn, ru: thingsRu };
const EFFECT = { en: effectsEn, ru: effectsRu };
const GROUP = { en: groupsEn, ru: groupsRu };

export function thingName(language: Language, id: ThingId): string {
  return THING[language][id].name;
}

/** What a card, a character or an object does. */
export function thingEffect(language: Language, id: EffectId): string {
  return EFFECT[language][id];
}

export function groupName(language: Language, group: DataGroupId): string {
  return GROUP[language][group];
}
