/** Laying tiles: where they may lie (FLO-5.1, FLO-8.4 to FLO-8.7, FLO-20.12), and what lies there then. */
import type { Menu, Seat } from '@signoria/kernel';
import { editionOf, type SideTables } from '../../data/box.ts';
import { TOUCHING_BUILDERS } from '../../data/economy.ts';
import { WIDTH } from '../../data/estate.ts';
import { type Building, type Landscape, PIECES, type Piece, pieceOf } from '../../data/pieces.ts';
import { type Lie, rowsAt } from '../../data/squares.ts';
import type { Do } from './choices.ts';
import { neighbourEast, neighbourWest } from './neighbours.ts';
import { NONE, type Player, type State } from './state.ts';

export function sideOf(s: State): SideTables {
  return editionOf(s).sides[s.options.cooperative ? 'b' : 'a'];
}

/** FLO-8.5: nothing lies there yet. The palazzo is already left out of all lies. */
export function isFree(p: Player, lie: Lie): boolean {
  return (lie.low & (p.builtLow | p.landLow)) === 0 && (lie.high & (p.builtHigh | p.landHigh)) === 0;
}

/** FLO-8.6, FLO-8.7: edges shared with buildings or the palazzo; landscapes do not matter. */
export function touches(side: SideTables, p: Player, lie: Lie): boolean {
  return (lie.haloLow & (p.builtLow | side.low)) !== 0 || (lie.haloHigh & (p.builtHigh | side.high)) !== 0;
}

/** Whether a building or a palazzo stands across the border from one of these rows of the edge (FLO-R62). */
export function facesBuilding(s: State, seat: Seat, west: number, east: number): boolean {
  const side = sideOf(s);
  return (
    standsAt(s, neighbourWest(s, seat), WIDTH - 1, side.east, west) ||
    standsAt(s, neighbourEast(s, seat), 0, side.west, east)
  );
}

function standsAt(s: State, neighbour: Seat, column: number, palazzo: number, rows: number): boolean {
  if (neighbour === NONE) return false;
  const { builtLow, builtHigh } = s.players[neighbour]!;
  return ((rowsAt(builtLow, builtHigh, column) | palazzo) & rows) !== 0;
}

/** FLO-20.12, FLO-R66: whether these squares of a border may be built on alone with fewer than two builders. */
function mayStandAtBorder(s: State, seat: Seat, lie: Lie): boolean {
  const west = neighbourWest(s, seat) === NONE ? 0 : lie.west;
  const east = neighbourEast(s, seat) === NONE ? 0 : lie.east;
  if (west === 0 && east === 0) return true;
  return s.players[seat]!.builders > 0 && !facesBuilding(s, seat, west, east);
}

function mayBuildOn(s: State, seat: Seat, side: SideTables, lie: Lie): boolean {
  const p = s.players[seat]!;
  if (!isFree(p, lie)) return false;
  if (p.builders >= TOUCHING_BUILDERS) return true;
  if (touches(side, p, lie)) return false;
  return !s.options.cooperative || mayStandAtBorder(s, seat, lie);
}

function mayLie(s: State, seat: Seat, side: SideTables, piece: Piece, lie: Lie): boolean {
  return isLandscape(piece) ? isFree(s.players[seat]!, lie) : mayBuildOn(s, seat, side, lie);
}

function isLandscape(piece: Piece): boolean {
  return piece < pieceOf(0);
}

/** Is there any place for it? */
export function hasRoom(s: State, seat: Seat, piece: Piece): boolean {
  const side = sideOf(s);
  const lies = side.lies[piece]!;
  for (let i = 0; i < lies.length; i++) if (mayLie(s, seat, side, piece, lies[i]!)) return true;
  return false;
}

/** All places for it, as a menu. */
export function placementMenu(s: State, seat: Seat, piece: Piece): Menu<Do<'place'>> {
  const side = sideOf(s);
  const spots: { turn: 0 | 1 | 2 | 3; flip: boolean; at: number[] }[] = [];
  for (const lie of side.lies[piece]!) {
    if (!mayLie(s, seat, side, piece, lie)) continue;
    const last = spots[spots.length - 1];
    if (last !== undefined && last.turn === lie.turn && last.flip === lie.flip) last.at.push(lie.at);
    else spots.push({ turn: lie.turn, flip: lie.flip, at: [lie.at] });
  }
  return { kind: 'placement', base: { do: 'place', piece: PIECES[piece]! }, width: WIDTH, spots };
}

export function lieAt(s: State, piece: Piece, { at, turn, flip }: Do<'place'>): Lie {
  return sideOf(s).lies[piece]!.find((lie) => lie.at === at && lie.turn === turn && lie.flip === flip)!;
}

export function layLandscape(s: State, seat: Seat, landscape: Landscape, lie: Lie): void {
  const p = s.players[seat]!;
  p.landscapes[landscape]!++;
  p.landLow |= lie.low;
  p.landHigh |= lie.high;
  p.tiles.push({ piece: landscape, squares: lie.squares, shared: NONE });
}

export function layBuilding(s: State, seat: Seat, building: Building, lie: Lie, shared: Seat): void {
  const p = s.players[seat]!;
  p.buildings[building]!++;
  p.builtLow |= lie.low;
  p.builtHigh |= lie.high;
  p.tiles.push({ piece: pieceOf(building), squares: lie.squares, shared });
}
