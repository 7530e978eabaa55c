/**
 * Scenarios: set up any position in a few lines, play on from it and say what must be true.
 *
 *     import { scenario } from '@signoria/pax-illuminaten/scenario';
 *
 *     // Two tokens on a second-degree card: the second cell costs what the first does.
 *     scenario({ players: 2 })
 *       .set({ board: { r5c1: ['ARMA-II', 1] }, stocks: { 0: { AR: 2, MA: 1 } } })
 *       .acting(0)
 *       .refused('0 expel r5c1', 'PAX-6.15')
 *       .play('0 influence r5c1')
 *       .expect({ cells: { r5c1: [1, 0] }, onlyStock: { 0: { AR: 1 } }, mainLeft: 1 });
 *
 * Nothing here needs a test framework: what does not hold is thrown as an Error that tells what was expected, what was
 * found and how the position looks.
 *
 * ## Words
 *
 * Seats are numbers from 0; the artificial rival is 'rival' in positions and goes by its name in moves. Places are r1c1 to
 * r5c5 as the layout has them, cards their ids (`ARCO-I`, `AR-GM`, `CL-RA`), factions AR CO MA CR SC CL. Cells and court
 * places count from 1.
 *
 * 1. The table: `scenario({ players, rival?, options?, edition?, seed? })`. All chance follows from the seed.
 * 2. The position: `.set({ … })`, see `Position`; what is not told has a default. Calls add up.
 * 3. The moment, one of: `.acting(seat)` the action phase; `.eventPhase(side)`; `.checking(seat)` the check phase;
 *    `.rivalTurn()` the artificial rival's whole turn; `.turn(side)` a turn from its beginning; `.newGame()` a real one.
 * 4. `.play('0 scout r5c1', …)`: seat and move, through the same door as any player. `.refused(line, …why)`: must be refused
 *    and change nothing; each `why` is a rule cited, the reason's name or the kernel's word for it. `.expect({ … })`: see
 *    `Facts`. `.view(seat | null)`, `.heard(seat | null)`, `.state()` and `.match()` hand out the rest.
 */
import {
  type AnyGame,
  type GameEvent,
  keyFromSeed,
  listen,
  type Match,
  mayKnow,
  type Seat,
  settle,
  startMatch,
} from '@signoria/kernel';
import type { Correction } from './data/edition.ts';
import type { RivalId } from './data/rivals.ts';
import type { Frame } from './rules/frames.ts';
import { game } from './rules/game.ts';
import type { Options } from './rules/options.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { describe } from './scenario/describe.ts';
import { checkFacts, type Facts } from './scenario/facts.ts';
import { playLine, refuseLine, type Stage, wrongIn } from './scenario/playing.ts';
import { type Position, position, type Side, sideOf } from './scenario/position.ts';

export type { EventFact, Facts, Seen } from './scenario/facts.ts';
export type { Position, Side, Told } from './scenario/position.ts';

export interface Table {
  readonly players: number;
  readonly rival?: RivalId;
  readonly options?: Partial<Options>;
  readonly edition?: Correction;
  readonly seed?: string;
}

export interface Scenario {
  set(told: Position): Scenario;
  acting(seat: Seat): Scenario;
  eventPhase(side: Side): Scenario;
  checking(seat: Seat): Scenario;
  rivalTurn(): Scenario;
  turn(side: Side): Scenario;
  newGame(): Scenario;
  play(...lines: string[]): Scenario;
  refused(line: string, ...why: string[]): Scenario;
  expect(facts: Facts): Scenario;
  view(viewer: Seat | null): View;
  heard(viewer: Seat | null): readonly GameEvent[];
  state(): State;
  match(): Match;
}

const table: AnyGame = game;

function start({ players, rival, options = {}, edition, seed = 'scenario' }: Table): Match {
  const chosen = rival === undefined ? options : { ...options, rival };
  return startMatch(table, { seats: players, options: chosen, edition: edition ?? null, key: keyFromSeed(seed) });
}

type Moment = 'acting' | 'eventPhase' | 'checking' | 'rivalTurn' | 'turn';

/** What is still to come, next thing last. */
function framesOf(s: State, moment: Moment): Frame[] {
  const { who } = s.turn;
  const after: Frame = { at: 'afterTurn', who };
  switch (moment) {
    case 'acting':
      return [after, { at: 'checkPhase' }, { at: 'actionPhase' }];
    case 'eventPhase':
      return [after, { at: 'checkPhase' }, { at: 'actionPhase' }, { at: 'eventPhase' }];
    case 'checking':
      return [after, { at: 'checkPhase' }];
    case 'rivalTurn':
    case 'turn':
      return [{ at: 'turn', who }];
  }
}

function stageOf(match: Match, told: Position, moment: Moment, side: Side): Stage {
  const before = match.state as State;
  const state = position(before, told, sideOf(before)(side));
  const shortened = told.influenceLeft !== undefined;
  const wrong = wrongIn(state, shortened);
  if (wrong.length > 0) throw new Error(`impossible position: ${wrong.join('; ')}\n${describe(state)}`);
  state.todo = framesOf(state, moment);
  const { heard } = listen(() => settle(table, state));
  match.state = state;
  return { match, heard, shortened };
}

export function scenario(of: Table): Scenario {
  let told: Position = {};
  let stage: Stage | null = null;
  const begin = (moment: Moment, side: Side): Scenario => {
    if (stage !== null) throw new Error(`.${moment}() comes second: a scenario has one moment`);
    stage = stageOf(start(of), told, moment, side);
    return self;
  };
  const running = (): Stage => {
    if (stage === null) throw new Error('the moment is missing: .acting(seat), .checking(seat), .rivalTurn() …');
    return stage;
  };
  const self: Scenario = {
    set(more) {
      if (stage !== null) throw new Error('.set() belongs before the moment: the game is already running');
      told = { ...told, ...more };
      return self;
    },
    acting: (seat) => begin('acting', seat),
    eventPhase: (side) => begin('eventPhase', side),
    checking: (seat) => begin('checking', seat),
    rivalTurn: () => begin('rivalTurn', 'rival'),
    turn: (side) => begin('turn', side),
    newGame() {
      if (Object.keys(told).length > 0) throw new Error('.newGame() is a real beginning: it takes no position');
      const match = start(of);
      stage = { match, heard: match.opening, shortened: false };
      return self;
    },
    play(...lines) {
      const now = running();
      now.heard = [];
      for (const line of lines) playLine(now, line);
      return self;
    },
    refused(line, ...why) {
      refuseLine(running(), line, why);
      return self;
    },
    expect(facts) {
      checkFacts(running(), facts);
      return self;
    },
    view: (viewer) => game.view(running().match.state as State, viewer),
    heard: (viewer) => running().heard.filter((event) => mayKnow(event, viewer)),
    state: () => running().match.state as State,
    match: () => running().match,
  };
  return self;
}
