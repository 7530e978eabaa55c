/**
 * Numbers for choices, so that a tree can hold them: equal choices have equal numbers. The line of notation decides;
 * for games that always use the same objects for the same choices, the object is enough and nothing is written.
 */
import type { Choice, Notation } from '@signoria/kernel';

export interface Names {
  readonly notation: Notation<Choice>;
  /** Null once the game has turned out to build its choices anew for every menu. */
  byObject: Map<Choice, number> | null;
  readonly byLine: Map<string, number>;
}

/** No game has so many different choices lying ready: whoever shows more is building them. */
const READY_MADE = 4096;

export function newNames(notation: Notation<Choice>): Names {
  return { notation, byObject: new Map(), byLine: new Map() };
}

export function nameOf(names: Names, choice: Choice): number {
  const known = names.byObject?.get(choice);
  if (known !== undefined) return known;
  const name = nameOfLine(names, names.notation.write(choice));
  if (names.byObject !== null) {
    names.byObject.set(choice, name);
    if (names.byObject.size > READY_MADE) names.byObject = null;
  }
  return name;
}

function nameOfLine(names: Names, line: string): number {
  let name = names.byLine.get(line);
  if (name === undefined) {
    name = names.byLine.size;
    names.byLine.set(line, name);
  }
  return name;
}
