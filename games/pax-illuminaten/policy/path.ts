/** How far a Path of Rumours is: the cheapest way from the top row to the bottom row, whatever faction it takes. */
import { FACTION_COUNT } from '../data/factions.ts';
import { admits, faceAt, freeCell, isUp, layoutOf, lowest, presence } from '../rules/model/board.ts';
import { NONE, type State, type Who } from '../rules/model/state.ts';

/** What a card on the way still takes: nothing, influence, another card, or a card at all. */
const STEP = { place: 1, replace: 1.9, scout: 1.6 } as const;

/** Scratch by place. */
const steps = new Float64Array(32);
const reached = new Float64Array(32);

export function pathLack(s: State, who: Who): number {
  const mine = presence(s, who);
  let best = Number.POSITIVE_INFINITY;
  for (let faction = 0; faction < FACTION_COUNT; faction++) {
    for (let place = 0; place < s.cards.length; place++) steps[place] = stepOn(s, who, place, faction, mine);
    best = Math.min(best, cheapest(s, best));
  }
  return best;
}

function stepOn(s: State, who: Who, place: number, faction: number, mine: number): number {
  if (!isUp(s, place)) return STEP.scout;
  if ((faceAt(s, place).factions & (1 << faction)) === 0) return STEP.replace;
  if ((mine & (1 << place)) !== 0) return 0;
  return freeCell(s, place) !== NONE && admits(s, place, who) ? STEP.place : STEP.replace;
}

/** Row by row down the board; ways that climb again are not worth looking for. Nothing dearer than `bound` matters. */
function cheapest(s: State, bound: number): number {
  const { places, top, bottom } = layoutOf(s);
  let best = bound;
  for (let place = 0; place < places.length; place++) {
    let before = (top & (1 << place)) !== 0 ? 0 : Number.POSITIVE_INFINITY;
    for (let left = places[place]!.neighbours; left !== 0; left &= left - 1) {
      const other = lowest(left);
      if (places[other]!.row < places[place]!.row) before = Math.min(before, reached[other]!);
    }
    reached[place] = before + steps[place]!;
    if ((bottom & (1 << place)) !== 0) best = Math.min(best, reached[place]!);
  }
  return best;
}
