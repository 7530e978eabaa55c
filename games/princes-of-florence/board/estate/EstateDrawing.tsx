/** The drawing of a scene: which estates lie there, what lies on them, and the tile over them. */
import { Picture } from '@signoria/kit';
import type { BoardCues } from '../cues.ts';
import { type Cell, Estate, type Ghost, viewBoxOf } from '../drawings/index.ts';
import { type Table, wordsOf } from '../table.ts';
import { groundsOf, type Place, tilesOn } from './grounds.ts';

export interface Scene {
  readonly places: readonly Place[];
  readonly from: number;
  readonly to: number;
  readonly ghost: Ghost | null;
}

export interface DrawnProps {
  readonly table: Table;
  readonly cues: BoardCues;
  readonly scene: Scene;
  readonly open?: readonly Cell[];
  readonly label?: string;
}

export function Drawn({ table, cues, scene, open = [], label }: DrawnProps) {
  const { places, from, to, ghost } = scene;
  const shown = places.filter(({ dim }) => !dim);
  return (
    <span
      class={to - from > 10 ? 'estate-frame wide' : 'estate-frame'}
      data-round={table.view.round}
      {...(shown.length === 1 ? { 'data-spot': `estate ${shown[0]!.seat}` } : {})}
    >
      <Picture class="estate" viewBox={viewBoxOf(from, to)} label={label}>
        <Estate
          grounds={groundsOf(table, places)}
          tiles={tilesOn(table, places, cues)}
          palazzoName={wordsOf(table).palazzo}
          ghost={ghost}
          round={table.view.round}
          from={from}
          to={to}
          open={open}
        />
      </Picture>
    </span>
  );
}
