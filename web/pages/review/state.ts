/**
 * What the parts of the review page share: the review as far as it has come, the decision being looked at, by whose eyes,
 * and the passes that can be started and stopped.
 */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat } from '@signoria/kernel';
import {
  compose,
  type Decision,
  type EntryReview,
  type Explanation,
  GLANCE,
  type Part,
  type Review,
  SEED,
} from '@signoria/review';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { ownName } from '../../local/play-bots.ts';
import type { Opened } from '../../local/review-calls.ts';
import type { ReelState } from '../replay/reel.ts';
import { nameOf } from '../table/seats/people.ts';
import type { Asked, Moment } from './moment.ts';
import { type Basis, type Pass, type Passes, passesOf } from './thinking/passes.ts';
import { entryAt } from './verdicts.ts';

/** A moment again, with the engine hidden until it is answered. */
export interface Retry {
  readonly queue: readonly number[];
  readonly at: number;
  readonly tried: null | { readonly line: string; readonly verdict: Decision | null };
}

export interface ReviewState extends Moment {
  readonly pass: Signal<Pass>;
  /** Null until anything is known. */
  readonly review: ReadonlySignal<Review | null>;
  /** Decisions that got a long look since the page was opened. */
  readonly deep: Signal<ReadonlySet<number>>;
  readonly reader: Signal<Seat>;
  readonly hindsight: Signal<boolean>;
  readonly entry: ReadonlySignal<EntryReview | null>;
  readonly retry: Signal<Retry | null>;
  /** The position before an entry, and after it, by the numbers readers know. */
  before(seq: number): number;
  after(seq: number): number;
  pick(seq: number): void;
  deepen(): void;
  look(entry: EntryReview): void;
  startRetry(queue: readonly number[], at: number): void;
  leaveRetry(): void;
  stopPass(): void;
  stop(): void;
}

export const ReviewContext = createContext<ReviewState | null>(null);

export function useReview(): ReviewState {
  const state = useContext(ReviewContext);
  if (state === null) throw new Error('no review around');
  return state;
}

/** Whoever has the reader's name; else the first who is no bot. */
function readerIn({ seats }: ReelState): Seat {
  const all = seats.value;
  const own = all.findIndex((seat) => seat.kind === 'person' && nameOf(seat) === ownName());
  return Math.max(0, own >= 0 ? own : all.findIndex(({ kind }) => kind === 'person'));
}

export function makeReview(reel: ReelState): ReviewState {
  const own = newReviewParts(reel);
  const { opened, parts, basis, picked, retry, hindsight, reader, explained } = own;
  const review = computed(() => {
    const known = opened.value;
    return known === null || parts.value.length === 0 ? null : compose(known.facts, basis.value, parts.value);
  });
  const before = (seq: number) => opened.value?.shown[seq - 1] ?? 0;
  const entry = computed(() =>
    entryAt(review.value?.entries ?? [], { shown: reel.seq.value, picked: picked.value, reader: reader.value, before }),
  );
  const stops = [
    effect(() => {
      reel.eyes.value = hindsight.value && retry.value === null ? null : (entry.value?.seat ?? reader.value);
    }),
    effect(() => {
      if (entry.value?.seq !== explained.peek()?.seq) explained.value = null;
    }),
  ];
  const passes = passesOf({ file: reel.file, ...own }, review);
  const fail = (error: unknown) => {
    console.error(error); // the page says only that it is our fault
    own.pass.value = { of: 'failed' };
  };
  // A file may bring its review along (docs/game-file.md); whatever it is, it is looked at before it is used.
  const given = 'review' in reel.file ? reel.file.review : null;
  passes.open(peopleIn(reel, reader.value), given).catch(fail);
  const pick = (seq: number) => {
    batch(() => {
      picked.value = seq;
      reel.running.value = false;
      reel.go(before(seq));
    });
  };
  return {
    ...own,
    review,
    entry,
    idle: computed(() => ['rest', 'first'].includes(own.pass.value.of)),
    before,
    after: (seq) => opened.value?.shown[seq] ?? 0,
    pick,
    deepen: () => void passes.deepen().catch(fail),
    look: (about) => void passes.look(about).catch(fail),
    explain: (about: Asked, told) =>
      void passes.explain(about, told).then((found) => {
        if (entry.value?.seq === found.seq) explained.value = found;
      }, fail),
    stopPass: passes.stop,
    ...retrying(own, passes, pick),
    stop() {
      passes.end();
      for (const stop of stops) stop();
    },
  };
}

type ReviewParts = ReturnType<typeof newReviewParts>;

function newReviewParts(reel: ReelState) {
  return {
    reel,
    opened: signal<Opened | null>(null),
    parts: signal<readonly Part[]>([]),
    basis: signal<Basis>({ budget: GLANCE, seed: SEED }),
    pass: signal<Pass>({ of: 'opening' }),
    deep: signal<ReadonlySet<number>>(new Set()),
    reader: signal<Seat>(readerIn(reel)),
    hindsight: signal(false),
    picked: signal<number | null>(null),
    explained: signal<Explanation | null>(null),
    retry: signal<Retry | null>(null),
    pointed: signal<string | null>(null),
  };
}

/** Curves as they knew it are drawn for people; bots do not mind. */
function peopleIn({ seats }: ReelState, reader: Seat): readonly Seat[] {
  const people = seats.value.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.includes(reader) ? people : [...people, reader];
}

type Retrying = Pick<ReviewState, 'startRetry' | 'answer' | 'leaveRetry'>;

function retrying({ retry, pointed, hindsight }: ReviewParts, passes: Passes, pick: (seq: number) => void): Retrying {
  return {
    startRetry(queue, at) {
      const seq = queue[at];
      batch(() => {
        hindsight.value = false;
        pointed.value = null;
        retry.value = seq === undefined ? null : { queue, at, tried: null };
        if (seq !== undefined) pick(seq);
      });
    },
    answer(line) {
      const now = retry.value;
      const seq = now?.queue[now.at];
      if (now === null || seq === undefined || now.tried !== null) return;
      const asked: Retry = { ...now, tried: { line, verdict: null } };
      retry.value = asked;
      // Whoever has left, or gone on, meanwhile is told nothing.
      const settle = (tried: Retry['tried']) => {
        if (retry.value === asked) retry.value = { ...asked, tried };
      };
      passes.tryOut(seq, line).then(
        (verdict) => settle({ line, verdict }),
        (error: unknown) => {
          console.error(error);
          settle(null);
        },
      );
    },
    leaveRetry() {
      retry.value = null;
    },
  };
}
