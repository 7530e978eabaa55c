/**
 * Which things of the board an answer is about, pointed at one after another: a Troop's city, then where it goes. Answers about
 * the same thing are told apart by words: by land or by sea, above or under the card of a Room.
 */
import type { Seat } from '@signoria/kernel';
import type { KeyedStep, Things } from '@signoria/kit';
import { CITIES, type CityId } from '../data/cities.ts';
import { ROOMS, type RoomId, SPACES, type SpaceId } from '../data/palace.ts';
import { ALLIANCES, type AllianceId, type BonusId } from '../data/pieces.ts';
import type { PowerId } from '../data/powers.ts';
import type { AgentPlace, CardPlace, Choice, PurchaseId } from '../rules/model/choices.ts';
import type { View } from '../rules/view/types.ts';

/** Rooms, spaces and tokens lie in somebody's Palace; tokens are named as payments name them. */
export type ThingName =
  | `city ${CityId}`
  | `room ${number} ${RoomId}`
  | `space ${number} ${SpaceId}`
  | `token ${number} ${string}`
  | `alliance ${AllianceId}`
  | `offer ${PurchaseId}`
  | `bonus ${BonusId}`
  | `power ${PowerId}`
  | 'reserve';

type Step = KeyedStep<ThingName>;

export const thing = {
  city: (id: CityId): ThingName => `city ${id}`,
  room: (seat: Seat, id: RoomId): ThingName => `room ${seat} ${id}`,
  space: (seat: Seat, id: SpaceId): ThingName => `space ${seat} ${id}`,
  token: (seat: Seat, id: string): ThingName => `token ${seat} ${id}`,
  alliance: (id: AllianceId): ThingName => `alliance ${id}`,
  offer: (id: PurchaseId): ThingName => `offer ${id}`,
  bonus: (id: BonusId): ThingName => `bonus ${id}`,
  power: (id: PowerId): ThingName => `power ${id}`,
};

const isSpace = (id: string): id is SpaceId => (SPACES as readonly string[]).includes(id);
const isCity = (id: string): id is CityId => (CITIES as readonly string[]).includes(id);
const isAlliance = (id: string): id is AllianceId => (ALLIANCES as readonly string[]).includes(id);

/** The Room so many steps clockwise of the marker. */
export function roomAfter(marker: RoomId, steps: number): RoomId {
  return ROOMS[(ROOMS.indexOf(marker) + steps) % ROOMS.length]!;
}

/** A card of somebody's Palace lies here. */
export function cardThing(seat: Seat, place: CardPlace): ThingName {
  if (isSpace(place)) return thing.space(seat, place);
  return thing.room(seat, ROOMS.find((id) => place.endsWith(id))!);
}

export function agentThing({ players }: Pick<View, 'players'>, place: AgentPlace): ThingName {
  if (isCity(place)) return thing.city(place);
  if (isAlliance(place)) return thing.alliance(place);
  const { seat } = players.find(({ power }) => power !== null && place.startsWith(power))!;
  return thing.room(seat, ROOMS.find((id) => place.endsWith(id))!);
}

/** A source that pays, refreshes or helps in battle: a Courtier, a token, an Alliance, a bonus. */
export function sourceThing(seat: Seat, source: string): ThingName {
  if (isSpace(source)) return thing.space(seat, source);
  if (isAlliance(source)) return thing.alliance(source);
  return source === 'leonardo' || source === 'michelangelo' ? thing.bonus(source) : thing.token(seat, source);
}

const cardStep = (you: Seat, place: CardPlace): Step => ({ thing: cardThing(you, place), key: place });
/** Away from the table: no place, said in words. */
const AWAY: Step = { thing: null, key: 'away' };

export const things: Things<View, Choice, ThingName> = (choice, view, you) => {
  const marker = view.players[you]?.marker ?? null;
  switch (choice.do) {
    case 'power':
      return [thing.power(choice.power)];
    case 'family':
      return choice.places.map((place) => cardStep(you, place));
    case 'room':
      return [thing.room(you, choice.room)];
    case 'march':
      return marker === null ? [] : [thing.room(you, roomAfter(marker, choice.rooms))];
    case 'further':
      return marker === null ? [] : [{ thing: thing.room(you, roomAfter(marker, 1)), key: choice.by }];
    case 'warToken':
      return marker === null ? [] : [{ thing: thing.room(you, marker), key: choice.card }];
    case 'refresh':
      return [sourceThing(you, choice.what)];
    case 'declare':
      return [sourceThing(you, choice.with)];
    case 'bonus':
      return [thing.bonus(choice.bonus)];
    case 'annex':
      return [{ thing: thing.city(choice.city), key: choice.way }];
    case 'move':
      return [thing.city(choice.from), { thing: thing.city(choice.to), key: `${choice.way} ${choice.troops}` }];
    case 'agent':
      return [choice.from === 'reserve' ? 'reserve' : agentThing(view, choice.from)];
    case 'plant':
    case 'remove':
      return [{ thing: agentThing(view, choice.at), key: choice.do }];
    case 'siege':
    case 'dismiss':
    case 'hire':
      return [thing.city(choice.city)];
    case 'retreat':
      return [{ thing: thing.city(choice.to), key: choice.way }];
    case 'vacate':
      return [thing.space(you, choice.space), choice.to === 'discard' ? AWAY : cardStep(you, choice.to)];
    case 'arrange':
      return [cardStep(you, choice.from), cardStep(you, choice.to)];
    case 'discard':
      return [cardStep(you, choice.space), AWAY];
    case 'house':
      return [cardStep(you, choice.space)];
    case 'ally':
      return [thing.alliance(choice.power)];
    case 'buy':
      return choice.city === undefined
        ? [thing.offer(choice.what)]
        : [thing.offer(choice.what), thing.city(choice.city)];
    default:
      return [];
  }
};
