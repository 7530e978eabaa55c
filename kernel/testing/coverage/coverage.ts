/**
 * Which rules of the ledger a test cites: `it('[CON-6.2, CON-6.3] …')`. Every id is written out; a range cites nothing,
 * and so does a test that does not run.
 */
import { titlesIn } from './titles.ts';

export interface TestSource {
  readonly file: string;
  readonly text: string;
}

export interface Coverage {
  /** How many rules there are. */
  readonly rules: number;
  /** How many of them a test cites. */
  readonly cited: number;
  /** How many are listed with a reason instead. */
  readonly excused: number;
  readonly missing: readonly string[];
  /** Ids in titles that are no rules, each with its file: misspelt or gone. */
  readonly unknown: readonly string[];
  /** Excuses nobody needs: the rule is cited after all, or is none. */
  readonly idle: readonly string[];
}

/** `others` are ids that tests may cite but need not: rulings, examples. */
export function coverage(
  rules: readonly string[],
  tests: readonly TestSource[],
  excuses: { readonly [rule: string]: string } = {},
  others: readonly string[] = [],
): Coverage {
  const citable = new Set([...rules, ...others]);
  const families = new Set(rules.map(familyOf));
  const citations = tests.flatMap(({ file, text }) => citedIn(text).map((id) => ({ file, id })));
  const all = new Set(citations.map(({ id }) => id));
  const cited = new Set(rules.filter((id) => all.has(id)));
  const open = rules.filter((id) => !cited.has(id));
  return {
    rules: rules.length,
    cited: cited.size,
    excused: open.filter((id) => isExcused(excuses, id)).length,
    missing: open.filter((id) => !isExcused(excuses, id)),
    unknown: citations
      .filter(({ id }) => !citable.has(id) && families.has(familyOf(id)))
      .map(({ file, id }) => `${id} in ${file}`),
    idle: Object.keys(excuses).filter((id) => all.has(id) || !citable.has(id)),
  };
}

function isExcused(excuses: { readonly [rule: string]: string }, id: string): boolean {
  return Object.hasOwn(excuses, id) && excuses[id]!.trim() !== '';
}

/** The letters an id begins with: `CON` of `CON-6.2`. */
function familyOf(id: string): string {
  return id.split('-')[0]!;
}

function citedIn(source: string): readonly string[] {
  const titles = titlesIn(source).filter(({ runs }) => runs);
  const lists = titles.flatMap(({ text }) => [...text.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1]!));
  return lists.flatMap((list) => list.split(',').map((id) => id.trim()));
}
