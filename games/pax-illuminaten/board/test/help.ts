/** Tables for these tests: positions of scenarios and of random games, told to a reader as the page tells them. */
import {
  type AnyGame,
  type AnyState,
  type Choice,
  type GameEvent,
  type Language,
  type Match,
  mayKnow,
  play,
  question,
  type Seat,
  startMatch,
} from '@signoria/kernel';
import { named, type OptionChoice, randomStep } from '@signoria/kernel/testing';
import { game as pax } from '../../rules/game.ts';
import type { View } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import type { Table } from '../table.ts';

export const game: AnyGame = pax;

const NAMES = ['Anna', 'Bianca', 'Carlo', 'Dario'] as const;
const TINCTURES = ['red', 'blue', 'green', 'yellow'] as const;
const nothing = () => {};

export interface Telling {
  readonly you: Seat | null;
  readonly language?: Language;
  readonly phone?: boolean;
  readonly past?: boolean;
  readonly news?: readonly GameEvent[];
  readonly selected?: string | null;
}

export function tableOf(state: AnyState, telling: Telling): Table {
  const { you, language = 'en', phone = false, past = false, news = [], selected = null } = telling;
  const reader = { seat: you, name: (seat: Seat) => NAMES[seat]! };
  const open = question(game, state, you);
  const line = (choice: Choice) => game.notation.write(choice);
  // Every menu of this game is a list.
  const choices = open?.menu?.kind === 'list' ? open.menu.choices : [];
  return {
    view: game.view(state, you) as View,
    question: open,
    options: choices.map((choice) => ({ line: line(choice), choice, label: text[language].choice(choice, reader) })),
    blocked: open?.menu ? open.blocked.map((closed) => ({ ...closed, line: line(closed.choice) })) : [],
    freedoms: [],
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
}

/** Tables that differ in everything a board must cope with. */
export const TABLES: readonly (readonly [string, number, OptionChoice])[] = [
  ['alone against Weishaupt', 1, {}],
  ['alone against Charles Theodore', 1, { rival: 'charlestheodore' }],
  ['two players', 2, {}],
  ['two players and the Count of Saint-Germain', 2, { rival: 'saintgermain' }],
  ['three players', 3, {}],
  ['three players and Joseph II', 3, { rival: 'joseph' }],
  ['four players', 4, {}],
];

/** Plays a random game, at most `most` answers of it, and shows it before every `every`-th and before each new question. */
export function watch(
  name: string,
  seats: number,
  options: OptionChoice,
  { every, most }: { readonly every: number; readonly most: number },
  see: (match: Match, news: readonly GameEvent[]) => void,
): void {
  const { start, random } = named(name, seats, options);
  const match = startMatch(game, start);
  const asked = new Set<string>();
  let news: readonly GameEvent[] = match.opening;
  for (let i = 0; i < most && match.state.outcome === null; i++) {
    const { at } = question(game, match.state, null)!;
    if (i % every === 0 || !asked.has(at)) see(match, news);
    asked.add(at);
    const { seat, deed } = randomStep(game, match.state, random);
    news = play(match, seat, game.notation.write(deed.choice)).events;
  }
  see(match, news);
}
