/** Chapter 18: what Diego buys in the auction phase, and how the supply shrinks after it. */
import type { Chapter } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import type { DiegoObject } from '../../data/diego.ts';
import { MOST_BUILDERS } from '../../data/economy.ts';
import {
  ANY_LANDSCAPE,
  BUILDER,
  JESTER,
  PRESTIGE_CARD,
  RECRUITING,
  STACK,
  STACKS,
  type Stack,
} from '../../data/objects.ts';
import { LANDSCAPES, type Landscape } from '../../data/pieces.ts';
import { story } from '../model/events.ts';
import { DIEGO_SEAT, NONE, type State } from '../model/state.ts';
import { prestigeValue } from '../model/value.ts';
import { stockOf } from './04-auction.ts';
import { addToRow, diegoGains, diegoOf, diegoPays, lookAt, takeBest, tellWish } from './18-diego.ts';
import { cardOf, lastBid, objectOf, roll } from './18-solo-auction.ts';

export type DiegoBuysFrame = { readonly at: 'diegoBuys' };

/** FLO-R41 */
function diegoCanUse(s: State, object: DiegoObject): boolean {
  switch (object) {
    case 'builder':
      return stockOf(s, BUILDER) > 0 && diegoOf(s).builders < MOST_BUILDERS;
    case 'landscape':
      return stockOf(s, ANY_LANDSCAPE) > 0;
    default:
      return stockOf(s, STACK[object]) > 0;
  }
}

/** FLO-18.13, FLO-R38: the leftmost of those refused, or, where none of them serves, of those left. */
function diegoObject(s: State): { readonly object: DiegoObject; readonly why: 'refused' | 'left' } | null {
  const solo = s.solo!;
  const { auction } = cardOf(s);
  const refused = (object: DiegoObject) => solo.putUp.some((p) => p.refused && objectOf(p.stack) === object);
  const usable = auction.map(({ object }) => object).filter((object) => diegoCanUse(s, object));
  const object = usable.find(refused);
  if (object !== undefined) return { object, why: 'refused' };
  const { bought } = s.players[0]!;
  const left = usable.find((other) => bought === NONE || objectOf(bought) !== other);
  return left === undefined ? null : { object: left, why: 'left' };
}

/** FLO-18.19, FLO-R42: the type his leftmost profession wants, or the next one's where that stack is empty. */
function diegoLandscape(s: State): Landscape {
  const solo = s.solo!;
  const { wants } = editionOf(s);
  const places = solo.row.map((_, at) => at).filter((at) => solo.row[at]!.card !== NONE);
  const inOrder = [false, true].flatMap((up) => places.filter((at) => solo.row[at]!.up === up));
  for (const at of inOrder) {
    const profession = lookAt(solo, at);
    const { landscape } = wants[profession]!;
    if (s.stock[landscape] === 0) continue;
    tellWish(profession, LANDSCAPES[landscape]!);
    return landscape;
  }
  return s.stock.findIndex((n) => n > 0); // a row without professions, or none of theirs left
}

function rollFor(s: State, stack: Stack): number {
  const { putUp } = s.solo!;
  const same = putUp.find((p) => p.refused && p.stack === stack);
  const like = putUp.find((p) => p.refused && objectOf(p.stack) === objectOf(stack));
  return (same ?? like)?.die ?? roll(s, stack, lastBid);
}

function give(s: State, stack: Stack): void {
  const diego = diegoOf(s);
  const solo = s.solo!;
  diego.bought = stack;
  if (stack !== PRESTIGE_CARD) s.stock[stack]!--;
  switch (stack) {
    case JESTER:
      diego.jesters++;
      break;
    case BUILDER:
      if (++diego.builders > 1) diegoGains(s, 'builder'); // FLO-18.16
      break;
    case PRESTIGE_CARD:
      diego.cards.push(takeBest(s, 'prestige', (card) => prestigeValue(s, DIEGO_SEAT, card)));
      break;
    case RECRUITING:
      addToRow(solo, NONE); // FLO-18.17
      break;
    default:
      if (++diego.landscapes[stack]! > 1) diegoGains(s, 'landscape');
  }
}

/** FLO-18.15 */
function shrinkSupply(s: State): void {
  for (const stack of [BUILDER, RECRUITING]) {
    if (s.stock[stack] === 0 || s.players.some(({ bought }) => bought === stack)) continue;
    s.stock[stack]!--;
    story.sink?.push({ what: 'supplyShrinks', stack: STACKS[stack]! });
  }
}

export const diegoBuysSteps: Chapter<State, DiegoBuysFrame> = {
  diegoBuys: {
    run(s) {
      const found = diegoObject(s);
      if (found === null) story.sink?.push({ what: 'diegoBuysNothing' });
      else {
        const stack = found.object === 'landscape' ? diegoLandscape(s) : STACK[found.object];
        const price = lastBid(s, stack, rollFor(s, stack));
        story.sink?.push({ what: 'diegoBuys', stack: STACKS[stack]!, price, why: found.why });
        diegoPays(s, price);
        give(s, stack);
      }
      shrinkSupply(s);
    },
  },
};
