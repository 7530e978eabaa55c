// The edition file: corrections to the box, and what is wrong with them.

import { kernelText } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { editionOf, STANDARD } from '../data/box.ts';
import { CARD } from '../data/cards.ts';
import { CITIES, CITY } from '../data/cities.ts';
import { readEdition } from '../data/edition.ts';
import { POWERS } from '../data/powers.ts';
import { bottomOf, SYMBOLS } from '../data/symbols.ts';
import { scenario } from '../scenario.ts';
import { text } from '../text/index.ts';
import { BOX } from './help.ts';

function problems(json: unknown): readonly string[] {
  const read = readEdition(json);
  return read.ok ? [] : read.problems.map(({ path, why }) => `${path}: ${why}`);
}

describe('the edition file', () => {
  it('none is the standard box', () => {
    expect(readEdition(null)).toEqual({ ok: true, edition: null });
    expect(editionOf({ edition: null, printing: 2 })).toBe(STANDARD);
  });

  it('changes what it names and nothing else', () => {
    const edition = {
      name: 'mine',
      cities: { siena: { toughness: 4 } },
      cards: { banker: { symbols: { florin: 4 } } },
    };
    expect(problems(edition)).toEqual([]);
    const box = editionOf({ edition: edition as never, printing: 2 });
    expect(box.toughness[CITY.siena]).toBe(4);
    expect(box.cards[CARD.banker]!.bottom[0]).toBe(4);
    expect(box.cards[CARD.pope]).toEqual(STANDARD.cards[CARD.pope]);
    expect(box.maps[3]!.roads).toEqual(STANDARD.maps[3]!.roads);
  });

  it('[T5] corrects the figures a game began with', () => {
    const roads = ({ maps }: typeof STANDARD) => maps[5]!.roads[CITY.genoa]!.includes(CITY.pisa);
    const first = editionOf({ edition: null });
    expect([first.toughness[CITY.civitavecchia], roads(first)]).toEqual([2, true]);
    expect([STANDARD.toughness[CITY.civitavecchia], roads(STANDARD)]).toEqual([3, false]);
    const edition = { cities: { parma: { toughness: 2 }, ragusa: { symbols: { ship: 1 } } } } as const;
    const mended = editionOf({ edition });
    expect(mended.toughness[CITY.parma]).toBe(2);
    expect(mended.cityBottoms[CITY.parma]).toEqual(bottomOf({ cavalry: 2, florin: 3 }));
    expect(mended.cityBottoms[CITY.ragusa]).toEqual(bottomOf({ ship: 1 }));
    expect(roads(mended)).toBe(true);
  });

  it('takes roads, straits, Palaces, arrows and tracks', () => {
    const { roads, straits, palaces, arrows, patronage, cityTrack } = BOX;
    expect(problems({ roads, straits, palaces, arrows, patronage, cityTrack })).toEqual([]);
  });

  it('names every problem with its place', () => {
    expect(problems([])).toEqual([': not-an-object']);
    expect(problems({ citys: {} })).toEqual(['citys: unknown-key']);
    expect(problems({ name: 5 })).toEqual(['name: not-a-text']);
    expect(problems({ cities: { atlantis: {}, siena: { toughness: 9, seas: ['baltic'], pirate: 1 } } })).toEqual([
      'cities.atlantis: unknown-key',
      'cities.siena.toughness: range',
      'cities.siena.seas[0]: unknown-name',
      'cities.siena.pirate: not-a-flag',
    ]);
    expect(problems({ roads: { '5': [['siena', 'siena'], ['siena']] } })).toEqual([
      'roads.5[0]: same-twice',
      'roads.5[1]: not-a-pair',
    ]);
    expect(problems({ palaces: { milan: ['war'] }, patronage: 'all' })).toEqual([
      'palaces.milan: size',
      'patronage: not-a-list',
    ]);
    expect(problems({ cards: { machiavelli: { cost: {} } }, tokens: { artillery: { cost: {} } } })).toEqual([
      'cards.machiavelli.cost: unknown-key',
      'tokens.artillery.cost: unknown-key',
    ]);
  });

  it('looks at the box as a whole', () => {
    expect(problems({ cities: { siena: { home: 'florence' } } })).toEqual(['cities: homes']);
    expect(problems({ cities: { siena: { seas: ['ligurian', 'tyrrhenian', 'ionian'] } } })).toEqual([
      'cities.siena.seas: size',
    ]);
    expect(problems({ roads: { '3-4': [], '5': [] } }).every((p) => p === 'roads: map-in-pieces')).toBe(true);
  });

  it('[VIR-15.14] whatever price it accepts is offered to whoever can pay it', () => {
    const symbols = { crown: 6, cross: 5 };
    const edition = {
      ...BOX,
      cities: { ...BOX.cities, florence: { ...BOX.cities!.florence, symbols }, pisa: { ...BOX.cities!.pisa, symbols } },
      cards: {
        ...BOX.cards,
        banker: { cost: { crown: 9 } },
        bishop: { cost: { cross: 5, crown: 6 } },
        merchant: { cost: { cross: 9, florin: 1 } },
        assassin: { cost: { crown: 9, cross: 1 } },
      },
    };
    scenario({ players: 3, edition })
      .winter(0)
      .play('0 stop')
      .expect({ offers: ['buy banker', 'buy bishop', 'buy merchant'], lacks: ['buy assassin'] })
      .play('0 buy merchant', '0 stop', '0 pay florence=cross pisa=cross treasury=florin')
      .expect({ question: 'house' });
  });

  it('says what is wrong in both languages', () => {
    const read = readEdition({ cities: { siena: { toughness: 9 } }, tracks: 1, roads: { '5': [['siena', 'siena']] } });
    if (read.ok) throw new Error('this should not be accepted');
    for (const problem of read.problems) {
      expect(kernelText.en.edition(problem, text.en)).toMatch(/^[A-Z].*\.$/);
      expect(kernelText.ru.edition(problem, text.ru)).toMatch(/^[А-Я].*\.$/);
    }
  });
});

describe('the standard box', () => {
  it('[VIR-9.1, VIR-9.2] keeps what the rulebook says of the map', () => {
    const known = { ravenna: 2, siena: 3, benevento: 2, parma: 1, palermo: 3, terracina: 1, spoleto: 2 } as const;
    for (const [id, toughness] of Object.entries(known))
      expect(STANDARD.toughness[CITY[id as 'siena']]).toBe(toughness);
    expect(CITIES.filter((_, city) => STANDARD.pirate[city])).toEqual(['cagliari', 'ajaccio', 'tunis', 'ragusa']);
    expect(STANDARD.maps[4]!.roads[CITY.florence]).toEqual(expect.arrayContaining([CITY.ravenna, CITY.spoleto]));
    const seas = (a: number, b: number) => STANDARD.maps[4]!.voyages[a]!.find(({ to }) => to === b)!.seas;
    expect(seas(CITY.pisa, CITY.terracina)).toBe(2);
    expect(seas(CITY.ancona, CITY.venice)).toBe(1);
  });

  it('[VIR-1.13, VIR-1.14] gives every Palace five Rooms, and every power two homes of its own', () => {
    for (const [power] of POWERS.entries()) {
      expect(STANDARD.rooms[power]).toHaveLength(5);
      expect(STANDARD.home.filter((of) => of === power)).toHaveLength(2);
    }
    expect(SYMBOLS[0]).toBe('florin');
  });

  it('[VIR-15.32] keeps the cost of the Ottoman Alliance', () => {
    expect(STANDARD.alliances[2]).toEqual({ crown: 1, ship: 3 });
  });
});
