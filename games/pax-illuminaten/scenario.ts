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
 *    `ScenarioFacts`. `.view(seat | null)`, `.heard(seat | null)`, `.state()` and `.match()` hand out the rest.
 */
import type { Seat } from '@signoria/kernel';
import { type Acting, type ScenarioSpec, type TableOf, workshop } from '@signoria/kernel/testing';
import type { Correction } from './data/edition.ts';
import type { RivalId } from './data/rivals.ts';
import { game } from './rules/game.ts';
import type { Options } from './rules/model/options.ts';
import type { State } from './rules/model/state.ts';
import type { View } from './rules/view/view.ts';
import { describe } from './scenario/describe.ts';
import { checks, type OwnFacts, type ScenarioFacts } from './scenario/facts.ts';
import { framesOf, type Moment } from './scenario/moment.ts';
import { type Position, position, type Side } from './scenario/position.ts';

export type { Told } from './scenario/position.ts';
export type { Position, ScenarioFacts, Side };

export interface Table extends TableOf<Options, Correction> {
  readonly rival?: RivalId;
}

export interface Scenario extends Acting<Scenario, State, View, ScenarioFacts> {
  set(told: Position): Scenario;

  acting(seat: Seat): Scenario;
  eventPhase(side: Side): Scenario;
  checking(seat: Seat): Scenario;
  rivalTurn(): Scenario;
  turn(side: Side): Scenario;
}

const spec: ScenarioSpec<State, View, Position, Moment, OwnFacts> = { game, describe, checks, position, framesOf };
const NOTHING_SAID: Position = {};

export function scenario({ rival, options, ...table }: Table): Scenario {
  const chosen = { ...options, ...(rival === undefined ? {} : { rival }) };
  const { say, begin, acting } = workshop(spec, { ...table, options: chosen }, NOTHING_SAID, () => self);

  const self: Scenario = {
    set: (told) => say(() => told),

    acting: (side) => begin({ at: 'acting', side }),
    eventPhase: (side) => begin({ at: 'eventPhase', side }),
    checking: (side) => begin({ at: 'checking', side }),
    rivalTurn: () => begin({ at: 'rivalTurn', side: 'rival' }),
    turn: (side) => begin({ at: 'turn', side }),

    ...acting,
  };
  return self;
}
