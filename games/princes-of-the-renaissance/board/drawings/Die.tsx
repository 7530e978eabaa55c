/** A die with its pips, or an empty one that is still to be rolled. */
import { INK } from './palette.ts';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[15, 15]],
  [
    [9, 9],
    [21, 21],
  ],
  [
    [9, 9],
    [15, 15],
    [21, 21],
  ],
  [
    [9, 9],
    [21, 9],
    [9, 21],
    [21, 21],
  ],
  [
    [9, 9],
    [21, 9],
    [15, 15],
    [9, 21],
    [21, 21],
  ],
  [
    [9, 8],
    [21, 8],
    [9, 15],
    [21, 15],
    [9, 22],
    [21, 22],
  ],
];

export interface DieProps {
  /** Null: not rolled yet. */
  readonly value: number | null;
}

export function Die({ value }: DieProps) {
  return (
    <svg class={value === null ? 'die unrolled' : 'die'} viewBox="0 0 30 30" aria-hidden="true">
      <rect
        x="2"
        y="2"
        width="26"
        height="26"
        rx="5"
        fill="var(--card)"
        stroke={INK}
        stroke-width="1.8"
        {...(value === null ? { 'stroke-dasharray': '4 3' } : {})}
      />
      {(PIPS[value ?? 0] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.5" fill={INK} />
      ))}
    </svg>
  );
}
