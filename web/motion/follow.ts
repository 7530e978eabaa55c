/** Follows a table: things move as the events are told. */
import { effect } from '@preact/signals';
import type { Play } from '../pages/table/play.ts';
import { pressSeal } from './show.tsx';
import { makeTeller } from './tell.ts';

/** The button in wax, when an answer is sent from which there is no way back. */
function waxButton(): DOMRect | null {
  return document.querySelector('.prompt .btn.wax')?.getBoundingClientRect() ?? null;
}

export function follow(play: Play): () => void {
  const teller = makeTeller(play.board);
  let sealing: DOMRect | null = null;
  const stopSeal = effect(() => {
    if (play.busy.value) sealing = waxButton();
    else if (play.slip.value?.of === 'refusal') sealing = null;
  });
  const stopSteps = effect(() => {
    const step = play.playback.step.value;
    teller.skip();
    if (step === null || step.news.length === 0 || play.past.peek() !== null) return;
    const wax = sealing;
    sealing = null;
    teller.tell(
      step.news,
      () => play.playback.step.peek() === step,
      (scene) => wax !== null && pressSeal(scene, wax),
    );
  });
  return () => {
    stopSteps();
    stopSeal();
    teller.remove();
  };
}
