/** The auctions of objects and of characters as a review plays them through: this seat has it, for so much. */
import type { Choice as AnyChoice, AnyState, Auctioning, Policy, Seat } from '@signoria/kernel';
import { schedule } from '@signoria/kernel';
import { type Character, type CharacterId, characterOf } from '../data/characters.ts';
import { RAISE, UNIT } from '../data/economy.ts';
import { STACKS } from '../data/objects.ts';
import { canUse } from '../rules/chapters/04-auction.ts';
import { highest, lowest, winCharacter } from '../rules/chapters/19-pawns.ts';
import type { Choice } from '../rules/model/choices.ts';
import { NONE, type State } from '../rules/model/state.ts';

const objects: Auctioning<State, Choice> = {
  lot: (s) => (s.lot === null ? null : `${s.round}-${STACKS[s.lot.stack]!}`),
  amount: (c) => (c.do === 'bid' ? c.amount : null),
  standing: (s) => (s.lot === null ? null : { seat: s.lot.leader, price: s.lot.bid }),
  inside(s): readonly Seat[] {
    const { passed, stack } = s.lot!;
    return s.players.flatMap(({ bought, dropped }, seat) =>
      seat < s.seats && bought === NONE && !dropped && !passed[seat] && canUse(s, seat, stack) ? [seat] : [],
    );
  },
  prices(s, _, seat) {
    const { leader, bid } = s.lot!;
    const least = seat === leader ? bid : bid + RAISE;
    const most = s.players[seat]!.coins;
    return most < least ? null : { least, most, step: RAISE };
  },
  /** An object that goes to nobody is not to be had in this round. */
  award(s, _, seat, price) {
    const lot = s.lot!;
    s.todo.pop();
    if (seat === null) {
      s.sold[lot.stack] = lot.starter;
      s.lot = null;
      schedule(s, { at: 'nextStarter', from: lot.starter + 1 });
    } else {
      s.lot = { ...lot, leader: seat, bid: price, passed: lot.passed.map((_, other) => other !== seat) };
      schedule(s, { at: 'nextBid', after: seat });
    }
  },
};

function characterIn(lot: string): Character {
  return characterOf(lot.slice(lot.indexOf('-') + 1) as CharacterId); // `lot` below has written it
}

/** FLO-19.3: one auction for all characters of a round; each of them is a lot of its own. */
const characters: Auctioning<State, Choice> = {
  lot: (s, c) => (c.do === 'pawn' ? `${s.round}-${c.character}` : null),
  amount: (c) => (c.do === 'pawn' ? c.amount : null),
  standing(s, lot) {
    const character = characterIn(lot);
    const seat = s.cast!.pawn[character]!;
    return seat === NONE ? null : { seat, price: s.cast!.bid[character]! };
  },
  inside: (s) => Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => !s.cast!.out[seat]),
  prices(s, lot, seat) {
    const character = characterIn(lot);
    const own = s.cast!.pawn[character] === seat;
    const least = own ? s.cast!.bid[character]! : lowest(s, character);
    const most = highest(s, seat, character);
    return most < least ? null : { least, most, step: UNIT };
  },
  award(s, lot, seat, price) {
    const cast = s.cast!;
    const character = characterIn(lot);
    cast.pawn[character] = NONE;
    if (seat === null) {
      cast.facedown[character] = true;
      return;
    }
    const elsewhere = cast.pawn.indexOf(seat);
    if (elsewhere >= 0) cast.pawn[elsewhere] = NONE;
    const asked = s.todo.pop()!;
    schedule(s, { at: 'nextPawn', seat: asked.at === 'pawn' ? asked.seat : seat });
    cast.bid[character] = price;
    winCharacter(s, seat, character);
  },
};

const all: { readonly [frame: string]: Auctioning<State, Choice> } = { bid: objects, pawn: characters };

/** Only this game's states and choices come here. */
export const auctions = all as unknown as NonNullable<Policy<AnyState, AnyChoice>['auctions']>;
