/**
 * Scenarios: set up any legal position in a few lines, play on from it and say what must be true.
 *
 *     import { scenario } from '@signoria/condottiere/scenario';
 *
 *     // A Scarecrow brings a mercenary back; the Pope in Siena closes it.
 *     scenario({ players: 3 })
 *       .hand(1, 'scarecrow', 'm1')
 *       .hand(2, 'm2')
 *       .line(1, 'm6', 'drummer')
 *       .owns(0, 'parma')
 *       .pope('siena')
 *       .deciding(1)
 *       .expect({ strength: { 1: 12 }, menu: ['play m1', 'play scarecrow', 'pass'] })
 *       .play('1 play scarecrow')
 *       .refused('1 take drummer', 'CON-6.31')
 *       .play('1 take m6')
 *       .expect({ hand: { 1: ['m1', 'm6'] }, strength: { 1: 0 }, deciding: 2, discards: ['scarecrow'] });
 *
 * Nothing here needs a test framework: what does not hold is thrown as an Error that tells what was expected, what was
 * found and how the position looks.
 *
 * ## Words
 *
 * Seats are numbers, clockwise from 0; *left* is the next seat. Cards: m1 m2 m3 m4 m5 m6 m10 (mercenaries), winter spring
 * bishop courtesan drummer heroine scarecrow surrender. Regions: torino milano venezia genova mantova ferrara parma modena
 * bologna lucca firenze siena urbino spoleto ancona roma napoli.
 *
 * ## 1. The table
 *
 * `scenario({ players, variants?, options?, edition?, seed? })`. Variants: drawAfterBattle points biggerKingdoms
 * capturingRegions hiddenCards. Options: any others of the game, e.g. `{ popeMayEnterContestedRegion: false }`. An edition
 * is a correction of the box, as in an edition file. All chance follows from the seed (any text). An illegal table throws
 * the kernel's BadStart, whose `problems` name the rules.
 *
 * ## 2. The position
 *
 * Say what matters; everything has a default. Calls add up: `.line(1, 'm6').line(1, 'm6')` is two sixes.
 *
 * - `.hand(seat, …cards)`: hands not named are empty. `.randomHands()`: those not named get ten cards by the seed.
 * - `.line(seat, …cards)`: faceup cards. `.facedown(seat, card)`: Hidden Cards' facedown card of that line.
 * - `.discards(…cards)`: the discard pile. `.pile(…cards)`: the draw pile, and then all cards not named anywhere are in
 *   the discard pile; without it all cards not named anywhere are in the draw pile.
 * - `.owns(seat, …regions)`: control markers. `.divided(4, 4, 4, 4)`: by seat, so many more regions each, chosen so that
 *   nobody has won nor the neutral site would make three (or more) adjacent; site and Pope's region stay out of it.
 * - `.site(region)`: where the battle is, or in step 4 will be; by default the first region it could be.
 * - `.token(seat)`: who holds the token, and in a battle placed it; default 0. `.pope(region)`: default off the board.
 * - `.passed(…seats)`: who has passed in this battle. Seats without cards have passed anyway.
 * - `.defenderPlayed()`: Capturing Regions, the defender has played a card that no longer lies there. Who defends, and
 *   that they have played when cards lie in their line, is found from the rest.
 * - `.points(seat, points)`, `.starter(seat)`: Playing for Points, what stands so far and who had the token first.
 * - `.finalists(…seats)`: the battle is the final battle of these seats.
 *
 * ## 3. The moment
 *
 * Exactly one of these follows; it checks the position, refuses an impossible one with all reasons, and lets everything
 * happen that nobody decides.
 *
 * - `.deciding(seat)`: in a battle, this seat is on turn.
 * - `.concluding()`: the battle is over, the lines are about to be compared.
 * - `.drawing()`: Draw After Battle, the draw step.
 * - `.choosingSite()`: step 2, the token holder chooses the next site; the lines still lie.
 * - `.discardingHands()`: step 4, the next site is chosen and the lines are gone.
 * - `.roundEnds()`: just after step 4: does the round end?
 * - `.finalBattle([…seats])`: about to be dealt for a final battle of these seats.
 * - `.newGame()`: no position, a real beginning: dealt by the seed, the first site to be chosen.
 *
 * ## 4. Playing and checking
 *
 * - `.play('1 play m6', '2 pass', …)`: seat and move, through the same door as any player. Moves: `site siena`, `play m6`,
 *   `pass`, `take m6` or `take none` (Scarecrow), `pope siena` or `pope off` (Bishop), `facedown leave` or `facedown up`
 *   (on passing, Hidden Cards), `keep` or `discard` (step 4), `hold m6 bishop` or just `hold` (end of a round), `draw 2`,
 *   `ready` (next game of a series), `show 2 m6` or `show all m6 facedown` (any time).
 * - `.refused('2 play m6', …why)`: must be refused and change nothing. Each `why` is a rule cited ('CON-7.10'), the name
 *   of the reason ('regionTaken') or the kernel's word for it: 'not-asked', 'unreadable', 'over', 'no-such-seat'.
 * - `.expect({ … })`: any of the facts below; lists of cards, regions and moves are compared without order.
 *
 *   | fact | meaning |
 *   |---|---|
 *   | `hand`, `line` | by seat, the cards: `{ 1: ['m6'] }` |
 *   | `handSize`, `strength`, `points` | by seat, a number |
 *   | `facedown` | by seat, the card or null |
 *   | `deciding` | who is asked: a seat, or all of them; `[]` when the game is over |
 *   | `question` | what is asked: turn takeBack placePope passFacedown chooseSite keepOrDiscard keepOrDiscardInTurn holdCards drawCards nextGame; null when over |
 *   | `menu` | all moves of the seat asked, or by seat; `offers`, `lacks`: some that are and are not there |
 *   | `blocked` | by move, all rules that forbid it, or one of them or the reason: `{ 'site siena': 'CON-3.3' }` |
 *   | `owner` | by region, its seat or null |
 *   | `site`, `pope`, `token`, `defender`, `round`, `game`, `season` | the thing itself; null for none |
 *   | `passed`, `finalists`, `discards` | lists; `finalists` null outside a final battle |
 *   | `pile` | how many cards are in the draw pile |
 *   | `winners`, `reason` | the end: seats, and regions adjacent most finalBattle sharedFinalBattle points |
 *   | `events` | what happened since the last `.play` (or the moment), in this order, others may lie between; a name, or an object of some of its fields: `{ what: 'tokenTo', seat: 2, why: 'left' }`; `noEvents`: names of none |
 *   | `hears`, `hearsNot` | the same by who may know: `{ 2: ['shownCards'], spectator: [] }` |
 *   | `sees` | by seat or `spectator`, some of what they see: `{ 1: { hand: ['m6'], players: { 0: { handSize: 3 } } } }` |
 *
 * - `.view(seat | null)`, `.heard(seat | null)` and `.match()` hand out what is seen, what was heard, and the kernel's
 *   match, for whatever is not covered here.
 */
import type { Seat } from '@signoria/kernel';
import { type Acting, type ScenarioSpec, workshop } from '@signoria/kernel/testing';
import type { CardId } from './data/cards.ts';
import type { RegionId } from './data/map.ts';
import { game } from './rules/game.ts';
import type { State } from './rules/model/state.ts';
import type { View } from './rules/view/view.ts';
import { describe } from './scenario/describe.ts';
import { type Draft, type Moment, NOTHING_SAID, type Table } from './scenario/draft.ts';
import { checks, type OwnFacts, type ScenarioFacts } from './scenario/facts.ts';
import { framesOf } from './scenario/moment.ts';
import { position } from './scenario/position.ts';

export type { Variant } from './scenario/draft.ts';
export type { ScenarioFacts, Table };

export interface Scenario extends Acting<Scenario, State, View, ScenarioFacts> {
  hand(seat: Seat, ...cards: CardId[]): Scenario;
  randomHands(): Scenario;
  line(seat: Seat, ...cards: CardId[]): Scenario;
  facedown(seat: Seat, card: CardId): Scenario;
  discards(...cards: CardId[]): Scenario;
  pile(...cards: CardId[]): Scenario;
  owns(seat: Seat, ...regions: RegionId[]): Scenario;
  divided(...regionsBySeat: number[]): Scenario;
  site(region: RegionId): Scenario;
  token(seat: Seat): Scenario;
  pope(region: RegionId): Scenario;
  passed(...seats: Seat[]): Scenario;
  defenderPlayed(): Scenario;
  points(seat: Seat, points: number): Scenario;
  starter(seat: Seat): Scenario;
  finalists(...seats: Seat[]): Scenario;

  deciding(seat: Seat): Scenario;
  concluding(): Scenario;
  drawing(): Scenario;
  choosingSite(): Scenario;
  discardingHands(): Scenario;
  roundEnds(): Scenario;
  finalBattle(seats: readonly Seat[]): Scenario;
}

const spec: ScenarioSpec<State, View, Draft, Moment, OwnFacts> = { game, describe, checks, position, framesOf };

export function scenario({ variants = [], options, ...table }: Table): Scenario {
  const chosen = { ...Object.fromEntries(variants.map((id) => [id, true])), ...options };
  const { say, begin, acting } = workshop(spec, { ...table, options: chosen }, NOTHING_SAID, () => self);

  const self: Scenario = {
    hand: (seat, ...cards) => say(({ hands }) => ({ hands: [...hands, { seat, cards }] })),
    randomHands: () => say(() => ({ randomHands: true })),
    line: (seat, ...cards) => say(({ lines }) => ({ lines: [...lines, { seat, cards }] })),
    facedown: (seat, card) => say(({ facedown }) => ({ facedown: [...facedown, { seat, card }] })),
    discards: (...cards) => say(({ discards }) => ({ discards: [...discards, ...cards] })),
    pile: (...cards) => say(({ pile }) => ({ pile: [...(pile ?? []), ...cards] })),
    owns: (seat, ...regions) => say(({ owns }) => ({ owns: [...owns, { seat, regions }] })),
    divided: (...divided) => say(() => ({ divided })),
    site: (site) => say(() => ({ site })),
    token: (token) => say(() => ({ token })),
    pope: (pope) => say(() => ({ pope })),
    passed: (...seats) => say(({ passed }) => ({ passed: [...passed, ...seats] })),
    defenderPlayed: () => say(() => ({ defenderPlayed: true })),
    points: (seat, points) => say((d) => ({ points: { ...d.points, [seat]: points } })),
    starter: (starter) => say(() => ({ starter })),
    finalists: (...finalists) => say(() => ({ finalists })),

    deciding: (seat) => begin({ at: 'deciding', seat }),
    concluding: () => begin({ at: 'concluding' }),
    drawing: () => begin({ at: 'drawing' }),
    choosingSite: () => begin({ at: 'choosingSite' }),
    discardingHands: () => begin({ at: 'discardingHands' }),
    roundEnds: () => begin({ at: 'roundEnds' }),
    finalBattle(finalists) {
      say(() => ({ finalists }));
      return begin({ at: 'finalBattle' });
    },

    ...acting,
  };
  return self;
}
