// Small helpers of these tests. Positions are set up with ../scenario.ts.

import type { FactionId } from '../data/factions.ts';
import { LUMINARIES } from '../data/luminaries.ts';

export const count = <T>(list: readonly T[], holds: (item: T) => boolean): number => list.filter(holds).length;

export const ofDegree = (degree: string) => LUMINARIES.filter((card) => card.degree === degree);

export const sum = (tokens: { readonly [f in FactionId]: number }): number =>
  Object.values(tokens).reduce((a, b) => a + b, 0);
