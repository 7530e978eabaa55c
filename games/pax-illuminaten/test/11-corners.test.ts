// Chapter 11: which sets of cards a plot can rest on.

import { describe, expect, it } from 'vitest';
import type { PlaceId } from '../data/layouts.ts';
import { LUMINARIES } from '../data/luminaries.ts';
import { schemeOf } from '../data/schemes.ts';
import { placeId, placeNamed, placesIn } from '../rules/model/board.ts';
import { centralRun } from '../rules/model/schemes.ts';
import { witnessesOf } from '../rules/model/witnesses.ts';
import { setsThen } from '../rules/model/witnesses-then.ts';
import { type Position, scenario } from '../scenario.ts';

describe('witnesses', () => {
  it('[PAX-R4] are all cards that count but as many as there are other plots', () => {
    const board = { r1c1: ['ARCO-I', 0], r1c2: ['ARMA-I', 0], r2c1: ['ARCR-I', 0], r2c2: ['ARSC-I', 0] } as const;
    const s = scenario({ players: 2, edition: { numbers: { 'wide.cards': [2, 2, 2] } } })
      .set({ board })
      .acting(0)
      .state();
    const sets = (others: number) =>
      witnessesOf(s, 0, schemeOf('wide'), others).map(({ set }) =>
        placesIn(set)
          .map((place) => placeId(s, place))
          .join(' '),
      );
    const [a, b, c, d] = ['r1c1', 'r1c2', 'r2c1', 'r2c2'];
    expect(sets(0)).toEqual([`${a} ${b} ${c} ${d}`]);
    expect(sets(1)).toEqual([
      `${a} ${b} ${c} ${d}`,
      `${b} ${c} ${d}`,
      `${a} ${c} ${d}`,
      `${a} ${b} ${d}`,
      `${a} ${b} ${c}`,
    ]);
    expect(sets(2)).toHaveLength(1 + 4 + 6);
    expect(sets(3)).toHaveLength(1 + 4 + 6);
  });

  it('[PAX-R4, PAX-11.6, PAX-11.7, PAX-11.8, PAX-11.9, PAX-11.12, PAX-11.15] a lodge is one only if all that the plot demands holds', () => {
    const of = (
      plot: 'rosicrucians' | 'grandlodge' | 'enlighteners' | 'periphery' | 'exchange' | 'areopagi' | 'innercircle',
      board: NonNullable<Position['board']>,
    ) => {
      const s = scenario({ players: 2 }).set({ board }).acting(0).state();
      return witnessesOf(s, 0, schemeOf(plot), 1).length;
    };
    const four = { r5c1: ['ARMA-III', 0, 0, 0, 0], r5c2: 'ARCO-III', r4c2: 'ARCR-III', r4c1: ['ARSC-III', 0] } as const;
    expect([of('grandlodge', four), of('grandlodge', { ...four, r3c1: 'ARCL-III' })]).toEqual([0, 1]);
    expect(of('grandlodge', { ...four, r3c1: 'ARCL-III', r4c1: 'ARSC-III' })).toBe(0);
    expect([of('periphery', four), of('periphery', { ...four, r3c1: 'ARCL-III' })]).toEqual([0, 1]);
    expect(of('areopagi', four)).toBe(0);
    expect(of('areopagi', { ...four, r3c2: 'ARCL-III', r2c2: 'ARCO-I', r1c1: 'ARMA-I' })).toBe(1);
    const brothers = { r1c1: ['ARCO-III', 0, 0], r2c2: ['ARMA-II', 0, 0], r3c3: ['COMA-II', 0] } as const;
    const [a, b, c] = LUMINARIES.filter(({ id, organisation, degree }) => {
      return organisation === 'R' && degree === 'II' && id !== 'ARMA-II' && id !== 'COMA-II';
    }).map(({ id }) => id);
    const rivals = { r5c1: [a!, 1], r5c2: [b!, 1], r4c1: [c!, 1] } as const;
    expect([of('rosicrucians', brothers), of('rosicrucians', { ...brothers, ...rivals })]).toEqual([1, 0]);
    const arches = { r1c1: ['AR-RA', 0, 0], r1c2: ['CO-RA', 0, 0], r5c1: ['MA-RA', 1, 1] } as const;
    expect([of('enlighteners', arches), of('enlighteners', { ...arches, r5c2: ['CR-RA', 1, 1] })]).toEqual([1, 0]);
    const row = { r3c1: ['ARMA-III', 0, 0, 0], r3c2: 'ARCO-III' } as const;
    expect([of('exchange', row), of('exchange', { ...row, r3c3: 'ARCR-III' })]).toEqual([0, 1]);
    const circle = { r2c2: ['CRSC-II', 0], r3c2: ['ARMA-II', 0], r3c3: ['COMA-II', 0] } as const;
    expect([of('innercircle', circle), of('innercircle', { ...circle, r4c2: ['ARCL-II', 0] })]).toEqual([0, 1]);
  });

  it('[PAX-11.12] of the central row the most that follow one another count, wherever they lie', () => {
    const s = scenario({ players: 4 }).acting(0).state();
    const run = (...places: readonly PlaceId[]) =>
      centralRun(
        s,
        places.reduce((set, id) => set | (1 << placeNamed(s, id)), 0),
      );
    expect([run('r3c1', 'r3c2', 'r3c4'), run('r3c1', 'r3c3', 'r3c4'), run('r3c1', 'r3c3', 'r3c5')]).toEqual([2, 2, 1]);
    expect([run('r2c1', 'r2c2', 'r4c1'), run('r3c1', 'r3c2', 'r3c3', 'r3c4', 'r3c5')]).toEqual([0, 5]);
  });

  it('[PAX-R38] without influence left no plot can be realised', () => {
    const board = { r1c1: ['AR-GM', 0], r2c2: ['CO-GM', 0], r3c3: ['MA-GM', 0] } as const;
    const at = (influenceLeft: NonNullable<Position['influenceLeft']>) =>
      scenario({ players: 2 })
        .set({ board, publicSchemes: ['adepts', 'wide'], influenceLeft })
        .acting(0);
    at({ 0: 1 }).expect({ offers: ['realise adepts'] });
    at({ 0: 0 }).expect({ lacks: ['realise adepts'] });
  });

  it('[PAX-R4] under rules version 1 were all sets of up to ten cards, of more only those near the smallest', () => {
    const always = () => true;
    const sizes = (count: number, least: number) => setsThen((1 << count) - 1, least, always).length;
    expect(setsThen(0b1011, 2, always).map(({ set }) => set)).toEqual([0b11, 0b1011, 0b1001, 0b1010]);
    expect([sizes(10, 9), sizes(10, 8), sizes(11, 8), sizes(11, 10)]).toEqual([11, 56, 165 + 55 + 11, 12]);
    expect(sizes(11, 7)).toBe(330 + 165 + 55);
  });
});
