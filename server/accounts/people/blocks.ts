/**
 * Whose lines somebody does not read. A table is shown to many readers many times a second, so the lists are held here,
 * read when somebody comes to look and again with every heartbeat: another server may have changed them.
 */
import type { Store } from '@signoria/store';
import { blockedBy } from './relationships.ts';

export interface Blocks {
  hides(reader: string, author: string): boolean;
  load(reader: string): Promise<void>;
}

const MOST_HELD = 50_000;

export function makeBlocks(store: Store): Blocks {
  const held = new Map<string, ReadonlySet<string>>();
  return {
    hides: (reader, author) => held.get(reader)?.has(author) === true,
    async load(reader) {
      const blocked = await blockedBy(store, reader);
      held.delete(reader);
      if (blocked.size === 0) return;
      held.set(reader, blocked);
      if (held.size > MOST_HELD) held.delete(held.keys().next().value!);
    },
  };
}
