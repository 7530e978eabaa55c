/** One readable line per answer: `play bishop`, `pope urbino`, `show 2 m6 m6`. */
export interface Notation<C> {
  write(c: C): string;
  /** Throws a NotationError for a line that means nothing in this game. */
  read(line: string): C;
}

export class NotationError extends Error {
  readonly line: string;
  constructor(line: string, problem: string) {
    super(`cannot read '${line}': ${problem}`);
    this.name = 'NotationError';
    this.line = line;
  }
}

export function words(line: string): readonly string[] {
  return line.trim().split(/\s+/);
}

/** A whole number written plainly; anything else is refused. */
export function readNumber(line: string, word: string | undefined): number {
  if (word === undefined || !/^(0|-?[1-9]\d{0,9})$/.test(word)) {
    throw new NotationError(line, `'${word ?? ''}' is not a whole number`);
  }
  return Number(word);
}
