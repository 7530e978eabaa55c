/** Cursors: the sort key of the last row seen, so that a page costs the same wherever it is. */
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { StoreError } from './errors.ts';
import type { Schema } from './schema.ts';
import type { Page, PageRequest } from './store.ts';

const USUAL = 50;
const MOST = 500;

export function limitOf(limit: number | undefined): number {
  return Math.max(1, Math.min(MOST, Math.trunc(limit ?? USUAL)));
}

interface Place {
  readonly time: number;
  readonly id: string;
}

function writeCursor(order: string, place: Place): string {
  return `${order}.${place.time}.${place.id}`;
}

function readCursor(order: string, cursor: string): Place {
  const found = /^(\w+)\.(-?\d{1,16})\.(.+)$/s.exec(cursor);
  if (!found || found[1] !== order) throw new StoreError('cursor', { cursor });
  return { time: Number(found[2]), id: found[3]! };
}

type Listed = 'tables' | 'users';

/** Newest first from where the cursor points, one row more than the page holds to know whether another follows. */
export function seek<T extends Listed, O>(
  query: SelectQueryBuilder<Schema, T, O>,
  order: 'created' | 'updated',
  page: PageRequest,
): SelectQueryBuilder<Schema, T, O> {
  // Both lists have the columns `id` and a time; kysely cannot see that through the generic table name.
  const rows = query as SelectQueryBuilder<Schema, 'tables', O>;
  const from = page.cursor === undefined ? null : readCursor(order, page.cursor);
  const after = (eb: ExpressionBuilder<Schema, 'tables'>) =>
    eb(eb.refTuple(order, 'id'), '<', eb.tuple(from!.time, from!.id));
  const rest = from ? rows.where(after) : rows;
  const sorted = rest.orderBy(order, 'desc').orderBy('id', 'desc');
  return sorted.limit(limitOf(page.limit) + 1) as SelectQueryBuilder<Schema, T, O>;
}

export function toPage<T extends { readonly id: string }>(
  rows: readonly T[],
  order: 'created' | 'updated',
  timeOf: (row: T) => number,
  page: PageRequest,
): Page<T> {
  const items = rows.slice(0, limitOf(page.limit));
  const last = items.at(-1);
  const more = rows.length > items.length && last !== undefined;
  return { items, next: more ? writeCursor(order, { time: timeOf(last), id: last.id }) : null };
}
