/** SQLite's refusals in the store's words. */
import Database from 'better-sqlite3';
import { Violation } from '../engine.ts';
import { StoreError } from '../errors.ts';

export function translated<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  if (/^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(error.code)) return new Violation('unique', error);
  if (error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return new Violation('foreign', error);
  if (error.code.startsWith('SQLITE_CONSTRAINT')) return new Violation('check', error);
  if (error.code.startsWith('SQLITE_BUSY')) return new StoreError('busy', {});
  if (error.code.startsWith('SQLITE_FULL')) return new StoreError('full', {});
  return error;
}

/** What is said of a file that cannot even be opened. */
export function opened<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw isBroken(error) ? new StoreError('corrupt', { file }) : translate(error);
  }
}

function isBroken(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code);
}
