/** A table at which a corrected box has just been opened: for drawing its components before anybody plays with it. */
import {
  type AnyGame,
  begin,
  type Choice,
  type Language,
  type PlayText,
  readOptions,
  type Seat,
} from '@signoria/kernel';
import type { BoardProps } from '../board.ts';
import { TINCTURES } from '../seats/tincture.ts';

/** Nobody is dealt anything for good. */
const KEY = '0'.repeat(64);
const nothing = () => {};

/** With as many players as can be: the most of the box is in use then. Some options are not for so many. */
function seatsAt({ players, options }: AnyGame): number {
  let seats = players.max;
  while (seats > players.min && !readOptions(options, {}, seats).ok) seats--;
  return seats;
}

/** What the board is given at such a table. The edition has been read without a problem. */
export function sampleTable(
  game: AnyGame,
  text: PlayText,
  language: Language,
  edition: unknown,
): BoardProps<unknown, Choice> {
  const state = begin(game, { seats: seatsAt(game), edition, key: KEY });
  const name = (seat: Seat) => String(seat + 1);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    view: game.view(state, null),
    question: null,
    options: [],
    blocked: [],
    freedoms: [],
    seats: seats.map((seat) => ({
      seat,
      name: name(seat),
      tincture: TINCTURES[seat]!,
      bot: false,
      deciding: false,
    })),
    you: null,
    reader: { seat: null, name },
    text,
    language,
    score: seats.map(() => []),
    selected: null,
    select: nothing,
    answer: nothing,
    write: (choice) => game.notation.write(choice),
    why: nothing,
    rule: nothing,
    news: [],
    past: false,
    phone: false,
  };
}
