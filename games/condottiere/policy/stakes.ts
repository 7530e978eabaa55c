/** How much a region is worth to whom: everything a bot feels about the map. */
import type { Seat } from '@signoria/kernel';
import { bits, editionOf, group } from '../data/edition.ts';
import type { Region } from '../data/map.ts';
import { goal, kingdom } from '../rules/chapters/10-winning.ts';
import { NONE, type State } from '../rules/model/state.ts';
import { temper } from './temper.ts';

/** Further away than three steps all regions are worth about the same. */
const FAR = 0.8;

/** How many regions `seat` still needs once it has `region` too; 0 or less wins. */
function stepsLeft(s: State, seat: Seat, region: Region): number {
  const { regions, adjacent } = goal(s);
  const set = kingdom(s, seat) | (1 << region);
  return Math.min(regions - bits(set), adjacent - bits(group(editionOf(s), region, set)));
}

export function worthTo(s: State, seat: Seat, region: Region): number {
  if (region === NONE) return 1; // a final battle is for everything
  const left = stepsLeft(s, seat, region);
  if (left <= 0) return 1;
  const { worth } = temper(s.seats);
  return left <= 3 ? worth[left - 1]! : worth[2] * FAR;
}
