/** Whole-store reading and replacing for SQLite. */
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { columnsOf, emptySection, type Row, SECTIONS, type Section, selectAll } from '../backup/format.ts';
import type { Loader, Moment } from '../engine.ts';
import { StoreError } from '../errors.ts';
import { migrate } from './migrate.ts';
import { SEAL, UNSEAL } from './migrations.ts';
import { translated } from './translate.ts';

const CHUNK = 500;

/** A second connection with a read transaction open sees one moment of a WAL database however long it reads. */
export async function atOneMoment(db: Database, work: (moment: Moment) => Promise<void>): Promise<void> {
  const reader = db.memory ? new Database(db.serialize()) : new Database(db.name, { readonly: true });
  try {
    reader.exec('BEGIN');
    // The snapshot is taken by the first read, not by BEGIN.
    reader.prepare('SELECT count(*) FROM meta').get();
    await work((section) => chunks(reader, section));
  } finally {
    reader.close();
  }
}

function* chunks(reader: Database, section: Section): Generator<readonly Row[]> {
  let chunk: Row[] = [];
  for (const row of reader.prepare(selectAll(section)).iterate()) {
    chunk.push(row as Row);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/**
 * The backup is loaded into a file beside the database while everybody goes on, then copied over in one synchronous
 * transaction: the database is locked for the copy only, and half a restore is never seen.
 */
export async function replace(db: Database, force: boolean, load: Loader): Promise<void> {
  if (!force) assertEmpty(db);
  const aside = `${asideOf(db)}${randomUUID()}`;
  sweepAside(asideOf(db));
  try {
    // 0600 before the first byte: it will hold the keys of running games.
    closeSync(openSync(aside, 'wx', 0o600));
    await fill(aside, load);
    db.prepare('ATTACH ? AS aside').run(aside);
    try {
      translated(() => db.transaction(() => copyOver(db, force)).immediate());
    } finally {
      db.exec('DETACH aside');
    }
  } finally {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(aside + end, { force: true });
  }
}

function asideOf(db: Database): string {
  return db.memory ? join(tmpdir(), 'signoria-restore-') : `${db.name}.restore-`;
}

/** Longer than any restore takes. */
const LEFT_MS = 60 * 60_000;

/** What a restore that was killed has left beside a database holds every secret: whoever comes by throws it away. */
function sweepAside(prefix: string): void {
  const folder = dirname(prefix);
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(basename(prefix)))) {
    const file = join(folder, name);
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (changed < Date.now() - LEFT_MS) rmSync(file, { force: true });
  }
}

export function sweepBeside(db: Database): void {
  if (!db.memory) sweepAside(asideOf(db));
}

function assertEmpty(db: Database): void {
  const occupied = SECTIONS.some((section) => db.prepare(`${selectAll(section)} LIMIT 1`).get() !== undefined);
  if (occupied) throw new StoreError('occupied', {});
}

async function fill(file: string, load: Loader): Promise<void> {
  const db = new Database(file);
  try {
    // Nothing to lose here: after a crash the file is rubbish anyway.
    db.pragma('journal_mode = OFF');
    db.pragma('synchronous = OFF');
    db.pragma('foreign_keys = ON');
    migrate(db);
    const insertAll = db.transaction((section: Section, rows: readonly Row[]) => insert(db, section, rows));
    await load(async (section, rows) => translated(() => insertAll(section, rows)));
  } finally {
    db.close();
  }
}

function insert(db: Database, section: Section, rows: readonly Row[]): void {
  const columns = columnsOf(section);
  const statement = db.prepare(
    `INSERT INTO ${section} (${columns.join(', ')}) VALUES (${columns.map((column) => `@${column}`).join(', ')})`,
  );
  for (const row of rows) statement.run(row);
}

function copyOver(db: Database, force: boolean): void {
  if (!force) assertEmpty(db);
  db.exec(UNSEAL);
  db.exec('DELETE FROM main.snapshots');
  for (const section of SECTIONS.toReversed()) db.exec(emptySection(section));
  for (const section of SECTIONS) db.exec(copySection(section));
  db.exec(SEAL);
}

function copySection(section: Section): string {
  const columns = columnsOf(section).join(', ');
  const where = section === 'meta' ? " WHERE key <> 'schema'" : '';
  return `INSERT INTO main.${section} (${columns}) SELECT ${columns} FROM aside.${section}${where}`;
}
