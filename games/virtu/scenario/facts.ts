/** What a scenario can say of this game, and how it is found. */
import { freedoms, type Seat, total } from '@signoria/kernel';
import {
  type BySeat,
  byName,
  bySeat,
  type Checks,
  type CommonFacts,
  eachOf,
  is,
  linesOf,
} from '@signoria/kernel/testing';
import { CITY, type CityId } from '../data/cities.ts';
import { game } from '../rules/game.ts';
import { agentAt, placeOf } from '../rules/model/agents.ts';
import type { AgentPlace } from '../rules/model/choices.ts';
import type { EndReason, Happening, WinReason } from '../rules/model/events.ts';
import { type Frame, type State, troopsAt } from '../rules/model/state.ts';
import type { PlanView } from '../rules/view/types.ts';
import type { View } from '../rules/view/view.ts';

export interface OwnFacts {
  readonly florins?: BySeat<number>;
  readonly cities?: BySeat<number>;
  readonly patronage?: BySeat<number>;
  readonly prestige?: BySeat<number>;
  /** Single lines of the score, by what they are for. */
  readonly score?: BySeat<{ readonly [what: string]: number }>;
  readonly crosses?: BySeat<number>;
  readonly crowns?: BySeat<number>;
  readonly agents?: BySeat<number>;
  readonly warTokens?: BySeat<number>;
  readonly trophies?: BySeat<readonly Seat[]>;
  readonly indulgences?: BySeat<readonly string[]>;
  /** Courtiers and tokens of a seat by id: 'available', 'exhausted', or null for what is not there. */
  readonly pieces?: BySeat<{ readonly [id: string]: 'available' | 'exhausted' | null }>;
  /** Cards by place: a space, a Room, or under.Room. */
  readonly cards?: BySeat<{ readonly [place: string]: string | null }>;
  readonly marker?: BySeat<string>;
  readonly owner?: { readonly [city in CityId]?: Seat | null };
  readonly troops?: { readonly [city in CityId]?: BySeat<number> };
  readonly agent?: { readonly [place in AgentPlace]?: Seat | null };
  /** Alliances: who holds them. */
  readonly allied?: { readonly [power: string]: Seat | null };
  readonly order?: readonly Seat[];
  /** What a seat may do unasked. */
  readonly free?: BySeat<readonly string[]>;
  readonly plan?: PlanView | null;
  readonly year?: number;
  readonly ending?: EndReason | null;
}

export type ScenarioFacts = OwnFacts & CommonFacts<Frame['at'], Happening['what'], View, WinReason>;

export const checks: Checks<State, OwnFacts> = {
  florins: bySeat((s, seat) => player(s, seat).florins),
  cities: bySeat((s, seat) => player(s, seat).cities),
  patronage: bySeat((s, seat) => player(s, seat).patronage),
  prestige: bySeat((s, seat) => total(game.score(s, seat))),
  score: bySeat((s, seat, wanted) =>
    eachOf(wanted, (what) => game.score(s, seat).find((line) => line.what === what)!.points),
  ),
  crosses: bySeat((s, seat) => player(s, seat).crosses),
  crowns: bySeat((s, seat) => player(s, seat).crowns),
  agents: bySeat((s, seat) => player(s, seat).agents.usable),
  warTokens: bySeat((s, seat) => player(s, seat).warTokens),
  trophies: bySeat((s, seat) => player(s, seat).trophies),
  indulgences: bySeat((s, seat) => player(s, seat).rooms.flatMap(({ id, indulgence }) => (indulgence ? [id] : []))),
  pieces: bySeat((s, seat, wanted) => eachOf(wanted, (id) => pieceOf(player(s, seat), s, id))),
  cards: bySeat((s, seat, wanted) => eachOf(wanted, (place) => cardOf(player(s, seat), place))),
  marker: bySeat((s, seat) => player(s, seat).marker ?? 'none'),
  owner: byName((s, id) => game.view(s, null).cities.find((city) => city.id === id)!.owner),
  troops: byName((s, id, wanted) => eachOf(wanted, (seat) => s.troops[troopsAt(s, CITY[id], Number(seat))])),
  agent: byName((s, id) => {
    const there = agentAt(s, placeOf(s, id));
    return there < 0 ? null : there;
  }),
  allied: byName((s, id) => game.view(s, null).alliances.find((alliance) => alliance.id === id)!.holder),
  order: is((s) => s.order),
  free: bySeat((s, seat) => freedoms(game, s, seat).flatMap(({ menu }) => linesOf(game, menu))),
  plan: is((s) => game.view(s, null).plan),
  year: is((s) => s.year),
  ending: is((s) => s.ending),
};

type Player = View['players'][number];

function player(s: State, seat: Seat): Player {
  return game.view(s, null).players[seat]!;
}

function pieceOf(player: Player, s: State, id: string): 'available' | 'exhausted' | null {
  const space = player.spaces.find((other) => other.id === id && other.card !== null);
  const token = player.domain.find((other) => other.id === id);
  const ally = game.view(s, null).alliances.find((other) => other.id === id && other.holder === player.seat);
  const found = space ?? token ?? ally;
  return found === undefined ? null : found.available ? 'available' : 'exhausted';
}

function cardOf({ spaces, rooms }: Player, place: string): string | null {
  const under = place.startsWith('under.');
  const room = rooms.find(({ id }) => id === (under ? place.slice(6) : place));
  if (room !== undefined) return under ? room.upgrade : room.card;
  return spaces.find(({ id }) => id === place)!.card;
}
