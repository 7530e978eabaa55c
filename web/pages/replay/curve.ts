/** The geometry of the curve: one axis for slider and lines, a line per seat. */

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Dashes tell the seats apart without colour. */
export const DASHES = ['', '7 4', '2 4', '9 3 2 3', '12 5', '4 2 1 2', '1 3'] as const;

/** `M0 20L3 18…` for values from 0 to `max`. */
export function pathOf(values: readonly number[], max: number, { width, height }: Box): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const points = values.map((value, i) => `${round(i * step)} ${round(height - (value / max) * height)}`);
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Totals are told when they change; a curve needs one for every number. */
export function filled(
  changes: readonly { readonly seq: number; readonly totals: readonly number[] }[],
  last: number,
  seats: number,
): readonly (readonly number[])[] {
  let now: readonly number[] = Array<number>(seats).fill(0);
  return Array.from({ length: last + 1 }, (_, seq) => {
    now = changes.findLast((change) => change.seq === seq)?.totals ?? now;
    return now;
  });
}
