/** Follows a table: things move as the events are told. */
import { effect } from '@preact/signals';
import type { Play } from '../pages/table/play.ts';
import { watchSealing } from './sealing.ts';
import { pressSeal } from './show.tsx';
import { makeTeller } from './tell.ts';

export function follow(play: Play): () => void {
  const teller = makeTeller(play.board);
  const sealing = watchSealing(play);
  const stopSteps = effect(() => {
    const step = play.playback.step.value;
    teller.skip();
    if (step === null || step.news.length === 0 || play.past.peek() !== null) return;
    const wax = sealing.take();
    teller.tell(
      step.news,
      () => play.playback.step.peek() === step,
      (scene) => wax !== null && pressSeal(scene, wax),
    );
  });
  return () => {
    stopSteps();
    sealing.stop();
    teller.remove();
  };
}
