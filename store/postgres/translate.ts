/** PostgreSQL's refusals in the store's words. */
import pg from 'pg';
import { Violation } from '../engine.ts';
import { StoreError } from '../errors.ts';

export async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  if (error.code === '53100') return new StoreError('full', {});
  if (error.code === '23505') return new Violation('unique', error);
  if (error.code === '23503') return new Violation('foreign', error);
  // Class 23: any other integrity constraint; 22: a value the column cannot hold.
  return /^2[23]/.test(error.code ?? '') ? new Violation('check', error) : error;
}
