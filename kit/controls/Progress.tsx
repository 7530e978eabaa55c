/** How far something has come. Without a value: the three still diamonds, never a spinner. */
import type { ComponentChildren } from 'preact';
import { WaitingMark } from '../panels/PromptBar.tsx';

export interface ProgressProps {
  readonly label: string;
  /** From 0 to `max`; left out while it is not known. */
  readonly value?: number;
  readonly max?: number;
  /** Said beside the bar: "41 of 57". */
  readonly caption?: ComponentChildren;
}

export function Progress({ label, value, max = 1, caption }: ProgressProps) {
  return (
    <div class="progress">
      {value === undefined ? <WaitingMark /> : null}
      <span class="progress-label">{label}</span>
      {value === undefined ? null : <progress value={value} max={max} aria-label={label} />}
      {caption === undefined ? null : <span class="num">{caption}</span>}
    </div>
  );
}
