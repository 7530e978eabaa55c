/** The box as tables the rules can run on, as an edition file corrects them (`edition.ts` says what may be corrected). */

import { boxOf } from '@signoria/kernel';
import { ACTIONS } from './actions.ts';
import { CARD_DATA, CARDS, type CardData } from './cards.ts';
import {
  CITIES,
  CITY,
  CITY_DATA,
  type City,
  type CityData,
  ROADS,
  SEAS,
  type SeaId,
  type SideId,
  STRAITS,
} from './cities.ts';
import type { Correction } from './edition.ts';
import { CITY_TRACK, STEPS, type Step } from './figures.ts';
import { toFirst } from './first.ts';
import { ARROW_AFTER, type Room, type Side } from './palace.ts';
import {
  ALLIANCE_COST,
  ALLIANCES,
  BONUS_DATA,
  BONUSES,
  type BonusData,
  TOKEN_DATA,
  TOKENS,
  type TokenData,
} from './pieces.ts';
import { POWER, POWER_DATA, POWERS } from './powers.ts';
import { type Sources, sourcesOf } from './sources.ts';
import { type Bottom, bottomOf, type Cost } from './symbols.ts';

export interface CardBox extends Omit<CardData, 'action' | 'symbols'> {
  /** Index into `ACTIONS`; -1 for none. */
  readonly action: number;
  readonly bottom: Bottom;
}

export interface TokenBox extends Omit<TokenData, 'symbols'> {
  readonly bottom: Bottom;
}

/** The map at a table of so many players. */
export interface MapBox {
  readonly side: SideId;
  /** By city: it is there and not covered (VIR-R53). */
  readonly inPlay: readonly boolean[];
  /** By city, the cities a road leads to. */
  readonly roads: readonly (readonly City[])[];
  /** By city, the ports in play that ships reach from it, and how many seas that takes (VIR-R12). */
  readonly voyages: readonly (readonly Voyage[])[];
}

export interface Voyage {
  readonly to: City;
  readonly seas: number;
}

export interface Edition {
  readonly toughness: readonly number[];
  readonly port: readonly boolean[];
  readonly pirate: readonly boolean[];
  /** By city, the power whose home it is; -1 for none. */
  readonly home: readonly number[];
  readonly cityBottoms: readonly Bottom[];
  readonly cities: readonly CityData[];
  readonly cards: readonly CardBox[];
  readonly tokens: readonly TokenBox[];
  readonly bonuses: readonly BonusData[];
  readonly alliances: readonly Cost[];
  /** By power and Room, the printed action. */
  readonly rooms: readonly (readonly number[])[];
  readonly arrows: { readonly [side in Side]: Room };
  readonly steps: readonly Step[];
  readonly cityTrack: readonly number[];
  readonly sources: Sources;
  /** By number of players. */
  readonly maps: { readonly [players: number]: MapBox };
}

export const STANDARD: Edition = apply({});
const today = boxOf(STANDARD, apply);
const first = boxOf(apply(toFirst({})), (c: Correction) => apply(toFirst(c)));

/** What a game is played with, as its state and its view say. */
export interface PlayedWith {
  readonly edition: Correction | null;
  /** Which of our figures: absent in games that began under rules version 1 (`first.ts`). */
  readonly printing?: 2 | undefined;
}

/** The box a state is played with. */
export function editionOf({ edition, printing }: PlayedWith): Edition {
  return printing === 2 ? today(edition) : first(edition);
}

export function apply(c: Correction): Edition {
  const cities = CITIES.map((id): CityData => ({ ...CITY_DATA[id], ...c.cities?.[id] }));
  const cards = CARDS.map((id) => cardBox({ ...CARD_DATA[id], ...c.cards?.[id] }));
  const tokens = TOKENS.map((id) => tokenBox({ ...TOKEN_DATA[id], ...c.tokens?.[id] }));
  const cityBottoms = cities.map((city) => bottomOf(city.symbols));
  return {
    toughness: cities.map((city) => city.toughness),
    port: cities.map((city) => city.seas.length > 0),
    pirate: cities.map((city) => city.pirate),
    home: cities.map((city) => (city.home === null ? -1 : POWER[city.home])),
    cityBottoms,
    cities,
    cards,
    tokens,
    bonuses: BONUSES.map((id) => ({ ...BONUS_DATA[id], ...c.bonuses?.[id] })),
    alliances: ALLIANCES.map((id) => c.alliances?.[id] ?? ALLIANCE_COST[id]),
    rooms: POWERS.map((id) => (c.palaces?.[id] ?? POWER_DATA[id].rooms).map((action) => ACTIONS.indexOf(action))),
    arrows: { ...ARROW_AFTER, ...c.arrows },
    steps: STEPS.map((step, i) => ({ ...step, vp: c.patronage?.[i] ?? step.vp })),
    cityTrack: c.cityTrack ?? CITY_TRACK,
    sources: sourcesOf(cards, cityBottoms, tokens),
    maps: Object.fromEntries([3, 4, 5].map((players) => [players, mapBox(cities, c, players)])),
  };
}

function cardBox({ action, symbols, ...rest }: CardData): CardBox {
  return { ...rest, action: action === null ? -1 : ACTIONS.indexOf(action), bottom: bottomOf(symbols) };
}

function tokenBox({ symbols, ...rest }: TokenData): TokenBox {
  return { ...rest, bottom: bottomOf(symbols) };
}

function mapBox(cities: readonly CityData[], c: Correction, players: number): MapBox {
  const side: SideId = players === 5 ? '5' : '3-4';
  const inPlay = cities.map((city) => city.sides.includes(side) && !(players === 3 && city.starred));
  const roads = cities.map((): City[] => []);
  for (const [a, b] of c.roads?.[side] ?? ROADS[side]) {
    if (!inPlay[CITY[a]] || !inPlay[CITY[b]]) continue;
    roads[CITY[a]]!.push(CITY[b]);
    roads[CITY[b]]!.push(CITY[a]);
  }
  const far = seaDistances(c.straits ?? STRAITS);
  const voyages = cities.map((from, f) =>
    cities.flatMap((to, t) => {
      if (f === t || !inPlay[f] || !inPlay[t] || from.seas.length === 0 || to.seas.length === 0) return [];
      const seas = Math.min(...from.seas.flatMap((a) => to.seas.map((b) => far[SEAS.indexOf(a)]![SEAS.indexOf(b)]!)));
      return seas === Infinity ? [] : [{ to: t, seas }];
    }),
  );
  return { side, inPlay, roads, voyages };
}

/** How many seas lie on the way from one sea to another, both counted (VIR-R12). */
function seaDistances(straits: readonly (readonly [SeaId, SeaId])[]): readonly (readonly number[])[] {
  const far = SEAS.map((_, a) => SEAS.map((_, b) => (a === b ? 1 : Infinity)));
  for (const [a, b] of straits) {
    far[SEAS.indexOf(a)]![SEAS.indexOf(b)] = 2;
    far[SEAS.indexOf(b)]![SEAS.indexOf(a)] = 2;
  }
  for (let via = 0; via < SEAS.length; via++) {
    for (let a = 0; a < SEAS.length; a++) {
      for (let b = 0; b < SEAS.length; b++) {
        far[a]![b] = Math.min(far[a]![b]!, far[a]![via]! + far[via]![b]! - 1);
      }
    }
  }
  return far;
}
