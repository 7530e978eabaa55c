/** What every part of the stage is given. */
import type { OnLook } from './look.tsx';
import type { Prospect } from './prospects.ts';
import type { Table } from './table.ts';
import type { Telling } from './telling.ts';

export interface Parts {
  readonly table: Table;
  readonly telling: Telling;
  readonly onLook: OnLook;
  /** What is decided now, or pointed at. */
  readonly prospects: readonly Prospect[];
}
