/** Names for the board: things, their texts, groups of data. They come with the words of their language (`en.ts`, `ru.ts`). */
import { type Language, spoken } from '@signoria/kernel';
import type { EffectId, ThingId, Words } from './shape.ts';

interface Names {
  readonly things: { readonly [id in ThingId]: { readonly name: string } };
  /** What a card, a character or an object does. */
  readonly effects: { readonly [id in EffectId]: string };
  readonly groups: Words['groups'];
}

export const componentNames = spoken<Names>();

export function thingName(language: Language, id: ThingId): string {
  return componentNames.in(language).things[id].name;
}

export function thingEffect(language: Language, id: EffectId): string {
  return componentNames.in(language).effects[id];
}

export function groupName(language: Language, group: keyof Words['groups']): string {
  return componentNames.in(language).groups[group];
}
