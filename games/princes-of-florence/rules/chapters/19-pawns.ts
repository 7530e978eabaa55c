/** Chapter 19: the auction of the characters, by pawns on bid spaces. */
import {
  type Asks,
  any,
  type Blocked,
  type Chapter,
  list,
  type Menu,
  type Parts,
  type Seat,
  schedule,
} from '@signoria/kernel';
import {
  BANKER,
  BANKER_COINS,
  BANKER_INCREMENT,
  CHARACTERS,
  type Character,
  characterOf,
  HIGHEST_SPACE,
  LOWEST_SPACE,
  MERCHANT,
  PROFESSOR,
} from '../../data/characters.ts';
import { ROUNDS, UNIT } from '../../data/economy.ts';
import { type Do, PASS } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { type Cast, NONE, type State, seatsFrom } from '../model/state.ts';
import type { Reason } from './04-auction.ts';
import { giveBack, lastChances, returnUnused } from './19-characters.ts';

export type PawnFrame =
  | { readonly at: 'characterPhase' }
  | { readonly at: 'characterAuction' }
  | { readonly at: 'nextPawn'; readonly seat: Seat }
  | Asks<{ readonly at: 'pawn'; readonly seat: Seat }, Do<'pawn' | 'pass'>>;

/** The lowest space still to be had on this card (FLO-19.4). */
export function lowest(s: State, character: Character): number {
  const cast = s.cast!;
  return cast.pawn[character] === NONE ? LOWEST_SPACE[character]! : cast.bid[character]! + UNIT;
}

/** FLO-19.6; a bid on the Banker is taken from what lies on him (FLO-R51). */
export function highest(s: State, seat: Seat, character: Character): number {
  const { coins } = s.players[seat]!;
  return character === BANKER ? HIGHEST_SPACE[BANKER]! : Math.min(HIGHEST_SPACE[character]!, coins);
}

function pawnMenu(s: State, seat: Seat): Menu<Do<'pawn' | 'pass'>> {
  const menus: Menu<Do<'pawn' | 'pass'>>[] = [list([PASS])];
  for (const [c, character] of CHARACTERS.entries()) {
    const min = lowest(s, c);
    const max = highest(s, seat, c);
    if (s.cast!.facedown[c] || s.cast!.owner[c] !== NONE || min > max) continue;
    menus.push({ kind: 'amount', base: { do: 'pawn', character }, min, max, step: UNIT });
  }
  return any(...menus);
}

function blockedPawns(s: State, seat: Seat): readonly Blocked<Do<'pawn'>>[] {
  const cast = s.cast!;
  return CHARACTERS.flatMap((character, c): readonly Blocked<Do<'pawn'>>[] => {
    const amount = lowest(s, c);
    const choice: Do<'pawn'> = { do: 'pawn', character, amount };
    const facts = { character };
    if (cast.owner[c] !== NONE) {
      return [{ choice, why: 'characterOwned', rules: ['FLO-19.7'], facts: { ...facts, seat: cast.owner[c]! } }];
    }
    if (cast.facedown[c]) return [{ choice, why: 'characterFacedown', rules: ['FLO-19.4', 'FLO-19.10'], facts }];
    if (amount > HIGHEST_SPACE[c]!) return [{ choice, why: 'highestSpaceTaken', rules: ['FLO-19.4'], facts }];
    const { coins } = s.players[seat]!;
    if (amount <= highest(s, seat, c)) return [];
    return [{ choice, why: 'tooFewCoins', rules: ['FLO-19.6'], facts: { price: amount, coins } }];
  });
}

/** Why just this bid is refused, where its card is to be had at another. */
function whyNotPawn(s: State, seat: Seat, c: Do<'pawn'>): Reason | null {
  const character = characterOf(c.character);
  const closed = blockedPawns(s, seat).find(({ choice }) => choice.character === c.character);
  if (closed !== undefined) return closed;
  const facts = { character: c.character, least: lowest(s, character), most: HIGHEST_SPACE[character]! };
  const space = c.amount % UNIT === 0 && c.amount >= LOWEST_SPACE[character]! && c.amount <= facts.most;
  if (!space) return { why: 'noSuchSpace', rules: ['FLO-19.5'], facts: { ...facts, least: LOWEST_SPACE[character]! } };
  if (c.amount < facts.least) return { why: 'pawnTooLow', rules: ['FLO-19.4'], facts };
  const { coins } = s.players[seat]!;
  return { why: 'tooFewCoins', rules: ['FLO-19.6'], facts: { price: c.amount, coins } };
}

/** FLO-19.7, FLO-19.11 */
export function winCharacter(s: State, seat: Seat, character: Character): void {
  const cast = s.cast!;
  const price = cast.bid[character]!;
  cast.pawn[character] = NONE;
  cast.bid[character] = 0;
  cast.out[seat] = true;
  story.sink?.push({ what: 'characterWon', seat, character: CHARACTERS[character]!, price });
  if (character === BANKER) {
    payBanker(s, seat, price);
    return;
  }
  s.players[seat]!.coins -= price;
  cast.owner[character] = seat;
  if (character === MERCHANT || character === PROFESSOR) schedule(s, { at: 'useNow', seat, character });
}

/** FLO-19.1, FLO-19.11: what lies on the Banker. */
export function bankerPot({ pot }: Cast, parts: Parts = null): number {
  parts?.push({ what: 'bankerCoins', n: BANKER_COINS, rules: ['FLO-19.1'] });
  const grown = pot - BANKER_COINS;
  const facts = { rounds: grown / BANKER_INCREMENT };
  if (grown > 0) parts?.push({ what: 'bankerGrown', n: grown, rules: ['FLO-19.11'], facts });
  return pot;
}

function payBanker(s: State, seat: Seat, price: number): void {
  const cast = s.cast!;
  const coins = cast.pot - price;
  s.players[seat]!.coins += coins;
  cast.pot = BANKER_COINS;
  if (s.round === ROUNDS) cast.banker = seat; // FLO-19.12
  giveBack(s, BANKER);
  story.sink?.push({ what: 'bankerPaid', seat, coins });
}

/** FLO-19.11: nobody wanted the Banker. He lies face down once he was bought. */
function growBanker(s: State): void {
  const cast = s.cast!;
  if (cast.facedown[BANKER]) return;
  cast.pot += BANKER_INCREMENT;
  story.sink?.push({ what: 'bankerGrows', pot: cast.pot });
}

function place(s: State, seat: Seat, character: Character, bid: number): void {
  const cast = s.cast!;
  const displaced = cast.pawn[character]!;
  cast.pawn[character] = seat;
  cast.bid[character] = bid;
  story.sink?.push({
    what: 'pawnPlaced',
    seat,
    character: CHARACTERS[character]!,
    bid,
    displaced: displaced === NONE ? null : displaced,
  });
}

export const pawnSteps: Chapter<State, PawnFrame> = {
  characterPhase: {
    run(s) {
      schedule(s, ...lastChances(s), { at: 'characterAuction' });
    },
  },
  characterAuction: {
    run(s) {
      returnUnused(s);
      s.phase = 'characters';
      s.cast!.facedown.fill(false);
      s.cast!.out.fill(false);
      schedule(s, { at: 'nextPawn', seat: s.first }); // FLO-19.3
    },
  },
  nextPawn: {
    run(s, f) {
      const cast = s.cast!;
      const seat = seatsFrom(s, f.seat).find((other) => !cast.out[other]);
      if (seat === undefined) return growBanker(s); // FLO-19.8: everyone has passed or bought
      const character = cast.pawn.indexOf(seat);
      if (character < 0) return schedule(s, { at: 'pawn', seat });
      schedule(s, { at: 'nextPawn', seat: seat + 1 });
      winCharacter(s, seat, character);
    },
  },
  pawn: {
    rules: ['FLO-19.4', 'FLO-19.5', 'FLO-19.6'],
    seat: (_, f) => f.seat,
    menu: (s, f) => pawnMenu(s, f.seat),
    blocked: (s, f) => blockedPawns(s, f.seat),
    whyNot: (s, f, c) => (c.do === 'pawn' ? whyNotPawn(s, f.seat, c) : null),
    take(s, f, c) {
      if (c.do === 'pawn') place(s, f.seat, characterOf(c.character), c.amount);
      else {
        s.cast!.out[f.seat] = true;
        story.sink?.push({ what: 'pawnPassed', seat: f.seat });
      }
      schedule(s, { at: 'nextPawn', seat: f.seat + 1 });
    },
  },
};
