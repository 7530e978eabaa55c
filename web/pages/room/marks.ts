/** What is drawn: a list without the same thing twice. */
import type { BoardMark } from '@signoria/table';

/** As many as a room takes. */
const MOST = 20;

function isSameMark(a: BoardMark, b: BoardMark): boolean {
  return a.from === b.from && a.to === b.to;
}

/** The same once more takes it away. */
export function toggled(marks: readonly BoardMark[], mark: BoardMark): readonly BoardMark[] {
  if (marks.some((other) => isSameMark(other, mark))) return marks.filter((other) => !isSameMark(other, mark));
  return [...marks, mark].slice(-MOST);
}
