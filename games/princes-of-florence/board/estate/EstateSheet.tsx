/** The estate in the middle: one's own, somebody else's on request, or the one on which a tile is being laid. */
import type { Seat } from '@signoria/kernel';
import { Button, nameOf, Sheet } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { WIDTH } from '../../data/estate.ts';
import type { BoardCues } from '../cues.ts';
import type { Ghost } from '../drawings/index.ts';
import { named } from '../names.ts';
import { hostOf, playerOf, type Table, wordsOf } from '../table.ts';
import { Drawn, type Scene } from './EstateDrawing.tsx';
import { around, type Place, pairOf } from './grounds.ts';
import { Controls, Laying } from './Laying.tsx';
import { cellsOf, looksIn } from './placing.ts';
import type { Placing } from './use-placing.ts';

export interface EstateSheetProps {
  readonly table: Table;
  readonly cues: BoardCues;
  readonly placing: Placing | null;
  /** Whose estate is looked at. */
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
}

const docked = (seats: readonly Seat[]): readonly Place[] =>
  seats.map((seat, i) => ({ seat, left: i * WIDTH, dim: false }));

/** A joint building that is proposed: shown on both estates until it is answered. */
function proposedScene(table: Table): Scene | null {
  const { view, language } = table;
  const { pending } = view;
  const on = view.offer ?? (pending?.what === 'joint' && pending.place ? { ...pending, ...pending.place } : null);
  if (on === null) return null;
  const look = looksIn(view, on.building).find(({ turn, flip }) => turn === on.turn && flip === on.flip)!;
  const column = (on.at % (2 * WIDTH)) - look.cells[0]![1];
  const cells = cellsOf({ look, row: Math.floor(on.at / (2 * WIDTH)), column });
  const ghost: Ghost = { piece: on.building, cells, name: named(language, on.building), fits: true, bad: [] };
  return { places: docked(pairOf(view, on.active, on.partner)), from: 0, to: 2 * WIDTH - 1, ghost };
}

function sceneOf({ table, placing, seat }: EstateSheetProps): Scene {
  if (placing !== null) {
    if (placing.sites.length > 1) {
      return { places: docked(placing.sites), from: 0, to: placing.sites.length * WIDTH - 1, ghost: placing.ghost };
    }
    return { ...around(table.view, placing.sites[0]!), ghost: placing.ghost };
  }
  return proposedScene(table) ?? { ...around(table.view, seat), ghost: null };
}

function titleOf({ table, placing, seat }: EstateSheetProps): string {
  const { estate } = wordsOf(table);
  const both = placing?.sites.length === 2 || (placing === null && proposedScene(table) !== null);
  if (both) return estate.two;
  return estate.of(nameOf(table, placing === null ? seat : placing.sites[0]!), table.you === null);
}

/** Tiles by name, for those who cannot see them. */
function Heard({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const { tiles } = playerOf(table, seat);
  const { estate } = wordsOf(table);
  if (tiles.length === 0) return <p class="only-heard">{estate.bare}</p>;
  return (
    <ul class="only-heard">
      {tiles.map(({ piece, squares }) => {
        const rows = squares.map((at) => Math.floor(at / WIDTH) + 1);
        const columns = squares.map((at) => (at % WIDTH) + 1);
        const where = wordsOf(table).placing.at(
          Math.min(...rows),
          Math.max(...rows),
          Math.min(...columns),
          Math.max(...columns),
        );
        return <li key={`${piece} ${squares[0]}`}>{`${named(table.language, piece)}, ${where}`}</li>;
      })}
    </ul>
  );
}

export function EstateSheet(props: EstateSheetProps) {
  const { table, cues, placing, seat, onSeat } = props;
  const { estate } = wordsOf(table);
  const scene = sceneOf(props);
  const { emptySquares } = playerOf(table, seat);
  const host = hostOf(table);
  const both = scene.places.filter(({ dim }) => !dim);
  const caption: ComponentChildren =
    both.length > 1 ? (
      both.map((place) => nameOf(table, place.seat) ?? wordsOf(table).you).join(' | ')
    ) : placing === null && seat !== host ? (
      <Button kind="quiet" icon="back" onPress={() => onSeat(host)}>
        {estate.back(table.you === null)}
      </Button>
    ) : placing === null ? (
      estate.empty(emptySquares)
    ) : (
      estate.after(playerOf(table, host).emptySquares - inside(placing, host))
    );
  return (
    <Sheet title={titleOf(props)} caption={caption} class="estate-sheet">
      {placing === null ? (
        <Drawn table={table} cues={cues} scene={scene} label={titleOf(props)} />
      ) : (
        <Laying table={table} cues={cues} scene={scene} placing={placing} />
      )}
      <Heard table={table} seat={placing?.sites[0] ?? seat} />
      {placing === null ? null : <Controls table={table} placing={placing} />}
    </Sheet>
  );
}

/** Squares of one's own estate that the tile would cover. */
function inside({ sites, cells }: Placing, host: Seat): number {
  return cells.filter(({ column }) => sites[Math.floor(column / WIDTH)] === host).length;
}
