/** Twelve quiet sounds of paper, wood and metal, made on the spot: no files. Each tells how many seconds it lasts. */
import type { SoundName } from '@signoria/kit';
import { hiss, type Making, type Overtone, strike } from './body.ts';

const WOOD: readonly Overtone[] = [
  [1, 1, 0.075],
  [2.57, 0.5, 0.05],
  [4.3, 0.26, 0.03],
  [6.8, 0.12, 0.018],
];
const COIN: readonly Overtone[] = [
  [1, 1, 0.34],
  [1.51, 0.62, 0.26],
  [2.62, 0.5, 0.2],
  [3.87, 0.3, 0.13],
  [5.2, 0.16, 0.08],
];
const BELL: readonly Overtone[] = [
  [0.5, 0.42, 1.25],
  [1, 1, 0.95],
  [1.19, 0.4, 0.8],
  [1.5, 0.24, 0.6],
  [2, 0.5, 0.55],
  [2.66, 0.2, 0.35],
  [3.01, 0.12, 0.25],
];
const LUTE: readonly Overtone[] = [
  [1, 1, 0.62],
  [2, 0.5, 0.4],
  [3, 0.22, 0.24],
  [4, 0.1, 0.15],
  [5, 0.05, 0.1],
];
const THUD: readonly Overtone[] = [
  [1, 1, 0.06],
  [2.1, 0.3, 0.03],
];
const SKIN: readonly Overtone[] = [
  [1, 1, 0.17],
  [1.59, 0.42, 0.1],
  [2.14, 0.22, 0.07],
];

type Recipe = (making: Making) => number;

function card(m: Making): number {
  hiss(m, { seconds: 0.085, from: 2600, to: 5200, sharp: 0.7, loud: 0.1, attack: 0.03 });
  hiss(m, { after: 0.07, seconds: 0.05, from: 900, sharp: 0.9, loud: 0.26, attack: 0.001 });
  strike(m, { after: 0.07, pitch: 165, parts: THUD, loud: 0.1 });
  return 0.14;
}

function page(m: Making): number {
  hiss(m, { seconds: 0.3, from: 900, to: 4200, sharp: 0.6, loud: 0.1, attack: 0.12 });
  hiss(m, { after: 0.2, seconds: 0.24, from: 4600, to: 1300, sharp: 0.7, loud: 0.13, attack: 0.05 });
  hiss(m, { after: 0.42, seconds: 0.06, from: 500, loud: 0.17, attack: 0.002 });
  return 0.5;
}

function quill(m: Making): number {
  hiss(m, { seconds: 0.07, from: 3400, to: 5200, sharp: 3.2, loud: 0.26, attack: 0.012 });
  hiss(m, { after: 0.1, seconds: 0.05, from: 5200, to: 3600, sharp: 3.2, loud: 0.26, attack: 0.012 });
  hiss(m, { after: 0.17, seconds: 0.1, from: 3000, to: 5600, sharp: 3.2, loud: 0.26, attack: 0.012 });
  return 0.28;
}

function coin(m: Making): number {
  strike(m, { pitch: 2480 + m.chance() * 60, parts: COIN, loud: 0.055 });
  strike(m, { after: 0.062, pitch: 2790 + m.chance() * 60, parts: COIN, loud: 0.036 });
  hiss(m, { seconds: 0.012, from: 6500, loud: 0.07, attack: 0.001 });
  return 0.42;
}

function drum(m: Making): number {
  for (const [after, loud] of [
    [0, 0.2],
    [0.16, 0.13],
    [0.25, 0.2],
  ] as const) {
    strike(m, { after, pitch: 92, bend: 1.55, parts: SKIN, loud: loud * 0.55 });
    hiss(m, { after, seconds: 0.05, from: 1400, sharp: 0.6, loud: loud * 0.35, attack: 0.001 });
  }
  return 0.46;
}

function bell(m: Making): number {
  strike(m, { pitch: 523, parts: BELL, loud: 0.052, attack: 0.003 });
  return 1.3;
}

function seal(m: Making): number {
  hiss(m, { seconds: 0.12, from: 420, to: 240, sharp: 0.9, loud: 0.22, attack: 0.03 });
  strike(m, { after: 0.09, pitch: 78, bend: 1.3, parts: THUD, loud: 0.15 });
  hiss(m, { after: 0.26, seconds: 0.05, from: 2900, to: 1700, sharp: 2, loud: 0.1, attack: 0.008 });
  return 0.34;
}

function hammer(m: Making): number {
  strike(m, { pitch: 410, parts: WOOD, loud: 0.085 });
  strike(m, { pitch: 128, parts: SKIN, loud: 0.075 });
  hiss(m, { seconds: 0.018, from: 2400, sharp: 0.7, loud: 0.1, attack: 0.0006 });
  return 0.2;
}

function dice(m: Making): number {
  for (const [nth, after] of [0, 0.07, 0.12, 0.2, 0.26, 0.36, 0.4, 0.47, 0.5].entries()) {
    const loud = (0.1 - nth * 0.007) * (0.7 + m.chance() * 0.5);
    strike(m, { after, pitch: 780 + m.chance() * 420, parts: WOOD, loud });
    hiss(m, { after, seconds: 0.012, from: 3800, sharp: 0.9, loud: loud * 0.8, attack: 0.0006 });
  }
  return 0.6;
}

function step(m: Making): number {
  strike(m, { pitch: 300 + m.chance() * 24, parts: WOOD, loud: 0.1 });
  hiss(m, { seconds: 0.016, from: 1500, loud: 0.09, attack: 0.0008 });
  return 0.1;
}

function turn(m: Making): number {
  strike(m, { pitch: 392, parts: LUTE, loud: 0.062, attack: 0.003 });
  strike(m, { after: 0.13, pitch: 587.3, parts: LUTE, loud: 0.062, attack: 0.003 });
  return 0.78;
}

function no(m: Making): number {
  strike(m, { pitch: 196, parts: THUD, loud: 0.11 });
  strike(m, { after: 0.09, pitch: 196, parts: THUD, loud: 0.11 });
  return 0.17;
}

export const SOUNDS: { readonly [name in SoundName]: Recipe } = {
  card,
  page,
  quill,
  coin,
  drum,
  bell,
  seal,
  hammer,
  dice,
  step,
  turn,
  no,
};
