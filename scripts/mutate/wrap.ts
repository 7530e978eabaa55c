// Writes code around pieces of a source: every sampled mutant stands in the code at once, beside the original.

export interface Wrap {
  readonly start: number;
  readonly end: number;
  /** What stands there instead; `inner` is the piece with whatever is wrapped inside it. */
  readonly around: (inner: string) => string;
}

/** The wraps lie one within another or apart, as the nodes of a syntax tree do. */
export function wrapped(source: string, wraps: readonly Wrap[]): string {
  return render(source, 0, source.length, wraps.toSorted(outerFirst));
}

function outerFirst(a: Wrap, b: Wrap): number {
  return a.start - b.start || b.end - a.end;
}

function render(source: string, from: number, to: number, wraps: readonly Wrap[]): string {
  const [first, ...rest] = wraps;
  if (first === undefined) return source.slice(from, to);
  const within = rest.filter((wrap) => wrap.end <= first.end);
  const after = rest.filter((wrap) => wrap.end > first.end);
  const before = source.slice(from, first.start);
  return before + first.around(render(source, first.start, first.end, within)) + render(source, first.end, to, after);
}
