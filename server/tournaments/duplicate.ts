/**
 * A duplicate tournament: every round is one deal, played at all tables. Who sits where comes from a movement of chairs
 * (movement.ts); here is who has which chair: people and bots that take part, and bots that fill what is left over.
 * Whoever comes late takes a chair that is only filled, or opens another table. Pure.
 */
import { seedOf } from '@signoria/kernel';
import type { EventData, RoundDeal } from './event.ts';
import { movementFor, type Seating } from './movement.ts';
import { byLot, type Field, type NextRound } from './pairing.ts';
import type { Id } from './standings.ts';

export interface NextDeal extends NextRound {
  readonly deal: Omit<RoundDeal, 'key'>;
}

interface Chairs {
  /** By number, whose it is or was; null for a bot that fills it. */
  readonly chairs: readonly (Id | null)[];
  /** The numbers of those that are still moved. */
  readonly open: readonly number[];
}

const FILL = 'fill/';

/** A bot in a chair that nobody has, or whose owner has left. */
export function isFill(id: Id): boolean {
  return id.startsWith(FILL);
}

/** Late entries are taken until half of the deals are dealt. */
export function isLateOpen({ plan, status, round, entrants }: EventData): boolean {
  if (plan.system !== 'duplicate' || status !== 'running') return false;
  return round <= plan.rounds / 2 && entrants.length < plan.most;
}

/** Null when the tournament is over. `past`: the deals so far. */
export function nextDeal(field: Field, past: readonly Omit<RoundDeal, 'key'>[]): NextDeal | null {
  const { size, ids, gone, rounds } = field;
  const present = ids.filter((id) => !gone.has(id));
  if (present.length < size || past.length >= rounds) return null;
  const last = past.at(-1);
  const before: Chairs = last ?? { chairs: [], open: [] };
  const kept = past.length % size === 0 ? closed(before, present, size) : before;
  const now = seatedIn(kept, byLot(present, field.lot), size);
  const same = last !== undefined && now.open.length === last.open.length && kept === before;
  const [seating, ...ahead] = same ? last.ahead : movedOn(field, now, past);
  const idOf = (chair: number): Id => {
    const id = now.chairs[chair] ?? null;
    return id === null || gone.has(id) ? `${FILL}${chair}` : id;
  };
  const tables = seating!.map((table) => table.map(idOf));
  return { tables, byes: [], deal: { ...now, seating: seating!, ahead } };
}

/** After a whole cycle, tables that nobody would miss: chairs without an owner who is there, as many as fill tables. */
function closed(before: Chairs, present: readonly Id[], size: number): Chairs {
  const { chairs, open } = before;
  const here = new Set(present);
  const empty = open.filter((chair) => !here.has(chairs[chair] ?? ''));
  const gone = new Set(empty.slice(0, empty.length - (empty.length % size)));
  return gone.size === 0 ? before : { chairs, open: open.filter((chair) => !gone.has(chair)) };
}

/** Everybody who has no chair gets one: first those that are only filled, then those of another table. */
function seatedIn({ chairs, open }: Chairs, present: readonly Id[], size: number): Chairs {
  const known = new Set(open.map((chair) => chairs[chair]));
  const newcomers = present.filter((id) => !known.has(id));
  const free = open.filter((chair) => chairs[chair] === null).slice(0, newcomers.length);
  const taken = chairs.map((id, chair) => (free.includes(chair) ? newcomers[free.indexOf(chair)]! : id));
  const more: (Id | null)[] = newcomers.slice(free.length);
  while (more.length % size !== 0) more.push(null);
  return { chairs: [...taken, ...more], open: [...open, ...more.map((_, i) => chairs.length + i)] };
}

function movedOn(
  { size, rounds, lot }: Field,
  { chairs, open }: Chairs,
  past: readonly { readonly seating: Seating }[],
) {
  const wanted = {
    size,
    rounds,
    past: past.map(({ seating }) => seating),
    chairs: open,
    players: open.filter((chair) => chairs[chair] !== null),
  };
  return movementFor(wanted, seedOf(lot)).slice(past.length);
}

/** How many deals were dealt before somebody came. */
export function missedBy(id: Id, past: readonly Pick<RoundDeal, 'chairs'>[]): number {
  const first = past.findIndex(({ chairs }) => chairs.includes(id));
  return first < 0 ? past.length : first;
}
