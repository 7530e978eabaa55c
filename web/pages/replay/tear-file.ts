/** What is kept of a page that has torn. */
import type { GameFile } from '@signoria/kernel';

export interface Tear {
  readonly error: unknown;
  /** What could not be shown; null where not even that is there. */
  readonly file: GameFile | null;
  /** On this server; null for what only this device has. */
  readonly table: string | null;
}

export const said = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** For whoever looks for the mistake: what broke, where, and the game it broke on. */
export function tearFile({ error, file }: Omit<Tear, 'table'>, page: string): string {
  return JSON.stringify({ error: said(error), page, file }, null, 1);
}
