/**
 * Follows a table and lets things move as the events are told. The view never waits for it: what moves are pictures above a page
 * that already shows what is so, any key or touch puts an end to them, and they tell nothing that the events do not.
 */
import { effect } from '@preact/signals';
import type { Telling } from '@signoria/kit';
import type { Play } from '../pages/table/play.ts';
import { tempo } from '../state/settings.ts';
import { chosen } from './chosen.ts';
import { makeLayer } from './layer.ts';
import { lookBefore, pressSeal, type Scene, showAfter } from './show.tsx';
import '../css/motion.css';

const PACE = { slow: 0.7, normal: 1, fast: 2.2, step: 1 } as const;
/** The button in wax, when an answer is sent from which there is no way back. */
function waxButton(): DOMRect | null {
  return document.querySelector('.prompt .btn.wax')?.getBoundingClientRect() ?? null;
}

export function follow(play: Play): () => void {
  const layer = makeLayer(document.body);
  let telling: Telling | null = null;
  void play.board?.telling?.().then((found) => {
    telling = found;
  });
  let sealing: DOMRect | null = null;
  const pace = () => PACE[tempo.peek()];
  const stopSeal = effect(() => {
    if (play.busy.value) sealing = waxButton();
    else if (play.slip.value?.of === 'refusal') sealing = null;
  });
  const stopSteps = effect(() => {
    const step = play.playback.step.value;
    layer.skip();
    const root = document.querySelector('.table-page');
    if (step === null || step.news.length === 0 || root === null) return;
    if (document.hidden || play.past.peek() !== null) return;
    const before = lookBefore(chosen(step.news.flatMap((event) => telling?.moves(event) ?? [])), root);
    const wax = sealing;
    sealing = null;
    requestAnimationFrame(() => {
      if (play.playback.step.peek() !== step) return;
      const scene: Scene = { root, layer, pace: pace() };
      if (wax !== null) pressSeal(scene, wax);
      showAfter(scene, before);
    });
  });
  const listening = new AbortController();
  for (const touch of ['pointerdown', 'keydown']) {
    document.addEventListener(touch, layer.skip, { signal: listening.signal });
  }
  return () => {
    listening.abort();
    stopSteps();
    stopSeal();
    layer.remove();
  };
}
