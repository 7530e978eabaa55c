// What is heard at a table: twelve sounds, few at once.

import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchSealing } from '../motion/sealing.ts';
import type { SlipCause } from '../pages/table/play.ts';
import { heardOf } from '../sound/heard.ts';
import { makePlayer } from '../sound/player.ts';
import { SOUNDS } from '../sound/sounds.ts';

/** Remembers when each source begins and ends; makes no noise. */
function silentContext() {
  const played: { start: number; stop: number }[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  });
  const node = () => {
    const times = { start: 0, stop: 0 };
    return {
      gain: param(),
      frequency: param(),
      Q: param(),
      threshold: param(),
      ratio: param(),
      connect: <T>(to: T): T => to,
      start(at: number) {
        times.start = at;
      },
      stop(at: number) {
        times.stop = at;
        played.push(times);
      },
    };
  };
  const context = {
    currentTime: 0,
    sampleRate: 8000,
    destination: node(),
    createGain: node,
    createOscillator: node,
    createBiquadFilter: node,
    createBufferSource: node,
    createDynamicsCompressor: node,
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    resume: async () => {},
  };
  return { played, context, audio: context as unknown as AudioContext }; // as much of it as is used
}

describe('a sound', () => {
  it.each(Object.keys(SOUNDS) as (keyof typeof SOUNDS)[])('lasts a moment: %s', (name) => {
    const { audio, played } = silentContext();
    const seconds = SOUNDS[name]({ context: audio, out: audio.destination, at: 0, chance: () => 0.5 });
    expect(played.length).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(1.3);
    expect(Math.max(...played.map(({ stop }) => stop))).toBeLessThanOrEqual(1.35);
  });
});

describe('the player', () => {
  it('plays nothing when it is off', () => {
    const { audio, played } = silentContext();
    expect(makePlayer(audio).play('bell', 0)).toBe(false);
    expect(played).toEqual([]);
  });

  it('has three voices, and says nothing twice in a blink', () => {
    const { audio, context } = silentContext();
    const player = makePlayer(audio);
    expect([player.play('bell', 1), player.play('bell', 1)]).toEqual([true, false]);
    expect([player.play('coin', 1), player.play('page', 1), player.play('drum', 1)]).toEqual([true, true, false]);
    context.currentTime = 2;
    expect(player.play('drum', 1)).toBe(true);
  });
});

describe('the news', () => {
  it('is heard once for each kind, and never more than two kinds', () => {
    const news = ['paid', 'paid', 'unknown', 'laid', 'rolled'].map((what) => ({ what }));
    expect(heardOf(news, { paid: 'coin', laid: 'card', rolled: 'dice' })).toEqual(['coin', 'card']);
  });

  it('begins with the seal after an answer from which there is no way back', () => {
    const news = [{ what: 'annexed' }, { what: 'paid' }];
    expect(heardOf(news, { annexed: 'seal', paid: 'coin' }, true)).toEqual(['seal', 'coin']);
    expect(heardOf(news, {}, true)).toEqual(['seal']);
    expect(heardOf(news, {}, false)).toEqual([]);
  });
});

describe('the wax under an answer', () => {
  const box = { x: 10 };
  const there = (button: object | null) => vi.stubGlobal('document', { querySelector: () => button });
  const start = () => ({ busy: signal(false), slip: signal<SlipCause | null>(null) });
  afterEach(() => void vi.unstubAllGlobals());

  it('is known once, when it is told what came of the answer', () => {
    there({ getBoundingClientRect: () => box });
    const play = start();
    const sealing = watchSealing(play);
    expect(sealing.take()).toBeNull();
    play.busy.value = true;
    play.busy.value = false;
    expect([sealing.take(), sealing.take()]).toEqual([box, null]);
  });

  it('is none where the answer can be taken back, or was refused', () => {
    const play = start();
    const sealing = watchSealing(play);
    there(null);
    play.busy.value = true;
    play.busy.value = false;
    expect(sealing.take()).toBeNull();
    there({ getBoundingClientRect: () => box });
    play.busy.value = true;
    play.busy.value = false;
    play.slip.value = { of: 'refusal' } as SlipCause; // all that is asked of it
    expect(sealing.take()).toBeNull();
    sealing.stop();
  });
});
