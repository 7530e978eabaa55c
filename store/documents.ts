/**
 * The club's documents: passkeys, friendships, notices to be sent, ratings, events. One kind of row for all of them, with
 * the few columns they are asked by; what a document says is its keeper's business.
 */
import type { SelectQueryBuilder } from 'kysely';
import { type Engine, fixed, type Step, step, writeOr } from './engine.ts';
import { Conflict, StoreError } from './errors.ts';
import { limitOf } from './paging.ts';
import type { Schema } from './schema.ts';
import type {
  DocumentAbout,
  DocumentFilter,
  DocumentPatch,
  DocumentRequest,
  NewDocument,
  Page,
  StoredDocument,
} from './store.ts';

export async function addDocument(engine: Engine, document: NewDocument): Promise<StoredDocument> {
  const { kind, id, owner, due, rank, data } = document;
  const taken = () => new Conflict('taken', { what: 'document', value: nameOf(document) });
  try {
    await writeOr(engine, [step(insert(engine.build, kind, id, owner, due, rank, data, FIRST))], taken);
  } finally {
    // Only now: whoever looked meanwhile did not find it yet.
    engine.absent?.delete(nameOf(document));
  }
  return { ...document, version: FIRST };
}

const FIRST = 1;

const insert = fixed(
  (
    build,
    kind: string,
    id: string,
    owner: string,
    due: number | null,
    rank: number | null,
    data: string,
    version: number,
  ) => build.insertInto('papers').values({ kind, id, owner, due, rank, data, version }),
);

/** Only where whom it is about is still there; SQLite tells the clause from a join by the WHERE before it. */
const INSERT_MISSING = `
  INSERT INTO papers (kind, id, owner, due, rank, data, version)
  SELECT CAST($1 AS text), CAST($2 AS text), CAST($3 AS text), CAST($4 AS bigint), CAST($5 AS bigint),
         CAST($6 AS text), CAST($7 AS integer)
  WHERE CAST($8 AS text) IS NULL OR EXISTS (SELECT 1 FROM users WHERE id = CAST($8 AS text))
  ON CONFLICT DO NOTHING`;

export async function addMissing(engine: Engine, documents: readonly DocumentAbout[]): Promise<void> {
  const steps = documents.map(
    ({ kind, id, owner, due, rank, data, about }): Step => ({
      name: 'add-missing',
      sql: INSERT_MISSING,
      values: [kind, id, owner, due, rank, data, FIRST, about],
    }),
  );
  try {
    await engine.write(steps);
  } finally {
    for (const document of documents) engine.absent?.delete(nameOf(document));
  }
}

function nameOf({ kind, id }: Pick<StoredDocument, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

/** Asked with every move: what those at the table want to be told. */
const one = fixed((build, kind: string, id: string) =>
  build.selectFrom('papers').selectAll().where('kind', '=', kind).where('id', '=', id),
);

export async function getDocument(engine: Engine, kind: string, id: string): Promise<StoredDocument | null> {
  const { read, build, absent } = engine;
  const name = nameOf({ kind, id });
  if (absent?.has(name) === true) return null;
  const [found] = await read(one(build, kind, id));
  if (found !== undefined) return found;
  if (absent !== null) noteAbsent(absent, name);
  return null;
}

/** Most people want no notices, and are looked up with every move. */
const MOST_ABSENT = 10_000;

function noteAbsent(absent: Set<string>, name: string): void {
  if (absent.size >= MOST_ABSENT) absent.clear();
  absent.add(name);
}

export async function changeDocument(
  engine: Engine,
  { kind, id, version }: Pick<StoredDocument, 'kind' | 'id' | 'version'>,
  patch: DocumentPatch,
): Promise<StoredDocument> {
  const update = engine.build
    .updateTable('papers')
    .set({ ...patch, version: version + 1 })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll();
  try {
    const [first] = await engine.write([
      step(update, () => new Conflict('version', { kind: 'document', id: nameOf({ kind, id }), version })),
    ]);
    return first!.rows[0] as StoredDocument;
  } catch (error) {
    const isGone = error instanceof Conflict && (await getDocument(engine, kind, id)) === null;
    throw isGone ? new StoreError('missing', { kind: 'document', id: nameOf({ kind, id }) }) : error;
  }
}

export async function dropDocument({ write, build }: Engine, kind: string, id: string): Promise<boolean> {
  const [dropped] = await write([step(without(build, kind, id))]);
  return dropped!.changed > 0;
}

const without = fixed((build, kind: string, id: string) =>
  build.deleteFrom('papers').where('kind', '=', kind).where('id', '=', id),
);

export async function dropDocumentsOf({ write, build }: Engine, owner: string, kind?: string): Promise<number> {
  const all = build.deleteFrom('papers').where('owner', '=', owner);
  const [dropped] = await write([step(kind === undefined ? all : all.where('kind', '=', kind))]);
  return dropped!.changed;
}

type DocumentQuery = SelectQueryBuilder<Schema, 'papers', StoredDocument>;

/** By rank and then by id, or by id alone: the cursor is the last of them that was seen. */
export async function listDocuments(
  { read, build }: Engine,
  filter: DocumentFilter,
  request: DocumentRequest = {},
): Promise<Page<StoredDocument>> {
  const limit = limitOf(request.limit);
  const query = filtered(build.selectFrom('papers').selectAll(), filter);
  const rows = await read((request.ranked === true ? byRank : byId)(query, request.cursor).limit(limit + 1));
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? cursorOf(items.at(-1)!, request.ranked === true) : null };
}

function filtered(query: DocumentQuery, { kind, owner, dueBy }: DocumentFilter): DocumentQuery {
  let q = query.where('kind', '=', kind);
  if (owner !== undefined) q = q.where('owner', '=', owner);
  if (dueBy !== undefined) q = q.where('due', '<=', dueBy);
  return q;
}

function cursorOf({ rank, id }: StoredDocument, ranked: boolean): string {
  return ranked ? `${rank}.${id}` : id;
}

function byId(query: DocumentQuery, cursor: string | undefined): DocumentQuery {
  const rest = cursor === undefined ? query : query.where('id', '>', cursor);
  return rest.orderBy('id');
}

/** The highest first. What has no rank is not listed. */
function byRank(query: DocumentQuery, cursor: string | undefined): DocumentQuery {
  const ranked = query.where('rank', 'is not', null);
  const rest = cursor === undefined ? ranked : after(ranked, cursor);
  return rest.orderBy('rank', 'desc').orderBy('id', 'desc');
}

function after(query: DocumentQuery, cursor: string): DocumentQuery {
  const found = /^(-?\d{1,16})\.(.+)$/s.exec(cursor);
  if (found === null) throw new StoreError('cursor', { cursor });
  return query.where((eb) => eb(eb.refTuple('rank', 'id'), '<', eb.tuple(Number(found[1]), found[2]!)));
}

/** One statement, so that of two servers each takes its own: PostgreSQL passes over rows another is just taking. */
export async function claimDocuments(
  { kind: engine, write, build }: Engine,
  kind: string,
  { now, until, limit }: { readonly now: number; readonly until: number; readonly limit?: number },
): Promise<readonly StoredDocument[]> {
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
  return (claimed!.rows as readonly StoredDocument[]).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
