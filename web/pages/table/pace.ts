/**
 * What others do is told step by step, not all at once: views wait in a row while the one before is being looked at.
 * Never longer than three seconds in all, and anybody in a hurry skips it.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameEvent } from '@signoria/kernel';
import type { TableView } from '@signoria/table';

export interface Step {
  readonly view: TableView;
  /** What has just happened in it. */
  readonly news: readonly GameEvent[];
}

export interface Pace {
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

const STEP_MS = 700;
const ALL_MS = 3000;

/** How long a step is looked at while so many wait behind it. */
export function stepMs(waiting: number): number {
  return Math.min(STEP_MS, ALL_MS / Math.max(1, waiting + 1));
}

/** The events of `next` that were not in `before`. Nothing is news to somebody who has just come. */
export function newsOf(before: TableView | null, next: TableView): readonly GameEvent[] {
  if (before === null) return [];
  const known = before.log.at(-1)?.seq ?? -1;
  return next.log.filter(({ seq }) => seq > known).flatMap(({ events }) => events);
}

export function makePace(isStill: () => boolean): Pace {
  const step = signal<Step | null>(null);
  const waiting = signal<readonly TableView[]>([]);
  const resting = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const rest = (ms: number): void => {
    clearTimeout(timer);
    resting.value = ms > 0;
    if (ms > 0) timer = setTimeout(wake, ms);
  };
  const wake = (): void => {
    resting.value = false;
    const [view, ...later] = waiting.value;
    if (view === undefined) return;
    const news = newsOf(step.value?.view ?? null, view);
    batch(() => {
      waiting.value = later;
      step.value = { view, news };
      rest(news.length > 0 && !isStill() ? stepMs(later.length) : 0);
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
