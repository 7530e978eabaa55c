/**
 * How well a participant stands: what its nearest schemes still lack, what it holds, what lies on the board. The schemes of
 * others are those of the imagined world.
 */
import { MOST_CELLS } from '../data/degrees.ts';
import type { Place } from '../data/layouts.ts';
import { SCHEME, type Scheme } from '../data/schemes.ts';
import { schemesOpenTo } from '../rules/chapters/11-realise.ts';
import { rivalProgress } from '../rules/chapters/16-wins.ts';
import { bits } from '../rules/model/board.ts';
import { edictsDiscarded } from '../rules/model/event-cards.ts';
import { type Progress, progressOf } from '../rules/model/schemes.ts';
import { totalPoints } from '../rules/model/scoring.ts';
import { isHuman, NONE, type State, type Who } from '../rules/model/state.ts';
import { pathLack } from './path.ts';
import { MISSING, WEIGHTS } from './weights.ts';

/** Further than this nothing is near. */
const FAR = 7;

/** What a condition still lacks, in the worth of single influence. */
export function lack({ parts }: Progress): number {
  let sum = 0;
  for (const { what, have, need } of parts) if (have < need) sum += (need - have) * MISSING[what];
  return sum;
}

export function lackOf(s: State, who: Who, scheme: Scheme): number {
  const left = scheme === SCHEME.rumourpath ? pathLack(s, who) : lack(progressOf(s, who, scheme));
  return Math.min(FAR, left);
}

/** How far ahead of the best rival in faction points, in points: who is ahead wants the edicts to run out. */
export function pointLead(s: State, who: Who): number {
  let best = 0;
  for (let rival = 0; rival < s.participants; rival++) if (rival !== who) best = Math.max(best, totalPoints(s, rival));
  return totalPoints(s, who) - best;
}

/** How near the end of the game by edicts is, 0 to 1. */
export function lateness(s: State): number {
  if (s.lastRound) return 1;
  const gone = edictsDiscarded(s);
  return gone >= 3 ? (gone - 2) * 0.25 : 0;
}

export function potential(s: State, who: Who): number {
  return isHuman(s, who) ? schemePotential(s, who) + standing(s, who) : rivalPotential(s);
}

/** What the two nearest schemes lack that are not held yet. */
export function nearest(s: State, who: Who): { readonly first: number; readonly second: number } {
  let first = FAR;
  let second = FAR;
  for (const scheme of schemesOpenTo(s, who)) {
    if ((s.realised[who]! & (1 << scheme)) !== 0) continue;
    const left = lackOf(s, who, scheme);
    if (left < first) {
      second = first;
      first = left;
    } else if (left < second) second = left;
  }
  return { first, second };
}

function schemePotential(s: State, who: Who): number {
  const held = s.realised[who]!;
  const count = bits(held);
  if (count >= 2) return WEIGHTS.won;
  const { first, second } = nearest(s, who);
  if (count === 1) return WEIGHTS.held - WEIGHTS.last * first + heldLack(s, who, held);
  return -(WEIGHTS.first * first + WEIGHTS.second * second);
}

/** A scheme held on broken conditions is as good as lost. */
function heldLack(s: State, who: Who, held: number): number {
  const scheme = 31 - Math.clz32(held);
  return -Math.min(2, lackOf(s, who, scheme));
}

/** Influence on the board. */
export function placedBy(s: State, who: Who): number {
  let placed = 0;
  for (let i = 0; i < s.cells.length; i++) if (s.cells[i] === who) placed++;
  return placed;
}

function standing(s: State, who: Who): number {
  const late = lateness(s);
  return placedBy(s, who) * WEIGHTS.presence + (late > 0 ? late * WEIGHTS.point * totalPoints(s, who) * 4 : 0);
}

/** The artificial rival needs only one of its three goals. */
function rivalPotential(s: State): number {
  let nearest = FAR * 2;
  for (const { progress } of rivalProgress(s)) nearest = Math.min(nearest, lack(progress));
  return WEIGHTS.held - nearest;
}

/** How much better `who` would stand with its influence in these cells (as `place * MOST_CELLS + cell`). */
export function gainByCells(s: State, who: Who, cells: readonly number[], before: number): number {
  for (const cell of cells) s.cells[cell] = who;
  const after = potential(s, who);
  for (const cell of cells) s.cells[cell] = NONE;
  return after - before;
}

/** The next free cells of a card, up to `count`. */
export function nextCells(s: State, place: Place, cells: number, count: number): readonly number[] {
  const found: number[] = [];
  for (let cell = 0; cell < cells && found.length < count; cell++) {
    if (s.cells[place * MOST_CELLS + cell] === NONE) found.push(place * MOST_CELLS + cell);
  }
  return found;
}

/** How much better `who` would stand with this card lying there face up. */
export function gainByCard(s: State, who: Who, place: Place, card: number, before: number): number {
  const old = s.cards[place]!;
  const up = s.faceUp;
  s.cards[place] = card;
  s.faceUp = up | (1 << place);
  const after = potential(s, who);
  s.cards[place] = old;
  s.faceUp = up;
  return after - before;
}

/** How much the others would lose, by fear, if `change` were made. */
export function harm(s: State, who: Who, change: () => void, undo: () => void): number {
  let before = 0;
  let after = 0;
  for (let rival = 0; rival < s.participants; rival++) if (rival !== who) before += fearOf(s, rival);
  change();
  for (let rival = 0; rival < s.participants; rival++) if (rival !== who) after += fearOf(s, rival);
  undo();
  return WEIGHTS.fear * (before - after);
}

/** A rival far from everything frightens nobody. */
function fearOf(s: State, rival: Who): number {
  return Math.max(-3, potential(s, rival));
}
