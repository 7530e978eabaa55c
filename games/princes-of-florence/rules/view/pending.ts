/** What the open question is about, as everybody at the table sees it. Frames hold no secrets, but views show only this of them. */
import { explained, type Seat, type Sum } from '@signoria/kernel';
import { CHARACTERS, type CharacterId } from '../../data/characters.ts';
import { STACKS, type StackId } from '../../data/objects.ts';
import { BUILDINGS, type BuildingId, PIECES, type PieceId, pieceOf } from '../../data/pieces.ts';
import { lastBid, soloPrice } from '../chapters/18-solo-auction.ts';
import type { State } from '../model/state.ts';
import { payFor } from '../model/value.ts';

export type Pending =
  /** A tile that is to be placed on the estate of `seat`. */
  | { readonly what: 'place'; readonly seat: Seat; readonly piece: PieceId }
  /** Solo: the roll for an object, and what it would cost the player. */
  | {
      readonly what: 'roll';
      readonly seat: Seat;
      readonly stack: StackId;
      readonly die: number;
      readonly price: number;
      readonly sum: Sum;
      /** The last bid, which the player outbids. */
      readonly bid: Sum;
    }
  /** Merchant: an object won at this price, or free. */
  | { readonly what: 'free'; readonly seat: Seat; readonly stack: StackId; readonly price: number }
  | {
      readonly what: 'exchange';
      readonly seat: Seat;
      readonly value: number;
      readonly pay: number;
      readonly sum: Sum;
    }
  | { readonly what: 'character'; readonly seat: Seat; readonly character: CharacterId }
  /** Cooperative building: a place, or a payment for a place, is being thought about. */
  | {
      readonly what: 'joint';
      readonly seat: Seat;
      readonly active: Seat;
      readonly partner: Seat;
      readonly building: BuildingId;
      readonly place: { readonly at: number; readonly turn: 0 | 1 | 2 | 3; readonly flip: boolean } | null;
    };

export function pending(s: State): Pending | null {
  const f = s.todo[s.todo.length - 1];
  switch (f?.at) {
    case 'placeLandscape':
      return { what: 'place', seat: f.seat, piece: PIECES[f.landscape]! };
    case 'placeBuilding':
      return { what: 'place', seat: f.seat, piece: PIECES[pieceOf(f.building)]! };
    case 'soloBuy': {
      const sum = explained((parts) => soloPrice(s, f.stack, f.die, parts));
      const bid = explained((parts) => lastBid(s, f.stack, f.die, parts));
      return { what: 'roll', seat: f.seat, stack: STACKS[f.stack]!, die: f.die, price: sum.total, sum, bid };
    }
    case 'merchantFree':
      return { what: 'free', seat: f.seat, stack: STACKS[f.stack]!, price: f.price };
    case 'exchange': {
      const sum = explained((parts) => payFor(f.value, parts));
      return { what: 'exchange', seat: f.seat, value: f.value, pay: sum.total, sum };
    }
    case 'useNow':
    case 'lastChance':
      return { what: 'character', seat: f.seat, character: CHARACTERS[f.character]! };
    case 'jointPlace': {
      const { seat, active, partner, building } = f;
      return { what: 'joint', seat, active, partner, building: BUILDINGS[building]!, place: null };
    }
    case 'jointPay': {
      const { active, partner, building, at, turn, flip } = f.offer;
      const place = { at, turn, flip };
      return { what: 'joint', seat: f.seat, active, partner, building: BUILDINGS[building]!, place };
    }
    default:
      return null;
  }
}
