/** The time, told every second as long as somebody looks at a clock; nobody is drawn anew for it who does not. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

const EVERY_MS = 1000;
let timer: ReturnType<typeof setInterval> | undefined;

export const second: ReadonlySignal<number> = signal(Date.now(), {
  watched(this: Signal<number>) {
    const tell = () => {
      this.value = Date.now();
    };
    queueMicrotask(tell);
    timer = setInterval(tell, EVERY_MS);
  },
  unwatched() {
    clearInterval(timer);
  },
});
