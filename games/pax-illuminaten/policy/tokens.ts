/** What support is worth to a participant now: few tokens matter more than many, those of open cells more than others. */

import { editionOf } from '../data/box.ts';
import { MOST_CELLS } from '../data/degrees.ts';
import { FACTION_COUNT } from '../data/factions.ts';
import { stockOf, totalStock } from '../rules/chapters/03-support.ts';
import { admits, cellCount, faceAt, lowest, reach } from '../rules/model/board.ts';
import { NONE, type State, type Who } from '../rules/model/state.ts';
import { WEIGHTS } from './weights.ts';

/** By faction, how often it stands in the next open cells within reach, less what is in stock. */
const wants = new Float64Array(FACTION_COUNT);

export function wantsOf(s: State, who: Who): Float64Array {
  wants.fill(0);
  let cells = 0;
  for (let left = reach(s, who) & s.faceUp; left !== 0; left &= left - 1) {
    const place = lowest(left);
    if (!admits(s, place, who)) continue;
    const count = cellCount(s, place);
    for (let cell = 0; cell < count; cell++) {
      if (s.cells[place * MOST_CELLS + cell] !== NONE) continue;
      for (const faction of faceAt(s, place).cells[cell]!) wants[faction]!++;
      cells++;
      break;
    }
  }
  for (const faction of editionOf(s).connections[s.connections[who]!]!) wants[faction]! += 0.5; // acting from home
  for (let f = 0; f < FACTION_COUNT; f++) wants[f] = wants[f]! / (cells + 1) - 0.25 * stockOf(s, who, f);
  return wants;
}

/** One more token of this faction. */
export function worthOfToken(faction: number, want: Float64Array): number {
  return WEIGHTS.wanted * Math.max(-1, Math.min(1.5, want[faction]!)) + 0.1;
}

/** So many tokens, of whatever type, on top of what is there. */
export function worthOfTokens(s: State, who: Who, count: number): number {
  const have = totalStock(s, who);
  let sum = 0;
  for (let i = 0; i < count; i++)
    sum += Math.max(0.02, WEIGHTS.token - WEIGHTS.tokenFade * Math.max(0, have + i - 4) * 0.5);
  return sum;
}
