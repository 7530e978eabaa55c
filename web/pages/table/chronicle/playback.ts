/**
 * What others do is told step by step, not all at once: views wait in a row while the one before is being looked at.
 * Never longer than three seconds in all at the usual pace, and anybody in a hurry skips it. Whoever likes to look
 * closely goes step by step instead: the next one comes when it is asked for.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameEvent } from '@signoria/kernel';
import type { TableView } from '@signoria/table';

export interface Step {
  readonly view: TableView;
  /** What has just happened in it. */
  readonly news: readonly GameEvent[];
}

export interface Playback {
  readonly step: ReadonlySignal<Step | null>;
  /** What is shown is the latest there is. */
  readonly current: ReadonlySignal<boolean>;
  /** And it has been looked at long enough. */
  readonly idle: ReadonlySignal<boolean>;
  push(view: TableView): void;
  skip(): void;
  /** Another reader: forget everything. */
  clear(): void;
}

export type Tempo = 'slow' | 'normal' | 'fast' | 'step';

/** How long one step is looked at, and all of them together. */
const MS: { readonly [T in Tempo]: { readonly step: number; readonly all: number } } = {
  slow: { step: 1600, all: 9000 },
  normal: { step: 700, all: 3000 },
  fast: { step: 200, all: 800 },
  step: { step: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY },
};

/** How long a step is looked at while so many wait behind it. */
export function stepMs(waiting: number, tempo: Tempo = 'normal'): number {
  const { step, all } = MS[tempo];
  return Math.min(step, all / Math.max(1, waiting + 1));
}

/** The events of `next` that were not in `before`. Nothing is news to somebody who has just come. */
export function newsOf(before: TableView | null, next: TableView): readonly GameEvent[] {
  if (before === null) return [];
  const known = before.log.at(-1)?.seq ?? -1;
  return next.log.filter(({ seq }) => seq > known).flatMap(({ events }) => events);
}

export function makePlayback(isStill: () => boolean, tempoOf: () => Tempo = () => 'normal'): Playback {
  const step = signal<Step | null>(null);
  const waiting = signal<readonly TableView[]>([]);
  const resting = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const rest = (ms: number): void => {
    clearTimeout(timer);
    resting.value = ms > 0;
    if (ms > 0 && Number.isFinite(ms)) timer = setTimeout(wake, ms);
  };
  const wake = (): void => {
    resting.value = false;
    const [view, ...later] = waiting.value;
    if (view === undefined) return;
    const news = newsOf(step.value?.view ?? null, view);
    batch(() => {
      waiting.value = later;
      step.value = { view, news };
      const tempo = tempoOf();
      const told = news.length > 0 && (tempo === 'step' || !isStill());
      rest(told ? stepMs(later.length, tempo) : 0);
    });
    if (!resting.value) wake();
  };
  return {
    step,
    current: computed(() => waiting.value.length === 0),
    idle: computed(() => waiting.value.length === 0 && !resting.value),
    push(view) {
      waiting.value = [...waiting.value, view];
      if (!resting.value) wake();
    },
    skip() {
      if (tempoOf() === 'step') return wake();
      const latest = waiting.value.at(-1);
      batch(() => {
        rest(0);
        waiting.value = [];
        if (latest !== undefined) step.value = { view: latest, news: [] };
      });
    },
    clear() {
      batch(() => {
        rest(0);
        waiting.value = [];
        step.value = null;
      });
    },
  };
}
