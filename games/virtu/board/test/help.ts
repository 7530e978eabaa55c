/** Tables for these tests: positions of real random games, told to a reader as the page tells them. */
import {
  type AnyGame,
  type AnyState,
  type Choice,
  freedoms,
  type GameEvent,
  type Language,
  type Match,
  type Menu,
  mayKnow,
  play,
  question,
  type Seat,
  startMatch,
} from '@signoria/kernel';
import { named, type OptionChoice, randomStep } from '@signoria/kernel/testing';
import { game as virtu } from '../../rules/game.ts';
import type { View } from '../../rules/view.types.ts';
import { text } from '../../text/index.ts';
import type { Table } from '../table.ts';

export const game: AnyGame = virtu;

const NAMES = ['Anna', 'Bianca', 'Carlo', 'Dario', 'Elena'] as const;
const TINCTURES = ['red', 'blue', 'green', 'yellow', 'white'] as const;
const nothing = () => {};

function listed(menu: Menu<Choice>): readonly Choice[] {
  if (menu.kind === 'any') return menu.of.flatMap(listed);
  return menu.kind === 'list' ? menu.choices : [];
}

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
  const choices = open?.menu ? listed(open.menu) : [];
  return {
    view: game.view(state, you) as View,
    question: open,
    options: choices.map((choice) => ({ line: line(choice), choice, label: text[language].choice(choice, reader) })),
    blocked: open?.menu ? open.blocked.map((closed) => ({ ...closed, line: line(closed.choice) })) : [],
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
}

/** The positions of one random game, each with what the last answer brought. */
function* positions(name: string, seats: number, options: OptionChoice) {
  const { start, random } = named(name, seats, { longestGame: 5, ...options });
  const match = startMatch(game, start);
  let news: readonly GameEvent[] = match.opening;
  while (match.state.outcome === null) {
    yield { match, news };
    const { seat, deed } = randomStep(game, match.state, random);
    news = play(match, seat, game.notation.write(deed.choice)).events;
  }
}

/** Shows every `every`-th position of a random game, and each question the first time it is asked. */
export function watch(
  name: string,
  seats: number,
  options: OptionChoice,
  every: number,
  see: (match: Match, news: readonly GameEvent[]) => void,
): void {
  const asked = new Set<string>();
  let i = 0;
  for (const { match, news } of positions(name, seats, options)) {
    const { at } = question(game, match.state, null)!;
    if (i++ % every === 0 || !asked.has(at)) see(match, news);
    asked.add(at);
  }
}

/** What the one who is asked sees in the first position of a game in which this is true. */
export function firstTable(name: string, seats: number, isIt: (table: Table) => boolean): Table {
  for (const { match } of positions(name, seats, {})) {
    const table = tableOf(match.state, { you: askedSeat(match.state) });
    if (isIt(table)) return table;
  }
  throw new Error(`never in '${name}'`);
}

/** Tables that differ in what a board must cope with. */
export const TABLES: readonly (readonly [string, number, OptionChoice])[] = [
  ['three players', 3, {}],
  ['four players', 4, { oneAgentPerPalace: true }],
  ['five players', 5, { powers: 'drawn' }],
];

/** The seat that is asked something now. */
export function askedSeat(state: AnyState): Seat {
  return question(game, state, null)!.deciding[0]!;
}
