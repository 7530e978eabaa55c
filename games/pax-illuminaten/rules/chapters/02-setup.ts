/** Chapter 2: setup, and with an artificial rival PAX-15.2 to PAX-15.5. */
import { draw, type Setup, type Stream } from '@signoria/kernel';
import { editionOf, numberOf } from '../../data/box.ts';
import { CONNECTIONS } from '../../data/connections.ts';
import { MOST_CELLS } from '../../data/degrees.ts';
import type { Correction } from '../../data/edition.ts';
import { EVENTS } from '../../data/event-cards.ts';
import { FACTION_COUNT } from '../../data/factions.ts';
import { COURT_SIZE, LAYOUTS } from '../../data/layouts.ts';
import { CARD_COUNT } from '../../data/luminaries.ts';
import { RIVAL, type RivalId } from '../../data/rivals.ts';
import { SCHEME_COUNT } from '../../data/schemes.ts';
import { type Options, rivalOf } from '../model/options.ts';
import { AREOPAGUS, NONE, newTurn, OUT, type RivalState, type State, type Who } from '../model/state.ts';

/** PAX-2.12: edicts, and special events, in each half of the event deck. */
const HALF = 3;

export function setup(from: Setup<Options>): State {
  return setUp(from, 2);
}

/** As games were set up under rules version 1. */
export function setupThen(from: Setup<Options>): State {
  return setUp(from, undefined);
}

function setUp({ seats, options, edition, chance }: Setup<Options>, reading: State['reading']): State {
  const box = edition as Correction | null; // `readEdition` has checked it
  const rival = rivalOf(options, seats);
  const participants = seats + (rival === null ? 0 : 1);
  const s = emptyTable(seats, participants, options, { edition: box, reading }, chance, rival);
  dealLuminaries(s);
  dealSchemes(s);
  dealFactionCards(s);
  dealEvents(s);
  takeConnectionSupport(s);
  return s;
}

function emptyTable(
  seats: number,
  participants: number,
  options: Options,
  playedWith: Pick<State, 'edition' | 'reading'>,
  chance: State['chance'],
  rival: RivalId | null,
): State {
  const by = <T>(value: T): T[] => Array<T>(participants).fill(value);
  const connections = dealt(range(CONNECTIONS.length), participants, draw({ chance }, 'connections'));
  const numbers = { edition: playedWith.edition, participants };
  const first = lowestConnection(connections);
  return {
    seats,
    todo: [{ at: 'start' }],
    open: [],
    picks: null,
    asked: 0,
    chance,
    outcome: null,
    options,
    ...playedWith,
    participants,
    order: seating(seats, participants, rival, options.rivalPlace),
    connections,
    first,
    round: 1,
    lastRound: false,
    ...bareBoard(LAYOUTS[participants]!.places.length, participants),
    supply: Array<number>(FACTION_COUNT).fill(numberOf(numbers, 'setup.support')), // PAX-2.4
    stocks: Array<number>(participants * FACTION_COUNT).fill(0),
    influence: by(numberOf(numbers, 'limit.influence')).map((n, who) => (who < seats ? n : n - 1)), // PAX-15.4
    deck: range(CARD_COUNT),
    discards: [],
    hands: noCards(participants),
    shown: noCards(participants),
    court: [],
    steward: 0, // PAX-2.3
    factionCards: Array<number>(FACTION_COUNT).fill(OUT),
    publicSchemes: [],
    privateSchemes: by(NONE),
    revealed: by(false),
    schemePile: range(SCHEME_COUNT),
    removedSchemes: [],
    realised: by(0),
    edge: by(0),
    ...noEvents(participants),
    turn: newTurn(first, 0),
    dispute: null,
    harvest: null,
    rival: rival === null ? null : newRival(rival),
  };
}

/** By participant, no card. */
function noCards(participants: number): number[][] {
  return Array.from({ length: participants }, () => []);
}

function bareBoard(
  places: number,
  participants: number,
): Pick<State, 'cards' | 'faceUp' | 'cells' | 'markers' | 'looked'> {
  return {
    cards: Array<number>(places).fill(NONE),
    faceUp: 0,
    cells: Array<number>(places * MOST_CELLS).fill(NONE),
    markers: Array<number>(places).fill(0),
    looked: Array<number>(participants).fill(0),
  };
}

type Events = 'upper' | 'lower' | 'back' | 'backBy' | 'drawn' | 'removedEvents' | 'eventHands';
type Edicts = 'edictOwner' | 'edictTokens' | 'special' | 'eventDiscards';

function noEvents(participants: number): Pick<State, Events | Edicts> {
  return {
    upper: [],
    lower: [],
    back: NONE,
    backBy: NONE,
    drawn: [],
    removedEvents: [],
    eventHands: noCards(participants),
    edictOwner: Array<number>(FACTION_COUNT).fill(NONE),
    edictTokens: Array<number>(FACTION_COUNT).fill(0),
    special: Array<number>(participants).fill(NONE),
    eventDiscards: [],
  };
}

/** PAX-15.4: the figure stands on its areopagus. */
function newRival(id: RivalId): RivalState {
  return { id, figure: AREOPAGUS, plan: NONE, target: NONE, stage: 0, item: '', stageFailed: false };
}

/** PAX-2.13, PAX-15.21: the artificial rival's slot, then the seats in order on the others. */
function seating(seats: number, participants: number, rival: RivalId | null, wish: number): readonly Who[] {
  const people = range(seats);
  if (rival === null) return people;
  const { slots } = LAYOUTS[participants]!;
  const recommended = slots.findIndex(({ id }) => id === RIVAL[rival].place?.[participants]);
  const at = wish > 0 ? (wish - 1) % participants : recommended >= 0 ? recommended : participants - 1;
  return [...people.slice(0, at), seats, ...people.slice(at)];
}

/** PAX-2.8 */
function lowestConnection(connections: readonly number[]): Who {
  const numbers: readonly number[] = connections.map((card) => CONNECTIONS[card]!.number);
  return numbers.indexOf(Math.min(...numbers));
}

function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

/** So many at random; they leave `from`, which stays in order. */
function dealt(from: number[], count: number, chance: Stream): number[] {
  return Array.from({ length: count }, () => from.splice(chance.below(from.length), 1)[0]!);
}

/** PAX-2.1 to PAX-2.3, PAX-2.6: board, court, then the hands. */
function dealLuminaries(s: State): void {
  const chance = draw(s, 'board');
  s.cards = dealt(s.deck, s.cards.length, chance);
  s.court = dealt(s.deck, COURT_SIZE, chance);
  for (const seat of range(s.seats)) {
    s.hands[seat] = dealt(s.deck, numberOf(s, 'setup.hand'), draw(s, 'hand', seat)).sort((a, b) => a - b);
  }
}

/** PAX-2.11 */
function dealSchemes(s: State): void {
  s.publicSchemes = dealt(s.schemePile, numberOf(s, 'setup.publicSchemes'), draw(s, 'schemes'));
  for (const seat of range(s.seats)) s.privateSchemes[seat] = dealt(s.schemePile, 1, draw(s, 'private', seat))[0]!;
}

/** PAX-2.10 */
function dealFactionCards(s: State): void {
  const row = dealt(range(FACTION_COUNT), numberOf(s, 'setup.factionCards'), draw(s, 'factionCards'));
  for (const faction of row) s.factionCards[faction] = NONE;
}

/** PAX-2.12 */
function dealEvents(s: State): void {
  const chance = draw(s, 'eventDeck');
  const edicts = range(FACTION_COUNT);
  const specials = range(EVENTS.length).slice(FACTION_COUNT);
  const half = () => [...dealt(edicts, HALF, chance), ...dealt(specials, HALF, chance)].sort((a, b) => a - b);
  s.lower = half();
  s.upper = half();
  s.removedEvents = specials;
}

/** PAX-2.7 */
function takeConnectionSupport(s: State): void {
  for (const who of s.order) {
    for (const faction of editionOf(s).connections[s.connections[who]!]!) {
      s.supply[faction]!--;
      s.stocks[who * FACTION_COUNT + faction]!++;
    }
  }
}
