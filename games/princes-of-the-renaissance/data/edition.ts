/**
 * The box as tables, and corrections to it. An owner of the box whose copy differs can supply a JSON edition file:
 *
 *     { "name": "my copy",
 *       "start": { "gold": 45, "influence": 12 },
 *       "status": { "venice": 7 },
 *       "families": { "gonzaga": { "gold": 4, "influence": 3 } },
 *       "tiles": { "venice-doge": { "city": "venice", "gold": 2, "influence": 1, "merchant": false, "vp": 0 } },
 *       "troops": { "cavalry": { "count": 4, "cost": 5, "attack": 2, "defence": 0, "influence": 1 } },
 *       "events": { "ev3-french-invade": { "decade": 3, "currency": "influence", "vp": 0, "status": -2, "artist": true } },
 *       "cards": { "veto": { "count": 3 } },
 *       "bids": { "condottiere": 0 },
 *       "counters": { "gold": [1, 5, 10], "influence": [1, 5] } }
 *
 * Everything but the keys that are to change may be left out. What is wrong with a file is found in `reading.ts`.
 */
import { CITY, CITY_COUNT, type City, type CityId, START_STATUS } from './cities.ts';
import { COUNTERS, type Currency, type CurrencyId, counters, currencyOf, START } from './currency.ts';
import { EVENT_FIGURES, EVENTS, type EventFigures } from './events.ts';
import { FAMILIES, FAMILY_INCOMES, type FamilyIncomes, type SideId } from './families.ts';
import { FIRST_FIGURES } from './first.ts';
import { TILE_FIGURES, TILES, type TileFigures } from './tiles.ts';
import { CARD_COUNTS, CARDS } from './treachery.ts';
import { TROOP_FIGURES, TROOPS, type TroopFigures } from './troops.ts';

export interface Edition {
  /** By currency. */
  readonly start: readonly number[];
  /** By city. */
  readonly status: readonly number[];
  /** By side, family and currency: incomes. */
  readonly families: { readonly [side in SideId]: readonly (readonly number[])[] };
  readonly tiles: readonly TileBox[];
  readonly troops: readonly TroopFigures[];
  readonly events: readonly EventBox[];
  /** By kind. */
  readonly cards: readonly number[];
  /** POR-R36 */
  readonly condottiereMinimum: number;
  /** By currency, smallest first. */
  readonly counters: readonly (readonly number[])[];
}

export interface TileBox {
  readonly city: City;
  /** By currency. */
  readonly income: readonly number[];
  readonly merchant: boolean;
  readonly vp: number;
}

export interface EventBox {
  readonly decade: number;
  readonly kind: EventFigures['kind'];
  readonly currency: Currency;
  readonly vp: number;
  readonly status: number;
  /** Whether it breaks ties between cities (POR-R30). */
  readonly artist: boolean;
}

interface Income {
  readonly gold?: number;
  readonly influence?: number;
}

export interface Correction {
  readonly name?: string;
  readonly start?: Income;
  readonly status?: { readonly [city: string]: number };
  readonly families?: { readonly [id: string]: Income };
  readonly tiles?: {
    readonly [id: string]: Income & {
      readonly city?: CityId;
      readonly merchant?: boolean;
      readonly vp?: number;
    };
  };
  readonly troops?: { readonly [id: string]: Partial<TroopFigures> };
  readonly events?: {
    readonly [id: string]: {
      readonly decade?: number;
      readonly currency?: CurrencyId;
      readonly vp?: number;
      readonly status?: number;
      readonly artist?: boolean;
    };
  };
  readonly cards?: { readonly [id: string]: { readonly count?: number } };
  readonly bids?: { readonly condottiere?: number };
  readonly counters?: { readonly gold?: readonly number[]; readonly influence?: readonly number[] };
}

/** What has changed from one rules version to the next. */
export interface Figures {
  readonly troops: readonly TroopFigures[];
  readonly incomes: FamilyIncomes;
}

const FIGURES: Figures = { troops: TROOP_FIGURES, incomes: FAMILY_INCOMES };

export function correctedBox(c: Correction, { troops, incomes }: Figures = FIGURES): Edition {
  return {
    start: [c.start?.gold ?? START[0]!, c.start?.influence ?? START[1]!],
    status: Object.keys(CITY).map((id, city) => c.status?.[id] ?? START_STATUS[city]!),
    families: { A: familyIncomes(incomes.A, c), B: familyIncomes(incomes.B, c) },
    tiles: TILES.map((id) => tileBox(TILE_FIGURES[id], c.tiles?.[id] ?? {})),
    troops: TROOPS.map((id, troop) => ({ ...troops[troop]!, ...c.troops?.[id] })),
    events: EVENTS.map((id) => eventBox(EVENT_FIGURES[id], c.events?.[id] ?? {})),
    cards: CARDS.map((id, kind) => c.cards?.[id]?.count ?? CARD_COUNTS[kind]!),
    condottiereMinimum: c.bids?.condottiere ?? 0,
    counters: [c.counters?.gold ?? COUNTERS[0]!, c.counters?.influence ?? COUNTERS[1]!],
  };
}

function familyIncomes(incomes: FamilyIncomes[SideId], { families = {} }: Correction): readonly (readonly number[])[] {
  return FAMILIES.map((id, family) => {
    const [gold, influence] = incomes[family]!;
    return [families[id]?.gold ?? gold, families[id]?.influence ?? influence];
  });
}

function tileBox(printed: TileFigures, c: NonNullable<Correction['tiles']>[string]): TileBox {
  return {
    city: CITY[c.city ?? printed.city],
    income: [c.gold ?? printed.gold, c.influence ?? printed.influence],
    merchant: c.merchant ?? printed.merchant,
    vp: c.vp ?? 0, // POR-R54
  };
}

function eventBox(printed: EventFigures, c: NonNullable<Correction['events']>[string]): EventBox {
  return {
    decade: c.decade ?? printed.decade,
    kind: printed.kind,
    currency: currencyOf(c.currency ?? printed.currency) as Currency, // both are currencies
    vp: c.vp ?? printed.vp,
    status: c.status ?? printed.status,
    artist: c.artist ?? (printed.kind === 'artist' || printed.kind === 'invasion'),
  };
}

export const STANDARD: Edition = correctedBox({});
const FIRST: Edition = correctedBox({}, FIRST_FIGURES);

const corrected = new WeakMap<Correction, Edition>();
const correctedFirst = new WeakMap<Correction, Edition>();

/** What a game is played with, as its state says. */
export interface PlayedWith {
  readonly edition: Correction | null;
  /** Which of our figures and rulings: absent in games that began under rules version 1 (`first.ts`). */
  readonly printing?: 2 | undefined;
}

/** The box a state is played with. Nearly always the standard one; a corrected one is worked out once. */
export function editionOf({ edition, printing }: PlayedWith): Edition {
  if (edition === null) return printing === 2 ? STANDARD : FIRST;
  const known = printing === 2 ? corrected : correctedFirst;
  let box = known.get(edition);
  if (box === undefined) {
    box = correctedBox(edition, printing === 2 ? FIGURES : FIRST_FIGURES);
    known.set(edition, box);
  }
  return box;
}

/** No holdings are ever imagined above this. */
const MOST = 160;
const alikes = new WeakMap<readonly number[], readonly (readonly number[])[]>();

/** All amounts that lie there as this many counters (POR-R12), lowest first. */
export function alike(amount: number, denominations: readonly number[]): readonly number[] {
  let table = alikes.get(denominations);
  if (table === undefined) {
    table = byCounters(denominations);
    alikes.set(denominations, table);
  }
  return table[counters(amount, denominations)] ?? [amount];
}

function byCounters(denominations: readonly number[]): readonly (readonly number[])[] {
  const table: number[][] = [];
  for (let amount = 0; amount <= MOST; amount++) {
    const n = counters(amount, denominations);
    while (table.length <= n) table.push([]);
    table[n]!.push(amount);
  }
  return table;
}

/** By city, how many tiles the box has. */
export function tilesByCity(box: Edition): readonly number[] {
  const counts = Array<number>(CITY_COUNT).fill(0);
  for (const { city } of box.tiles) counts[city]!++;
  return counts;
}
