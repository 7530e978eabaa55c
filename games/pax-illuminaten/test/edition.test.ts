// Corrections of the box: what is taken, and every problem found.

import { kernelText } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { readEdition } from '../data/edition.ts';
import { scenario } from '../scenario.ts';
import { text } from '../text/index.ts';

const problems = (json: unknown) => {
  const read = readEdition(json);
  return read.ok ? [] : read.problems.map(({ path, why }) => `${path} ${why}`);
};

describe('edition files', () => {
  it('takes nothing, a name, and legal corrections', () => {
    expect(problems(null)).toEqual([]);
    expect(
      problems({
        name: 'mine',
        numbers: { 'X-OUST-EDGE.strength': 3, 'wide.cards': [8, 7, 6] },
        degrees: { I: ['P', 'PS', 'PS'], GM: ['PP'] },
        cards: { 'ARCO-I': { organisation: null, strength: 'dagger', ability: 'S-DRAW', factions: ['CO', 'AR'] } },
        connections: { IV: ['AR', 'SC', 'CL'] },
      }),
    ).toEqual([]);
  });

  it('names every problem with its place', () => {
    expect(problems('box')).toEqual([' not-an-object']);
    expect(
      problems({
        colour: 1,
        numbers: { nothing: 1, 'limit.hand': 99, 'wide.cards': [8, 7] },
        degrees: { V: ['P'], I: [], II: ['PQ'], GM: ['PS'] },
        cards: {
          NOBODY: {},
          'AR-RA': { ability: 'S-DRAW', strength: 9, organisation: 'X', shoe: 1 },
          'ARCO-I': { ability: 'FLY', factions: ['AR'] },
        },
        connections: { I: ['AR', 'CO', 'MA'], V: ['AR', 'AR', 'CO'] },
      }),
    ).toEqual([
      'colour unknown-key',
      'numbers.nothing unknown-key',
      'numbers.limit.hand range',
      'numbers.wide.cards size',
      'degrees.V unknown-key',
      'degrees.I size',
      'degrees.II[0] not-a-cell',
      'degrees.GM[0] not-a-cell',
      'cards.NOBODY unknown-key',
      'cards.AR-RA.ability not-an-extra',
      'cards.AR-RA.strength unknown-name',
      'cards.AR-RA.organisation unknown-name',
      'cards.AR-RA.shoe unknown-key',
      'cards.ARCO-I.ability unknown-name',
      'cards.ARCO-I.factions size',
      'connections.I unknown-key',
      'connections.V twice',
    ]);
  });

  it('has words for every problem in both languages', () => {
    const read = readEdition({
      numbers: { 'limit.hand': 99, 'wide.cards': 1 },
      degrees: { I: 1, II: ['Q'] },
      cards: { X: 1, 'AR-RA': { ability: 'X' } },
    });
    if (read.ok) throw new Error('this edition is broken');
    for (const problem of read.problems) {
      expect(kernelText.en.edition(problem, text.en)).toMatch(/^[A-Z].*\.$/);
      expect(kernelText.ru.edition(problem, text.ru)).toMatch(/^[А-Я].*\.$/);
    }
  });

  it('[PAX-2.4, PAX-2.6, PAX-2.10, PAX-2.11, PAX-14.2] takes no more than the box holds, and says how much that is', () => {
    const bounds = (numbers: object) => {
      const read = readEdition({ numbers });
      return read.ok ? [] : read.problems.map(({ path, facts }) => [path.replace('numbers.', ''), facts]);
    };
    const most = {
      'setup.support': [4, 4, 4],
      'setup.factionCards': [6, 6, 6],
      'setup.hand': 8,
      'setup.publicSchemes': 9,
      'limit.edictsToEnd': 6,
    };
    expect(bounds(most)).toEqual([]);
    const beyond = {
      'setup.support': [4, 4, 3],
      'setup.factionCards': [3, 7, 5],
      'setup.hand': 9,
      'setup.publicSchemes': 10,
      'limit.edictsToEnd': 7,
    };
    expect(bounds(beyond)).toEqual([
      ['setup.support[2]', { min: 4, max: 20 }],
      ['setup.factionCards[1]', { min: 1, max: 6 }],
      ['setup.hand', { min: 1, max: 8 }],
      ['setup.publicSchemes', { min: 1, max: 9 }],
      ['limit.edictsToEnd', { min: 1, max: 6 }],
    ]);
    // Four with all of it sit down at a table that has enough of everything.
    const { hands, publicSchemes, schemePile } = scenario({ players: 4, edition: { numbers: most } })
      .newGame()
      .state();
    expect(hands.map((hand) => hand.filter((card) => card !== undefined).length)).toEqual([8, 8, 8, 8]);
    expect([publicSchemes.length, schemePile.length]).toEqual([9, 0]);
  });

  it('plays with what it corrects', () => {
    scenario({ players: 2, edition: { degrees: { I: ['PPP'] }, connections: { IV: ['SC', 'CL', 'CR'] } } })
      .set({ board: { r5c1: 'ARCO-I' }, stocks: { 0: { AR: 2 } } })
      .acting(0)
      .expect({ lacks: ['influence r5c1'] })
      .play('0 interrogate areopagus')
      .expect({ stock: { 0: { SC: 1, CL: 1, CR: 1 } } });
  });
});
