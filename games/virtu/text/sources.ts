/** Taking ids apart, for the words of any language. */
import { CITIES, type CityId } from '../data/cities.ts';
import type { RoomId } from '../data/palace.ts';
import { ALLIANCES, type AllianceId } from '../data/pieces.ts';
import type { PowerId } from '../data/powers.ts';
import type { AgentPlace } from '../rules/model/choices.ts';

export function isIn<T extends string>(list: readonly T[], id: string): id is T {
  return (list as readonly string[]).includes(id);
}

export type PlaceParts =
  | { readonly kind: 'city'; readonly city: CityId }
  | { readonly kind: 'alliance'; readonly alliance: AllianceId }
  | { readonly kind: 'room'; readonly power: PowerId; readonly room: RoomId };

export function placeParts(at: AgentPlace): PlaceParts {
  if (isIn(CITIES, at)) return { kind: 'city', city: at };
  if (isIn(ALLIANCES, at)) return { kind: 'alliance', alliance: at };
  const [power, room] = at.split('.') as [PowerId, RoomId];
  return { kind: 'room', power, room };
}

/** A cost that came as a list of facts: kind, amount, kind, amount. */
export function costFrom(facts: readonly (string | number)[]): { readonly [kind: string]: number } {
  const found: { [kind: string]: number } = {};
  for (let i = 0; i + 1 < facts.length; i += 2) found[String(facts[i])] = Number(facts[i + 1]);
  return found;
}
