// Chapter 8: building.

import { describe, expect, it } from 'vitest';
import { BUILDINGS } from '../data/pieces.ts';
import { four, three } from './help.ts';

const builds = (building: string, holding: object = {}) => three().seat(0, holding).turn(0).play(`0 build ${building}`);

describe('building', () => {
  it('[FLO-8.1] 700 without builders, 300 with one or two, free with three, whatever the size', () => {
    for (const [builders, price] of [700, 300, 300, 0].entries()) {
      for (const building of ['university', 'opera', 'tower']) {
        builds(building, { builders })
          .placed(0)
          .expect({ coins: { 0: 3500 - price } });
      }
    }
    three().seat(0, { coins: 600 }).turn(0).refused('0 build tower', 'tooFewCoins', 'FLO-8.1');
  });

  it('[FLO-8.2] pay, take it from the supply, place it at once, gain 3', () => {
    builds('opera')
      .expect({ question: 'placeBuilding', coins: { 0: 3500 } })
      .placed(0)
      .expect({
        coins: { 0: 2800 },
        buildings: { 0: ['opera'] },
        prestige: { 0: 3 },
        left: { opera: 2 },
      });
  });

  it('[FLO-8.3] not when its three copies are gone', () => {
    four().left('opera', 0).turn(0).refused('0 build opera', 'noCopyLeft', 'FLO-8.3');
  });

  it('[FLO-8.4] turned at will, either side up, inside the grid', () => {
    builds('workshop').expect({
      offers: ['place workshop 0 0', 'place workshop 0 1', 'place workshop 1 2', 'place workshop 0 0 flip'],
      lacks: ['place workshop 4 0', 'place workshop 49 0', 'place workshop -1 0'],
    });
    builds('workshop').refused('0 place workshop 5 0');
  });

  it('[FLO-8.5] not on other tiles, not on the palazzo', () => {
    builds('tower', { builders: 3, tiles: [{ piece: 'lake', at: 0 }] }).expect({
      lacks: ['place tower 0 0', 'place tower 1 0', 'place tower 35 0', 'place tower 42 0'],
      offers: ['place tower 2 0', 'place tower 38 0'],
    });
  });

  it('[FLO-8.6] with fewer than two builders no shared edge with a building or the palazzo; corners may touch', () => {
    const towers = (builders: number) => builds('tower', { builders, tiles: [{ piece: 'chapel', at: 0 }] }); // covers 0, 1 and 7
    for (const builders of [0, 1]) {
      towers(builders).expect({
        lacks: ['place tower 2 0', 'place tower 14 0', 'place tower 28 0', 'place tower 45 0', 'place tower 38 0'],
        offers: ['place tower 9 0', 'place tower 3 0', 'place tower 15 0', 'place tower 46 0'],
      });
    }
    for (const builders of [2, 3]) {
      towers(builders).expect({
        offers: ['place tower 2 0', 'place tower 14 0', 'place tower 28 0', 'place tower 45 0'],
      });
    }
  });

  it('[FLO-8.7] landscapes may always be touched', () => {
    builds('tower', { tiles: [{ piece: 'park', at: 0 }] }).expect({ offers: ['place tower 3 0', 'place tower 7 0'] });
  });

  it('[FLO-8.8] each type once in an estate', () => {
    three()
      .seat(0, { builders: 3, tiles: ['tower'] })
      .turn(0)
      .refused('0 build tower', 'alreadyBuilt', 'FLO-8.8');
  });

  it('[FLO-8.9] tiles stay where they lie: nothing offers to move them', () => {
    const table = three()
      .seat(0, { builders: 3, tiles: [{ piece: 'tower', at: 0 }] })
      .turn(0)
      .play('0 build chapel');
    const before = table.view(null).players[0]!.tiles[0];
    table.placed(0);
    expect(table.view(null).players[0]!.tiles[0]).toEqual(before);
    expect(table.view(null).players[0]!.tiles).toHaveLength(2);
  });

  it('[FLO-8.10] it adds 4 to the Works of those who want it', () => {
    const table = builds('theater', { hand: ['poet', 'dramatist', 'jurist'] }).placed(0);
    const values = Object.fromEntries(table.view(0).own!.works.map((w) => [w.profession, w.value]));
    expect(values).toEqual({ poet: 7, dramatist: 7, jurist: 3 });
  });

  it('says why a building has no place: too close without builders, or no room at all', () => {
    const full = { tiles: ['university', 'laboratory', 'workshop', 'forest', 'library'] as const };
    three()
      .seat(0, { ...full })
      .turn(0)
      .refused('0 build opera', 'noRoomApart', 'FLO-8.6');
    three()
      .seat(0, { ...full, builders: 2 })
      .turn(0)
      .refused('0 build opera', 'noRoom', 'FLO-8.5');
  });

  it('offers all ten buildings to whoever has coins and room', () => {
    expect(BUILDINGS).toHaveLength(10);
    three()
      .turn(0)
      .expect({ offers: BUILDINGS.map((id) => `build ${id}`) });
  });
});
