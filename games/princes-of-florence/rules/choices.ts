/** Everything a player can answer, as interned constants where the domain is small. */
import { BONUS, type BonusId } from '../data/bonus.ts';
import { CHARACTERS, type CharacterId } from '../data/characters.ts';
import { STACKS, type StackId } from '../data/objects.ts';
import { BUILDINGS, type BuildingId, LANDSCAPES, type LandscapeId, type PieceId } from '../data/pieces.ts';
import { PRESTIGE, type PrestigeId } from '../data/prestige.ts';
import { FREEDOMS, type FreedomId, PROFESSIONS, type ProfessionId } from '../data/professions.ts';

/** A card of one of the three decks that are drawn from. */
export type CardId = ProfessionId | BonusId | PrestigeId;

export type Choice =
  /** Setup: these three professions. */
  | { readonly do: 'keepThree'; readonly items: readonly string[] }
  /** The starter opens the auction of a stack. */
  | { readonly do: 'auction'; readonly stack: StackId }
  | { readonly do: 'dropOut' }
  | { readonly do: 'bid'; readonly amount: number }
  | { readonly do: 'pass' }
  /** The last buyer takes an object for the fixed price, or nothing. */
  | { readonly do: 'take'; readonly stack: StackId }
  | { readonly do: 'decline' }
  /** Two players: which landscape the winner gets. */
  | { readonly do: 'landscape'; readonly landscape: LandscapeId }
  /** `at`: where the first covered square, in reading order, of the piece so turned lies. */
  | {
      readonly do: 'place';
      readonly piece: PieceId;
      readonly at: number;
      readonly turn: 0 | 1 | 2 | 3;
      readonly flip: boolean;
    }
  /** One of the cards drawn. */
  | { readonly do: 'keep'; readonly card: CardId }
  /** This one next under the deck; `rest`: all that are left, as they lie. */
  | { readonly do: 'under'; readonly card: CardId }
  | { readonly do: 'rest' }
  /** Recruit this profession, which lies face up with somebody else; `later`: keep the recruiting card. */
  | { readonly do: 'recruit'; readonly profession: ProfessionId }
  | { readonly do: 'later' }
  | { readonly do: 'work'; readonly profession: ProfessionId }
  /** Play a bonus card with the Work begun; `complete`: no more. */
  | { readonly do: 'addBonus'; readonly card: BonusId }
  | { readonly do: 'complete' }
  /** How many prestige points to buy with the pay. */
  | { readonly do: 'exchange'; readonly amount: number }
  | { readonly do: 'build'; readonly building: BuildingId }
  | { readonly do: 'profession' }
  | { readonly do: 'freedom'; readonly freedom: FreedomId }
  | { readonly do: 'bonus' }
  | { readonly do: 'end' }
  /** Any time: so many prestige points for coins. */
  | { readonly do: 'sell'; readonly amount: number }
  /** Characters: a bid of `amount` coins on a card. */
  | { readonly do: 'pawn'; readonly character: CharacterId; readonly amount: number }
  /** Cardinal, Muse, Princess; Merchant means points for the rank. */
  | { readonly do: 'use'; readonly character: CharacterId }
  | { readonly do: 'professor'; readonly deck: 'prestige' | 'bonus' }
  /** Merchant: the object just won is free, or is paid for. */
  | { readonly do: 'free' }
  | { readonly do: 'pay' }
  /** The last chance to use a character is let go. */
  | { readonly do: 'return' }
  /** Banker of round 7: so many prestige points for 200 coins each. */
  | { readonly do: 'convert'; readonly amount: number }
  /** Cooperative building. */
  | { readonly do: 'buildWith'; readonly building: BuildingId; readonly partner: number }
  /** The partner's payment, in coins. */
  | { readonly do: 'offer'; readonly amount: number }
  | { readonly do: 'accept' }
  | { readonly do: 'reject' }
  | { readonly do: 'counter'; readonly change: 'payment' | 'place' }
  /** Solo. */
  | { readonly do: 'putUp'; readonly stack: StackId }
  | { readonly do: 'buy' }
  | { readonly do: 'refuse' };

export type Do<D extends Choice['do']> = Extract<Choice, { do: D }>;

export const DROP_OUT: Do<'dropOut'> = { do: 'dropOut' };
export const PASS: Do<'pass'> = { do: 'pass' };
export const DECLINE: Do<'decline'> = { do: 'decline' };
export const REST: Do<'rest'> = { do: 'rest' };
export const LATER: Do<'later'> = { do: 'later' };
export const COMPLETE: Do<'complete'> = { do: 'complete' };
export const TAKE_PROFESSION: Do<'profession'> = { do: 'profession' };
export const TAKE_BONUS: Do<'bonus'> = { do: 'bonus' };
export const END: Do<'end'> = { do: 'end' };
export const FREE: Do<'free'> = { do: 'free' };
export const PAY: Do<'pay'> = { do: 'pay' };
export const RETURN: Do<'return'> = { do: 'return' };
export const ACCEPT: Do<'accept'> = { do: 'accept' };
export const REJECT: Do<'reject'> = { do: 'reject' };
export const COUNTER_PAYMENT: Do<'counter'> = { do: 'counter', change: 'payment' };
export const COUNTER_PLACE: Do<'counter'> = { do: 'counter', change: 'place' };
export const BUY: Do<'buy'> = { do: 'buy' };
export const REFUSE: Do<'refuse'> = { do: 'refuse' };
export const PROFESSOR_PRESTIGE: Do<'professor'> = { do: 'professor', deck: 'prestige' };
export const PROFESSOR_BONUS: Do<'professor'> = { do: 'professor', deck: 'bonus' };

export const AUCTION: readonly Do<'auction'>[] = STACKS.map((stack) => ({ do: 'auction', stack }));
export const TAKE: readonly Do<'take'>[] = STACKS.map((stack) => ({ do: 'take', stack }));
export const PUT_UP: readonly Do<'putUp'>[] = STACKS.map((stack) => ({ do: 'putUp', stack }));
export const LANDSCAPE: readonly Do<'landscape'>[] = LANDSCAPES.map((landscape) => ({ do: 'landscape', landscape }));
export const WORK: readonly Do<'work'>[] = PROFESSIONS.map((profession) => ({ do: 'work', profession }));
export const RECRUIT: readonly Do<'recruit'>[] = PROFESSIONS.map((profession) => ({ do: 'recruit', profession }));
export const ADD_BONUS: readonly Do<'addBonus'>[] = BONUS.map((card) => ({ do: 'addBonus', card }));
export const BUILD: readonly Do<'build'>[] = BUILDINGS.map((building) => ({ do: 'build', building }));
export const FREEDOM: readonly Do<'freedom'>[] = FREEDOMS.map((freedom) => ({ do: 'freedom', freedom }));
export const USE: readonly Do<'use'>[] = CHARACTERS.map((character) => ({ do: 'use', character }));

export function bidOf(amount: number): Do<'bid'> {
  return { do: 'bid', amount };
}

/** Names of the cards of each deck, by index. */
export const CARDS_OF = { profession: PROFESSIONS, prestige: PRESTIGE, bonus: BONUS } as const;
export type DeckId = keyof typeof CARDS_OF;
