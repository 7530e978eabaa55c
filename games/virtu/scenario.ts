/**
 * Scenarios: set up a position in a few lines, play on from it and say what must be true.
 *
 *     import { scenario } from '@signoria/virtu/scenario';
 *
 *     // Florence annexes Ravenna (2) by land: three Crowns.
 *     scenario({ players: 3 })
 *       .card(0, 'giuliano_de_medici', 'lowerLeft')
 *       .acting(0, 'lowerLeft')
 *       .play('0 annex ravenna land', '0 pay card=crown florence=crown')
 *       .expect({ owner: { ravenna: 0 }, pieces: { 0: { ravenna: 'available', florence: 'exhausted' } } });
 *
 * Nothing here needs a test framework: what does not hold is thrown as an Error that tells what was expected, what was
 * found and how the position looks.
 *
 * ## 1. The table
 *
 * `scenario({ players, options?, edition?, seed? })`. Seats have their powers in order: with three players 0 Florence,
 * 1 Naples, 2 Venice; with four 0 Milan, 1 Florence, 2 Naples, 3 Venice; with five also 4 Rome. Seat 0 is first.
 *
 * ## 2. The position
 *
 * Everybody has the home cities with a Troop in each, one florin, two Agents (three for Naples and Rome) and an empty
 * Palace with the marker in the top Room. Say what differs; whatever has sides is available.
 *
 * - `.card(seat, card, place)`: on a space (`R1` to `R3`, `L1` to `L3`), in a Room (`top` …), under its card (`under.top`).
 * - `.exhausted(seat, …ids)`: Courtiers by space, tokens (`siena`, `cathedral.siena`, `duchy` …), Alliances.
 * - `.florins(seat, n)`, `.patronage(seat, cell)`, `.agents(seat, usable)`, `.warTokens(seat, n)`.
 * - `.owns(seat, …cities)`, `.neutral(…cities)`, `.troops(seat, city, n)` (garrisons elsewhere go home when six are not enough),
 *   `.cathedral(city)`.
 * - `.token(seat, …titles or guild)`, `.bonus(seat, …bonuses)`, `.ally(seat, power)`, `.trophy(seat, from)`.
 * - `.agent(seat, place)`: a city, `venice.top`, or an Alliance. `.indulgence(seat, room)`, `.marker(seat, room)`.
 * - `.order(…seats)`, `.arrivals(…seats)` (latest last), `.sold(noble, copies)`, `.year(n)`.
 *
 * ## 3. The moment
 *
 * `.turn(seat)`: this seat moves the marker. `.acting(seat, room)`: the marker has stopped there. `.sieges()`: all actions
 * are done. `.winter(seat)`: this seat's Winter. `.spring()`: a whole new Year. `.scoring()`: the end. `.newGame()`: a real
 * beginning, without any position.
 *
 * ## 4. Playing and checking
 *
 * `.play('0 march 2', …)`: seat and move. `.refused('0 march 3', …why)`: must be refused and change nothing. `.expect(…)`:
 * any of `ScenarioFacts`. `.view()` and `.state()` hand out the rest.
 */
import type { Seat } from '@signoria/kernel';
import { type Acting, type ScenarioSpec, workshop } from '@signoria/kernel/testing';
import type { CardId, NobleId } from './data/cards.ts';
import { CITY, type CityId } from './data/cities.ts';
import { ROOM, type RoomId } from './data/palace.ts';
import type { AllianceId, BonusId, TokenId } from './data/pieces.ts';
import { exhaust } from './rules/chapters/03-payment.ts';
import { game } from './rules/game.ts';
import { placeOf, setAgent } from './rules/model/agents.ts';
import type { AgentPlace, CardPlace } from './rules/model/choices.ts';
import { AVAILABLE, roomAt, type State } from './rules/model/state.ts';
import type { View } from './rules/view/view.ts';
import { describe } from './scenario/describe.ts';
import { type Change, type Draft, type Moment, NOTHING_SAID, type Table } from './scenario/draft.ts';
import { checks, type OwnFacts, type ScenarioFacts } from './scenario/facts.ts';
import { framesOf } from './scenario/moment.ts';
import { ally, free, grant, hold, layCard, muster, own, position, sellAway } from './scenario/position.ts';

export type { ScenarioFacts, Table };

interface Changes {
  card(seat: Seat, card: CardId, place: CardPlace): Scenario;
  exhausted(seat: Seat, ...ids: string[]): Scenario;
  florins(seat: Seat, florins: number): Scenario;
  patronage(seat: Seat, cell: number): Scenario;
  agents(seat: Seat, usable: number): Scenario;
  warTokens(seat: Seat, tokens: number): Scenario;
  owns(seat: Seat, ...cities: CityId[]): Scenario;
  neutral(...cities: CityId[]): Scenario;
  troops(seat: Seat, city: CityId, troops: number): Scenario;
  cathedral(city: CityId): Scenario;
  token(seat: Seat, ...tokens: TokenId[]): Scenario;
  bonus(seat: Seat, ...bonuses: BonusId[]): Scenario;
  ally(seat: Seat, power: AllianceId): Scenario;
  trophy(seat: Seat, from: Seat): Scenario;
  agent(seat: Seat, place: AgentPlace): Scenario;
  indulgence(seat: Seat, room: RoomId): Scenario;
  marker(seat: Seat, room: RoomId): Scenario;
  order(...seats: Seat[]): Scenario;
  arrivals(...seats: Seat[]): Scenario;
  sold(noble: NobleId, copies: number): Scenario;
  year(year: number): Scenario;
}

export interface Scenario extends Changes, Acting<Scenario, State, View, ScenarioFacts> {
  turn(seat: Seat): Scenario;
  acting(seat: Seat, room: RoomId): Scenario;
  sieges(): Scenario;
  winter(seat: Seat): Scenario;
  spring(): Scenario;
  scoring(): Scenario;
}

const spec: ScenarioSpec<State, View, Draft, Moment, OwnFacts> = { game, describe, checks, position, framesOf };

function put<T>(list: T[], at: number, value: T): void {
  list[at] = value;
}

const changesBy = (set: (change: Change) => Scenario): Changes => ({
  card: (seat, card, place) => set((s) => layCard(s, seat, card, place)),
  exhausted: (seat, ...ids) =>
    set((s) => {
      for (const id of ids) exhaust(s, seat, id);
    }),
  florins: (seat, florins) => set((s) => put(s.florins, seat, florins)),
  patronage: (seat, cell) => set((s) => put(s.patronage, seat, cell)),
  agents: (seat, usable) => set((s) => put(s.agents, seat, usable)),
  warTokens: (seat, tokens) => set((s) => put(s.warTokens, seat, tokens)),
  owns: (seat, ...cities) =>
    set((s) => {
      for (const id of cities) own(s, seat, id);
    }),
  neutral: (...cities) =>
    set((s) => {
      for (const id of cities) free(s, id);
    }),
  troops: (seat, city, troops) => set((s) => muster(s, seat, city, troops)),
  cathedral: (city) => set((s) => put(s.cathedral, CITY[city], AVAILABLE)),
  token: (seat, ...ids) =>
    set((s) => {
      for (const id of ids) hold(s, seat, id);
    }),
  bonus: (seat, ...ids) =>
    set((s) => {
      for (const id of ids) grant(s, seat, id);
    }),
  ally: (seat, power) => set((s) => ally(s, seat, power)),
  trophy: (seat, from) =>
    set((s) => {
      s.trophies[seat]! |= 1 << from;
    }),
  agent: (seat, place) => set((s) => setAgent(s, placeOf(s, place), seat)),
  indulgence: (seat, room) => set((s) => put(s.roomIndulgence, roomAt(seat, ROOM[room]), true)),
  marker: (seat, room) => set((s) => put(s.marker, seat, ROOM[room])),
  order: (...seats) =>
    set((s) => {
      s.order = seats;
    }),
  arrivals: (...seats) =>
    set((s) => {
      s.arrivals = seats;
    }),
  sold: (noble, copies) => set((s) => sellAway(s, noble, copies)),
  year: (year) =>
    set((s) => {
      s.year = year;
    }),
});

export function scenario({ options, ...table }: Table): Scenario {
  const seated = { ...table, options: { firstPlayer: 1, ...options } };
  const { say, begin, acting } = workshop(spec, seated, NOTHING_SAID, () => self);
  const set = (change: Change) => say(({ changes }) => ({ changes: [...changes, change] }));

  const self: Scenario = {
    ...changesBy(set),
    turn: (seat) => begin({ at: 'turn', seat }),
    acting: (seat, room) => begin({ at: 'acting', seat, room }),
    sieges: () => begin({ at: 'sieges' }),
    winter: (seat) => begin({ at: 'winter', seat }),
    spring: () => begin({ at: 'spring' }),
    scoring: () => begin({ at: 'scoring' }),

    ...acting,
  };
  return self;
}
