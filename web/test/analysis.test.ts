/** What decided a game, on chances made up for it. */
import { describe, expect, it } from 'vitest';
import { analyse, type Step } from '../local/analysis.ts';

const step = (judged: boolean, chance = false): Step => ({ judged, chance });

describe('the analysis of a game', () => {
  const chances = [
    [0.5, 0.3, 0.2],
    [0.9, 0.05, 0.05], // in the middle of something
    [0.6, 0.2, 0.2],
    [0.3, 0.5, 0.2], // cards are drawn on the way
    [0.31, 0.5, 0.19],
    [0.32, 0.5, 0.18], // hardly anything
    [0, 1, 0],
  ];
  const steps = [step(false), step(true), step(false, true), step(true), step(true), step(false)];

  it('[P3] finds the swings between moments that can be judged, and for whom each is greatest', () => {
    expect(analyse(chances, steps).swings).toEqual([
      { after: 0, seq: 2, seat: 0, from: 0.5, to: 0.6 },
      { after: 2, seq: 4, seat: 1, from: 0.2, to: 0.5 },
      { after: 5, seq: 6, seat: 1, from: 0.5, to: 1 },
    ]);
  });

  it('[P3] takes no more than five of them, in the order of the game', () => {
    const rising = Array.from({ length: 10 }, (_, i) => [(i * i) / 100, 1 - (i * i) / 100]);
    const { swings } = analyse(rising, Array<Step>(9).fill(step(true)));
    expect(swings.map(({ seq }) => seq)).toEqual([5, 6, 7, 8, 9]);
  });

  it('[P3] tells play and luck apart', () => {
    const { shares } = analyse(chances, steps);
    expect(shares.map(({ luck }) => Math.round(luck * 100))).toEqual([-29, 30, -1]);
    expect(shares.map(({ play }) => Math.round(play * 100))).toEqual([-21, 40, -19]);
  });
});
