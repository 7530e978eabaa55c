/** The positions a client holds, by name. A name is never given twice. */
import type { AnyState } from '@signoria/kernel';
import { BadRequest } from './request.ts';

/** A client that forgets to drop what it is done with shall be told, not run out of memory. */
export const MOST = 100_000;

export interface Positions {
  /** Keeps a position, and gives its name. */
  keep(state: AnyState): string;
  /** The position of that name, or a `BadRequest`. */
  at(name: string): AnyState;
  drop(name: string): void;
}

export function newPositions(most = MOST): Positions {
  const kept = new Map<string, AnyState>();
  let given = 0;
  const at = (name: string): AnyState => {
    const state = kept.get(name);
    if (state === undefined) throw new BadRequest({ error: 'no-such-position', given: name });
    return state;
  };
  return {
    keep(state) {
      if (kept.size >= most) throw new BadRequest({ error: 'too-many-positions', most });
      given++;
      const name = `p${given}`;
      kept.set(name, state);
      return name;
    },
    at,
    drop(name) {
      at(name);
      kept.delete(name);
    },
  };
}
