/** A man under a helmet, for crowds. */
import { INK } from './palette.ts';

export interface SoldierProps {
  readonly at: readonly [number, number];
  readonly scale: number;
  readonly helmet?: string;
  readonly coat?: string;
}

export function Soldier({ at: [x, y], scale, helmet = '#8E969B', coat = '#7A2E22' }: SoldierProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke={INK} stroke-width="1.3">
      <path d="M-13 33C-13 21-8 17 0 17s13 4 13 16Z" fill={coat} />
      <path d="M-7 8h14v8c0 5-3 8-7 8s-7-3-7-8Z" fill="#E2B78F" stroke-width="1.2" />
      <path d="M-10 11C-11 1-6-5 0-5S11 1 10 11C6 8-6 8-10 11Z" fill={helmet} />
      <path d="M0-5V8" stroke="#fff" stroke-opacity=".55" />
      <path d="M-12 11h24" stroke-width="1.5" />
    </g>
  );
}
