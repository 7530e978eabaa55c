/** Positions told to a reader as the table page tells them: what a board is given, without a page. */
import {
  type AnyGame,
  type AnyState,
  type Blocked,
  type Choice,
  freedoms,
  type GameEvent,
  type Language,
  mayKnow,
  type PlayText,
  question,
  type Seat,
} from '@signoria/kernel';
import type { BoardProps } from '../board.ts';
import { listOf } from '../menus.ts';
import { TINCTURES } from '../tincture.ts';

const NAMES = ['Anna', 'Bianca', 'Carlo', 'Dario', 'Elena', 'Fiamma'] as const;
const nothing = () => {};

/** Who looks, and how. */
export interface Telling {
  readonly you: Seat | null;
  readonly language?: Language;
  readonly phone?: boolean;
  readonly past?: boolean;
  readonly news?: readonly GameEvent[];
  readonly selected?: string | null;
}

export type TableOf<V, C extends Choice> = (state: AnyState, telling: Telling) => BoardProps<V, C>;

/** What this game's board is given in a position. `V` and `C` are its view and its choices. */
export function teller<V, C extends Choice>(
  game: AnyGame,
  text: { readonly [L in Language]: PlayText },
): TableOf<V, C> {
  const line = (choice: Choice) => game.notation.write(choice);
  return (state, { you, language = 'en', phone = false, past = false, news = [], selected = null }) => {
    const reader = { seat: you, name: (seat: Seat) => NAMES[seat]! };
    const open = question(game, state, you);
    const choices = listOf(open?.menu) as readonly C[]; // the game's own
    const blocked = (open?.menu ? open.blocked : []) as readonly Blocked<C>[];
    return {
      view: game.view(state, you) as V,
      question: open,
      options: choices.map((choice) => ({ line: line(choice), choice, label: text[language].choice(choice, reader) })),
      blocked: blocked.map((closed) => ({ ...closed, line: line(closed.choice) })),
      freedoms: you === null ? [] : freedoms(game, state, you),
      seats: NAMES.slice(0, state.seats).map((name, seat) => ({
        seat,
        name,
        tincture: TINCTURES[seat]!,
        bot: seat % 2 === 1,
        deciding: open?.deciding.includes(seat) ?? false,
      })),
      you,
      reader,
      text: text[language],
      language,
      score: Array.from({ length: state.seats }, (_, seat) => game.score(state, seat)),
      selected,
      select: nothing,
      answer: nothing,
      write: line,
      why: nothing,
      rule: nothing,
      news: news.filter((event) => mayKnow(event, you)),
      past,
      phone,
    };
  };
}
