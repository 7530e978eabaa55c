// Chapters 3 and 13: the round and its best Work.

import { describe, expect, it } from 'vitest';
import { four, three } from './help.ts';

const drop = (...seats: number[]) => seats.map((seat) => `${seat} dropOut`);

describe('the round', () => {
  it('[FLO-3.1] auction phase, action phase, best Work', () => {
    three()
      .auction()
      .expect({ phase: 'auction', question: 'starter' })
      .play(...drop(0, 1), '2 decline')
      .expect({ phase: 'actions', question: 'turn', deciding: 0 })
      .play('0 end', '1 end', '2 end')
      .expect({ events: ['noWork', 'roundBegins'] });
  });

  it('[FLO-3.2] the marker passes to the left', () => {
    four().first(3).bestWork().expect({ first: 0, round: 2, deciding: 0 });
    four().first(1).bestWork().expect({ first: 2 });
  });

  it('[FLO-3.3, FLO-E6, FLO-R69] the minimum: 7, 10, 12, 14, 15, 16, 17', () => {
    const minima = [1, 2, 3, 4, 5, 6, 7].map((round) => four().round(round).turn(0).view(0).minimum);
    expect(minima).toEqual([7, 10, 12, 14, 15, 16, 17]);
  });
});

describe('best Work', () => {
  it('[FLO-13.1] three points for the highest, and for all who share it', () => {
    four()
      .seat(0, { best: 12 })
      .seat(2, { best: 15 })
      .bestWork()
      .expect({ prestige: { 0: 0, 2: 3 } });
    four()
      .seat(0, { best: 15 })
      .seat(2, { best: 15 })
      .seat(3, { best: 14 })
      .bestWork()
      .expect({ prestige: { 0: 3, 2: 3, 3: 0 }, events: [{ what: 'bestWork', who: [0, 2], value: 15 }] });
  });

  it('[FLO-13.2] a single Work wins; without any nobody scores', () => {
    three()
      .seat(1, { best: 7 })
      .bestWork()
      .expect({ prestige: { 1: 3 } });
    three()
      .bestWork()
      .expect({ prestige: { 0: 0, 1: 0, 2: 0 }, events: ['noWork'] });
  });

  it('[FLO-13.3] then the pawns are taken back', () => {
    three()
      .seat(1, { best: 9 })
      .bestWork()
      .expect({ best: { 1: 0 } });
  });

  it('[FLO-R22] of two Works the higher one counts', () => {
    three()
      .seat(0, { hand: ['poet', 'painter'], jesters: 3, tiles: ['theater'] })
      .turn(0)
      .play('0 work poet', '0 exchange 0', '0 work painter', '0 exchange 0')
      .expect({ best: { 0: 12 } });
  });
});
