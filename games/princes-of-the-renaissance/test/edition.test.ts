// The edition file: corrections that work, and mistakes that are named with their place.

import type { EditionProblem } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { alike, editionOf, STANDARD } from '../data/box.ts';
import { readEdition } from '../data/edition.ts';
import { scenario } from '../scenario.ts';

function problems(json: unknown): readonly EditionProblem[] {
  const read = readEdition(json);
  return read.ok ? [] : read.problems;
}

describe('an edition file', () => {
  it('may be absent, empty, or change anything that is reconstructed', () => {
    expect(problems(null)).toEqual([]);
    expect(problems({})).toEqual([]);
    const edition = {
      name: 'mine',
      start: { gold: 40, influence: 10 },
      status: { venice: 8 },
      families: { gonzaga: { gold: 6, influence: 3 } },
      tiles: { 'venice-doge': { gold: 5, merchant: true, vp: 1 } },
      troops: { cavalry: { cost: 7, attack: 3 } },
      events: { 'ev1-bellini': { currency: 'gold' as const, status: 2 } },
      cards: { veto: { count: 4 } },
      bids: { condottiere: 1 },
      counters: { gold: [1, 2, 10], influence: [1] },
    };
    expect(problems(edition)).toEqual([]);
    const box = editionOf({ edition, printing: 2 });
    expect([box.start, box.status[0], box.families.A[4], box.condottiereMinimum]).toEqual([[40, 10], 8, [6, 3], 1]);
    expect(box.tiles[0]).toMatchObject({ income: [5, 1], merchant: true, vp: 1 });
    expect(box.troops[3]).toMatchObject({ cost: 7, attack: 3, defence: 0 });
    scenario({ players: 3, edition, options: { opening: 'beginner' } })
      .newGame()
      .expect({ gold: { 0: 40 }, influence: { 0: 10 }, status: { venice: 8 }, deck: 26 });
  });

  it('[T5, POR-6.2] corrects the prices and incomes a game began with', () => {
    const costs = (box: typeof STANDARD) => box.troops.map(({ cost }) => cost);
    expect(editionOf({ edition: null, printing: 2 })).toBe(STANDARD);
    expect(costs(editionOf({ edition: null }))).toEqual([3, 3, 5, 8, 8]);
    const edition = { troops: { cavalry: { cost: 7 }, artillery: { attack: 2 } } };
    expect(costs(editionOf({ edition }))).toEqual([3, 3, 5, 7, 8]);
    expect(editionOf({ edition }).troops[4]).toMatchObject({ cost: 8, attack: 2, defence: 2 });
    expect(costs(editionOf({ edition, printing: 2 }))).toEqual(costs(STANDARD).with(3, 7));
    expect(editionOf({ edition: null }).families.A[5]).toEqual([8, 5]);
    expect(editionOf({ edition: { families: { 'd-este': { gold: 1 } } } }).families.B[5]).toEqual([1, 4]);
  });

  it.each([
    ['a list', [], '', 'not-an-object'],
    ['an unknown key', { colour: 1 }, 'colour', 'unknown-key'],
    ['an unknown tile', { tiles: { 'venice-pigeon': {} } }, 'tiles.venice-pigeon', 'unknown-key'],
    ['an unknown field', { troops: { cavalry: { speed: 3 } } }, 'troops.cavalry.speed', 'unknown-key'],
    ['a number out of range', { status: { venice: 11 } }, 'status.venice', 'range'],
    ['half a coin', { start: { gold: 44.5 } }, 'start.gold', 'range'],
    [
      'a strange word',
      { events: { 'ev1-bellini': { currency: 'salt' } } },
      'events.ev1-bellini.currency',
      'unknown-name',
    ],
    ['no switch', { tiles: { 'venice-doge': { merchant: 1 } } }, 'tiles.venice-doge.merchant', 'not-a-flag'],
    ['no text', { name: 3 }, 'name', 'not-a-text'],
    ['no list of counters', { counters: { gold: 5 } }, 'counters.gold', 'not-a-list'],
    ['no counters', { counters: { gold: [] } }, 'counters.gold', 'size'],
    ['too many counters', { counters: { gold: [1, 2, 4, 8, 16, 32, 64] } }, 'counters.gold', 'size'],
    ['too large a counter', { counters: { gold: [1, 200] } }, 'counters.gold[1]', 'range'],
    ['counters that do not begin with 1', { counters: { influence: [5, 10] } }, 'counters.influence', 'not-a-ladder'],
    ['equal counters', { counters: { gold: [1, 5, 5] } }, 'counters.gold', 'not-a-ladder'],
    ['counters that do not fit together', { counters: { gold: [1, 5, 12] } }, 'counters.gold', 'not-a-ladder'],
    [
      'a city without tiles',
      { tiles: { 'rome-alum-merchant': { city: 'naples' }, 'rome-della-rovere': { city: 'naples' } } },
      'tiles',
      'too-few-tiles',
    ],
    [
      'a decade without events',
      {
        events: Object.fromEntries(
          ['verrocchio', 'mantegna', 'bellini', 'wine-merchants'].map((e) => [`ev1-${e}`, { decade: 2 }]),
        ),
      },
      'events',
      'no-events',
    ],
    ['too few cards', { cards: { veto: { count: 0 }, 'start-war': { count: 0 } } }, 'cards', 'deck-too-small'],
  ])('is refused with %s', (_, json, path, why) => {
    expect(problems(json).map((p) => [p.path, p.why])).toEqual([[path, why]]);
  });

  it('knows which amounts lie there as equally many counters', () => {
    expect(alike(17, [1, 5, 10]).slice(0, 5)).toEqual([4, 8, 13, 17, 22]);
    expect(alike(6, [1, 5]).slice(0, 3)).toEqual([2, 6, 10]);
  });
});
