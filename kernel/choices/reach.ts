/**
 * How far sources reach: what they can pay together, one kind from each of them (see payment.ts), answered by a small table
 * instead of trying every payment. For rules that ask what can be afforded again and again, as they do during search. Kinds are
 * numbers here, and what a source is worth stands in an array.
 */

export interface Means {
  /** By kind, how much of it this source pays; it pays one kind only. */
  readonly worth: readonly number[];
}

/** What can be met at most: for each amount of two kinds, how much of a third can be had besides. */
export interface Reach {
  readonly first: number;
  readonly second: number;
  /** By amount of the first * (second + 1) + amount of the second; -1 for what cannot be met. */
  readonly third: readonly number[];
}

/** Everything up to `caps` of the first two kinds; more counts as the cap. `had` is there of the third kind without any source. */
export function reach(
  sources: readonly Means[],
  kinds: readonly [number, number, number],
  caps: readonly [number, number],
  had = 0,
): Reach {
  const [a, b, c] = kinds;
  const [capA, capB] = caps;
  const width = capB + 1;
  const table = Array<number>((capA + 1) * width).fill(-1);
  table[0] = had;
  for (const { worth } of sources) {
    const [da, db, dc] = [worth[a]!, worth[b]!, worth[c]!];
    if (da + db + dc === 0) continue;
    // Downwards: a source only raises amounts, so nobody meets a cell that it has raised already.
    for (let x = capA; x >= 0; x--) {
      for (let y = capB; y >= 0; y--) {
        const at = x * width + y;
        const value = table[at]!;
        if (value < 0) continue;
        raise(table, Math.min(capA, x + da) * width + y, value);
        raise(table, x * width + Math.min(capB, y + db), value);
        raise(table, at, value + dc);
      }
    }
  }
  return { first: capA, second: capB, third: atLeast(table, capA, width) };
}

function raise(table: number[], at: number, value: number): void {
  if (value > table[at]!) table[at] = value;
}

/** Who can meet more of a kind can also meet less. */
function atLeast(table: number[], capA: number, width: number): readonly number[] {
  for (let x = capA; x >= 0; x--) {
    for (let y = width - 1; y >= 0; y--) {
      const at = x * width + y;
      if (x < capA) raise(table, at, table[at + width]!);
      if (y < width - 1) raise(table, at, table[at + 1]!);
    }
  }
  return table;
}

/** So much of the three kinds together? */
export function within({ first, second, third }: Reach, a: number, b: number, c: number): boolean {
  return a <= first && b <= second && third[a * (second + 1) + b]! >= c;
}

/** Can these sources pay so much of each kind, all of it together? */
export function covers(need: readonly number[], sources: readonly Means[]): boolean {
  let size = 1;
  let only = 0;
  let kinds = 0;
  for (let kind = 0; kind < need.length; kind++) {
    if (need[kind]! <= 0) continue;
    size *= need[kind]! + 1;
    only = kind;
    kinds++;
  }
  if (kinds === 0) return true;
  return kinds === 1 ? most(sources, only) >= need[only]! : coversAll(need, sources, size);
}

/** Several kinds compete for the same sources: by amounts met of each, whether they can be met together. */
function coversAll(need: readonly number[], sources: readonly Means[], size: number): boolean {
  const met = new Uint8Array(size);
  met[0] = 1;
  for (let i = 0; i < sources.length; i++) {
    const { worth } = sources[i]!;
    for (let at = size - 1; at >= 0; at--) {
      if (met[at] === 0) continue;
      for (let kind = 0, stride = 1; kind < need.length; kind++) {
        if (need[kind]! <= 0) continue;
        const full = need[kind]!;
        const has = Math.floor(at / stride) % (full + 1);
        met[at + (Math.min(full, has + worth[kind]!) - has) * stride] = 1;
        stride *= full + 1;
      }
    }
    if (met[size - 1] === 1) return true;
  }
  return false;
}

/** The most of these kinds together, the best of them from each source. */
export function most(sources: readonly Means[], ...kinds: readonly number[]): number {
  let sum = 0;
  for (const { worth } of sources) {
    let best = 0;
    for (const kind of kinds) if (worth[kind]! > best) best = worth[kind]!;
    sum += best;
  }
  return sum;
}
