/** What every part of the stage is given. */

import type { BoardCues } from './cues.ts';
import type { OnLook } from './look.tsx';
import type { Prospect } from './prospects.ts';
import type { Table } from './table.ts';

export interface Parts {
  readonly table: Table;
  readonly cues: BoardCues;
  readonly onLook: OnLook;
  /** What is decided now, or pointed at. */
  readonly prospects: readonly Prospect[];
}
