/**
 * Witnesses as games of rules version 1 know them (ADR 8): of many cards only sets near the smallest, of many paths only the
 * first. Games that began so go on so.
 */
import { EVERY_FACTION } from '../../data/factions.ts';
import { bits, layoutOf, lowest, neighbours, presence } from './board.ts';
import { connected, lodgeKey, NO_LODGE, placesOf } from './lodges.ts';
import type { State, Who } from './state.ts';
import type { Holds, Witness } from './witnesses.ts';

const MANY = 10;
const SPARE = 2;

export function setsThen(cards: number, least: number, holds: Holds): readonly Witness[] {
  const count = bits(cards);
  const most = count > MANY ? least + SPARE : count;
  const found: Witness[] = [];
  const grow = (left: number, set: number, size: number): void => {
    if (size + bits(left) < least) return;
    if (size >= least && holds(set)) found.push({ set, lodge: NO_LODGE });
    if (size === most) return;
    for (let rest = left; rest !== 0; rest &= rest - 1) grow(rest & (rest - 1), set | (rest & -rest), size + 1);
  };
  grow(cards, 0, 0);
  return found;
}

const ENOUGH_PATHS = 400;

/** PAX-R3: chains of one faction, own influence on every card, from the top row to the bottom row, and a little more. */
export function pathsThen(s: State, who: Who): readonly Witness[] {
  const { top, bottom } = layoutOf(s);
  const mine = presence(s, who);
  const found = new Map<string, Witness>();
  for (const faction of EVERY_FACTION) {
    const all = placesOf(s, faction);
    const held = all & mine;
    const walk = (at: number, set: number): void => {
      if (found.size >= ENOUGH_PATHS) return;
      if (((1 << at) & bottom) !== 0) {
        const lodge = lodgeKey(faction, connected(s, 1 << at, all));
        for (const grown of extended(s, set, held)) found.set(`${grown} ${lodge}`, { set: grown, lodge });
        return;
      }
      for (let next = neighbours(s, at) & held & ~set; next !== 0; next &= next - 1) {
        walk(lowest(next), set | (next & -next));
      }
    };
    for (let start = top & held; start !== 0; start &= start - 1) walk(lowest(start), start & -start);
  }
  return [...found.values()];
}

/** The path itself, and with up to two more cards that hang together with it. */
function extended(s: State, path: number, held: number): readonly number[] {
  const sets = [path];
  const beside = (set: number): number => {
    let edge = 0;
    for (let left = set; left !== 0; left &= left - 1) edge |= neighbours(s, lowest(left));
    return edge & held & ~set;
  };
  for (let one = beside(path); one !== 0; one &= one - 1) {
    const longer = path | (one & -one);
    sets.push(longer);
    for (let two = beside(longer); two !== 0; two &= two - 1) sets.push(longer | (two & -two));
  }
  return sets;
}
