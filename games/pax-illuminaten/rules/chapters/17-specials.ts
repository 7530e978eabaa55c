/** Chapter 17, special actions of the luminaries (PAX-17.18, 17.22, 17.39 to 17.47): when they can be done, and on what. */
import { type Seat, schedule } from '@signoria/kernel';
import type { AbilityId } from '../../data/abilities.ts';
import { editionOf, numberOf } from '../../data/box.ts';
import { EVERY_CELL, MOST_CELLS } from '../../data/degrees.ts';
import { ALL_FACTIONS, EVERY_FACTION, FACTIONS } from '../../data/factions.ts';
import type { Place } from '../../data/layouts.ts';
import { CARDS, type Card } from '../../data/luminaries.ts';
import { mayEnter } from '../actions/reassign.ts';
import { substitution } from '../actions/ways.ts';
import {
  cellAt,
  layoutOf,
  lowest,
  neighbours,
  placeId,
  placesIn,
  presence,
  reach,
  rivalInfluenceOn,
} from '../model/board.ts';
import type { Do } from '../model/choices.ts';
import { edictsInPlay } from '../model/event-cards.ts';
import { story } from '../model/events.ts';
import { discard, drawIntoHand, outOfHand } from '../model/hand.ts';
import { partyOf } from '../model/party.ts';
import { matching, type Price } from '../model/price.ts';
import { NONE, type State, type Who } from '../model/state.ts';
import { affords, charge, isObtainable, rivalsAfter, stockOf, tellNothing, totalStock } from './03-support.ts';
import { markersLeft } from './08-markers.ts';

export function factionsOf(s: State, card: Card): number {
  return editionOf(s).faces[card]!.factions;
}

function hasObtainable(s: State, who: Who, factions: number): boolean {
  for (const f of EVERY_FACTION) if ((factions & (1 << f)) !== 0 && isObtainable(s, who, f)) return true;
  return false;
}

function shiftPrice(s: State, who: Who, card: Card): Price {
  return matching([factionsOf(s, card)], 1, substitution(s, who, null));
}

function canDraw(s: State): boolean {
  return s.deck.length + s.discards.length > 0;
}

/** PAX-17.10: an ability that cannot be carried out is not offered. `card` is still in hand. */
export function canDoSpecial(s: State, who: Who, ability: AbilityId, card: Card): boolean {
  switch (ability) {
    case 'S-SWAP-BOARD':
      return swaps(s, who, 1).length > 0;
    case 'S-REVEAL':
      return faceDown(s) !== 0;
    case 'S-COURT':
      return s.hands[who]!.length > 1 && s.court.some((other) => other !== NONE);
    case 'S-STEAL':
      return thefts(s, who, factionsOf(s, card)).length > 0;
    case 'S-SHIFT-RIVAL':
      return affords(s, who, shiftPrice(s, who, card)) && shifts(s, who, 1).length > 0;
    case 'S-CONVERT':
      return totalStock(s, who) > 0;
    case 'S-MARK':
      return markersLeft(s) > 0 && presence(s, who) !== 0;
    case 'S-DRAW':
    case 'G-DRAW-TWO':
      return canDraw(s);
    case 'S-EDICT':
      return edictsInPlay(s) > 0 || hasObtainable(s, who, factionsOf(s, card));
    case 'G-EDICT-TWO':
      return edictsInPlay(s) > 0 || hasObtainable(s, who, ALL_FACTIONS);
    default:
      return false;
  }
}

export function doSpecial(s: State, seat: Seat, ability: AbilityId, card: Card): void {
  switch (ability) {
    case 'S-SWAP-BOARD':
      return void schedule(s, { at: 'swap', seat });
    case 'S-REVEAL':
      return void schedule(s, { at: 'look', seat, left: numberOf(s, 'S-REVEAL.look'), seen: 0 });
    case 'S-COURT':
      return void schedule(s, { at: 'exchange', seat });
    case 'S-STEAL':
      return void schedule(s, { at: 'steal', seat, card });
    case 'S-SHIFT-RIVAL':
      return void charge(s, seat, shiftPrice(s, seat, card), { at: 'shift', seat });
    case 'S-CONVERT':
      return void schedule(s, { at: 'convertReturn', seat, returned: 0 });
    case 'S-MARK':
      return void schedule(s, { at: 'mark', seat });
    case 'S-DRAW':
      drawIntoHand(s, seat, numberOf(s, 'S-DRAW.cards'));
      return void schedule(s, { at: 'discardOne', seat });
    case 'G-DRAW-TWO':
      return void drawIntoHand(s, seat, numberOf(s, 'G-DRAW-TWO.cards'));
    case 'S-EDICT':
      if (edictsInPlay(s) > 0) return void schedule(s, { at: 'takeFromEdict', seat, most: 1 });
      return void schedule(s, { at: 'gainEither', who: seat, factions: factionsOf(s, card) });
    case 'G-EDICT-TWO': {
      const tokens = numberOf(s, 'G-EDICT-TWO.tokens');
      if (edictsInPlay(s) > 0) return void schedule(s, { at: 'takeFromEdict', seat, most: tokens });
      return void gainDifferent(s, seat, ALL_FACTIONS, tokens);
    }
  }
}

/** PAX-17.39: two touching face-up cards, one with own influence, none with a rival's. */
export function swaps(s: State, who: Who, most: number): readonly Do<'swap'>[] {
  const mine = presence(s, who);
  const found: Do<'swap'>[] = [];
  for (let rest = s.faceUp; rest !== 0; rest &= rest - 1) {
    const a = lowest(rest);
    if (rivalInfluenceOn(s, a, who) > 0) continue;
    for (let left = neighbours(s, a) & rest; left !== 0; left &= left - 1) {
      const b = lowest(left);
      if ((mine & ((1 << a) | (1 << b))) === 0 || rivalInfluenceOn(s, b, who) > 0) continue;
      found.push({ do: 'swap', a: placeId(s, a), b: placeId(s, b) });
      if (found.length === most) return found;
    }
  }
  return found;
}

/** Tokens keep their cells; markers and the artificial rival's figure stay on the places. */
export function swap(s: State, a: Place, b: Place): void {
  [s.cards[a], s.cards[b]] = [s.cards[b]!, s.cards[a]!];
  for (const cell of EVERY_CELL) {
    const i = a * MOST_CELLS + cell;
    const j = b * MOST_CELLS + cell;
    [s.cells[i], s.cells[j]] = [s.cells[j]!, s.cells[i]!];
  }
}

export function faceDown(s: State): number {
  return layoutOf(s).all & ~s.faceUp;
}

/** PAX-17.40, PAX-17.60: privately, and remembered as long as the card lies there face down (PAX-1.7). */
export function lookAt(s: State, seat: Seat, place: Place): void {
  s.looked[seat]! |= 1 << place;
  const card = CARDS[s.cards[place]!]!;
  story.sink?.push({ what: 'looked', who: partyOf(s, seat), place: placeId(s, place) });
  story.sink?.push({ what: 'lookedCard', who: partyOf(s, seat), place: placeId(s, place), card, to: [seat] });
}

/** PAX-17.42 */
export function thefts(s: State, who: Who, factions: number): readonly Do<'steal'>[] {
  const found: Do<'steal'>[] = [];
  for (const f of EVERY_FACTION) {
    if ((factions & (1 << f)) === 0) continue;
    for (const rival of rivalsAfter(s, who)) {
      if (stockOf(s, rival, f) > 0) found.push({ do: 'steal', faction: FACTIONS[f]!, rival: partyOf(s, rival) });
    }
  }
  return found;
}

/** PAX-17.43: a rival's token on or beside a card of one's own, or beside one's areopagus. */
export function shifts(s: State, who: Who, most: number): readonly Do<'shift'>[] {
  const found: Do<'shift'>[] = [];
  for (let left = reach(s, who) & s.faceUp; left !== 0; left &= left - 1) {
    const place = lowest(left);
    for (const cell of EVERY_CELL) {
      const rival = cellAt(s, place, cell);
      if (rival === NONE || rival === who) continue;
      for (const to of placesIn(neighbours(s, place))) {
        if (!mayEnter(s, to, rival)) continue;
        found.push({ do: 'shift', from: placeId(s, place), cell: cell + 1, to: placeId(s, to) });
        if (found.length === most) return found;
      }
    }
  }
  return found;
}

/** PAX-17.22: one each of different types. */
export function gainDifferent(s: State, seat: Seat, factions: number, left: number): void {
  if (left === 0) return;
  if (hasObtainable(s, seat, factions)) schedule(s, { at: 'gainDifferent', seat, factions, left });
  else tellNothing(s, seat, factions);
}

/** PAX-17.44: what was returned may be taken again. */
export function takeBack(s: State, seat: Seat, left: number): void {
  if (left > 0) schedule(s, { at: 'convertTake', seat, left });
}

/** Face up, by the owner's choice (PAX-1.8). */
export function discardFromHand(s: State, seat: Seat, card: Card): void {
  outOfHand(s, seat, card);
  discard(s, card);
  story.sink?.push({ what: 'discarded', who: partyOf(s, seat), cards: [CARDS[card]!] });
}
