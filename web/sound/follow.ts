/** Listens to a table: what happens on the board, whose turn it is, what is closed, and the end. */
import { effect } from '@preact/signals';
import type { SoundName, Telling } from '@signoria/kit';
import { watchSealing } from '../motion/sealing.ts';
import type { Play } from '../pages/table/play.ts';
import { loudness } from '../state/settings.ts';
import { heardOf } from './heard.ts';
import { makePlayer, type Player } from './player.ts';

/** One sound after the other, so that both are heard. */
const GAP_MS = 140;

export function follow(play: Play): () => void {
  let player: Player | null = null;
  let telling: Telling | null = null;
  void play.board?.telling?.().then((found) => {
    telling = found;
  });
  const sound = (...names: readonly SoundName[]) => {
    // A page may only be heard once somebody has touched it.
    if (document.hidden || !navigator.userActivation.hasBeenActive) return;
    player ??= makePlayer(new AudioContext());
    for (const [nth, name] of names.entries()) {
      setTimeout(() => player?.play(name, loudness.peek()), nth * GAP_MS);
    }
  };
  const sealing = watchSealing(play);
  const stops = [
    sealing.stop,
    effect(() => {
      const step = play.playback.step.value;
      if (step === null || step.news.length === 0) return;
      sound(...heardOf(step.news, telling?.sounds ?? {}, sealing.take() !== null));
    }),
    whenTrue(
      () => play.question.value?.menu != null && play.question.value.picked === null,
      () => sound('turn'),
    ),
    whenTrue(
      () => play.slip.value?.of === 'blocked',
      () => sound('no'),
    ),
    whenTrue(
      () => play.view.value?.status === 'finished',
      () => sound('bell'),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Each time it becomes true; not for what is so already. */
function whenTrue(is: () => boolean, act: () => void): () => void {
  let was: boolean | null = null;
  return effect(() => {
    const now = is();
    if (was === false && now) act();
    was = now;
  });
}
