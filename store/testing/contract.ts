/**
 * What every engine must do, as one suite. `fresh` gives an empty place; the suites open it as often as they need.
 * Used by test/sqlite.test.ts and test/postgres.test.ts, and by whoever writes a third engine.
 */
import { afterEach, beforeEach, describe, vi } from 'vitest';
import type { Store } from '../store.ts';
import { backups } from './contract/backups.ts';
import { chat } from './contract/chat.ts';
import { crashes } from './contract/crashes.ts';
import { documents } from './contract/documents.ts';
import { leases } from './contract/leases.ts';
import { logs } from './contract/logs.ts';
import { meta } from './contract/meta.ts';
import { news } from './contract/news.ts';
import { orders } from './contract/orders.ts';
import { people } from './contract/people.ts';
import { schema } from './contract/schema.ts';
import { tables } from './contract/tables.ts';
import type { Place } from './place.ts';

const PATIENCE = 60_000;

/** What a test finds: a place and one store open on it, new for every test. */
export interface Given {
  place: Place;
  store: Store;
  /** Another empty place of the same engine. */
  another(): Promise<Place>;
}

export function storeContract(fresh: () => Promise<Place>): Given {
  // Generous: on a busy machine a fresh database alone may take seconds.
  vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE });
  const extra: Place[] = [];
  const given = {} as Given;
  beforeEach(async () => {
    given.place = await fresh();
    given.store = await given.place.open();
    given.another = async () => {
      const place = await fresh();
      extra.push(place);
      return place;
    };
  });
  afterEach(async () => {
    for (const place of [given.place, ...extra.splice(0)]) await place.remove();
  });
  describe('tables', () => tables(given));
  describe('log', () => logs(given));
  describe('chat', () => chat(given));
  describe('standing orders', () => orders(given));
  describe('meta', () => meta(given));
  describe('users and sessions', () => people(given));
  describe('documents', () => documents(given));
  describe('news', () => news(given));
  describe('schema', () => schema(given));
  describe('backup and restore', () => backups(given));
  describe('kill -9', () => crashes(given));
  return given;
}

/** What only an engine that several servers share has to do as well. */
export function sharedContract(fresh: () => Promise<Place>): void {
  const given = storeContract(fresh);
  describe('leases', () => leases(given));
}
