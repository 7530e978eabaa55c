/** What is folded in the chronicle: many lines of a kind, a story behind its end, chapters and their parts below their headings. */
import type { GameBoard } from '@signoria/kit';
import type { ChronicleLine } from './chronicle.ts';

type Line = Extract<ChronicleLine, { kind: 'line' }>;
type Stories = NonNullable<GameBoard['stories']>;

/** Headings: a chapter wherever one begins; a part where it is of another kind, or somebody else's, than the one before. */
export function headed(
  lines: readonly ChronicleLine[],
  { chapters = [], parts = {} }: Pick<GameBoard, 'chapters' | 'parts'>,
): readonly ChronicleLine[] {
  let now = '';
  return lines.map((line) => {
    if (line.kind !== 'line') return line;
    if (chapters.includes(line.what)) {
      now = '';
      return { ...line, chapter: 'chapter' };
    }
    const part = parts[line.what];
    if (part === undefined || line.undone || `${part} ${line.seat}` === now) return line;
    now = `${part} ${line.seat}`;
    return { ...line, chapter: 'part' };
  });
}

/** A story that is over is its last line, with the others behind it; not while something of it is news, or was taken back. */
function summedUp(lines: readonly ChronicleLine[], stories: Stories): readonly ChronicleLine[] {
  const result: ChronicleLine[] = [];
  let open: Line[] = [];
  const spill = () => {
    result.push(...open);
    open = [];
  };
  for (const line of lines) {
    const told = line.kind === 'line' && !line.undone;
    const begins = told && stories[line.what] !== undefined;
    if (!told || begins || line.later !== open[0]?.later) spill();
    if (!told || (open.length === 0 && !begins)) {
      result.push(line);
      continue;
    }
    const [first] = open;
    open.push(line);
    if (first === undefined || !stories[first.what]!.includes(line.what)) continue;
    const heading = first.chapter === undefined ? {} : { chapter: first.chapter };
    result.push({
      ...line,
      ...heading,
      ends: true,
      before: open.slice(0, -1).map(({ chapter: _, ...plain }) => plain),
    });
    open = [];
  }
  spill();
  return result;
}

/** From so many on, lines of one kind in a row are one line with the rest behind it. */
const MANY = 3;

function ofAKind(lines: readonly ChronicleLine[]): readonly ChronicleLine[] {
  const result: ChronicleLine[] = [];
  let run: Line[] = [];
  const close = () => {
    const last = run.at(-1);
    if (last === undefined) return;
    if (run.length < MANY) result.push(...run);
    else result.push({ ...last, before: run.slice(0, -1) });
    run = [];
  };
  for (const line of lines) {
    const [first] = run;
    const plain = line.kind === 'line' && !line.undone && line.chapter === undefined && line.before === undefined;
    if (!plain || line.what !== first?.what || line.later !== first.later) close();
    if (plain) run.push(line);
    else result.push(line);
  }
  close();
  return result;
}

/** An auction is its result, fifteen bids are one line: the others are told when asked for. */
export function folded(lines: readonly ChronicleLine[], stories: Stories): readonly ChronicleLine[] {
  return ofAKind(summedUp(lines, stories));
}

/** Without the lines of chapters and parts that are closed; what undo and the past need is never hidden with them. */
export function unfolded(lines: readonly ChronicleLine[], closed: ReadonlySet<string>): readonly ChronicleLine[] {
  let hidden: 'chapter' | 'part' | null = null;
  return lines.filter((line) => {
    if (line.kind !== 'line') return true;
    const { chapter, id } = line;
    if (chapter === undefined || (chapter === 'part' && hidden === 'chapter')) return hidden === null;
    hidden = closed.has(id) ? chapter : null;
    return true;
  });
}
