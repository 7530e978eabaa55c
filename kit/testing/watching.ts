/** Random games to draw: which positions are shown, and to whom. The same name gives the same game again. */
import {
  type AnyGame,
  type AnyState,
  type Choice,
  type GameEvent,
  LANGUAGES,
  type Match,
  play,
  question,
  type Seat,
  startMatch,
} from '@signoria/kernel';
import { named, type OptionChoice, randomStep } from '@signoria/kernel/testing';
import type { BoardProps } from '../board.ts';
import type { TableOf, Viewer } from './tables.ts';

export interface Position {
  readonly match: Match;
  /** What the last answer brought. */
  readonly news: readonly GameEvent[];
}

/** Every position of a random game, the last one included. */
export function* positions(game: AnyGame, name: string, seats: number, options: OptionChoice): Generator<Position> {
  const { start, random } = named(name, seats, options);
  const match = startMatch(game, start);
  let news: readonly GameEvent[] = match.opening;
  while (match.state.outcome === null) {
    yield { match, news };
    const { seat, deed } = randomStep(game, match.state, random);
    news = play(match, seat, game.notation.write(deed.choice)).events;
  }
  yield { match, news };
}

/** Which positions of a game are shown. */
export interface Pace {
  readonly every: number;
  /** At most so many answers are played. */
  readonly most?: number;
}

export type Watch = (
  name: string,
  seats: number,
  options: OptionChoice,
  pace: Pace,
  see: (match: Match, news: readonly GameEvent[]) => void,
) => void;

/**
 * Shows every so-manieth position of a random game, the first of each question, the last of all, and whatever is too
 * rare to be left to luck. `answered` counts the answers before it.
 */
export function watcher(game: AnyGame, isRare: (state: AnyState, answered: number) => boolean = () => false): Watch {
  return (name, seats, options, { every, most = Number.POSITIVE_INFINITY }, see) => {
    const asked = new Set<string>();
    let i = 0;
    for (const { match, news } of positions(game, name, seats, options)) {
      const at = question(game, match.state, null)?.at ?? 'the end';
      const last = i === most || match.state.outcome !== null;
      if (last || i % every === 0 || !asked.has(at) || isRare(match.state, i)) see(match, news);
      if (last) return;
      asked.add(at);
      i++;
    }
  };
}

/** What a table is called, how many sit there, what was agreed. */
export type Kind = readonly [name: string, seats: number, options: OptionChoice];

export interface Seen<V, C extends Choice> {
  readonly table: BoardProps<V, C>;
  readonly markup: string;
  readonly state: AnyState;
  readonly news: readonly GameEvent[];
}

export interface Witness<V, C extends Choice> {
  readonly kinds: readonly Kind[];
  readonly watch: Watch;
  readonly pace: Pace;
  readonly tableOf: TableOf<V, C>;
  readonly markupOf: (table: BoardProps<V, C>) => string;
  /** Who looks at a position; `i` were drawn before it. */
  readonly viewers: (state: AnyState, i: number) => readonly Viewer[];
}

/** One game of each kind, drawn for its viewers; played and drawn once for all tests that ask for it. */
export function witness<V, C extends Choice>(by: Witness<V, C>): (name: string) => readonly Seen<V, C>[] {
  const games = new Map<string, readonly Seen<V, C>[]>();
  const drawn = (name: string): readonly Seen<V, C>[] => {
    const [, seats, options] = by.kinds.find(([other]) => other === name)!;
    const seen: Seen<V, C>[] = [];
    by.watch(`board: ${name}`, seats, options, by.pace, ({ state }, news) => {
      for (const viewer of by.viewers(state, seen.length)) {
        const table = by.tableOf(state, { ...viewer, news });
        seen.push({ table, markup: by.markupOf(table), state, news });
      }
    });
    return seen;
  };
  return (name) => {
    const seen = games.get(name) ?? drawn(name);
    games.set(name, seen);
    return seen;
  };
}

/** These readers, languages by turns, and every third on a phone where phones are wanted. */
export function inTurns(readers: Iterable<Seat | null>, i: number, phones = false): readonly Viewer[] {
  return [...readers].map((you, k) => ({
    you,
    language: LANGUAGES[(i + k) % LANGUAGES.length]!,
    phone: phones && (i + k) % 3 === 0,
  }));
}

/** Every seat and a spectator. */
export function everybody({ seats }: AnyState): readonly (Seat | null)[] {
  return [...Array(seats).keys(), null];
}
