// What no position may break: each sentence is said of exactly the position that breaks it.

import { describe, expect, it } from 'vitest';
import { CARD, CARDS } from '../data/cards.ts';
import { CITY } from '../data/cities.ts';
import { BONUS, TOKEN } from '../data/pieces.ts';
import { violations } from '../rules/model/invariants.ts';
import { AVAILABLE, EXHAUSTED, roomAt, type State, singleAt, spaceAt, troopsAt } from '../rules/model/state.ts';
import { table } from './help.ts';

/** What is said of a quiet table after this change. */
function said(change: (s: State) => void): readonly string[] {
  const s = table().winter(0).state();
  change(s);
  return violations(s);
}

const SPOILT: readonly [string, (s: State) => void][] = [
  [`VIR-1.5: copies of card ${CARD.merchant} are missing`, (s) => s.supply[CARD.merchant]!--],
  [`VIR-1.5: copies of card ${CARD.pope} are missing`, (s) => s.supply[CARD.pope]!++],
  [
    `VIR-1.5: copies of card ${CARD.bishop} are missing`,
    (s) => {
      s.roomCard[roomAt(2, 1)] = CARD.bishop;
    },
  ],
  ['seat 0 has lost its discs', (s) => s.order.splice(s.order.indexOf(0), 1)],
  ['seat 2 has lost its discs', (s) => s.arrivals.splice(s.arrivals.indexOf(2), 1)],
  ['VIR-R53: something stands on the closed city 3', (s) => s.cityAgent.fill(1, CITY.genoa, CITY.genoa + 1)],
  ['VIR-15.20: Cathedral 12 has no owner', (s) => s.cathedral.fill(EXHAUSTED, CITY.siena, CITY.siena + 1)],
  ['VIR-3.1: seat 1 owes florins', (s) => s.florins.fill(-1, 1, 2)],
  [
    'VIR-15.22: seat 0 has more than six Troops',
    (s) => s.troops.fill(6, troopsAt(s, CITY.pisa, 0), troopsAt(s, CITY.pisa, 1)),
  ],
  ['VIR-2.5: seat 2 has placed unusable Agents', (s) => s.agents.fill(-1, 2, 3)],
  ['VIR-15.21: seat 2 has more than five Agents', (s) => s.agents.fill(6, 2, 3)],
  ['VIR-8.5: seat 0 has left the Patronage track', (s) => s.patronage.fill(6, 0, 1)],
  [
    'VIR-15.19: seat 1 has both a Kingdom and a Republic',
    (s) => {
      s.singles[singleAt(1, TOKEN.kingdom)] = AVAILABLE;
      s.singles[singleAt(1, TOKEN.republic)] = EXHAUSTED;
    },
  ],
  [
    'VIR-15.11: seat 0 uses locked spaces',
    (s) => {
      s.supply[CARD.bishop]!--;
      s.courtier[spaceAt(0, 2)] = CARD.bishop;
    },
  ],
  [
    'VIR-4.5: Room 3 of 1 has no action',
    (s) => {
      s.supply[CARD.banker]!--;
      s.roomCard[roomAt(1, 3)] = CARD.banker;
    },
  ],
  [
    'VIR-4.3: an Upgrade of seat 2 lies under no card',
    (s) => {
      s.supply[CARD.bishop]!--;
      s.roomUpgrade[roomAt(2, 4)] = CARD.bishop;
    },
  ],
  [
    'VIR-R22: more Troops of 0 leave city 12 than are there',
    (s) => s.retreating.fill(1, troopsAt(s, CITY.siena, 0), troopsAt(s, CITY.siena, 1)),
  ],
  [
    'VIR-R22: more Troops of 0 leave city 10 than are there',
    (s) => s.retreating.fill(-1, troopsAt(s, CITY.pisa, 0), troopsAt(s, CITY.pisa, 1)),
  ],
  [
    'VIR-R53: Troops of 1 in the closed city 3',
    (s) => s.troops.fill(1, troopsAt(s, CITY.genoa, 1), troopsAt(s, CITY.genoa, 2)),
  ],
];

describe('invariants', () => {
  it('hold at a quiet table', () => {
    expect(said(() => {})).toEqual([]);
  });

  it.each(SPOILT)('%s', (sentence, change) => {
    expect(said(change)).toEqual([sentence]);
  });

  it('[VIR-1.7] there are ten Indulgences', () => {
    const placed = (n: number) => said((s) => s.roomIndulgence.fill(true, 0, n));
    expect(placed(10)).toEqual([]);
    expect(placed(11)).toEqual(['VIR-1.7: more than ten Indulgences']);
  });

  it('[VIR-R29] no more is sold than there is', () => {
    const kingdoms = (n: number) =>
      said((s) => {
        for (let seat = 0; seat < n; seat++) s.singles[singleAt(seat, TOKEN.kingdom)] = AVAILABLE;
      });
    expect(kingdoms(2)).toEqual([]);
    expect(kingdoms(3)).toEqual(['VIR-R29: something was sold that is not there']);
    const own = (s: State, n: number) => s.owner.flatMap((owner, city) => (owner >= 0 ? [city] : [])).slice(0, n);
    const cathedrals = (n: number) =>
      said((s) => {
        for (const city of own(s, n)) s.cathedral[city] = AVAILABLE;
      });
    expect(cathedrals(5)).toEqual([]);
    expect(cathedrals(6)).toEqual(['VIR-R29: something was sold that is not there']);
  });

  it('[VIR-R53] a Cathedral on a closed city is wrong twice over', () => {
    expect(said((s) => s.cathedral.fill(AVAILABLE, CITY.genoa, CITY.genoa + 1))).toEqual([
      'VIR-R53: something stands on the closed city 3',
      'VIR-15.20: Cathedral 3 has no owner',
    ]);
  });

  it('[VIR-1.8] 18 discs: on three tracks, cities, Alliances and as Trophies of others', () => {
    const free = ['ferrara', 'bologna', 'ravenna', 'siena', 'ancona', 'spoleto', 'rome', 'terracina'] as const;
    const needing = (s: State, trophies: number) => {
      for (const id of free) s.owner[CITY[id]] = 0; // 3 + 10
      s.allianceHolder.fill(0); // + 3
      for (let seat = 1; seat <= trophies; seat++) s.trophies[seat] = 1;
    };
    expect(said((s) => needing(s, 2))).toEqual([]);
    const one = (s: State) => {
      needing(s, 2);
      s.owner[CITY.pescara] = 0;
    };
    expect(said(one)).toEqual(['VIR-1.8: seat 0 needs more than 18 discs']);
    expect(
      said((s) => {
        one(s);
        s.trophies[2] = 2; // of seat 1
      }),
    ).toEqual([]);
  });

  it('[VIR-15.13] a space about to be lost may still be used, by the seat that loses it', () => {
    const sitting = (seat: number) =>
      said((s) => {
        s.supply[CARD.bishop]!--;
        s.courtier[spaceAt(0, 4)] = CARD.bishop;
        s.todo.push({ at: 'loseSpace', seat });
      });
    expect(sitting(0)).toEqual([]);
    expect(sitting(1)).toEqual(['VIR-15.11: seat 0 uses locked spaces']);
  });

  it('[VIR-1.5] a card bought and not yet on its space is not missing; Family cards are not counted', () => {
    expect(
      said((s) => {
        s.supply[CARD.admiral]!--;
        s.todo.push({ at: 'house', seat: 0, card: CARD.admiral });
      }),
    ).toEqual([]);
    expect(
      said((s) => {
        s.courtier[spaceAt(0, 0)] = CARDS.length - 1;
        s.bonusOwner[BONUS.machiavelli] = 0;
        s.courtier[spaceAt(0, 1)] = CARD.ludovico_sforza;
      }),
    ).toEqual([]);
  });

  it('at the very limit: six Troops, five Agents, the last cell, as many Agents placed as are usable', () => {
    expect(
      said((s) => {
        s.troops[troopsAt(s, CITY.pisa, 0)] = 5;
        s.agents[1] = 5;
        s.patronage[2] = 5;
        s.florins[2] = 0;
        s.cityAgent[CITY.siena] = 2;
        s.allianceAgent[0] = 2;
        s.retreating[troopsAt(s, CITY.pisa, 0)] = 5;
        s.cathedral[CITY.naples] = AVAILABLE;
        s.cityAgent[CITY.nice] = -1;
      }),
    ).toEqual([]);
  });
});
