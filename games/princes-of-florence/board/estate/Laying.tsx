/** Laying a tile: the estate as one button, what is in the way, and the buttons that turn, flip and lay it. */
import { Button, RuleId, WhyMark } from '@signoria/kit';
import { useEffect } from 'preact/hooks';
import { ACROSS, type Cell, SIDE } from '../drawings/index.ts';
import { named } from '../names.ts';
import { type Table, wordsOf } from '../table.ts';
import { Drawn, type DrawnProps } from './EstateDrawing.tsx';
import { type Fault, faultRules } from './placing.ts';
import type { Placing } from './use-placing.ts';

/** What is in the way, in words: `It would cover your Lake.` */
function faultText(table: Table, fault: Fault): string {
  const { placing } = wordsOf(table);
  if (fault.why === 'border' || fault.why === 'oneSide') return placing[fault.why];
  return placing[fault.why](fault.by);
}

/** `Forest, rows 2 to 3, columns 4 to 6: fits.` */
function spoken(table: Table, placing: Placing): string {
  const { placing: words } = wordsOf(table);
  const rows = placing.cells.map(({ row }) => row + 1);
  const columns = placing.cells.map(({ column }) => column + 1);
  const at = words.at(Math.min(...rows), Math.max(...rows), Math.min(...columns), Math.max(...columns));
  const verdict = placing.fits ? words.fits : placing.faults.map((fault) => faultText(table, fault)).join(' ');
  const lying = words.turned(placing.look.turn, placing.look.flip);
  return `${named(table.language, placing.piece)}${lying}, ${at}: ${verdict}`;
}

/** The square under the pointer. */
function cellUnder(event: MouseEvent, from: number): Cell | null {
  const svg = (event.currentTarget as Element).querySelector('svg');
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const cell = { row: Math.floor(y / SIDE), column: Math.floor(x / SIDE) };
  return cell.row < 0 || cell.row >= ACROSS || cell.column < from ? null : cell;
}

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** R and F on a Latin or a Russian keyboard. */
function keyed(event: KeyboardEvent, placing: Placing): void {
  const step = STEPS[event.key];
  if (step !== undefined) placing.move(step[0], step[1]);
  else if (event.code === 'KeyR' && !event.ctrlKey && !event.metaKey) placing.turn();
  else if (event.code === 'KeyF' && !event.ctrlKey && !event.metaKey) placing.flip();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

interface LayingProps extends DrawnProps {
  readonly placing: Placing;
}

/** The keys work wherever the focus is, as long as nothing else wants them. */
function useKeys(placing: Placing): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (document.activeElement === document.body) keyed(event, placing);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

/** The whole estate is one button while a tile is laid on it: arrows move, R turns, F flips, Enter lays it down. */
export function Laying({ placing, ...drawn }: LayingProps) {
  const { table, scene } = drawn;
  useKeys(placing);
  const pointed = (event: MouseEvent, act: (cell: Cell) => void) => {
    const cell = cellUnder(event, scene.from);
    if (cell !== null) act(cell);
  };
  return (
    <button
      type="button"
      class="estate-button"
      onKeyDown={(event) => keyed(event, placing)}
      onPointerMove={(event) => event.pointerType === 'mouse' && pointed(event, placing.hover)}
      onTouchMove={(event) => dragged(event, scene.from, placing)}
      onClick={(event) => (event.detail === 0 ? placing.place() : pointed(event, placing.put))}
    >
      <span class="only-heard">{`${spoken(table, placing)} ${wordsOf(table).placing.keys}`}</span>
      <Drawn {...drawn} open={placing.open} />
    </button>
  );
}

/** A finger drags the tile along. */
function dragged(event: TouchEvent, from: number, placing: Placing): void {
  const [finger] = event.touches;
  if (finger === undefined || event.touches.length > 1) return;
  const at = { clientX: finger.clientX, clientY: finger.clientY, currentTarget: event.currentTarget };
  const cell = cellUnder(at as unknown as MouseEvent, from);
  if (cell === null) return;
  event.preventDefault();
  placing.hover(cell);
}

/** What is in the way, with its rules. */
function Faults({ table, placing: { faults, piece } }: { readonly table: Table; readonly placing: Placing }) {
  const rules = [...new Set(faults.flatMap((fault) => faultRules(table.view, piece, fault)))];
  return (
    <p class="faults">
      <WhyMark />
      <span>{faults.map((fault) => faultText(table, fault)).join(' ')}</span>
      {rules.map((id) => (
        <button key={id} type="button" class="rule-link" onClick={() => table.rule(id)}>
          <RuleId id={id} />
        </button>
      ))}
    </p>
  );
}

/** Turn, flip, lay down; and beside them whether it fits. */
export function Controls({ table, placing }: { readonly table: Table; readonly placing: Placing }) {
  const { placing: words } = wordsOf(table);
  return (
    <div class="placing">
      <div class="verdict" aria-live="polite">
        {placing.fits ? <p>{placing.pinned ? words.again : words.hint}</p> : <Faults table={table} placing={placing} />}
      </div>
      <div class="placing-buttons">
        {placing.canTurn ? (
          <Button icon="turn" shortcut="R" onPress={placing.turn}>
            {words.turn}
          </Button>
        ) : null}
        {placing.canFlip ? (
          <Button icon="flip" shortcut="F" onPress={placing.flip}>
            {words.flip}
          </Button>
        ) : null}
        <Button kind="wax" blocked={!placing.fits} note={words.forGood} onPress={placing.place}>
          {words.place(placing.piece)}
        </Button>
      </div>
    </div>
  );
}
