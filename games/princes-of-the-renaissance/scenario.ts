/**
 * Scenarios: set up any legal position in a few lines, play on from it and say what must be true.
 *
 *     import { scenario } from '@signoria/princes-of-the-renaissance/scenario';
 *
 *     // The opening bid is twice the status; discounts come off the price.
 *     scenario({ players: 3 })
 *       .family(0, 'gonzaga')
 *       .status({ rome: 6 })
 *       .offered('rome-orsini-family')
 *       .turn(0)
 *       .play('0 nominate rome-orsini-family')
 *       .refused('0 bid 11', 'POR-7.11')
 *       .play('0 bid 12', '1 pass', '2 pass')
 *       .expect({ owner: { 'rome-orsini-family': 0 }, gold: { 0: 20 } });
 *
 * Nothing here needs a test framework: what does not hold is thrown as an Error that tells what was expected, what was
 * found and how the position looks.
 *
 * ## 1. The table
 *
 * `scenario({ players, options?, edition?, seed? })`. Options: `side` A or B, `opening` auction or beginner, `holdings`
 * counters, hidden or open, `passGuard`. All chance follows from the seed (any text).
 *
 * ## 2. The position
 *
 * Say what matters; everything has a default. Calls add up.
 *
 * - `.order(…seats)`: by turn-order marker; default 0, 1, 2 … `.family(seat, id)`: default d-este, bentivoglio, malatesta,
 *   montefeltro, gonzaga, baglioni, as far as they are not named.
 * - `.gold(seat, n)`: default 30. `.influence(seat, n)`: default 10. `.pay(seat, n)`: condottiere gold on the family tile.
 * - `.tiles(seat, …ids)`, `.offered(…ids)`: city tiles owned, or certainly on offer; the rest as the seed lays them.
 * - `.troops(seat, …ids)`, `.victories(seat, n)`, `.events(seat, …ids)`: what lies before a player.
 * - `.artist(city, event)`: an event tile on a city. `.status({ venice: 9 })`: default as at the start.
 * - `.hand(seat, …cards)`; `.discards(…cards)`; `.under(…cards)`: under the deck, uppermost first; `.deck(…cards)`: exactly
 *   these, and all cards not named anywhere are discarded; without it they are in the deck.
 * - `.pope(seat)`, `.used('banker', 'league', …)`, `.declared(currency)`, `.decade(n)`, `.wars(n)`, `.idle(passes)`.
 * - `.dice([a, d], …)`: what attacker and defender roll in the wars to come.
 *
 * ## 3. The moment
 *
 * `.turn(seat)`: this seat is to act. `.turnEnd(seat)`: its action is over. `.decadeEnds(seat)`: this seat has put up the
 * last event, it is sold, and the decade ends. `.newGame()`: no position, a real beginning.
 *
 * ## 4. Playing and checking
 *
 * - `.play('1 bid 14', '2 pass', …)`: seat and move, through the same door as any player. The moves are in the README.
 * - `.refused('2 bid 3', …why)`: must be refused and change nothing. Each `why` is a rule cited, the name of the reason or
 *   the kernel's word for it: 'not-asked', 'unreadable', 'over'.
 * - `.expect({ … })`: see `ScenarioFacts`; lists of cards and moves are compared without order.
 * - `.view(seat | null)`, `.heard(seat | null)` and `.match()` hand out what is seen, what was heard, and the match.
 */
import type { Seat } from '@signoria/kernel';
import { type Acting, type BySeat, type ScenarioSpec, workshop } from '@signoria/kernel/testing';
import type { CityId } from './data/cities.ts';
import type { CurrencyId } from './data/currency.ts';
import type { EventId } from './data/events.ts';
import type { FamilyId } from './data/families.ts';
import type { TileId } from './data/tiles.ts';
import type { CardId } from './data/treachery.ts';
import type { TroopId } from './data/troops.ts';
import { game } from './rules/game.ts';
import type { State } from './rules/model/state.ts';
import type { View } from './rules/view/types.ts';
import { describe } from './scenario/describe.ts';
import { type Draft, type Moment, NOTHING_SAID, type Table, type UsedId } from './scenario/draft.ts';
import { checks, type OwnFacts, type ScenarioFacts } from './scenario/facts.ts';
import { framesOf } from './scenario/moment.ts';
import { position } from './scenario/position.ts';

export type { ScenarioFacts, Table };

export interface Scenario extends Acting<Scenario, State, View, ScenarioFacts> {
  order(...seats: Seat[]): Scenario;
  family(seat: Seat, family: FamilyId): Scenario;
  gold(seat: Seat, amount: number): Scenario;
  influence(seat: Seat, amount: number): Scenario;
  pay(seat: Seat, gold: number): Scenario;
  victories(seat: Seat, counters: number): Scenario;
  tiles(seat: Seat, ...tiles: TileId[]): Scenario;
  offered(...tiles: TileId[]): Scenario;
  troops(seat: Seat, ...troops: TroopId[]): Scenario;
  events(seat: Seat, ...events: EventId[]): Scenario;
  artist(city: CityId, event: EventId): Scenario;
  status(status: { readonly [city in CityId]?: number }): Scenario;
  hand(seat: Seat, ...cards: CardId[]): Scenario;
  deck(...cards: CardId[]): Scenario;
  under(...cards: CardId[]): Scenario;
  discards(...cards: CardId[]): Scenario;
  pope(seat: Seat): Scenario;
  used(...names: UsedId[]): Scenario;
  declared(currency: CurrencyId): Scenario;
  decade(decade: number): Scenario;
  wars(fought: number): Scenario;
  idle(passes: number): Scenario;
  dice(...rolls: (readonly [number, number])[]): Scenario;

  turn(seat: Seat): Scenario;
  turnEnd(seat: Seat): Scenario;
  decadeEnds(seat: Seat): Scenario;
}

const spec: ScenarioSpec<State, View, Draft, Moment, OwnFacts> = { game, describe, checks, position, framesOf };

export function scenario(table: Table): Scenario {
  const { say, begin, acting } = workshop(spec, table, NOTHING_SAID, () => self);

  const self: Scenario = {
    order: (...order) => say(() => ({ order })),
    family: (seat, family) => say(({ families }) => ({ families: { ...families, [seat]: family } })),
    gold: (seat, amount) => say(({ gold }) => ({ gold: { ...gold, [seat]: amount } })),
    influence: (seat, amount) => say(({ influence }) => ({ influence: { ...influence, [seat]: amount } })),
    pay: (seat, gold) => say(({ pay }) => ({ pay: { ...pay, [seat]: gold } })),
    victories: (seat, counters) => say(({ victories }) => ({ victories: { ...victories, [seat]: counters } })),
    tiles: (seat, ...ids) => say(({ tiles }) => ({ tiles: add(tiles, seat, ids) })),
    offered: (...ids) => say(({ offered }) => ({ offered: [...offered, ...ids] })),
    troops: (seat, ...ids) => say(({ troops }) => ({ troops: add(troops, seat, ids) })),
    events: (seat, ...ids) => say(({ events }) => ({ events: add(events, seat, ids) })),
    artist: (city, event) => say(({ artists }) => ({ artists: [...artists, { city, event }] })),
    status: (status) => say((before) => ({ status: { ...before.status, ...status } })),
    hand: (seat, ...cards) => say(({ hands }) => ({ hands: add(hands, seat, cards) })),
    deck: (...cards) => say(({ deck }) => ({ deck: [...(deck ?? []), ...cards] })),
    under: (...cards) => say(({ under }) => ({ under: [...under, ...cards] })),
    discards: (...cards) => say(({ discards }) => ({ discards: [...discards, ...cards] })),
    pope: (pope) => say(() => ({ pope })),
    used: (...names) => say(({ used }) => ({ used: [...used, ...names] })),
    declared: (declared) => say(() => ({ declared })),
    decade: (decade) => say(() => ({ decade })),
    wars: (wars) => say(() => ({ wars })),
    idle: (idle) => say(() => ({ idle })),
    dice: (...dice) => say(() => ({ dice })),

    turn: (seat) => begin({ at: 'turn', seat }),
    turnEnd: (seat) => begin({ at: 'turnEnd', seat }),
    decadeEnds: (seat) => begin({ at: 'decadeEnds', seat }),

    ...acting,
  };
  return self;
}

function add<T>(all: BySeat<readonly T[]>, seat: Seat, more: readonly T[]): BySeat<readonly T[]> {
  return { ...all, [seat]: [...(all[seat] ?? []), ...more] };
}
