/**
 * One server to a SQLite file. Beside the file lies another one that holds nothing but a lock, which the system lifts when
 * the process ends, however it ends. Whoever only reads, backs up or restores takes no lock.
 */
import { closeSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StoreError } from '../errors.ts';

/** Gives what lifts the lock. Throws when another server has it. */
export function alone(file: string): () => void {
  const name = `${file}-server`;
  closeSync(openSync(name, 'a', 0o600));
  const lock = new Database(name, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => void lock.close();
  } catch (error) {
    lock.close();
    const busy = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
    throw busy ? new StoreError('inUse', { file }) : error;
  }
}
