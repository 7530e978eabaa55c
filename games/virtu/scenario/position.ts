/** A draft as a state, and what is said of positions as changes of one. */
import type { Seat } from '@signoria/kernel';
import type { Laid } from '@signoria/kernel/testing';
import { CARD, type CardId, type NobleId } from '../data/cards.ts';
import { CITY, type CityId } from '../data/cities.ts';
import { TROOPS } from '../data/figures.ts';
import { ROOM, type RoomId, SPACE, type SpaceId } from '../data/palace.ts';
import { ALLIANCE, type AllianceId, BONUS, type BonusId, TOKEN, type TokenId } from '../data/pieces.ts';
import { POWER, POWER_DATA, POWERS } from '../data/powers.ts';
import { takePower } from '../rules/chapters/02-setup.ts';
import { typeBit } from '../rules/chapters/08-patronage.ts';
import { troopsOnMap } from '../rules/chapters/15-troops.ts';
import type { CardPlace } from '../rules/model/choices.ts';
import { seatCard } from '../rules/model/palace.ts';
import { AVAILABLE, NONE, roomAt, type State, singleAt, troopsAt } from '../rules/model/state.ts';
import type { Draft, Moment } from './draft.ts';
import { enter } from './moment.ts';

/** What is impossible breaks an invariant. */
export function position(s: State, { changes }: Draft, moment: Moment): Laid<State> {
  emptyTable(s);
  for (const change of changes) change(s);
  enter(s, moment);
  return { state: s, problems: [] };
}

/** Every seat has its power, in the order of `POWERS`; Palaces are empty, the first Spring has not begun. */
function emptyTable(s: State): void {
  const powers = POWERS.filter((id) => POWER_DATA[id].players.includes(s.seats));
  for (const seat of s.order) if (s.powers[seat] === NONE) takePower(s, seat, POWER[powers[seat]!]);
  s.todo = [];
  s.picks = null;
  s.year = 2;
  s.season = 'spring';
  s.marker.fill(0);
}

export function layCard(s: State, seat: Seat, card: CardId, place: CardPlace): void {
  if (CARD[card] < s.supply.length) s.supply[CARD[card]]!--;
  if (Object.hasOwn(SPACE, place)) seatCard(s, seat, SPACE[place as SpaceId], CARD[card], true);
  else if (place.startsWith('under.')) s.roomUpgrade[roomAt(seat, ROOM[place.slice(6) as RoomId])] = CARD[card];
  else s.roomCard[roomAt(seat, ROOM[place as RoomId])] = CARD[card];
}

/** The City track follows; Troops of a former owner leave. */
export function own(s: State, seat: Seat, id: CityId): void {
  const former = s.owner[CITY[id]]!;
  if (former >= 0) s.troops[troopsAt(s, CITY[id], former)] = 0;
  s.owner[CITY[id]] = seat;
  s.arrivals = [...s.arrivals.filter((other) => other !== seat), seat];
}

/** There are six Troops: if these are too many, garrisons of other own cities are sent home. */
export function muster(s: State, seat: Seat, id: CityId, troops: number): void {
  s.troops[troopsAt(s, CITY[id], seat)] = troops;
  for (let city = 0; city < s.owner.length && troopsOnMap(s, seat) > TROOPS; city++) {
    if (s.owner[city] === seat && city !== CITY[id]) s.troops[troopsAt(s, city, seat)] = 0;
  }
}

export function free(s: State, id: CityId): void {
  const former = s.owner[CITY[id]]!;
  if (former >= 0) s.troops[troopsAt(s, CITY[id], former)] = 0;
  s.owner[CITY[id]] = NONE;
}

export function hold(s: State, seat: Seat, id: TokenId): void {
  s.singles[singleAt(seat, TOKEN[id])] = AVAILABLE;
}

export function grant(s: State, seat: Seat, id: BonusId): void {
  s.bonusOwner[BONUS[id]] = seat;
  s.bonusTaken[seat]! |= typeBit(BONUS[id]);
  if (id === 'artillery') s.artilleryReady = true;
}

export function ally(s: State, seat: Seat, power: AllianceId): void {
  s.allianceHolder[ALLIANCE[power]] = seat;
  s.allianceReady[ALLIANCE[power]] = true;
}

/** Copies out of the supply, in somebody's Rooms where they do no harm: none may vanish, so they go under cards. */
export function sellAway(s: State, noble: NobleId, copies: number): void {
  for (let i = 0; i < copies; i++) {
    const at = s.roomCard.indexOf(NONE);
    s.roomCard[at] = CARD[noble];
    s.supply[CARD[noble]]!--;
  }
}
