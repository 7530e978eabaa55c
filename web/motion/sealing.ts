/** The wax of an answer from which there is no way back: pressed when it is sent, seen and heard when it is told what came of it. */
import { effect } from '@preact/signals';
import type { Play } from '../pages/table/play.ts';

export interface Sealing {
  /** Where the button in wax was, if the answer just told was given with it; known once. */
  take(): DOMRect | null;
  stop(): void;
}

function waxButton(): DOMRect | null {
  return document.querySelector('.prompt .btn.wax')?.getBoundingClientRect() ?? null;
}

export function watchSealing({ busy, slip }: Pick<Play, 'busy' | 'slip'>): Sealing {
  let pressed: DOMRect | null = null;
  const stop = effect(() => {
    if (busy.value) pressed = waxButton();
    else if (slip.value?.of === 'refusal') pressed = null;
  });
  return {
    take() {
      const taken = pressed;
      pressed = null;
      return taken;
    },
    stop,
  };
}
