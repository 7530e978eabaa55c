/** Positions told to a reader as the table page tells them: what a board is given, without a page. */
import {
  type AnyGame,
  type AnyState,
  type Choice,
  freedoms,
  type GameEvent,
  type Language,
  mayKnow,
  type PlayText,
  question,
  type Seat,
} from '@signoria/kernel';
import type { BoardFreedom, BoardProps, BoardQuestion } from '../board.ts';
import { listOf } from '../pointing/menus.ts';
import { TINCTURES } from '../seats/tincture.ts';

const NAMES = ['Anna', 'Bianca', 'Carlo', 'Dario', 'Elena', 'Fiamma'] as const;
const nothing = () => {};

/** Who looks, and how. */
export interface Viewer {
  readonly you: Seat | null;
  readonly language?: Language;
  readonly phone?: boolean;
  readonly past?: boolean;
  readonly news?: readonly GameEvent[];
  readonly selected?: string | null;
}

export type TableOf<V, C extends Choice> = (state: AnyState, cues: Viewer) => BoardProps<V, C>;

/** What this game's board is given in a position. `V` and `C` are its view and its choices. */
export function tablesOf<V, C extends Choice>(
  game: AnyGame,
  text: { readonly [L in Language]: PlayText },
): TableOf<V, C> {
  const line = (choice: Choice) => game.notation.write(choice);
  return (state, { you, language = 'en', phone = false, past = false, news = [], selected = null }) => {
    const reader = { seat: you, name: (seat: Seat) => NAMES[seat]! };
    const open = question(game, state, you) as BoardQuestion<C> | null; // a game asks in its own choices
    const blocked = open?.menu ? open.blocked : [];
    return {
      view: game.view(state, you) as V,
      question: open,
      options: listOf(open?.menu).map((choice) => ({
        line: line(choice),
        choice,
        label: text[language].choice(choice, reader),
      })),
      blocked: blocked.map((closed) => ({ ...closed, line: line(closed.choice) })),
      freedoms: you === null ? [] : (freedoms(game, state, you) as readonly BoardFreedom<C>[]),
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
