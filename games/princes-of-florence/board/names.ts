/** What a component is called, and what it does, by its id alone. */
import type { Language } from '@signoria/kernel';
import { effectsEn, thingsEn } from '../text/names.en.ts';
import { thingEffect, thingName } from '../text/names.ts';
import type { EffectId, ThingId } from '../text/shape.ts';

export function isNamed(id: string): id is ThingId {
  return Object.hasOwn(thingsEn, id);
}

export function named(language: Language, id: string): string {
  return isNamed(id) ? thingName(language, id) : id;
}

function hasEffect(id: string): id is EffectId {
  return Object.hasOwn(effectsEn, id);
}

/** Null where there is nothing to say beyond the name. */
export function effectOf(language: Language, id: string): string | null {
  return hasEffect(id) ? thingEffect(language, id) : null;
}
