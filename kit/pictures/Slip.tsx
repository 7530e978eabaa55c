/** A slip of paper lying on a drawing, for what stands beside the map: a battle, a track. */
import type { ComponentChildren } from 'preact';

export interface SlipProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title?: string;
  readonly children: ComponentChildren;
}

export function Slip({ x, y, width, height, title, children }: SlipProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="3" y="4" width={width} height={height} rx="9" fill="var(--ink)" opacity=".16" />
      <rect width={width} height={height} rx="9" fill="var(--panel)" stroke="var(--line-strong)" stroke-width="1.6" />
      {title === undefined ? null : (
        <text class="slip-title" x="16" y="30">
          {title}
        </text>
      )}
      {children}
    </g>
  );
}
