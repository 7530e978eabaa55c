/** The palazzo: three squares wide, two high, with its dome. */

import { SIDE } from './outline.ts';
import { INK } from './palette.ts';

const ARCHES = [22, 50, 78, 106, 134] as const;

export interface PalazzoProps {
  readonly row: number;
  readonly column: number;
  readonly name?: string;
}

export function Palazzo({ row, column, name }: PalazzoProps) {
  return (
    <g class="palazzo" transform={`translate(${column * SIDE} ${row * SIDE})`}>
      <rect width={3 * SIDE} height={2 * SIDE} fill="url(#florence-stone)" stroke={INK} stroke-width="2.4" />
      <g stroke={INK} stroke-width="1.6">
        <rect x="10" y="34" width="160" height="76" fill="#E7D8B6" />
        <path d="M6 34h168l-8-12H14Z" fill="#B0623C" />
        <path d="M66 22C66 4 78-2 90-6c12 4 24 10 24 28Z" fill="#B0623C" />
      </g>
      <path d="M90-6V22M78 0C74 8 74 14 74 22M102 0c4 8 4 14 4 22" stroke="#F1E2BF" stroke-width="1.6" fill="none" />
      <path d="M90-6v-8M86-14h8" stroke={INK} stroke-width="2" />
      {ARCHES.map((x) => (
        <path key={x} d={`M${x} 66V54a8 8 0 0 1 16 0v12ZM${x} 100V86a8 8 0 0 1 16 0v14Z`} fill="#5A4632" stroke={INK} />
      ))}
      <path d="M10 74H170" stroke="#A8946C" stroke-width="2" />
      {name === undefined ? null : (
        <text class="tile-name" x="90" y="115">
          {name}
        </text>
      )}
    </g>
  );
}
