/** A game's rules reference: chapters and entries follow from the ids of its words. */
import type { Reference } from '../game/module.ts';

/** One language of a game's rules: titles of chapters, and rules, rulings, decisions and examples by id. English has the say. */
export interface RulesWords {
  readonly chapters: { readonly [id: string]: string };
  readonly entries: { readonly [id: string]: string };
}

/** The chapter of `CON-6.26` is 6, that of `CON-R5` is R. */
function chapterIn(id: string): string {
  return /-(\d+|[A-Z])/.exec(id)?.[1] ?? '';
}

/** The entries of one chapter, in the order they are read. */
export function idsIn<Rules extends RulesWords>(rules: Rules, chapter: string): readonly (keyof Rules['entries'])[] {
  return Object.keys(rules.entries).filter((id) => chapterIn(id) === chapter);
}

/** The numbered rules: what a game is tested against. */
export function numberedRules<Rules extends RulesWords>(rules: Rules): readonly (keyof Rules['entries'] & string)[] {
  return Object.keys(rules.entries).filter((id) => /^\d/.test(chapterIn(id)));
}

/** The numbered chapters first, then those with a letter. */
export function reference(rules: RulesWords): Reference {
  return {
    chapters: Object.keys(rules.chapters).map((id) => ({
      id,
      title: rules.chapters[id]!,
      entries: idsIn(rules, id) as readonly string[],
    })),
    entries: rules.entries,
  };
}
