/**
 * What an answer is about, as things on the board that are pointed at one after another: a Troop's city, then where it
 * goes. A *thing* is a place on the screen; a *key* tells apart two answers about the same thing (by land, by sea).
 */
import type { Seat } from '@signoria/kernel';
import { CITIES } from '../data/cities.ts';
import { ROOMS, type RoomId, SPACES } from '../data/palace.ts';
import { ALLIANCES } from '../data/pieces.ts';
import type { AgentPlace, CardPlace, Choice } from '../rules/choices.ts';
import type { View } from '../rules/view.types.ts';

export interface Step {
  readonly thing: string;
  readonly key: string;
}

/** Things by name. */
export const thing = {
  city: (id: string) => `city ${id}`,
  room: (seat: Seat, id: string) => `room ${seat} ${id}`,
  space: (seat: Seat, id: string) => `space ${seat} ${id}`,
  token: (seat: Seat, id: string) => `token ${seat} ${id}`,
  alliance: (id: string) => `alliance ${id}`,
  offer: (id: string) => `offer ${id}`,
  bonus: (id: string) => `bonus ${id}`,
  power: (id: string) => `power ${id}`,
  reserve: 'reserve',
  away: 'away',
} as const;

const isIn = (list: readonly string[], id: string): boolean => list.includes(id);
const step = (at: string, key: string = at): Step => ({ thing: at, key });

/** The Room so many steps clockwise of the marker. */
export function roomAfter(marker: RoomId, steps: number): RoomId {
  return ROOMS[(ROOMS.indexOf(marker) + steps) % ROOMS.length]!;
}

function cardStep(you: Seat, place: CardPlace): Step {
  if (isIn(SPACES, place)) return step(thing.space(you, place), place);
  return step(thing.room(you, place.replace('under.', '')), place);
}

function agentStep(view: View, place: AgentPlace | 'reserve'): Step {
  if (place === 'reserve') return step(thing.reserve);
  if (isIn(CITIES, place)) return step(thing.city(place), place);
  if (isIn(ALLIANCES, place)) return step(thing.alliance(place), place);
  const [power, room] = place.split('.') as [string, string];
  const seat = view.players.find((player) => player.power === power)?.seat ?? 0;
  return step(thing.room(seat, room), place);
}

/** A source that pays, refreshes or helps in battle: a Courtier, a token, an Alliance, a bonus. */
function sourceThing(you: Seat, source: string): string {
  if (isIn(SPACES, source)) return thing.space(you, source);
  if (isIn(ALLIANCES, source)) return thing.alliance(source);
  if (source === 'leonardo' || source === 'michelangelo') return thing.bonus(source);
  return thing.token(you, source);
}

/** One thing after another; empty for answers that have no place on the board. */
export function stepsOf(choice: Choice, you: Seat, view: View): readonly Step[] {
  const marker = view.players[you]?.marker ?? null;
  switch (choice.do) {
    case 'power':
      return [step(thing.power(choice.power))];
    case 'family':
      return choice.places.map((place) => cardStep(you, place));
    case 'room':
      return [step(thing.room(you, choice.room))];
    case 'march':
      return marker === null ? [] : [step(thing.room(you, roomAfter(marker, choice.rooms)))];
    case 'further':
      return marker === null ? [] : [step(thing.room(you, roomAfter(marker, 1)), choice.by)];
    case 'warToken':
      return marker === null ? [] : [step(thing.room(you, marker), choice.card)];
    case 'refresh':
      return [step(sourceThing(you, choice.what))];
    case 'declare':
      return [step(sourceThing(you, choice.with))];
    case 'bonus':
      return [step(thing.bonus(choice.bonus))];
    case 'annex':
      return [step(thing.city(choice.city), choice.way)];
    case 'move':
      return [step(thing.city(choice.from)), step(thing.city(choice.to), `${choice.way} ${choice.troops}`)];
    case 'agent':
      return [agentStep(view, choice.from)];
    case 'plant':
    case 'remove':
      return [{ ...agentStep(view, choice.at), key: choice.do }];
    case 'siege':
    case 'dismiss':
    case 'hire':
      return [step(thing.city(choice.city))];
    case 'retreat':
      return [step(thing.city(choice.to), choice.way)];
    case 'vacate':
      return [
        step(thing.space(you, choice.space)),
        choice.to === 'discard' ? step(thing.away) : cardStep(you, choice.to),
      ];
    case 'arrange':
      return [cardStep(you, choice.from), cardStep(you, choice.to)];
    case 'discard':
      return [cardStep(you, choice.space), step(thing.away)];
    case 'house':
      return [cardStep(you, choice.space)];
    case 'ally':
      return [step(thing.alliance(choice.power))];
    case 'buy':
      return choice.city === undefined
        ? [step(thing.offer(choice.what))]
        : [step(thing.offer(choice.what)), step(thing.city(choice.city))];
    default:
      return [];
  }
}
