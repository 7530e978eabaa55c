/** A game's rules reference: the chapters from its ids, the words from one language's table. */
import type { Reference } from '../module.ts';

export interface Chapter<Id extends string, Entry extends string> {
  readonly id: Id;
  readonly entries: readonly Entry[];
}

/** `CON-6.26` stands in chapter `6`. */
type ChapterOf<Rule extends string> = Rule extends `${string}-${infer Id}.${string}` ? Id : never;

type Lettered = { readonly [letter: string]: readonly string[] };

type ChaptersOf<Rule extends string, L extends Lettered> = readonly Chapter<
  ChapterOf<Rule> | (keyof L & string),
  Rule | L[keyof L][number]
>[];

/** The numbered chapters, in the order of their rules, and after them those with a letter: R, D, E. */
export function chaptersOf<const Rule extends string, const L extends Lettered>(
  rules: readonly Rule[],
  lettered: L,
): ChaptersOf<Rule, L> {
  const numbers = [...new Set(rules.map(chapterOf))];
  return [
    ...numbers.map((id) => ({ id, entries: rules.filter((rule) => chapterOf(rule) === id) })),
    ...Object.keys(lettered).map((id) => ({ id, entries: lettered[id]! })),
  ];
}

function chapterOf(rule: string): string {
  return rule.slice(rule.indexOf('-') + 1, rule.indexOf('.'));
}

/** One language of the reference: every chapter and every entry, so a missing one does not compile. */
export type RulesTextOf<Chapters> = Chapters extends readonly Chapter<infer Id, infer Entry>[]
  ? {
      readonly chapters: { readonly [id in Id]: string };
      readonly entries: { readonly [id in Entry]: string };
    }
  : never;

export function referenceOf<Id extends string, Entry extends string>(
  chapters: readonly Chapter<Id, Entry>[],
  rules: RulesTextOf<readonly Chapter<Id, Entry>[]>,
): Reference {
  return {
    chapters: chapters.map(({ id, entries }) => ({ id, title: rules.chapters[id], entries })),
    entries: rules.entries,
  };
}
