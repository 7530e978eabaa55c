/** Searching the rules: plain words, any order, every word must be there. */
import type { Reference } from '@signoria/kernel';

export interface Found {
  readonly id: string;
  readonly text: string;
}

export function wordsOf(query: string): readonly string[] {
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 0);
}

export function search({ chapters, entries }: Reference, query: string): readonly Found[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  return chapters
    .flatMap(({ entries: ids }) => ids.map((id) => ({ id, text: entries[id] ?? '' })))
    .filter(({ id, text }) => {
      const haystack = `${id} ${text}`.toLocaleLowerCase();
      return wanted.every((word) => haystack.includes(word));
    });
}

export interface Piece {
  readonly text: string;
  readonly kind: 'plain' | 'found' | 'rule';
}

const RULE = /[A-Z]{3}-[A-Z]?\d+(?:\.\d+)*/;

/** A text cut at found words and at mentions of other rules. */
export function pieces(text: string, query: string): readonly Piece[] {
  const found = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(${[RULE.source, ...found].join('|')})`, 'gi');
  return text
    .split(pattern)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, kind: kindOf(part, query) }));
}

function kindOf(part: string, query: string): Piece['kind'] {
  if (new RegExp(`^${RULE.source}$`).test(part)) return 'rule';
  return wordsOf(query).includes(part.toLocaleLowerCase()) ? 'found' : 'plain';
}

/** The first chapter that holds this rule. */
export function chapterOf({ chapters }: Reference, rule: string): string | undefined {
  return chapters.find(({ id, entries }) => entries.includes(rule) || id === rule)?.id;
}
