/** From a position and a moment to a running game. */
import {
  type AnyGame,
  type GameEvent,
  keyFromSeed,
  listen,
  type Match,
  type Seat,
  settle,
  startMatch,
} from '@signoria/kernel';
import type { Correction } from '../data/edition.ts';
import { ROOM, type RoomId } from '../data/palace.ts';
import { POWER, POWER_DATA, POWERS } from '../data/powers.ts';
import { game } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import { takePower } from '../rules/setup.ts';
import { type Frame, NONE, type State } from '../rules/state.ts';

export interface Table {
  readonly players: 3 | 4 | 5;
  readonly options?: Partial<Options>;
  readonly edition?: Correction;
  /** All chance follows from it. */
  readonly seed?: string;
}

/** A scenario that is running. */
export interface Stage {
  readonly match: Match;
  /** Since the last `.play`, or since the moment. */
  heard: readonly GameEvent[];
}

/** Where the game stands when the scenario begins. */
export type Moment =
  | { readonly at: 'newGame' }
  | { readonly at: 'spring' }
  | { readonly at: 'turn'; readonly seat: Seat }
  | { readonly at: 'acting'; readonly seat: Seat; readonly room: RoomId }
  | { readonly at: 'sieges' }
  | { readonly at: 'winter'; readonly seat: Seat }
  | { readonly at: 'scoring' };

const table: AnyGame = game;

export function startOf({ players, options = {}, edition, seed = 'scenario' }: Table): Match {
  return startMatch(table, {
    seats: players,
    options: { firstPlayer: 1, ...options },
    edition: edition ?? null,
    key: keyFromSeed(seed),
  });
}

/** Every seat has its power, in the order of `POWERS`; Palaces are empty, the first Spring has not begun. */
export function emptyTable(match: Match): State {
  const s = match.state as State;
  const powers = POWERS.filter((id) => POWER_DATA[id].players.includes(s.seats));
  for (const seat of s.order) if (s.powers[seat] === NONE) takePower(s, seat, POWER[powers[seat]!]);
  s.todo = [];
  s.picks = null;
  s.year = 2;
  s.season = 'spring';
  s.marker.fill(0);
  return s;
}

export function begin(match: Match, moment: Moment): Stage {
  const s = match.state as State;
  s.todo = framesOf(s, moment).reverse();
  const wrong = game.broken(s);
  if (wrong.length > 0) throw new Error(`impossible position: ${wrong.join('; ')}`);
  const { heard } = listen(() => settle(table, s));
  return { match, heard };
}

/** What is to come, next thing first. */
function framesOf(s: State, moment: Moment): Frame[] {
  const sieges: Frame[] = s.order.map((seat) => ({ at: 'sieges', seat }));
  const rest: Frame[] = [...sieges, { at: 'retreats' }, { at: 'newOrder' }, { at: 'winter' }];
  switch (moment.at) {
    case 'newGame':
      return [{ at: 'spring' }];
    case 'spring':
      return [{ at: 'spring' }];
    case 'turn':
      return [{ at: 'springTurn', seat: moment.seat }, ...rest];
    case 'acting':
      s.marker[moment.seat] = ROOM[moment.room];
      return [{ at: 'halt', seat: moment.seat }, ...rest];
    case 'sieges':
      s.stopped.fill(true);
      return rest;
    case 'winter':
      s.season = 'winter';
      s.stopped.fill(true);
      return [{ at: 'winterTurn', seat: moment.seat }, { at: 'yearEnd' }];
    case 'scoring':
      return [{ at: 'finalScore' }];
  }
}
