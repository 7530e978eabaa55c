/** The box as tables: printed figures as an edition file corrects them (`edition.ts`). What is played with, `editionOf` says. */

import { boxOf } from '@signoria/kernel';
import { CITIES, CITY, CITY_COUNT, type City, START_STATUS } from './cities.ts';
import { COUNTERS, type Currency, counters, currencyOf, START } from './currency.ts';
import type { Correction } from './edition.ts';
import { EVENT_FIGURES, EVENTS, type EventFigures, type EventId } from './events.ts';
import { FAMILIES, FAMILY_INCOMES, type FamilyIncomes, type SideId } from './families.ts';
import { FIRST_FIGURES } from './first.ts';
import { TILE_FIGURES, TILES, type TileFigures, type TileId } from './tiles.ts';
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

/** What has changed from one rules version to the next. */
export interface Figures {
  readonly troops: readonly TroopFigures[];
  readonly incomes: FamilyIncomes;
}

const FIGURES: Figures = { troops: TROOP_FIGURES, incomes: FAMILY_INCOMES };

export function correctedBox(c: Correction, { troops, incomes }: Figures = FIGURES): Edition {
  return {
    start: [c.start?.gold ?? START[0]!, c.start?.influence ?? START[1]!],
    status: CITIES.map((id, city) => c.status?.[id] ?? START_STATUS[city]!),
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

type CorrectionTo<Group extends 'tiles' | 'events', Id extends keyof NonNullable<Correction[Group]>> = NonNullable<
  NonNullable<Correction[Group]>[Id]
>;

function tileBox(printed: TileFigures, c: CorrectionTo<'tiles', TileId>): TileBox {
  return {
    city: CITY[c.city ?? printed.city],
    income: [c.gold ?? printed.gold, c.influence ?? printed.influence],
    merchant: c.merchant ?? printed.merchant,
    vp: c.vp ?? 0, // POR-R54
  };
}

function eventBox(printed: EventFigures, c: CorrectionTo<'events', EventId>): EventBox {
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
const box = boxOf(STANDARD, (c: Correction) => correctedBox(c));
const firstBox = boxOf(correctedBox({}, FIRST_FIGURES), (c: Correction) => correctedBox(c, FIRST_FIGURES));

/** What a game is played with, as its state says. */
export interface PlayedWith {
  readonly edition: Correction | null;
  /** Which of our figures and rulings: absent in games that began under rules version 1 (`first.ts`). */
  readonly printing?: 2 | undefined;
}

/** The box a state is played with. */
export function editionOf({ edition, printing }: PlayedWith): Edition {
  return printing === 2 ? box(edition) : firstBox(edition);
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
