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
 * any of `Facts`. `.view()` and `.state()` hand out the rest.
 */
import type { Seat } from '@signoria/kernel';
import { CARD, type CardId, type NobleId } from './data/cards.ts';
import { CITY, type CityId } from './data/cities.ts';
import { TROOPS } from './data/figures.ts';
import { ROOM, type RoomId, SPACE, type SpaceId } from './data/palace.ts';
import { ALLIANCE, type AllianceId, BONUS, type BonusId, TOKEN, type TokenId } from './data/pieces.ts';
import { placeOf, setAgent } from './rules/agents.ts';
import type { AgentPlace, CardPlace } from './rules/choices.ts';
import { game } from './rules/game.ts';
import { troopsOnMap } from './rules/hire.ts';
import { seatCard } from './rules/palace.ts';
import { typeBit } from './rules/patronage.ts';
import { exhaust } from './rules/pay.ts';
import { AVAILABLE, NONE, roomAt, type State, singleAt, troopsAt } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { checkFacts, type Facts } from './scenario/facts.ts';
import { playLine, refuseLine } from './scenario/playing.ts';
import { begin, emptyTable, type Moment, type Stage, startOf, type Table } from './scenario/stage.ts';

export type { EventFact, Facts } from './scenario/facts.ts';
export type { Table } from './scenario/stage.ts';

export interface Scenario {
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

  turn(seat: Seat): Scenario;
  acting(seat: Seat, room: RoomId): Scenario;
  sieges(): Scenario;
  winter(seat: Seat): Scenario;
  spring(): Scenario;
  scoring(): Scenario;
  newGame(): Scenario;

  play(...lines: string[]): Scenario;
  refused(line: string, ...why: string[]): Scenario;
  expect(facts: Facts): Scenario;
  view(): View;
  state(): State;
}

export function scenario(table: Table): Scenario {
  const match = startOf(table);
  let stage: Stage | null = null;
  let position: State | null = null;

  const set = (change: (s: State) => void): Scenario => {
    if (stage !== null) throw new Error('the position comes before the moment');
    position ??= emptyTable(match);
    change(position);
    return self;
  };
  const start = (moment: Moment): Scenario => {
    set(() => {});
    stage = begin(match, moment);
    return self;
  };
  const running = (): Stage => {
    if (stage === null) throw new Error('say the moment first, e.g. .turn(0)');
    return stage;
  };

  const self: Scenario = {
    card: (seat, card, place) => set((s) => layCard(s, seat, card, place)),
    exhausted: (seat, ...ids) =>
      set((s) => {
        for (const id of ids) exhaust(s, seat, id);
      }),
    florins: (seat, florins) =>
      set((s) => {
        s.florins[seat] = florins;
      }),
    patronage: (seat, cell) =>
      set((s) => {
        s.patronage[seat] = cell;
      }),
    agents: (seat, usable) =>
      set((s) => {
        s.agents[seat] = usable;
      }),
    warTokens: (seat, tokens) =>
      set((s) => {
        s.warTokens[seat] = tokens;
      }),
    owns: (seat, ...cities) =>
      set((s) => {
        for (const id of cities) own(s, seat, id);
      }),
    neutral: (...cities) =>
      set((s) => {
        for (const id of cities) free(s, id);
      }),
    troops: (seat, city, troops) => set((s) => muster(s, seat, city, troops)),
    cathedral: (city) =>
      set((s) => {
        s.cathedral[CITY[city]] = AVAILABLE;
      }),
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
    indulgence: (seat, room) =>
      set((s) => {
        s.roomIndulgence[roomAt(seat, ROOM[room])] = true;
      }),
    marker: (seat, room) =>
      set((s) => {
        s.marker[seat] = ROOM[room];
      }),
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

    turn: (seat) => start({ at: 'turn', seat }),
    acting: (seat, room) => start({ at: 'acting', seat, room }),
    sieges: () => start({ at: 'sieges' }),
    winter: (seat) => {
      set((s) => {
        s.winterOf = seat;
      });
      return start({ at: 'winter', seat });
    },
    spring: () => start({ at: 'spring' }),
    scoring: () => start({ at: 'scoring' }),
    newGame() {
      if (position !== null) throw new Error('.newGame() is a real beginning: it takes no position');
      stage = { match, heard: match.opening };
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
    view: () => game.view(running().match.state as State, null),
    state: () => running().match.state as State,
  };
  return self;
}

function layCard(s: State, seat: Seat, card: CardId, place: CardPlace): void {
  if (CARD[card] < s.supply.length) s.supply[CARD[card]]!--;
  if (Object.hasOwn(SPACE, place)) seatCard(s, seat, SPACE[place as SpaceId], CARD[card], true);
  else if (place.startsWith('under.')) s.roomUpgrade[roomAt(seat, ROOM[place.slice(6) as RoomId])] = CARD[card];
  else s.roomCard[roomAt(seat, ROOM[place as RoomId])] = CARD[card];
}

/** The City track follows; Troops of a former owner leave. */
function own(s: State, seat: Seat, id: CityId): void {
  const former = s.owner[CITY[id]]!;
  if (former >= 0) s.troops[troopsAt(s, CITY[id], former)] = 0;
  s.owner[CITY[id]] = seat;
  s.arrivals = [...s.arrivals.filter((other) => other !== seat), seat];
}

/** There are six Troops: if these are too many, garrisons of other own cities are sent home. */
function muster(s: State, seat: Seat, id: CityId, troops: number): void {
  s.troops[troopsAt(s, CITY[id], seat)] = troops;
  for (let city = 0; city < s.owner.length && troopsOnMap(s, seat) > TROOPS; city++) {
    if (s.owner[city] === seat && city !== CITY[id]) s.troops[troopsAt(s, city, seat)] = 0;
  }
}

function free(s: State, id: CityId): void {
  const former = s.owner[CITY[id]]!;
  if (former >= 0) s.troops[troopsAt(s, CITY[id], former)] = 0;
  s.owner[CITY[id]] = NONE;
}

function hold(s: State, seat: Seat, id: TokenId): void {
  s.singles[singleAt(seat, TOKEN[id])] = AVAILABLE;
}

function grant(s: State, seat: Seat, id: BonusId): void {
  s.bonusOwner[BONUS[id]] = seat;
  s.bonusTaken[seat]! |= typeBit(BONUS[id]);
  if (id === 'artillery') s.artilleryReady = true;
}

function ally(s: State, seat: Seat, power: AllianceId): void {
  s.allianceHolder[ALLIANCE[power]] = seat;
  s.allianceReady[ALLIANCE[power]] = true;
}

/** Copies out of the supply, in somebody's Rooms where they do no harm: none may vanish, so they go under cards. */
function sellAway(s: State, noble: NobleId, copies: number): void {
  for (let i = 0; i < copies; i++) {
    const at = s.roomCard.indexOf(NONE);
    s.roomCard[at] = CARD[noble];
    s.supply[CARD[noble]]!--;
  }
}
