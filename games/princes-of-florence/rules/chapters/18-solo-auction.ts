/** Chapter 18: the auction phase of the solo game. */
import {
  type Asks,
  type Blocked,
  type Chapter,
  draw,
  list,
  type Menu,
  type Parts,
  type Seat,
  schedule,
} from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import type { DiegoCard, DiegoObject } from '../../data/diego.ts';
import { COINS_FROM_PRESTIGE, RAISE, UNIT } from '../../data/economy.ts';
import { STACK, STACKS, type Stack } from '../../data/objects.ts';
import { LANDSCAPE_COUNT } from '../../data/pieces.ts';
import { BUY, DECLINE, type Do, PUT_UP, REFUSE, TAKE } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { NONE, type PutUp, type State } from '../model/state.ts';
import { lastBuyerPrice, mayTake, stacksInPlay, whyNot } from './04-auction.ts';
import { win } from './05-objects.ts';
import { sell } from './12-money.ts';

export type SoloAuctionFrame =
  | { readonly at: 'soloAuction' }
  | { readonly at: 'nextPutUp' }
  /** Which object do you put up? */
  | Asks<{ readonly at: 'putUp'; readonly seat: Seat }, Do<'putUp'>>
  /** Buy at this price, or refuse (FLO-18.9)? */
  | Asks<
      { readonly at: 'soloBuy'; readonly seat: Seat; readonly stack: Stack; readonly die: number },
      Do<'buy' | 'refuse'>
    >
  /** The last auction: one object for the fixed price, without a roll (FLO-18.11). */
  | Asks<{ readonly at: 'soloLast'; readonly seat: Seat }, Do<'take' | 'decline'>>;

const FACES = 6;
/** FLO-18.10 */
const FORCED = 2;

export function cardOf(s: State): DiegoCard {
  return editionOf(s).diego[s.solo!.card]!;
}

/** FLO-18.14: the card shows one symbol for all landscapes. */
export function objectOf(stack: Stack): DiegoObject {
  return stack < LANDSCAPE_COUNT ? 'landscape' : (STACKS[stack] as DiegoObject);
}

export function modifier(s: State, stack: Stack): number {
  const object = objectOf(stack);
  return cardOf(s).auction.find((entry) => entry.object === object)!.mod; // every card names all objects
}

/** FLO-18.9: the last bid. You pay 100 more, Diego does not (FLO-R37). */
export function lastBid(s: State, stack: Stack, die: number, parts: Parts = null): number {
  const mod = modifier(s, stack);
  const rules = ['FLO-18.9', 'FLO-R37'];
  parts?.push(
    { what: 'modifier', n: mod * UNIT, rules, facts: { object: objectOf(stack), mod } },
    { what: 'die', n: die * UNIT, rules, facts: { die } },
  );
  return (mod + die) * UNIT;
}

export function soloPrice(s: State, stack: Stack, die: number, parts: Parts = null): number {
  const bid = lastBid(s, stack, die, parts);
  parts?.push({ what: 'overbid', n: RAISE, rules: ['FLO-18.9'] });
  return bid + RAISE;
}

/** FLO-R39: what has been put up this round is gone. */
function isPutUp(s: State, stack: Stack): boolean {
  return s.solo!.putUp.some((p) => p.stack === stack);
}

function mayPutUp(s: State, seat: Seat, stack: Stack): boolean {
  return !isPutUp(s, stack) && mayTake(s, seat, stack);
}

/** FLO-18.12 */
function isDear(s: State, stack: Stack): boolean {
  const dearest = cardOf(s)
    .auction.toSorted((a, b) => b.mod - a.mod)
    .slice(0, 2);
  return dearest.some(({ object }) => object === objectOf(stack));
}

function tableSize(s: State): number {
  return s.options.soloTable === 'five' ? 5 : 4;
}

/** `price` is what it comes to for whoever rolls: you pay 100 more than the last bid, Diego does not. */
export function roll(s: State, stack: Stack, price: typeof lastBid): number {
  const die = draw(s, 'die').below(FACES) + 1;
  const mod = modifier(s, stack);
  story.sink?.push({ what: 'rolled', stack: STACKS[stack]!, die, mod, price: price(s, stack, die) });
  return die;
}

function note(s: State, stack: Stack, die: number, refused: boolean): void {
  const put: PutUp = { stack, die, refused };
  s.solo!.putUp = [...s.solo!.putUp, put];
}

function putUp(s: State, seat: Seat, stack: Stack): void {
  const die = roll(s, stack, soloPrice);
  if (modifier(s, stack) === 0 && die <= FORCED) force(s, seat, stack, die);
  else schedule(s, { at: 'soloBuy', seat, stack, die });
}

/** FLO-18.10, FLO-R43: bought at once, with prestige sold if need be; who cannot pay even so has refused. */
function force(s: State, seat: Seat, stack: Stack, die: number): void {
  const p = s.players[seat]!;
  const price = soloPrice(s, stack, die);
  const missing = Math.ceil((price - p.coins) / COINS_FROM_PRESTIGE);
  const name = STACKS[stack]!;
  if (missing > p.prestige) {
    story.sink?.push({ what: 'cannotPay', seat, stack: name, price });
    note(s, stack, die, true);
    schedule(s, { at: 'nextPutUp' });
    return;
  }
  story.sink?.push({ what: 'forced', seat, stack: name, price });
  if (missing > 0) sell(s, seat, missing);
  buy(s, seat, stack, die, price);
}

function buy(s: State, seat: Seat, stack: Stack, die: number, price: number): void {
  note(s, stack, die, false);
  schedule(s, { at: 'nextPutUp' });
  win(s, seat, stack, price);
}

function lastMenu(s: State, seat: Seat): Menu<Do<'take' | 'decline'>> {
  const choices: Do<'take' | 'decline'>[] = [];
  if (s.players[seat]!.coins >= lastBuyerPrice(s)) {
    for (const stack of stacksInPlay(s)) if (mayPutUp(s, seat, stack) && !isDear(s, stack)) choices.push(TAKE[stack]!);
  }
  choices.push(DECLINE);
  return list(choices);
}

function blockedStacks<C extends Do<'putUp' | 'take'>>(
  s: State,
  seat: Seat,
  choices: readonly C[],
  price: number,
): readonly Blocked<C>[] {
  return stacksInPlay(s).flatMap((stack): readonly Blocked<C>[] => {
    const choice = choices[stack]!;
    const facts = { stack: STACKS[stack]! };
    if (isPutUp(s, stack)) return [{ choice, why: 'alreadyPutUp', rules: ['FLO-R39'], facts }];
    if (choice.do === 'take' && isDear(s, stack))
      return [{ choice, why: 'tooDearForLast', rules: ['FLO-18.12'], facts }];
    const reason = whyNot(s, seat, stack, price);
    return reason === null ? [] : [{ choice, ...reason }];
  });
}

export const soloAuctionSteps: Chapter<State, SoloAuctionFrame> = {
  soloAuction: {
    run(s) {
      const solo = s.solo!;
      s.phase = 'auction';
      s.sold.fill(NONE);
      solo.putUp = [];
      solo.profession = false;
      solo.freedom = false;
      solo.card = solo.deck.shift()!;
      story.sink?.push({ what: 'diegoCard', card: solo.card + 1 });
      schedule(s, { at: 'nextPutUp' }, { at: 'diegoBuys' });
    },
  },
  nextPutUp: {
    run(s) {
      if (s.players[0]!.bought !== NONE) return;
      if (!stacksInPlay(s).some((stack) => mayPutUp(s, 0, stack))) return;
      const number = s.solo!.putUp.length + 1;
      schedule(s, number < tableSize(s) ? { at: 'putUp', seat: 0 } : { at: 'soloLast', seat: 0 });
    },
  },
  putUp: {
    rules: ['FLO-18.9', 'FLO-18.10', 'FLO-18.14'],
    seat: (_, f) => f.seat,
    menu: (s, f) =>
      list(
        stacksInPlay(s)
          .filter((stack) => mayPutUp(s, f.seat, stack))
          .map((stack) => PUT_UP[stack]!),
      ),
    blocked: (s, f) => blockedStacks(s, f.seat, PUT_UP, 0),
    take: (s, f, c) => putUp(s, f.seat, STACK[c.stack]),
  },
  soloBuy: {
    rules: ['FLO-18.9'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const affordable = s.players[f.seat]!.coins >= soloPrice(s, f.stack, f.die);
      return list(affordable ? [BUY, REFUSE] : [REFUSE]);
    },
    blocked(s, f) {
      const price = soloPrice(s, f.stack, f.die);
      const { coins } = s.players[f.seat]!;
      return coins >= price ? [] : [{ choice: BUY, why: 'tooFewCoins', rules: ['FLO-18.9'], facts: { price, coins } }];
    },
    take(s, f, c) {
      const price = soloPrice(s, f.stack, f.die);
      if (c.do === 'buy') return buy(s, f.seat, f.stack, f.die, price);
      note(s, f.stack, f.die, true);
      story.sink?.push({ what: 'refused', seat: f.seat, stack: STACKS[f.stack]!, price });
      schedule(s, { at: 'nextPutUp' });
    },
  },
  soloLast: {
    rules: ['FLO-18.11', 'FLO-18.12'],
    seat: (_, f) => f.seat,
    menu: (s, f) => lastMenu(s, f.seat),
    blocked: (s, f) => blockedStacks(s, f.seat, TAKE, lastBuyerPrice(s)),
    take(s, f, c) {
      if (c.do === 'take') return win(s, f.seat, STACK[c.stack], lastBuyerPrice(s));
      s.players[f.seat]!.dropped = true; // FLO-R40
      story.sink?.push({ what: 'declined', seat: f.seat });
    },
  },
};
