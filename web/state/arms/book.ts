/**
 * The arms of the people a page names. They are asked for together, however many are named, and once in a while again: who
 * has changed theirs is soon seen with them.
 */
import { type Signal, signal } from '@preact/signals';
import { type Arms, defaultArms, MOST_ARMS } from '@signoria/protocol/arms';
import { ApiError, call } from '../../api.ts';

export type AskArms = (ids: readonly string[]) => Promise<{ readonly [id: string]: Arms }>;

/** How long what was heard is taken for true. */
export const FRESH_MS = 60_000;
/** Long enough for a page to name everybody. */
export const GATHER_MS = 20;

/** What the server calls people; whoever is called otherwise is not there. */
const ID = /^[\w-]{1,40}$/;

export interface ArmsBook {
  /** Null until they are known. */
  of(id: string): Signal<Arms | null>;
  /** They are about to be shown. */
  want(id: string): void;
  /** Known without asking. */
  learn(id: string, arms: Arms): void;
}

export function armsBook(ask: AskArms, now: () => number = Date.now): ArmsBook {
  const known = new Map<string, Signal<Arms | null>>();
  const heard = new Map<string, number>();
  let wanted: string[] = [];

  function of(id: string): Signal<Arms | null> {
    const there = known.get(id) ?? signal(ID.test(id) ? null : defaultArms(id));
    known.set(id, there);
    return there;
  }

  /** Out of reach of the server everybody bears at least what is found from their id. */
  async function askFor(ids: readonly string[]): Promise<void> {
    const found = await ask(ids).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      for (const id of ids) heard.delete(id);
      return {} as Awaited<ReturnType<AskArms>>;
    });
    for (const id of ids) {
      const there = of(id);
      there.value = found[id] ?? there.peek() ?? defaultArms(id);
    }
  }

  function askForAll(): void {
    const ids = wanted;
    wanted = [];
    for (let from = 0; from < ids.length; from += MOST_ARMS) void askFor(ids.slice(from, from + MOST_ARMS));
  }

  return {
    of,
    want(id) {
      if (!ID.test(id) || now() - (heard.get(id) ?? -Infinity) < FRESH_MS) return;
      heard.set(id, now());
      if (wanted.length === 0) setTimeout(askForAll, GATHER_MS);
      wanted.push(id);
    },
    learn(id, arms) {
      heard.set(id, now());
      of(id).value = arms;
    },
  };
}

export const arms = armsBook(async (ids) => (await call('GET /api/arms', { query: { of: ids.join(',') } })).arms);
