/** Who is likely to win: participants share the chance by how well they stand; the artificial rival has its share too. */

import { totalStock } from '../rules/chapters/03-support.ts';
import { rivalProgress } from '../rules/chapters/16-wins.ts';
import { bits } from '../rules/model/board.ts';
import { totalPoints } from '../rules/model/scoring.ts';
import { isHuman, type State, type Who } from '../rules/model/state.ts';
import { lack, lateness, nearest, placedBy } from './potential.ts';
import { CHANCE } from './weights.ts';

const FULL_STOCK = 10;

function outlook(s: State, who: Who, late: number): number {
  const points = late > 0 ? late * CHANCE.point * totalPoints(s, who) : 0;
  const common = CHANCE.placed * placedBy(s, who) + points;
  if (!isHuman(s, who)) return common + CHANCE.rivalBase + CHANCE.rival * rivalLack(s);
  const held = bits(s.realised[who]!);
  const stock = CHANCE.stock * Math.min(FULL_STOCK, totalStock(s, who));
  if (held >= 2) return common + stock + CHANCE.won + CHANCE.held;
  const { first, second } = nearest(s, who);
  if (held === 1) return common + stock + CHANCE.held + (first <= 1 ? CHANCE.near : 0);
  return common + stock + CHANCE.second * second;
}

/** What the nearest of its goals still lacks. */
function rivalLack(s: State): number {
  let left = Number.POSITIVE_INFINITY;
  for (const { progress } of rivalProgress(s)) left = Math.min(left, lack(progress));
  return left;
}

export function evaluate(s: State, into: Float64Array): void {
  const late = lateness(s);
  let sum = 0;
  for (let who = 0; who < s.participants; who++) {
    const share = Math.exp(outlook(s, who, late));
    sum += share;
    if (who < s.seats) into[who] = share;
  }
  for (let seat = 0; seat < s.seats; seat++) into[seat]! /= sum;
}
