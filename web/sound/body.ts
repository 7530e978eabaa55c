/** What sounds are made of: filtered noise (paper, breath, scrape) and struck bodies (wood, metal, skin). */

/** Where and when a sound is made, and how it differs a little each time. */
export interface Making {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
  /** From 0 to 1. */
  chance(): number;
}

/** Nothing may be silent on an exponential ramp. */
const SILENCE = 0.0001;
const TAIL_S = 0.02;

export interface Hiss {
  readonly after?: number;
  readonly seconds: number;
  readonly from: number;
  readonly to?: number;
  readonly sharp?: number;
  readonly loud: number;
  readonly attack: number;
}

/** Louder within `attack`, then fading until it ends. */
function envelope({ context }: Making, start: number, seconds: number, loud: number, attack: number): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(SILENCE, start);
  node.gain.linearRampToValueAtTime(loud, start + attack);
  node.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  return node;
}

function noise({ context, chance }: Making, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = chance() * 2 - 1;
  return buffer;
}

export function hiss(making: Making, { after = 0, seconds, from, to = from, sharp = 0.8, loud, attack }: Hiss): void {
  const { context, out } = making;
  const start = making.at + after;
  const source = context.createBufferSource();
  source.buffer = noise(making, seconds + TAIL_S);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = sharp;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source
    .connect(band)
    .connect(envelope(making, start, seconds, loud, attack))
    .connect(out);
  source.start(start);
  source.stop(start + seconds + TAIL_S);
}

/** How high over the lowest, how loud, and for how long. */
export type Overtone = readonly [ratio: number, level: number, seconds: number];

export interface Strike {
  readonly after?: number;
  readonly pitch: number;
  readonly parts: readonly Overtone[];
  readonly loud: number;
  /** A skin is higher when it is struck. */
  readonly bend?: number;
  readonly attack?: number;
}

const BEND_S = 0.05;

export function strike(making: Making, { after = 0, pitch, parts, loud, bend = 1, attack = 0.0015 }: Strike): void {
  const { context, out } = making;
  const start = making.at + after;
  for (const [ratio, level, seconds] of parts) {
    const tone = context.createOscillator();
    tone.frequency.setValueAtTime(pitch * ratio * bend, start);
    tone.frequency.exponentialRampToValueAtTime(pitch * ratio, start + BEND_S);
    tone.connect(envelope(making, start, seconds, loud * level, attack)).connect(out);
    tone.start(start);
    tone.stop(start + seconds + TAIL_S);
  }
}
