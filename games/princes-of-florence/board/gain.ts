/** What one's Works would be worth with one thing more: the tile in hand, the lot, or what is pointed at. */
import { VALUE } from '../data/economy.ts';
import type { StackId } from '../data/objects.ts';
import type { PieceId } from '../data/pieces.ts';
import type { FreedomId } from '../data/professions.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { ValueLine, WorkView } from '../rules/view/view.ts';
import type { Placing } from './estate/use-placing.ts';
import type { BoardPointing, Table } from './table.ts';

/** The thing that would come. */
export type Gain = PieceId | FreedomId | 'jester' | 'card';

export interface Prospect {
  readonly work: WorkView;
  /** Lines that would grow, by their index. */
  readonly grown: ReadonlySet<number>;
  readonly lines: readonly ValueLine[];
  readonly value: number;
}

function ofStack(stack: StackId): Gain | null {
  if (stack === 'jester') return 'jester';
  if (stack === 'recruiting') return 'card';
  return stack === 'forest' || stack === 'lake' || stack === 'park' ? stack : null;
}

function ofChoice(choice: Choice): Gain | null {
  switch (choice.do) {
    case 'auction':
    case 'take':
    case 'putUp':
      return ofStack(choice.stack);
    case 'landscape':
      return choice.landscape;
    case 'build':
    case 'buildWith':
      return choice.building;
    case 'freedom':
      return choice.freedom;
    case 'profession':
      return 'card';
    default:
      return null;
  }
}

export function gainOf(table: Table, { selected }: BoardPointing, placing: Placing | null): Gain | null {
  if (table.past) return null;
  if (placing !== null) return placing.piece;
  if (selected !== null) return ofChoice(selected);
  const { lot } = table.view.auction;
  const own = table.you === null ? undefined : table.view.players[table.you];
  return lot !== null && own?.bought === null && !own.dropped ? ofStack(lot.stack) : null;
}

function grown(line: ValueLine, gain: Gain): ValueLine {
  if (line.what === 'jesters' && gain === 'jester') {
    return { ...line, points: line.points + VALUE.jester, count: line.count + 1 };
  }
  if (line.what === 'cards' && gain === 'card') {
    return { ...line, points: line.points + VALUE.card, count: line.count + 1 };
  }
  const wanted = line.what === 'building' || line.what === 'landscape' || line.what === 'freedom';
  return wanted && line.id === gain && line.points === 0 ? { ...line, points: VALUE[line.what] } : line;
}

export function prospectOf(work: WorkView, gain: Gain | null): Prospect {
  const lines = gain === null ? work.lines : work.lines.map((line) => grown(line, gain));
  const changed = lines.flatMap((line, i) => (line.points > work.lines[i]!.points ? [i] : []));
  return { work, lines, grown: new Set(changed), value: lines.reduce((sum, { points }) => sum + points, 0) };
}

/** How many of one's people in hand want this and do not have it yet. */
export function wantedBy({ view }: Table, thing: PieceId | FreedomId): number {
  const lacking = ({ lines }: WorkView) => lines.some((line) => 'id' in line && line.id === thing && line.points === 0);
  return view.own?.works.filter(lacking).length ?? 0;
}

/** What a Work still lacks, and what each of it would add. */
export interface Lack {
  readonly id: PieceId | FreedomId;
  readonly adds: number;
}

export function lacksOf({ lines }: Pick<WorkView, 'lines'>): readonly Lack[] {
  return lines.flatMap((line) => {
    const wanted = line.what === 'building' || line.what === 'landscape' || line.what === 'freedom';
    return wanted && line.points === 0 ? [{ id: line.id, adds: VALUE[line.what] }] : [];
  });
}
