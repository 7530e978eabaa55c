// Chapter 4: luminary cards.

import { describe, expect, it } from 'vitest';
import { ABILITY } from '../data/abilities.ts';
import { STANDARD } from '../data/box.ts';
import { FACTIONS } from '../data/factions.ts';
import { CARDS, type CardId, cardOf, LUMINARIES } from '../data/luminaries.ts';
import { scenario } from '../scenario.ts';
import { count, ofDegree } from './help.ts';

const cells = (id: CardId) => STANDARD.faces[cardOf(id)]!.cells.map((cell) => cell.map((f) => FACTIONS[f]).join(' '));

describe('luminaries', () => {
  it('[PAX-4.1] degrees I to III have two factions, grand masters and royal arches one', () => {
    for (const { degree, factions } of LUMINARIES) expect(factions).toHaveLength(/GM|RA/.test(degree) ? 1 : 2);
    expect(ofDegree('GM').map(({ factions }) => factions[0])).toEqual(FACTIONS);
    expect(ofDegree('RA').map(({ factions }) => factions[0])).toEqual(FACTIONS);
  });

  it.each([
    ['ARCO-I', 1, {}, 'chooseGain'],
    ['ARMA-II', 1, { AR: 1, MA: 1 }, 'act'],
    ['ARMA-III', 1, { AR: 1, MA: 1 }, 'chooseGain'],
    ['AR-GM', 1, { AR: 3 }, 'act'],
    ['AR-RA', 1, { AR: 2 }, 'act'],
    ['AR-RA', 3, { AR: 6 }, 'act'],
  ] as const)('[PAX-4.2] %s with %s influence yields', (id, n, stock, question) => {
    scenario({ players: 2 })
      .set({ board: { r3c2: [id, ...Array<0>(n).fill(0)] } })
      .acting(0)
      .play('0 interrogate r3c2')
      .expect({ onlyStock: { 0: stock }, question });
  });

  it('[PAX-4.2] a first-degree card yields one token of either faction, a third-degree card one more of either', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-III', 0], r1c1: ['ARCO-I', 0] } })
      .acting(0)
      .play('0 interrogate r3c2')
      .expect({ menu: ['gain AR', 'gain MA'] })
      .play('0 gain MA')
      .expect({ onlyStock: { 0: { AR: 1, MA: 2 } } })
      .play('0 interrogate r1c1', '0 gain CO')
      .expect({ onlyStock: { 0: { AR: 1, MA: 2, CO: 1 } } });
  });

  it('[PAX-4.3] each cell holds one influence and costs what it shows', () => {
    const at = scenario({ players: 2 })
      .set({ board: { r5c1: 'ARMA-III' } })
      .acting(0);
    const shown = at.view(0).places.find(({ id }) => id === 'r5c1')!.cells;
    expect(shown.map(({ cost }) => cost.length)).toEqual([2, 3, 3, 4]);
    expect(
      LUMINARIES.every(
        ({ degree }, card) => STANDARD.faces[card]!.cells.length === { I: 2, II: 3, III: 4, GM: 2, RA: 3 }[degree],
      ),
    ).toBe(true);
  });

  it('[PAX-4.4] cells and costs by degree', () => {
    expect(cells('ARCO-I')).toEqual(['AR', 'AR CO']);
    expect(cells('ARCO-II')).toEqual(['CO AR', 'CO AR', 'CO CO AR']);
    expect(cells('ARCO-III')).toEqual(['AR CO', 'AR AR CO', 'AR CO CO', 'AR AR CO CO']);
    expect(cells('CL-GM')).toEqual(['CL CL', 'CL CL CL']);
    expect(cells('CL-RA')).toEqual(['CL CL', 'CL CL', 'CL CL CL']);
  });

  it('[PAX-4.5] each card has one ability of one of three types', () => {
    const kinds = LUMINARIES.map(({ ability }) => ABILITY[ability].kind);
    expect(new Set(kinds)).toEqual(new Set(['extra', 'enhance', 'special']));
    expect(new Set(LUMINARIES.map(({ ability }) => ability)).size).toBe(Object.keys(ABILITY).length);
  });

  it('[PAX-4.6] Masons, Rosicrucians, or neither', () => {
    const of = (organisation: string | null) => count(LUMINARIES, (card) => card.organisation === organisation);
    expect(of('M') + of('R') + of(null)).toBe(57);
    expect(Math.min(of('M'), of('R'), of(null))).toBeGreaterThan(5);
  });

  it('[PAX-4.7, PAX-R10] strength 2 to 6, or dagger on grand masters and hammers on royal arches', () => {
    for (const { degree, strength } of LUMINARIES) {
      expect(strength === 'dagger').toBe(degree === 'GM');
      expect(strength === 'hammers').toBe(degree === 'RA');
    }
    expect([2, 3, 4, 5, 6].map((n) => count(LUMINARIES, ({ strength }) => strength === n))).toEqual([9, 9, 9, 9, 9]);
  });

  it('[PAX-4.8] the first faction is the primary one', () => {
    const face = STANDARD.faces[cardOf('ARCO-II')]!;
    expect([FACTIONS[face.primary], FACTIONS[face.secondary]]).toEqual(['CO', 'AR']);
    expect(CARDS.every((_, card) => STANDARD.faces[card]!.high === /GM|RA/.test(LUMINARIES[card]!.degree))).toBe(true);
  });

  it('[PAX-4.9, PAX-6.6] a royal arch takes the influence of one participant only, other cards of several', () => {
    scenario({ players: 2 })
      .set({
        board: { r5c1: ['AR-RA', 1], r5c2: ['ARMA-II', 1] },
        stocks: { 0: { AR: 3, MA: 1 } },
        hands: { 0: ['ARCR-I'] },
      })
      .acting(0)
      .expect({ offers: ['influence r5c2'], blocked: { 'influence r5c1': 'PAX-4.9' } })
      .play('0 conspire ARCR-I ability')
      .expect({ menu: ['influence r5c2', 'stop'] });
    scenario({ players: 2 })
      .set({ board: { r5c1: ['AR-RA', 0] }, stocks: { 0: { AR: 2 } } })
      .acting(0)
      .play('0 influence r5c1')
      .expect({ cells: { r5c1: [0, 0] } });
  });
});
