/**
 * The club's papers: passkeys, friendships, notices to be sent, ratings, events. One kind of row for all of them, with
 * the few columns they are asked by; what a paper says is its keeper's business.
 */
import type { SelectQueryBuilder } from 'kysely';
import { type Engine, fixed, step, writeOr } from './engine.ts';
import { Conflict, StoreError } from './errors.ts';
import { limitOf } from './paging.ts';
import type { Schema } from './schema.ts';
import type { NewPaper, Page, Paper, PaperFilter, PaperPatch, PaperRequest } from './store.ts';

export async function addPaper(engine: Engine, paper: NewPaper): Promise<Paper> {
  const row = { ...paper, version: 1 };
  await writeOr(
    engine,
    [step(engine.build.insertInto('papers').values(row))],
    () => new Conflict('taken', { what: 'paper', value: nameOf(paper) }),
  );
  return row;
}

function nameOf({ kind, id }: Pick<Paper, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

/** Asked with every move: what those at the table want to be told. */
const one = fixed((build, kind: string, id: string) =>
  build.selectFrom('papers').selectAll().where('kind', '=', kind).where('id', '=', id),
);

export async function getPaper({ read, build }: Engine, kind: string, id: string): Promise<Paper | null> {
  return (await read(one(build, kind, id)))[0] ?? null;
}

export async function changePaper(
  engine: Engine,
  { kind, id, version }: Pick<Paper, 'kind' | 'id' | 'version'>,
  patch: PaperPatch,
): Promise<Paper> {
  const update = engine.build
    .updateTable('papers')
    .set({ ...patch, version: version + 1 })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll();
  try {
    const [first] = await engine.write([
      step(update, () => new Conflict('version', { kind: 'paper', id: nameOf({ kind, id }), version })),
    ]);
    return first!.rows[0] as Paper;
  } catch (error) {
    const isGone = error instanceof Conflict && (await getPaper(engine, kind, id)) === null;
    throw isGone ? new StoreError('missing', { kind: 'paper', id: nameOf({ kind, id }) }) : error;
  }
}

export async function dropPaper({ write, build }: Engine, kind: string, id: string): Promise<boolean> {
  const [dropped] = await write([step(build.deleteFrom('papers').where('kind', '=', kind).where('id', '=', id))]);
  return dropped!.changed > 0;
}

export async function dropPapersOf({ write, build }: Engine, owner: string, kind?: string): Promise<number> {
  const all = build.deleteFrom('papers').where('owner', '=', owner);
  const [dropped] = await write([step(kind === undefined ? all : all.where('kind', '=', kind))]);
  return dropped!.changed;
}

type PaperQuery = SelectQueryBuilder<Schema, 'papers', Paper>;

/** By rank and then by id, or by id alone: the cursor is the last of them that was seen. */
export async function listPapers(
  { read, build }: Engine,
  filter: PaperFilter,
  request: PaperRequest = {},
): Promise<Page<Paper>> {
  const limit = limitOf(request.limit);
  const query = filtered(build.selectFrom('papers').selectAll(), filter);
  const rows = await read((request.ranked === true ? byRank : byId)(query, request.cursor).limit(limit + 1));
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? cursorOf(items.at(-1)!, request.ranked === true) : null };
}

function filtered(query: PaperQuery, { kind, owner, dueBy }: PaperFilter): PaperQuery {
  let q = query.where('kind', '=', kind);
  if (owner !== undefined) q = q.where('owner', '=', owner);
  if (dueBy !== undefined) q = q.where('due', '<=', dueBy);
  return q;
}

function cursorOf({ rank, id }: Paper, ranked: boolean): string {
  return ranked ? `${rank}.${id}` : id;
}

function byId(query: PaperQuery, cursor: string | undefined): PaperQuery {
  const rest = cursor === undefined ? query : query.where('id', '>', cursor);
  return rest.orderBy('id');
}

/** The highest first. What has no rank is not listed. */
function byRank(query: PaperQuery, cursor: string | undefined): PaperQuery {
  const ranked = query.where('rank', 'is not', null);
  const rest = cursor === undefined ? ranked : after(ranked, cursor);
  return rest.orderBy('rank', 'desc').orderBy('id', 'desc');
}

function after(query: PaperQuery, cursor: string): PaperQuery {
  const found = /^(-?\d{1,16})\.(.+)$/s.exec(cursor);
  if (found === null) throw new StoreError('cursor', { cursor });
  return query.where((eb) => eb(eb.refTuple('rank', 'id'), '<', eb.tuple(Number(found[1]), found[2]!)));
}

/** One statement, so that of two servers each takes its own: PostgreSQL passes over rows another is just taking. */
export async function claimPapers(
  { kind: engine, write, build }: Engine,
  kind: string,
  { now, until, limit }: { readonly now: number; readonly until: number; readonly limit?: number },
): Promise<readonly Paper[]> {
  const due = build
    .selectFrom('papers')
    .select('id')
    .where('kind', '=', kind)
    .where('due', '<=', now)
    .orderBy('due')
    .limit(limitOf(limit));
  const taken = engine === 'postgres' ? due.forUpdate().skipLocked() : due;
  const claim = build
    .updateTable('papers')
    .set((eb) => ({ due: until, version: eb('version', '+', 1) }))
    .where('kind', '=', kind)
    .where('id', 'in', taken)
    .returningAll();
  const [claimed] = await write([step(claim)]);
  return (claimed!.rows as readonly Paper[]).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
