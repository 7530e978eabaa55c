/** Plays the sounds: few at once, none twice in a blink, as loud as the settings say. */
import type { SoundName } from '@signoria/kit';
import { SOUNDS } from './sounds.ts';

/** More at once is noise. */
const VOICES = 3;
/** The same sound again within this is one sound. */
const BLINK_S = 0.06;
/** A moment ahead of now, so that nothing begins in the past. */
const AHEAD_S = 0.005;

export interface Player {
  /** True where it is heard. */
  play(name: SoundName, volume: number): boolean;
}

/** Where sounds go: their volume, and a limiter for several at once. */
export function outputOf(context: BaseAudioContext): GainNode {
  const out = context.createGain();
  const limit = context.createDynamicsCompressor();
  limit.threshold.value = -10;
  limit.ratio.value = 8;
  out.connect(limit).connect(context.destination);
  return out;
}

export function makePlayer(context: AudioContext): Player {
  const out = outputOf(context);
  const last = new Map<SoundName, number>();
  let ends: readonly number[] = [];
  return {
    play(name, volume) {
      const now = context.currentTime;
      ends = ends.filter((end) => end > now);
      if (volume === 0 || ends.length >= VOICES || now - (last.get(name) ?? -1) < BLINK_S) return false;
      // The browser may have put it to sleep.
      void context.resume();
      last.set(name, now);
      out.gain.value = volume;
      const seconds = SOUNDS[name]({ context, out, at: now + AHEAD_S, chance: Math.random });
      ends = [...ends, now + seconds];
      return true;
    },
  };
}
