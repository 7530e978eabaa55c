/**
 * Scenarios: set up any position in a few lines, play on from it and say what must be true.
 *
 *     import { scenario } from '@signoria/princes-of-florence/scenario';
 *
 *     // The Poet's Work of the rulebook: theater, freedom of travel, two jesters, four cards.
 *     scenario({ players: 3 })
 *       .seat(0, { hand: ['poet', 'jurist', 'painter'], recruits: 1, jesters: 2, freedoms: ['travel'], tiles: ['theater'] })
 *       .round(3)
 *       .turn(0)
 *       .play('0 work poet', '0 exchange 7')
 *       .expect({ best: { 0: 15 }, prestige: { 0: 7 }, coins: { 0: 3600 } });
 *
 * Nothing here needs a test framework: what does not hold is thrown as an Error that tells what was expected, what was
 * found and how the position looks.
 *
 * ## 1. The table
 *
 * `scenario({ players, options?, edition?, seed? })`: seats are numbers, clockwise from 0; one player meets Diego. Options as
 * in the lobby, e.g. `{ musePrincess: true }`. All chance follows from the seed (any text).
 *
 * ## 2. The position
 *
 * - `.seat(seat, { coins, prestige, hand, table, recruits, recruited, bonus, cards, jesters, builders, freedoms, tiles, best,
 *   character })`: all of it may be left out. A tile is a name (it lies where it fits first) or `{ piece, at, turn?, flip? }`.
 * - `.diego({ coins, prestige, jesters, builders, freedoms, landscapes, buildings, cards, row, bonus, next })` and
 *   `.virtual({ up, down }, …)`: the solo game. `next` are the numbers of the Diego cards to come.
 * - `.round(n)`, `.first(seat)`: default 1 and 0.
 * - `.deck('bonus', …cards)`: these lie on top, in this order; cards nobody has lie below them in the order of their numbers.
 * - `.stock('jester', n)`, `.left('opera', n)`, `.left('travel', n)`: so many are in the supply; what is missing is with others.
 * - `.pot(coins)`: what lies on the Banker.
 *
 * ## 3. The moment
 *
 * Exactly one of these follows. It refuses an impossible position and lets everything happen that nobody decides.
 *
 * - `.auction()`, `.characters()`, `.actions()`: the phase begins. `.turn(seat, done?)`: in the middle of the seat's turn.
 * - `.bestWork()`: the round's turns are over. `.end()`: after the best Work of round 7.
 * - `.newGame()`: no position, a real beginning.
 *
 * ## 4. Playing and checking
 *
 * - `.play('0 auction jester', '1 bid 300', …)`: seat and move, through the same door as any player; see the README for the
 *   notation. `.placed(seat)`: whatever tile the seat has to place goes to the first place offered.
 * - `.refused('0 work poet', …why)`: must be refused and change nothing. Each `why` is a rule cited, the name of the reason or
 *   the kernel's word for it: 'not-asked', 'unreadable', 'over'.
 * - `.expect({ … })`: any of the facts of `scenario/facts.ts`: what seats have (`coins`, `prestige`, `hand` …), who is asked
 *   what (`deciding`, `question`, `menu`, `offers`, `lacks`, `blocked`, `open`), the table (`round`, `phase`, `first`, `stock`,
 *   `left`, `lot`, `sold`, `top`, `bottom`, `owner`, `facedown`, `pot`), the end (`winners`, `reason`), what happened since the
 *   last `.play` (`events`, `noEvents`), and who knows it (`hears`, `hearsNot`, `sees`).
 * - `.view(seat | null)`, `.heard(seat | null)`, `.state()` and `.match()` hand out the rest.
 */
import { enumerate, question, type Seat } from '@signoria/kernel';
import { type Acting, playLine, type ScenarioSpec, workshop } from '@signoria/kernel/testing';
import type { StackId } from './data/objects.ts';
import type { BuildingId } from './data/pieces.ts';
import type { FreedomId } from './data/professions.ts';
import { game } from './rules/game.ts';
import type { CardId, DeckId } from './rules/model/choices.ts';
import type { State } from './rules/model/state.ts';
import type { View } from './rules/view/view.ts';
import { describe } from './scenario/describe.ts';
import {
  type DiegoHolding,
  type Draft,
  type Holding,
  type Moment,
  NOTHING_SAID,
  type Table,
} from './scenario/draft.ts';
import { checks, type OwnFacts, type ScenarioFacts } from './scenario/facts.ts';
import { framesOf } from './scenario/moment.ts';
import { position } from './scenario/position.ts';

export type { DiegoHolding, Holding, ScenarioFacts, Table };

type Virtual = NonNullable<Draft['virtual']>[number];

export interface Scenario extends Acting<Scenario, State, View, ScenarioFacts> {
  seat(seat: Seat, holding: Holding): Scenario;
  diego(holding: DiegoHolding): Scenario;
  virtual(...players: Virtual[]): Scenario;
  round(round: number): Scenario;
  first(seat: Seat): Scenario;
  deck(deck: DeckId, ...cards: CardId[]): Scenario;
  stock(stack: StackId, left: number): Scenario;
  left(id: BuildingId | FreedomId, left: number): Scenario;
  pot(coins: number): Scenario;

  auction(): Scenario;
  characters(): Scenario;
  actions(): Scenario;
  turn(seat: Seat, done?: number): Scenario;
  bestWork(): Scenario;
  end(): Scenario;

  placed(seat: Seat): Scenario;
}

const spec: ScenarioSpec<State, View, Draft, Moment, OwnFacts> = { game, describe, checks, position, framesOf };

const FREEDOM_IDS: readonly string[] = ['travel', 'religion', 'opinion'];

export function scenario(table: Table): Scenario {
  const { say, begin, running, acting } = workshop(spec, table, NOTHING_SAID, () => self);

  const self: Scenario = {
    seat: (seat, holding) => say(({ seats }) => ({ seats: { ...seats, [seat]: { ...seats[seat], ...holding } } })),
    diego: (holding) => say(({ diego }) => ({ diego: { ...diego, ...holding } })),
    virtual: (...players) => say(() => ({ virtual: players })),
    round: (round) => say(() => ({ round })),
    first: (first) => say(() => ({ first })),
    deck: (deck, ...cards) => say(({ decks }) => ({ decks: { ...decks, [deck]: cards } })),
    stock: (stack, left) => say(({ stock }) => ({ stock: { ...stock, [stack]: left } })),
    left: (id, left) =>
      say(({ buildings, freedoms }) =>
        FREEDOM_IDS.includes(id)
          ? { freedoms: { ...freedoms, [id]: left } }
          : { buildings: { ...buildings, [id]: left } },
      ),
    pot: (pot) => say(() => ({ pot })),

    auction: () => begin({ at: 'auction' }),
    characters: () => begin({ at: 'characters' }),
    actions: () => begin({ at: 'actions' }),
    turn: (seat, done = 0) => begin({ at: 'turn', seat, done }),
    bestWork: () => begin({ at: 'bestWork' }),
    end: () => begin({ at: 'end' }),

    placed(seat) {
      const now = running();
      const menu = question(now.match.game, now.match.state, seat)?.menu ?? null;
      if (menu?.kind !== 'placement') throw new Error(`seat ${seat} has nothing to place`);
      playLine(now, `${seat} ${now.match.game.notation.write(enumerate(menu)[0]!)}`);
      return self;
    },

    ...acting,
  };
  return self;
}
