/** Chapter 2: setup. Powers are taken, Palaces furnished, and the three Family cards placed by all at once. */
import { type Asks, type Chapter, draw, list, type Seat, type Setup, schedule } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CARDS, type Card, FAMILY_SIZE, NOBLES } from '../../data/cards.ts';
import { CITIES, EVERY_CITY } from '../../data/cities.ts';
import type { Correction } from '../../data/edition.ts';
import { AGENTS_AT_START, FLORINS_AT_START } from '../../data/figures.ts';
import { ROOM, ROOMS, type RoomId, SPACE, type SpaceId } from '../../data/palace.ts';
import { ALLIANCES, BONUSES } from '../../data/pieces.ts';
import { POWER, POWER_DATA, POWERS, type Power } from '../../data/powers.ts';
import { type Do, type FamilyPlace, power } from '../model/choices.ts';
import { story } from '../model/events.ts';
import type { Options } from '../model/options.ts';
import { seatCard } from '../model/palace.ts';
import { CLOSED, NONE, ROOMS_EACH, roomAt, SINGLES_EACH, SPACES_EACH, type State, troopsAt } from '../model/state.ts';

export type SetupFrame =
  | Asks<{ readonly at: 'choosePower'; readonly seat: Seat }, Do<'power'>>
  /** All at once, unseen (VIR-2.6, VIR-R48). */
  | Asks<{ readonly at: 'placeFamily' }, Do<'family'>>;

export function setup(from: Setup<Options>): State {
  return setUp(from, { printing: 2, rules: 3 });
}

/** Under rules version 1 some figures were others (`data/first.ts`). */
export function setupFirst(from: Setup<Options>): State {
  return setUp(from, { printing: undefined, rules: undefined });
}

/** Under rules version 2 every retreat by sea was paid alone, and a city could fall unasked (see `State.rules`). */
export function setupSecond(from: Setup<Options>): State {
  return setUp(from, { printing: 2, rules: undefined });
}

type Marks = Pick<State, 'printing' | 'rules'>;

const emptyPalaces = (seats: number) => ({
  roomCard: Array<number>(seats * ROOMS_EACH).fill(NONE),
  roomUpgrade: Array<number>(seats * ROOMS_EACH).fill(NONE),
  roomIndulgence: Array<boolean>(seats * ROOMS_EACH).fill(false),
  roomAgent: Array<number>(seats * ROOMS_EACH).fill(NONE),
  courtier: Array<number>(seats * SPACES_EACH).fill(NONE),
  courtierReady: Array<boolean>(seats * SPACES_EACH).fill(false),
});

const freeCities = (seats: number, inPlay: readonly boolean[]) => ({
  owner: inPlay.map((there) => (there ? NONE : CLOSED)),
  cityReady: CITIES.map(() => true),
  cathedral: CITIES.map(() => 0),
  cityAgent: CITIES.map(() => NONE),
  troops: Array<number>(CITIES.length * seats).fill(0),
  retreating: Array<number>(CITIES.length * seats).fill(0),
});

function setUp({ seats, options, edition, chance }: Setup<Options>, { printing, rules }: Marks): State {
  const box = edition as Correction | null; // `readEdition` has checked it
  const { maps, cards } = editionOf({ edition: box, printing });
  const each = <T>(value: T): T[] => Array<T>(seats).fill(value);
  const s: State = {
    seats,
    todo: [],
    open: [{ at: 'cash' }, { at: 'request' }],
    picks: null,
    asked: 0,
    chance,
    outcome: null,
    options,
    edition: box,
    printing,
    rules,
    year: 0,
    season: 'setup',
    winterOf: NONE,
    powers: each(NONE),
    order: [],
    arrivals: [],
    florins: each(FLORINS_AT_START),
    patronage: each(0),
    marker: each(NONE), // VIR-2.7
    stopped: each(false),
    pardoned: each(false),
    ...emptyPalaces(seats),
    ...freeCities(seats, maps[seats]!.inPlay),
    allianceHolder: ALLIANCES.map(() => NONE),
    allianceReady: ALLIANCES.map(() => false),
    allianceAgent: ALLIANCES.map(() => NONE),
    singles: Array<number>(seats * SINGLES_EACH).fill(0),
    artilleryReady: false,
    bonusOwner: BONUSES.map(() => NONE),
    bonusTaken: each(0),
    agents: each(AGENTS_AT_START),
    trophies: each(0),
    warTokens: each(0),
    supply: NOBLES.map((_, card) => cards[card]!.copies),
    battle: null,
    victors: [],
    ending: null,
  };
  // VIR-2.8: nobody knows who was in Italy last; the first player is drawn, or named by the host.
  const first = options.firstPlayer > 0 ? options.firstPlayer - 1 : draw(s, 'firstPlayer').below(seats);
  s.order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  s.arrivals = s.order.slice().reverse(); // VIR-2.9: the first player on top
  const picking = options.powers === 'chosen' ? s.order.map((seat) => ({ at: 'choosePower', seat }) as const) : [];
  if (options.powers === 'drawn') drawPowers(s);
  schedule(s, ...picking, { at: 'placeFamily' }, { at: 'spring' });
  return s;
}

/** VIR-2.10, VIR-2.12, VIR-2.13: the powers of this table that nobody has yet. */
export function openPowers(s: State): readonly Power[] {
  return POWERS.flatMap((id, p) => (POWER_DATA[id].players.includes(s.seats) && !s.powers.includes(p) ? [p] : []));
}

function drawPowers(s: State): void {
  const stream = draw(s, 'powers');
  for (const seat of s.order) {
    const open = openPowers(s);
    takePower(s, seat, open[stream.below(open.length)]!);
  }
}

/** VIR-2.2 to VIR-2.5 */
export function takePower(s: State, seat: Seat, p: Power): void {
  const { home, cards } = editionOf(s);
  s.powers[seat] = p;
  for (const city of EVERY_CITY) {
    if (home[city] !== p || s.owner[city] === CLOSED) continue;
    s.owner[city] = seat;
    s.troops[troopsAt(s, city, seat)] = 1;
  }
  for (const card of familyOf(p)) if (cards[card]!.agent) s.agents[seat]!++;
  story.sink?.push({ what: 'powerTaken', seat, power: POWERS[p]! });
}

/** Three cards for each power, after the nobles. */
export function familyOf(p: Power): readonly Card[] {
  return Array.from({ length: FAMILY_SIZE }, (_, i) => NOBLES.length + p * FAMILY_SIZE + i);
}

const OPEN_SPACES: readonly SpaceId[] = ['R1', 'R2', 'L1'];

/** Every way to place these cards; the two right spaces are alike, so R2 is used only beside R1. */
export function placements(hasAction: readonly boolean[]): readonly Do<'family'>[] {
  const found: Do<'family'>[] = [];
  const places: FamilyPlace[] = [];
  const from = (i: number): void => {
    if (i === hasAction.length) {
      if (isLegal(places)) found.push({ do: 'family', places: places.slice() });
      return;
    }
    const options: FamilyPlace[] = [...OPEN_SPACES];
    if (hasAction[i]) options.push(...ROOMS);
    options.push(...ROOMS.map((id): FamilyPlace => `under.${id}`));
    for (const place of options) {
      if (places.includes(place)) continue;
      places.push(place);
      from(i + 1);
      places.pop();
    }
  };
  from(0);
  return found;
}

/** VIR-2.6: an Upgrade lies under a Family card in a Room. */
function isLegal(places: readonly FamilyPlace[]): boolean {
  if (places.includes('R2') && (!places.includes('R1') || places.indexOf('R2') < places.indexOf('R1'))) return false;
  return places.every((place) => !place.startsWith('under.') || places.includes(place.slice(6) as RoomId));
}

const known = new Map<string, readonly Do<'family'>[]>();

/** The same objects for the same family, game after game. */
export function placementsFor(s: State, seat: Seat): readonly Do<'family'>[] {
  const actions = familyOf(s.powers[seat]!).map((card) => editionOf(s).cards[card]!.action >= 0);
  const key = actions.join();
  let all = known.get(key);
  if (all === undefined) {
    all = placements(actions);
    known.set(key, all);
  }
  return all;
}

function settleIn(s: State, seat: Seat, places: readonly FamilyPlace[]): void {
  const cards = familyOf(s.powers[seat]!);
  for (const [i, place] of places.entries()) {
    const card = cards[i]!;
    if (Object.hasOwn(SPACE, place)) seatCard(s, seat, SPACE[place as SpaceId], card, true);
    else if (place.startsWith('under.')) s.roomUpgrade[roomAt(seat, ROOM[place.slice(6) as RoomId])] = card;
    else s.roomCard[roomAt(seat, ROOM[place as RoomId])] = card;
  }
  const placed = places.map((place, i) => ({ card: CARDS[cards[i]!]!, place }));
  story.sink?.push({ what: 'familyPlaced', seat, cards: placed });
}

export const setupSteps: Chapter<State, SetupFrame> = {
  choosePower: {
    rules: ['VIR-2.2', 'VIR-2.10', 'VIR-2.12', 'VIR-2.13'],
    seat: (_, f) => f.seat,
    menu: (s) => list(openPowers(s).map((p) => power(POWERS[p]!))),
    take: (s, f, c) => takePower(s, f.seat, POWER[c.power]),
  },
  placeFamily: {
    rules: ['VIR-2.6', 'VIR-R48'],
    seats: (s) => s.order,
    menuFor: (s, _, seat) => list(placementsFor(s, seat)),
    reveal(s, _, picks) {
      for (const seat of s.order) settleIn(s, seat, picks[seat]!.places);
      story.sink?.push({ what: 'gameStarts', order: s.order.slice() });
    },
  },
};
