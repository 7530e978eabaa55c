/**
 * A deal of the house as it is kept: one document, made once by whichever server is first, before its time. Its key is real
 * entropy and stays in the document until the deal is closed; the commitment is published as soon as it is dealt.
 */
import { randomInt } from 'node:crypto';
import { BOTS_VERSION } from '@signoria/bots';
import { commitment, type GameModule, newKey, readOptions } from '@signoria/kernel';
import type { DealKind } from '@signoria/protocol';
import { Conflict, readBack, type Store, type StoredDocument } from '@signoria/store';
import { DEAL_ITERATIONS, type Strength } from '@signoria/table';
import type { Services } from '../services.ts';
import { type Period, periodAfter, periodAt } from './calendar.ts';

export interface DealData {
  readonly kind: DealKind;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly seat: number;
  readonly level: Strength;
  readonly iterations: number;
  readonly bots: number;
  readonly options: { readonly [id: string]: boolean | number | string };
  readonly opens: number;
  readonly closes: number;
  readonly key: string;
}

export interface HouseDeal extends DealData {
  readonly id: string;
}

const DEAL = 'deal';
/** With so many at the table most games are at their best. */
const USUAL_SEATS = 4;
/** A week is for thinking, a day for a quick game. */
const LEVEL: { readonly [K in DealKind]: Strength } = { week: 'master', day: 'adept' };

export function commitmentOf({ key }: DealData): string {
  return commitment(key);
}

export function isOpen({ opens, closes }: DealData, now: number): boolean {
  return opens <= now && now < closes;
}

export function isClosed({ closes }: DealData, now: number): boolean {
  return now >= closes;
}

function dealOf({ id, data }: StoredDocument): HouseDeal {
  return { ...readBack<DealData>(data), id };
}

export async function readDeal(store: Store, id: string): Promise<HouseDeal | null> {
  const document = await store.getDocument(DEAL, id);
  return document === null ? null : dealOf(document);
}

/** The deals of now, and those that come next, each dealt by whoever asks first. */
export async function currentDeals(
  services: Services,
): Promise<{ readonly now: HouseDeal[]; readonly next: HouseDeal[] }> {
  const found = { now: [] as HouseDeal[], next: [] as HouseDeal[] };
  for (const kind of ['week', 'day'] as const) {
    const period = periodAt(kind, services.now());
    const after = periodAfter(kind, period);
    for (const module of gamesOf(services, kind, period)) found.now.push(await ensure(services, kind, period, module));
    for (const module of gamesOf(services, kind, after)) found.next.push(await ensure(services, kind, after, module));
  }
  return found;
}

/** Every game has a deal each week; the days go round among them. */
function gamesOf({ games }: Services, kind: DealKind, { number }: Period): readonly GameModule[] {
  const all = [...games.values()];
  return kind === 'week' ? all : all.slice(number % all.length).slice(0, 1);
}

async function ensure({ store }: Services, kind: DealKind, period: Period, module: GameModule): Promise<HouseDeal> {
  const id = `${period.name}-${module.game.id}`;
  const known = await readDeal(store, id);
  if (known !== null) return known;
  const data = JSON.stringify(dealt(kind, period, module));
  try {
    return dealOf(await store.addDocument({ kind: DEAL, id, owner: '', due: null, rank: period.closes, data }));
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return (await readDeal(store, id))!; // another server was first: its deal is the deal
  }
}

function dealt(kind: DealKind, { opens, closes }: Period, { game }: GameModule): DealData {
  const { seats, options } = seating(game);
  return {
    kind,
    game: game.id,
    rules: game.rules,
    seats,
    seat: randomInt(seats),
    level: LEVEL[kind],
    iterations: DEAL_ITERATIONS,
    bots: BOTS_VERSION,
    options,
    opens,
    closes,
    key: newKey(),
  };
}

/** As many as usual, or the nearest number for which the options of the house are meant. */
function seating({ id, players: { min, max }, options }: GameModule['game']) {
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const near = counts.toSorted((a, b) => Math.abs(a - USUAL_SEATS) - Math.abs(b - USUAL_SEATS));
  for (const seats of near) {
    const read = readOptions(options, {}, seats);
    if (read.ok) return { seats, options: read.values };
  }
  throw new Error(`${id} has no number of players for its usual options`);
}

/** The latest to close first. */
export async function pastDeals(
  { store, now }: Services,
  cursor: string | undefined,
  limit: number,
): Promise<{ readonly deals: readonly HouseDeal[]; readonly next: string | null }> {
  // What is not closed yet ranks above all that is, and every id comes before a tilde.
  const page = await store.listDocuments({ kind: DEAL }, { ranked: true, limit, cursor: cursor ?? `${now()}.~` });
  return { deals: page.items.map(dealOf), next: page.next };
}
