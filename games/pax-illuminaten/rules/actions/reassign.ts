/** Chapter 6, REASSIGN (PAX-6.13, PAX-6.14), its variants, and with a reward marker (PAX-8.4). */
import { type Chapter, list, type Part, type Parts, type Seat, schedule } from '@signoria/kernel';
import { numberOf } from '../../data/box.ts';
import { EVERY_CELL, MOST_CELLS } from '../../data/degrees.ts';
import { ALL_FACTIONS, factionOf, factionsIn } from '../../data/factions.ts';
import type { Place } from '../../data/layouts.ts';
import { affords, charge } from '../chapters/03-support.ts';
import {
  admits,
  cellAt,
  faceAt,
  freeCell,
  freeCells,
  isUp,
  lowest,
  neighbours,
  placeId,
  placeNamed,
  presence,
  settleIn,
} from '../model/board.ts';
import { type Do, STOP } from '../model/choices.ts';
import { serves } from '../model/event-cards.ts';
import { story } from '../model/events.ts';
import type { FrameAt, Moves, Way } from '../model/frames.ts';
import { partyOf } from '../model/party.ts';
import { FREE, matching, type Price } from '../model/price.ts';
import { factionsOn } from '../model/schemes.ts';
import { NONE, type State, type Who } from '../model/state.ts';
import type { ActionRules } from './action.ts';
import { enhanced, substitution } from './ways.ts';

/** PAX-17.6: the explicit number of an extra action is the base that enhancements add to. */
function movesFor(s: State, way: Way): number {
  const base =
    way === 'X-REASSIGN-FREE' || way === 'R-REASSIGN-ALL' || way === 'F-CR'
      ? numberOf(s, `${way}.moves`)
      : numberOf(s, 'limit.moves');
  return base + moreMoves(s);
}

function moreMoves(s: State, parts: Parts = null): number {
  const more = enhanced(s, 'E-REASSIGN-FIVE') * numberOf(s, 'E-REASSIGN-FIVE.moves');
  const ball = serves(s, 'ball') ? numberOf(s, 'ball.moves') : 0;
  parts?.push({ what: 'enhancement', n: more, rules: ['PAX-17.35'] });
  parts?.push({ what: 'special', n: ball, rules: ['PAX-17.56'], facts: { event: 'ball' } });
  return more + ball;
}

/** What is left of the moves of a REASSIGN under way. */
export function movesLeft(s: State, { left, made }: Moves, parts: Part[]): number {
  const base = left + made - moreMoves(s, parts);
  parts.unshift({ what: 'moves', n: base, rules: ['PAX-6.14', 'PAX-17.6'] });
  parts.push({ what: 'made', n: -made, rules: ['PAX-6.14'] });
  return left;
}

function isFree(way: Way): boolean {
  return way === 'X-REASSIGN-FREE' || way === 'R-REASSIGN-ALL' || way === 'F-CR';
}

export function reassignPrice(s: State, who: Who, way: Way, factions: number): Price {
  return isFree(way) ? FREE : matching([factions], 1, substitution(s, who, 'reassign'));
}

/** What may be named: one faction, two (PAX-17.20), or none at all (PAX-17.14), as bit sets. */
function nameable(s: State, who: Who, way: Way): readonly number[] {
  if (way === 'R-REASSIGN-ALL') return [ALL_FACTIONS];
  const found = factionsOn(s, presence(s, who)); // PAX-6.13: the areopagus does not count
  const single: number[] = [];
  for (let left = found; left !== 0; left &= left - 1) single.push(left & -left);
  if (enhanced(s, 'G-REASSIGN-TWO') === 0 || single.length < 2) return single;
  return single.flatMap((a, i) => single.slice(i + 1).map((b) => a | b));
}

function begin(s: State, way: Way, factions: number, marked: Place): Moves {
  return { factions, left: movesFor(s, way), made: 0, marked, astray: [] };
}

function named(way: Way, factions: number) {
  return way === 'R-REASSIGN-ALL' ? [] : factionsIn(factions);
}

export const reassign: ActionRules<Do<'reassign'>> = {
  choices(s, { who, way, marked }, into, most) {
    for (const factions of nameable(s, who, way)) {
      if (into.length >= most) return;
      if (!affords(s, who, reassignPrice(s, who, way, factions))) continue;
      if (!hasMove(s, who, begin(s, way, factions, marked))) continue;
      into.push({ do: 'reassign', factions: named(way, factions) });
    }
  },
  start(s, { who, way, marked }, { factions: named }) {
    const factions = named.length === 0 ? ALL_FACTIONS : named.reduce((set, id) => set | (1 << factionOf(id)), 0);
    const moves = begin(s, way, factions, marked);
    charge(s, who, reassignPrice(s, who, way, factions), { at: 'reassign', seat: who, moves });
  },
  whyNot: () => null, // it names factions, not places
};

/** PAX-6.14, PAX-R12, PAX-R60: where influence may go to, whose it is being fixed. */
export function mayEnter(s: State, place: Place, who: Who): boolean {
  return isUp(s, place) && freeCell(s, place) !== NONE && admits(s, place, who);
}

function startsThere(s: State, place: Place, { factions }: Moves): boolean {
  return (faceAt(s, place).factions & factions) !== 0;
}

function hasMove(s: State, who: Who, moves: Moves): boolean {
  const into: Do<'move' | 'stop'>[] = [];
  moveChoices(s, who, moves, into, 1);
  return into.length > 0;
}

function moveChoices(s: State, who: Who, moves: Moves, into: Do<'move' | 'stop'>[], most: number): void {
  if (moves.left === 0) return;
  for (let from = presence(s, who); from !== 0; from &= from - 1) {
    const place = lowest(from);
    if (!startsThere(s, place, moves)) continue;
    for (let to = neighbours(s, place) & s.faceUp; to !== 0; to &= to - 1) {
      const target = lowest(to);
      if (!mayEnter(s, target, who)) continue;
      for (const cell of EVERY_CELL) {
        if (cellAt(s, place, cell) !== who || !endsWell(s, who, moves, place, cell, target)) continue;
        into.push({ do: 'move', from: placeId(s, place), cell: cell + 1, to: placeId(s, target) });
        if (into.length >= most) return;
      }
    }
  }
}

/** The moves after this one: a token on its way to the marker is astray until it arrives (PAX-8.4). */
function after(s: State, moves: Moves, place: Place, cell: number, target: Place): Moves {
  const { marked, astray } = moves;
  if (marked === NONE) return { ...moves, left: moves.left - 1, made: moves.made + 1 };
  const token = place * MOST_CELLS + cell;
  const others = astray.filter((other) => other !== token);
  const there = target * MOST_CELLS + freeCell(s, target);
  return {
    ...moves,
    left: moves.left - 1,
    made: moves.made + 1,
    astray: target === marked ? others : [...others, there],
  };
}

/** Can everything that has been moved still reach the marked card? */
function endsWell(s: State, who: Who, moves: Moves, place: Place, cell: number, target: Place): boolean {
  if (moves.marked === NONE) return true;
  const next = after(s, moves, place, cell, target);
  const room = freeCells(s, next.marked) + (place === next.marked ? 1 : 0) - (target === next.marked ? 1 : 0);
  if (next.astray.length > room) return false;
  if (s.reading === 2 && !admits(s, next.marked, who)) return false; // PAX-R12
  let steps = 0;
  for (const token of next.astray) steps += stepsTo(s, who, next, Math.floor(token / MOST_CELLS));
  return steps <= next.left;
}

/** The fewest moves from here to the marked card; more than any REASSIGN has when there is no way. */
function stepsTo(s: State, who: Who, moves: Moves, from: Place): number {
  let edge = 1 << from;
  let seen = edge;
  for (let steps = 1; edge !== 0; steps++) {
    let next = 0;
    for (let left = edge; left !== 0; left &= left - 1) {
      const place = lowest(left);
      if (startsThere(s, place, moves)) next |= neighbours(s, place) & s.faceUp;
    }
    if ((next & (1 << moves.marked)) !== 0) return steps;
    edge = 0;
    for (let left = next & ~seen; left !== 0; left &= left - 1) {
      if (mayEnter(s, lowest(left), who)) edge |= left & -left;
    }
    seen |= edge;
  }
  return Number.POSITIVE_INFINITY;
}

function move(s: State, seat: Seat, moves: Moves, c: Do<'move'>): void {
  const from = placeNamed(s, c.from);
  const to = placeNamed(s, c.to);
  const next = after(s, moves, from, c.cell - 1, to);
  s.cells[from * MOST_CELLS + c.cell - 1] = NONE; // PAX-R11: other tokens never slide
  settleIn(s, to, seat);
  story.sink?.push({ what: 'moved', who: partyOf(s, seat), from: c.from, into: c.to });
  if (hasMove(s, seat, next)) schedule(s, { at: 'reassign', seat, moves: next });
}

export const reassignSteps: Chapter<State, FrameAt<'reassign'>> = {
  reassign: {
    rules: ['PAX-6.14', 'PAX-8.4'],
    seat: (_, f) => f.seat,
    menu(s, { seat, moves }) {
      const choices: Do<'move' | 'stop'>[] = [];
      moveChoices(s, seat, moves, choices, Number.POSITIVE_INFINITY);
      if (moves.made > 0 && moves.astray.length === 0) choices.push(STOP); // PAX-R59
      return list(choices);
    },
    take(s, f, c) {
      if (c.do === 'move') move(s, f.seat, f.moves, c);
    },
  },
};
