// What is under way, as everybody sees it: every step still to come tells what it is about, and no secret.

import { describe, expect, it } from 'vitest';
import { FACTION } from '../data/factions.ts';
import { LAYOUTS, type PlaceId } from '../data/layouts.ts';
import { cardOf } from '../data/luminaries.ts';
import { SCHEME } from '../data/schemes.ts';
import type { Frame } from '../rules/model/frames.ts';
import { NONE } from '../rules/model/state.ts';
import type { UnderwayView } from '../rules/view/types.ts';
import { underway } from '../rules/view/underway.ts';
import { scenario } from '../scenario.ts';

const at = (id: PlaceId): number => LAYOUTS[3]!.places.findIndex((place) => place.id === id);
const places = (...ids: PlaceId[]): number => ids.reduce((set, id) => set | (1 << at(id)), 0);
const factions = (1 << FACTION.AR) | (1 << FACTION.CL);

/** What is told of a step at a table of two people and Joseph (party 12); figures with their parts have tests of their own. */
function told(frame: Frame) {
  const s = scenario({ players: 2, rival: 'joseph' }).acting(0).state();
  s.todo = [frame];
  const [{ at: step, costs: _costs, why: _why, ...facts }] = underway(s) as [UnderwayView];
  expect(step).toBe(frame.at);
  return facts;
}

describe('what is under way', () => {
  it('[PAX-5.1] whose turn it is, and who refills', () => {
    expect(told({ at: 'turn', who: 2 })).toEqual({ who: 12 });
    expect(told({ at: 'afterTurn', who: 1 })).toEqual({ who: 1 });
    expect(told({ at: 'refillHand', who: 0 })).toEqual({ who: 0 });
    expect(told({ at: 'checkSchemes', who: 1, left: 2 })).toEqual({ who: 1, count: 2 });
  });

  it('[PAX-5.5] the place, the way and the number of an action', () => {
    const extra = { at: 'extra', seat: 0, way: 'R-SCOUT-ANY', times: 2, mayStop: true } as const;
    expect(told({ ...extra, marked: NONE })).toEqual({ way: 'R-SCOUT-ANY', count: 2 });
    expect(told({ ...extra, way: 'marker', marked: at('r2c1') })).toEqual({ way: 'marker', count: 2, place: 'r2c1' });
    expect(told({ at: 'scouted', seat: 0, place: at('r2c1') })).toEqual({ place: 'r2c1' });
    expect(told({ at: 'putScout', seat: 0, place: at('r2c1') })).toEqual({ place: 'r2c1' });
    expect(told({ at: 'putExpel', seat: 0, place: at('r4c3') })).toEqual({ place: 'r4c3' });
    expect(told({ at: 'howMany', seat: 0, place: at('r4c3'), way: 'main' })).toEqual({ place: 'r4c3', way: 'main' });
    expect(told({ at: 'place', seat: 0, place: at('r4c3'), count: 3 })).toEqual({ place: 'r4c3', count: 3 });
    expect(told({ at: 'seatTokens', seat: 0, place: at('r4c3'), left: [0, 2, 1], own: 1 })).toEqual({
      place: 'r4c3',
      due: [
        { who: 1, count: 2 },
        { who: 12, count: 1 },
      ],
      count: 1,
    });
  });

  it('[PAX-6.14, PAX-8.4] the moves of a REASSIGN, and the influence on its way to the marked card', () => {
    const moves = { factions, left: 2, made: 1, marked: NONE, astray: [] };
    expect(told({ at: 'reassign', seat: 0, moves })).toEqual({
      factions: ['AR', 'CL'],
      count: 2,
      done: 1,
      cells: [],
      places: [],
    });
    const astray = [at('r2c2') * 4 + 3];
    expect(told({ at: 'reassign', seat: 0, moves: { ...moves, marked: at('r3c2'), astray } })).toMatchObject({
      cells: [3],
      places: ['r2c2'],
      place: 'r3c2',
    });
  });

  it('[PAX-7.1, PAX-7.12] a challenge, its targets, and what is owed after it', () => {
    const of = { place: at('r3c2'), rival: 2, way: 'main' } as const;
    expect(told({ at: 'chooseTargets', seat: 0, ...of })).toEqual({ place: 'r3c2', rival: 12, way: 'main' });
    expect(told({ at: 'challenge', who: 0, ...of, targets: [0, 2] })).toMatchObject({ rival: 12, cells: [0, 2] });
    expect(told({ at: 'compensation', who: 1, left: 2 })).toEqual({ count: 2 });
    expect(told({ at: 'chooseCompensation', seat: 1, left: 1 })).toEqual({ count: 1 });
    expect(told({ at: 'afterDispute', won: true })).toEqual({ kept: true });
  });

  it('[PAX-6.9, PAX-6.10] yielding cards, types to gain, tokens to share', () => {
    const left = places('r2c2', 'r3c1');
    expect(told({ at: 'yields', seat: 0, left, keep: true })).toEqual({ places: ['r2c2', 'r3c1'], kept: true });
    expect(told({ at: 'chooseYield', seat: 0, left, keep: false })).toEqual({ places: ['r2c2', 'r3c1'], kept: false });
    expect(told({ at: 'gain', who: 0, faction: FACTION.SC })).toEqual({ factions: ['SC'] });
    expect(told({ at: 'intercept', seat: 0, faction: FACTION.MA })).toEqual({ factions: ['MA'] });
    expect(told({ at: 'gainEither', who: 0, factions })).toEqual({ factions: ['AR', 'CL'] });
    expect(told({ at: 'chooseGain', seat: 0, factions })).toEqual({ factions: ['AR', 'CL'] });
    expect(told({ at: 'gainMore', seat: 0, factions, left: 1 })).toEqual({ factions: ['AR', 'CL'], count: 1 });
    expect(told({ at: 'gainDifferent', seat: 0, factions, left: 2 })).toEqual({ factions: ['AR', 'CL'], count: 2 });
    expect(told({ at: 'share', seat: 0, give: 1, obtained: [2, 0, 1, 0, 0, 0], due: [0, 1, 0] })).toEqual({
      count: 1,
      tokens: { AR: 2, CO: 0, MA: 1, CR: 0, SC: 0, CL: 0 },
      due: [{ who: 1, count: 1 }],
    });
  });

  it('[PAX-17.39, PAX-17.47] special actions: how many more, of what, from where', () => {
    const seen = places('r1c2');
    expect(told({ at: 'look', seat: 0, left: 1, seen })).toEqual({ places: ['r1c2'], count: 1 });
    expect(told({ at: 'turnUp', seat: 0, seen })).toEqual({ places: ['r1c2'] });
    expect(told({ at: 'steal', seat: 0, card: cardOf('ARCL-II') })).toEqual({ card: 'ARCL-II' });
    expect(told({ at: 'convertReturn', seat: 0, returned: 2 })).toEqual({ count: 2 });
    expect(told({ at: 'convertTake', seat: 0, left: 3 })).toEqual({ count: 3 });
    expect(told({ at: 'takeFromEdict', seat: 0, most: 2 })).toEqual({ count: 2 });
    expect(told({ at: 'swap', seat: 0 })).toEqual({});
  });

  it('[PAX-12.3, PAX-12.13, PAX-16.13] plots, court places, stages and commands', () => {
    const declined = (1 << SCHEME.wide) | (1 << SCHEME.adepts);
    expect(told({ at: 'dropScheme', seat: 0, declined })).toEqual({ schemes: ['adepts', 'wide'] });
    expect(told({ at: 'restoreScheme', seat: 0, declined: 1 << SCHEME.shadow })).toEqual({ schemes: ['shadow'] });
    expect(told({ at: 'replaceScheme', scheme: SCHEME.equals } as Frame)).toEqual({ schemes: ['equals'] });
    expect(told({ at: 'discardDown', seat: 0, count: 1 })).toEqual({ count: 1 });
    expect(told({ at: 'takeCourt', seat: 0, slot: 3 } as Frame)).toEqual({ slot: 4 });
    expect(told({ at: 'audience', seat: 0, slot: 0 } as Frame)).toEqual({ slot: 1 });
    expect(told({ at: 'rivalStage', stage: 2 })).toEqual({ count: 3 });
    expect(told({ at: 'rivalDoes', command: 'oust' })).toEqual({ command: 'oust' });
  });
});
