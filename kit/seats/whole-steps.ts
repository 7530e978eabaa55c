/**
 * An outline in whole steps of its grid: fewer digits to fetch, and nothing drifts, because it is the points that are rounded
 * and not the steps between them. Arcs keep their flags; what is drawn stays within half a step.
 */

/** Which of a command's numbers are places: x, y, or none of both. By the small letter. */
const PLACES: Readonly<Record<string, readonly ('x' | 'y' | null)[]>> = {
  m: ['x', 'y'],
  l: ['x', 'y'],
  t: ['x', 'y'],
  h: ['x'],
  v: ['y'],
  q: ['x', 'y', 'x', 'y'],
  s: ['x', 'y', 'x', 'y'],
  c: ['x', 'y', 'x', 'y', 'x', 'y'],
  a: [null, null, null, null, null, 'x', 'y'],
  z: [],
};

interface Step {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** Flags of an arc may be written without anything between them. */
function numbersIn(letter: string, text: string): readonly number[] {
  const plain = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/y;
  const found: number[] = [];
  const skip = /[\s,]*/y;
  for (let at = 0; ; ) {
    skip.lastIndex = at;
    skip.exec(text);
    at = skip.lastIndex;
    if (at >= text.length) return found;
    const isFlag = letter.toLowerCase() === 'a' && [3, 4].includes(found.length % 7);
    plain.lastIndex = at;
    const read = isFlag ? text[at]! : plain.exec(text)![0];
    found.push(Number(read));
    at += read.length;
  }
}

function stepsOf(path: string): readonly Step[] {
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter, rest]) => {
    const size = PLACES[letter!.toLowerCase()]!.length;
    const numbers = numbersIn(letter!, rest!);
    if (size === 0) return [{ letter: letter!, numbers }];
    const count = numbers.length / size;
    // What follows a move is a line.
    const then = letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter!;
    return Array.from({ length: count }, (_, i) => ({
      letter: i === 0 ? letter! : then,
      numbers: numbers.slice(i * size, (i + 1) * size),
    }));
  });
}

const written = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (i === 0 || n < 0 ? `${n}` : ` ${n}`)).join('');

export function inWholeSteps(path: string): string {
  /** Where the pen is, and where the figure began, exactly. */
  let pen = { x: 0, y: 0 };
  let began = pen;
  const out: string[] = [];
  for (const { letter, numbers } of stepsOf(path)) {
    const small = letter.toLowerCase();
    if (small === 'z') {
      pen = began;
      out.push('z');
      continue;
    }
    const from = pen;
    const to = { ...pen };
    const steps = numbers.map((n, i) => {
      const axis = PLACES[small]![i];
      if (axis === null || axis === undefined) return Math.round(n);
      to[axis] = letter === small ? from[axis] + n : n;
      return Math.round(to[axis]) - Math.round(from[axis]);
    });
    pen = to;
    if (small === 'm') began = pen;
    out.push(small + written(steps));
  }
  return out.join('');
}
