/** Which languages there are, and what is said where one lacks a word. */
import type { Language } from '../game/module.ts';

/** English and Russian are complete: a word that is missing does not compile. Another language has what is translated so far. */
export type Translated<T> = { readonly en: T; readonly ru: T } & { readonly [L in Language]?: T };

/** A table for every language: English stands in where there is none. */
export function inEvery<T>(tables: Translated<T>): { readonly [L in Language]: T } {
  return { ...tables, de: tables.de ?? tables.en };
}

export function inLanguage<T>(tables: Translated<T>, language: Language): T {
  return tables[language] ?? tables.en;
}
