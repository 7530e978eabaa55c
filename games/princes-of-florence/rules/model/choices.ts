/** Everything a player can answer, as interned constants where the domain is small. */
import { type ChoiceOf, flag, notationOf, number, oneOf, oneOfNumbers, sortedList } from '@signoria/kernel/notation';
import { BONUS } from '../../data/bonus.ts';
import { CHARACTERS } from '../../data/characters.ts';
import { STACKS } from '../../data/objects.ts';
import { BUILDINGS, LANDSCAPES, PIECES } from '../../data/pieces.ts';
import { PRESTIGE } from '../../data/prestige.ts';
import { FREEDOMS, PROFESSIONS } from '../../data/professions.ts';

/** Names of the cards of each deck, by index. */
export const CARDS_OF = { profession: PROFESSIONS, prestige: PRESTIGE, bonus: BONUS } as const;
export type DeckId = keyof typeof CARDS_OF;
/** A card of one of the three decks that are drawn from. */
export type CardId = (typeof CARDS_OF)[DeckId][number];

const stack = oneOf(STACKS);
const building = oneOf(BUILDINGS);
const profession = oneOf(PROFESSIONS);
const character = oneOf(CHARACTERS);
const card = oneOf([...PROFESSIONS, ...BONUS, ...PRESTIGE]);

const VERBS = {
  /** Setup: these three professions. */
  keepThree: { items: sortedList(PROFESSIONS) },
  /** The starter opens the auction of a stack. */
  auction: { stack },
  dropOut: {},
  bid: { amount: number },
  pass: {},
  /** The last buyer takes an object for the fixed price, or nothing. */
  take: { stack },
  decline: {},
  /** Two players: which landscape the winner gets. */
  landscape: { landscape: oneOf(LANDSCAPES) },
  /** `at`: where the first covered square, in reading order, of the piece so turned lies. */
  place: { piece: oneOf(PIECES), at: number, turn: oneOfNumbers([0, 1, 2, 3]), flip: flag('flip') },
  /** One of the cards drawn. */
  keep: { card },
  /** This one next under the deck; `rest`: all that are left, as they lie. */
  under: { card },
  rest: {},
  /** Recruit this profession, which lies face up with somebody else; `later`: keep the recruiting card. */
  recruit: { profession },
  later: {},
  work: { profession },
  /** Play a bonus card with the Work begun; `complete`: no more. */
  addBonus: { card: oneOf(BONUS) },
  complete: {},
  /** How many prestige points to buy with the pay. */
  exchange: { amount: number },
  build: { building },
  profession: {},
  freedom: { freedom: oneOf(FREEDOMS) },
  bonus: {},
  end: {},
  /** Any time: so many prestige points for coins. */
  sell: { amount: number },
  /** Characters: a bid of `amount` coins on a card. */
  pawn: { character, amount: number },
  /** Cardinal, Muse, Princess; Merchant means points for the rank. */
  use: { character },
  professor: { deck: oneOf(['prestige', 'bonus']) },
  /** Merchant: the object just won is free, or is paid for. */
  free: {},
  pay: {},
  /** The last chance to use a character is let go. */
  return: {},
  /** Banker of round 7: so many prestige points for 200 coins each. */
  convert: { amount: number },
  /** Cooperative building. */
  buildWith: { building, partner: number },
  /** The partner's payment, in coins. */
  offer: { amount: number },
  accept: {},
  reject: {},
  counter: { change: oneOf(['payment', 'place']) },
  /** Solo. */
  putUp: { stack },
  buy: {},
  refuse: {},
};

export type Choice = ChoiceOf<typeof VERBS>;
export type Do<D extends Choice['do']> = Extract<Choice, { do: D }>;

/**
 * One line per answer: `auction jester`, `bid 500`, `place forest 0 1`, `work poet`, `exchange 7`, `keep bonus-07`. A place is
 * square, turn and, if the piece is turned over, `flip`.
 */
export const notation = notationOf(VERBS);

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
