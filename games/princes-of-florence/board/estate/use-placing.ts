/** The tile in the reader's hand, while one is to be laid: where it hovers, and what the keys and buttons do to it. */
import { answerForm } from '@signoria/kit';
import { useState } from 'preact/hooks';
import type { PieceId } from '../../data/pieces.ts';
import type { Cell, Ghost } from '../drawings/index.ts';
import { named } from '../names.ts';
import { askedForm, hostOf, type Table } from '../table.ts';
import { pairOf } from './grounds.ts';
import {
  answerOf,
  cellsOf,
  type Fault,
  faultsOf,
  firstHolding,
  fits,
  flipped,
  type Holding,
  moved,
  openCells,
  over,
  type PlacementForm,
  pieceIn,
  type Sites,
  turned,
} from './placing.ts';

export interface Placing {
  readonly form: PlacementForm;
  readonly piece: PieceId;
  /** The estates it is laid on, west to east. */
  readonly sites: Sites;
  readonly cells: readonly Cell[];
  readonly look: Pick<Holding['look'], 'turn' | 'flip'>;
  readonly fits: boolean;
  readonly faults: readonly Fault[];
  readonly ghost: Ghost;
  readonly open: readonly Cell[];
  /** Held to its place until it is moved by hand. */
  readonly pinned: boolean;
  readonly canTurn: boolean;
  readonly canFlip: boolean;
  move(rows: number, columns: number): void;
  /** Follow the pointer, unless pinned. */
  hover(cell: Cell): void;
  /** Hold it here; where it already is, lay it down. */
  put(cell: Cell): void;
  turn(): void;
  flip(): void;
  place(): void;
}

interface Held {
  readonly ticket: number;
  readonly holding: Holding;
  readonly pinned: boolean;
}

function sitesOf({ view, you }: Table): Sites {
  const { pending } = view;
  if (pending?.what === 'joint') return pairOf(view, pending.active, pending.partner);
  return [hostOf({ you })];
}

/** Null while nothing is to be laid. */
export function usePlacing(table: Table): Placing | null {
  const [held, setHeld] = useState<Held | null>(null);
  const form = askedForm(table, 'placement', 'place');
  if (form === null) return null;
  const ticket = table.question!.ticket;
  const current = held?.ticket === ticket ? held : { ticket, holding: firstHolding(table.view, form), pinned: false };
  const hold = (holding: Holding | null, pinned = true) => holding !== null && setHeld({ ticket, holding, pinned });
  return placingOf(table, form, current, hold);
}

function placingOf(
  table: Table,
  form: PlacementForm,
  { holding, pinned }: Held,
  hold: (holding: Holding | null, pinned?: boolean) => void,
): Placing {
  const { view, language } = table;
  const piece = pieceIn(form);
  const sites = sitesOf(table);
  const cells = cellsOf(holding);
  const good = fits(form, holding);
  const faults = good ? [] : faultsOf(view, sites, piece, cells);
  const bad = faults.flatMap((fault) => fault.cells);
  const place = () => {
    if (good) answerForm(table, form, answerOf(form, holding));
  };
  return {
    form,
    piece,
    sites,
    cells,
    look: holding.look,
    fits: good,
    faults,
    ghost: { piece, cells, name: named(language, piece), fits: good, bad },
    open: openCells(form, holding),
    pinned,
    canTurn: turned(view, form, holding) !== null,
    canFlip: flipped(view, form, holding) !== null,
    move: (rows, columns) => hold(moved(form, holding, rows, columns)),
    hover: (cell) => !pinned && hold(over(form, holding, cell), false),
    put(cell) {
      const there = over(form, holding, cell);
      const same = there.row === holding.row && there.column === holding.column;
      if (pinned && same && good) place();
      else hold(there);
    },
    turn: () => hold(turned(view, form, holding)),
    flip: () => hold(flipped(view, form, holding)),
    place,
  };
}
