/** The passes over a game: what threads are ordered, what they find, what is kept of it. */
import { batch, type ReadonlySignal, type Signal } from '@preact/signals';
import type { GameFile, Seat } from '@signoria/kernel';
import {
  type Decision,
  type EntryReview,
  type Explanation,
  LONGEST_MS,
  MEASURED_WORLDS,
  type Part,
  partsOf,
  type Review,
  urgent,
  type Wish,
} from '@signoria/review';
import type { Opened, Share } from '../../../local/review-calls.ts';
import type { Asked } from '../moment.ts';
import { isOf, keepReview, keptReview } from './review-cache.ts';
import { startThread, type Thread, type Ticking, threadCount } from './thread.ts';

export type Pass =
  | { readonly of: 'opening' | 'rest' | 'failed' }
  | { readonly of: 'first' | 'deep' | 'look'; readonly done: number; readonly total: number };

/** How what is shown was made. */
export type Basis = Pick<Review, 'budget' | 'seed'>;

/** What the passes write. */
export interface Found {
  readonly file: GameFile;
  readonly opened: Signal<Opened | null>;
  readonly parts: Signal<readonly Part[]>;
  /** Of the first look at everything, or of the review that was kept. */
  readonly basis: Signal<Basis>;
  readonly pass: Signal<Pass>;
  /** Decisions that got a long look. */
  readonly deep: Signal<ReadonlySet<number>>;
}

export interface Passes {
  /** The game played again, and a first look at it unless one was kept. */
  open(readers: readonly Seat[], kept: unknown): Promise<void>;
  deepen(): Promise<void>;
  look(entry: EntryReview): Promise<void>;
  explain(entry: Asked, told: number): Promise<Explanation>;
  tryOut(seq: number, line: string): Promise<Decision>;
  stop(): void;
  end(): void;
}

/** How often what was found is drawn. */
const DRAW_MS = 250;
const EXPLAINED_WORLDS = 24;
/** Of so many answers, the best first, it is told how it goes on; of the given one always. */
const TOLD = 3;

/** The threads at work together, and what they have found since it was drawn last. */
interface Crew {
  readonly threads: readonly Thread[];
  readonly heard: Gathering;
}

export function passesOf(found: Found, review: ReadonlySignal<Review | null>): Passes {
  const { file, pass } = found;
  let single: Thread | null = null;
  let crew: Crew | null = null;
  let readers: readonly Seat[] = [];
  const thread = () => (single ??= startThread(file));
  const keep = () => {
    if (review.value?.complete === true) void keepReview(review.value);
  };
  const dismiss = () => {
    for (const one of crew?.threads ?? []) one.end();
    crew?.heard.flush();
    crew = null;
  };
  const rest = () => {
    dismiss();
    pass.value = { of: 'rest' };
    keep();
  };
  /** Every thread does its share. If they are dismissed meanwhile, this is never done. */
  const together = async (of: 'first' | 'deep', order: (one: Thread, share: Share, heard: Heard) => Promise<null>) => {
    const count = threadCount(navigator.hardwareConcurrency);
    pass.value = { of, done: 0, total: 0 };
    const heard = gathering(count, found, of);
    const threads = Array.from({ length: count }, () => startThread(file));
    crew = { threads, heard };
    await Promise.all(threads.map((one, worker) => order(one, { worker, of: count }, heard.from(worker))));
    rest();
  };
  return {
    async open(people, kept) {
      readers = people;
      if (await openWith(found, thread(), kept)) pass.value = { of: 'rest' };
      else await together('first', (one, share, heard) => one.order('first', { readers, share }, heard));
    },
    async deepen() {
      const entries = urgentIn(review.value);
      const wanted = isOfMeasuredWorlds(review.value) ? null : readers;
      const until = Date.now() + LONGEST_MS;
      await together('deep', (one, share, heard) =>
        one.order('deep', { entries, readers: wanted, share, until }, heard),
      );
    },
    async look(entry) {
      pass.value = { of: 'look', done: 0, total: 1 };
      const heard = gathering(1, found, 'look');
      await thread().order('look', { entry }, heard.from(0));
      heard.flush();
      rest();
    },
    explain: (entry, told) => thread().order('explain', { seq: entry.seq, wish: wishOf(entry, told) }),
    tryOut: (seq, line) => thread().order('try', { seq, line }),
    stop: rest,
    end() {
      dismiss();
      single?.end();
      single = null;
    },
  };
}

/** Whether there was a whole review already: with the file, or on this device. */
async function openWith({ opened, parts, basis }: Found, thread: Thread, given: unknown): Promise<boolean> {
  const game = await thread.order('open', null);
  opened.value = game;
  const { hash, engine } = game.facts;
  // Whatever stood in the file; looked at before it is used.
  const known = isOf(given, hash, engine) ? given : await keptReview(hash, engine);
  if (known !== null) {
    batch(() => {
      basis.value = { budget: known.budget, seed: known.seed };
      parts.value = partsOf(known);
    });
  }
  return known?.complete === true;
}

/** Then the figures are as sure as those of docs/review.md, and need not be made again. */
export function isOfMeasuredWorlds(review: Review | null): boolean {
  return review !== null && review.budget.values >= MEASURED_WORLDS;
}

function urgentIn(review: Review | null): readonly EntryReview[] {
  if (review === null) return [];
  return urgent(review).flatMap((seq) => review.entries.filter((entry) => entry.seq === seq));
}

export function wishOf(entry: Asked, told: number): Wish {
  const [better, worse] = comparedIn(entry);
  const besides = entry.decision.answers.slice(0, TOLD).map(({ line }) => line);
  return { better, worse, besides, worlds: EXPLAINED_WORLDS, told };
}

/** The better answer and the one given; where the given was best, the next best takes the worse one's place. */
export function comparedIn({ decision }: Pick<Asked, 'decision'>): readonly [string | null, string | null] {
  const { best, given, answers } = decision;
  if (best !== given) return [best, given];
  return [given, answers.find(({ line }) => line !== given)?.line ?? given];
}

type Heard = (tick: Ticking) => void;

interface Gathering {
  from(worker: number): Heard;
  flush(): void;
}

/** Collects what threads find, and hands it on a few times a second: drawing is work too. */
function gathering(count: number, { parts, pass, deep }: Found, of: 'first' | 'deep' | 'look'): Gathering {
  const done = Array<number>(count).fill(0);
  const total = Array<number>(count).fill(0);
  let found: Part[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const added = found;
    found = [];
    batch(() => {
      if (added.length > 0) parts.value = [...parts.value, ...added];
      if (of !== 'first') deep.value = new Set([...deep.value, ...added.flatMap(seqOf)]);
      if (pass.value.of === of) pass.value = { of, done: sum(done), total: sum(total) };
    });
  };
  return {
    flush,
    from: (worker) => (tick) => {
      done[worker] = tick.done;
      total[worker] = tick.total;
      if (tick.found !== null) found.push(tick.found);
      timer ??= setTimeout(flush, DRAW_MS);
    },
  };
}

const seqOf = (part: Part): readonly number[] => (part.part === 'entry' ? [part.entry.seq] : []);
