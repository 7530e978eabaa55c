/**
 * Who is likely to win, between two battles: a softmax over the seats of a weighted sum of plain features. The weights
 * were fitted to the results of many noisy games of adepts, for each number of players.
 */
import type { Seat } from '@signoria/kernel';
import { KINDS } from '../data/cards.ts';
import { bits, editionOf, group } from '../data/edition.ts';
import { isLegalSite } from '../rules/chapters/03-site.ts';
import { goal, kingdom } from '../rules/chapters/10-winning.ts';
import { NONE, type State } from '../rules/model/state.ts';
import { WEIGHTS } from './weights.ts';

export const FEATURES = 26;

/** The seat's features, written into `x` from `from` on. */
export function featuresOf(s: State, seat: Seat, x: Float64Array, from: number): void {
  const { regions, adjacent } = goal(s);
  const box = editionOf(s);
  const realm = kingdom(s, seat);
  const missing = regions - bits(realm);
  let winning = 0;
  let near = 0;
  let siteWins = 0;
  for (let region = 0; region < s.owner.length; region++) {
    if (s.owner[region] === seat || !isLegalSite(s, region, seat)) continue;
    const set = realm | (1 << region);
    const left = Math.min(missing - 1, adjacent - bits(group(box, region, set)));
    if (left <= 0) {
      winning++;
      if (region === s.site && s.owner[region] === NONE) siteWins = 1;
    } else if (left === 1) near++;
  }
  const hand = s.hands[seat]!;
  const token = s.token === seat ? 1 : 0;
  let i = from;
  x[i++] = missing <= 1 ? 1 : 0;
  x[i++] = missing <= 2 ? 1 : 0;
  x[i++] = missing <= 3 ? 1 : 0;
  x[i++] = missing <= 4 ? 1 : 0;
  x[i++] = winning > 0 ? 1 : 0;
  x[i++] = winning > 1 ? 1 : 0;
  x[i++] = winning > 3 ? 1 : 0;
  x[i++] = near / 4;
  for (let kind = 0; kind < KINDS; kind++) x[i++] = hand[kind]! / 4;
  x[i++] = token;
  x[i++] = token * (winning > 0 ? 1 : 0);
  x[i] = siteWins;
}

/** In a series a point is worth this much of a lead. */
const POINT = 4;
const scratch = new Float64Array(FEATURES);

/** The chance of each seat to win from here. */
export function evaluate(s: State, into: Float64Array): void {
  const weights = WEIGHTS[s.seats]!;
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    featuresOf(s, seat, scratch, 0);
    let z = s.options.points ? (POINT * s.series.points[seat]!) / s.options.pointsTarget : 0;
    for (let i = 0; i < FEATURES; i++) z += weights[i]! * scratch[i]!;
    into[seat] = Math.exp(z);
    sum += into[seat]!;
  }
  for (let seat = 0; seat < s.seats; seat++) into[seat]! /= sum;
}
