/**
 * A thread that reviews: a game played again from its file, and what the engine of judgement finds in it. It runs to the
 * end of what it was ordered; whoever no longer wants that ends the thread. Fetched when somebody reviews.
 */
import { type GameFile, type Match, replayEntry, seedOf, startMatch, underRules } from '@signoria/kernel';
import {
  DEEP,
  deepening,
  explaining,
  factsOf,
  GLANCE,
  type Judge,
  judgeDecision,
  newJudge,
  otherwise,
  pathOf,
  QUICK,
  reviewing,
  type Step,
  type Tick,
} from '@signoria/review';
import type { Playable } from '../games/playable.ts';
import { isUnseen } from './replays.ts';
import type { Opened, Order, Told } from './review-calls.ts';

interface Bench {
  readonly module: Playable;
  readonly match: Match;
  readonly shown: readonly number[];
}

type Find = (game: string) => Promise<Playable>;

let laid: { readonly hash: string; readonly bench: Bench } | null = null;

export async function review(order: Order, find: Find, tell: (told: Told) => void): Promise<void> {
  const { id, file } = order;
  try {
    const bench = await benchFor(file, find);
    tell({ id, tell: 'done', value: carryOut(bench, order, tell) });
  } catch (error) {
    tell({ id, tell: 'failed', error: error instanceof Error ? error.message : String(error) });
  }
}

async function benchFor(file: GameFile, find: Find): Promise<Bench> {
  const hash = file.entries.at(-1)?.hash ?? '';
  if (laid?.hash !== hash) laid = { hash, bench: layOut(await find(file.header.game), file) };
  return laid.bench;
}

/** A game that has no key yet is still being played: it cannot even be begun here. */
export function layOut(module: Playable, { header, key, entries }: GameFile): Bench {
  const { seats, options, edition, rules } = header;
  const match = startMatch(underRules(module.game, rules) ?? module.game, { seats, options, edition, key });
  const shown = [0];
  for (const entry of entries) {
    const played = replayEntry(match, entry, { checked: true });
    if (played.entry.hash !== entry.hash) throw new Error(`entry ${played.entry.seq} leads to another position`);
    shown.push(shown.at(-1)! + (isUnseen(match, entry) ? 0 : 1));
  }
  return { module, match, shown };
}

function carryOut(bench: Bench, order: Order, tell: (told: Told) => void): unknown {
  const { module, match, shown } = bench;
  const { id } = order;
  switch (order.name) {
    case 'open':
      return { facts: factsOf(module, match), shown } satisfies Opened;
    case 'first':
      return ticked(id, reviewing(module, match, { budget: GLANCE, ...order.order }), tell);
    case 'deep': {
      const { entries, readers, share, until } = order.order;
      const ground = readers === null ? {} : { ground: readers };
      const plan = { entries: entries.map(({ seq }) => seq), ...ground, share, until: { at: until, now: Date.now } };
      return ticked(id, deepening(module, match, { seed: SEED, entries }, plan), tell);
    }
    case 'look': {
      const { entry } = order.order;
      const plan = { entries: [entry.seq], auctions: false };
      return ticked(id, deepening(module, match, { seed: `${SEED}/look`, entries: [entry] }, plan), tell);
    }
    case 'try': {
      const { seq, line } = order.order;
      const { judge, step } = at(bench, seq);
      return finished(judgeDecision(judge, otherwise(judge, step, line), TRIED, seedOf(`${SEED}/try`)));
    }
    case 'explain': {
      const { seq, wish } = order.order;
      const { judge, step } = at(bench, seq);
      return finished(explaining(judge, step, wish, seedOf(`${SEED}/explain`)));
    }
  }
}

const SEED = 'review';
/** Whoever tries an answer waits for the verdict: wide enough to see the best, and not as long a look as the deep one. */
const TRIED = { ...DEEP, first: 8, second: 24, last: 48, wide: 16, mixing: QUICK.mixing };
const TELL_MS = 120;

/** Everything found is told at once, how far it has come now and then. */
function ticked(id: number, work: Generator<Tick, void>, tell: (told: Told) => void): null {
  let last = 0;
  for (const { done, total, found } of work) {
    if (found === null && performance.now() - last < TELL_MS) continue;
    last = performance.now();
    tell({ id, tell: 'tick', done, total, found });
  }
  return null;
}

function finished<T>(work: Generator<void, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

function at({ module, match }: Bench, seq: number): { readonly judge: Judge; readonly step: Step } {
  const step = pathOf(match).find((one) => one.seq === seq);
  if (step === undefined) throw new Error(`entry ${seq} did not stand`);
  return { judge: newJudge({ game: match.game, policy: module.policy }), step };
}
