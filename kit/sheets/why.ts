/** What a number that explains itself is given. */
import type { Sum } from '@signoria/kernel';
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../board.ts';
import type { Cue } from '../motion/cues.ts';

export type WhyTable = Pick<BoardProps, 'reader' | 'rule'> & { readonly text: Pick<BoardProps['text'], 'part'> };

export interface WhyNumberProps {
  readonly why: Sum;
  readonly table: WhyTable;
  /** What is counted: `Strength`. Read out before the number, and said of the total. */
  readonly label: string;
  /** How a number is written, where it is more than its figure: `300 florins`. */
  readonly write?: (n: number) => string;
  readonly class?: string;
  /** It has just changed. */
  readonly cue?: Cue;
  /** What is shown instead of the figure. */
  readonly children?: ComponentChildren;
}

export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
