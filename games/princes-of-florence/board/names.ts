/** What a component is called, and what it does, by its id alone. */
import type { Language } from '@signoria/kernel';
import { componentNames } from '../text/names.ts';

type Things = { readonly [id: string]: { readonly name: string } | undefined };
type Effects = { readonly [id: string]: string | undefined };

export function isNamed(language: Language, id: string): boolean {
  return Object.hasOwn(componentNames.in(language).things, id);
}

export function named(language: Language, id: string): string {
  const things: Things = componentNames.in(language).things;
  return things[id]?.name ?? id;
}

/** Null where there is nothing to say beyond the name. */
export function effectOf(language: Language, id: string): string | null {
  const effects: Effects = componentNames.in(language).effects;
  return effects[id] ?? null;
}
