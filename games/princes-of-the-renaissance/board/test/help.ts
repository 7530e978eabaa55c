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
import { game as renaissance } from '../../rules/game.ts';
import type { View } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import type { Table } from '../table.ts';

export const game: AnyGame = renaissance;

const NAMES = ['Anna', 'Bianca', 'Carlo', 'Dario', 'Elena', 'Fiamma'] as const;
const TINCTURES = ['red', 'blue', 'green', 'yellow', 'purple', 'brown'] as const;
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

/** Questions that random games ask too seldom to be left to luck. */
const RARE = new Set([
  'familyChoice',
  'declare',
  'discardCard',
  'keepOne',
  'payment',
  'placeArtist',
  'consolation',
  'nameCities',
  'holyLeague',
  'bribe',
  'reroll',
  'rankTied',
  'reaction',
]);

/**
 * Plays a random game to its end and shows it before every `every`-th answer, and before rare questions, with what the
 * last answer brought.
 */
export function watch(
  name: string,
  seats: number,
  options: OptionChoice,
  every: number,
  see: (match: Match, news: readonly GameEvent[]) => void,
): void {
  const { start, random } = named(name, seats, options);
  const match = startMatch(game, start);
  let news: readonly GameEvent[] = match.opening;
  for (let i = 0; match.state.outcome === null; i++) {
    const rare = RARE.has(question(game, match.state, null)!.at);
    if (i < seats || i % every === 0 || rare) see(match, news);
    const { seat, deed } = randomStep(game, match.state, random);
    news = play(match, seat, game.notation.write(deed.choice)).events;
  }
  see(match, news);
}

/** Tables that differ in everything a board must cope with. */
export const TABLES: readonly (readonly [string, number, OptionChoice])[] = [
  ['three players', 3, {}],
  ['four beginners with the other families', 4, { opening: 'beginner', side: 'B' }],
  ['five players who hide everything', 5, { holdings: 'hidden' }],
  ['six players who show everything', 6, { holdings: 'open' }],
];
