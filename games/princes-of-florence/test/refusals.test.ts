// Why a choice is not to be had: the true reason, and none for what can be had.

import { type AnyGame, find, question } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import type { Scenario } from '../scenario.ts';
import { joint, muse, rolling, solo, three, two } from './help.ts';

/** What is blocked for this seat, as `line why`. */
function blocked(table: Scenario, seat = 0): readonly string[] {
  const asked = question(game as AnyGame, table.match().state, seat)!;
  expect(asked.blocked.filter(({ choice }) => find(asked.menu!, choice) !== null)).toEqual([]);
  return asked.blocked.map(({ choice, why }) => `${game.notation.write(choice as never)} ${why}`);
}

describe('in a turn', () => {
  it('[FLO-7.6, FLO-8.1, FLO-10.2] only what cannot be done has a reason', () => {
    const table = three()
      .seat(0, { hand: ['poet', 'jurist'], jesters: 2, tiles: ['theater', 'lake'], freedoms: ['travel'] })
      .left('opinion', 0)
      .turn(0);
    expect(blocked(table)).toEqual([
      'work jurist belowMinimum',
      'build theater alreadyBuilt',
      'freedom travel hasFreedom',
      'freedom opinion noTokenLeft',
    ]);
  });

  it('[FLO-6.1, FLO-9.1, FLO-10.1, FLO-11.1] coins that are lacking, actions that are done', () => {
    const poor = blocked(three().seat(0, { coins: 200 }).turn(0));
    for (const line of ['profession', 'freedom travel', 'bonus', 'build tower']) {
      expect(poor).toContain(`${line} tooFewCoins`);
    }
    expect(blocked(three().seat(0, { coins: 300 }).turn(0))).not.toContain('profession tooFewCoins');
    const done = blocked(
      three()
        .seat(0, { hand: ['poet'] })
        .turn(0, 2),
    );
    for (const line of ['work poet', 'profession', 'bonus', 'build tower', 'freedom travel']) {
      expect(done).toContain(`${line} noActionLeft`);
    }
  });

  it('[FLO-8.4, FLO-8.6] no room apart, or no room at all', () => {
    const strip = [0, 14, 28].map((at) => ({ piece: 'park' as const, at }));
    const forests = [4, 18, 32].map((at) => ({ piece: 'forest' as const, at }));
    const tiles = [...strip, ...forests]; // what is left are single rows and a column
    const room = (builders: number) => blocked(three().seat(0, { builders, tiles }).turn(0));
    expect(room(0)).toContain('build laboratory noRoomApart');
    expect(room(2)).toContain('build laboratory noRoom');
  });

  it('[FLO-19.16] of the Princess only while she cannot be used', () => {
    const princess = (tiles: 'lake'[]) => muse().seat(0, { character: 'princess', tiles }).turn(0);
    expect(blocked(princess(['lake']))).toContain('use princess princessBelowMinimum');
    expect(blocked(princess(['lake', 'lake', 'lake'])).filter((line) => line.startsWith('use'))).toEqual([]);
    princess(['lake', 'lake', 'lake']).expect({ offers: ['use princess'] });
    const spent = muse()
      .seat(0, { character: 'princess', tiles: ['lake', 'lake', 'lake'] })
      .turn(0, 2);
    expect(blocked(spent)).toContain('use princess noActionLeft');
  });

  it('[FLO-R65] of building together once three proposals are made, until another action is done', () => {
    const refused = () =>
      joint()
        .turn(0)
        .play('0 buildWith tower 1', '0 place tower 6 0', '0 offer 0', '1 counter payment', '1 offer 0')
        .play('0 counter payment', '0 offer 0', '1 reject');
    expect(blocked(refused())).toContain('buildWith opera 2 enoughProposals');
    refused()
      .play('0 freedom travel')
      .expect({ offers: ['buildWith opera 2'] });
    refused()
      .play('0 bonus', '0 keep bonus-01', '0 rest')
      .expect({ offers: ['buildWith opera 1'] });
  });
});

describe('in auctions', () => {
  it('[FLO-4.3, FLO-4.4, FLO-4.14, FLO-R6] a stack that is sold, empty, or of no use', () => {
    const table = three()
      .seat(1, { builders: 3, coins: 200 })
      .stock('park', 0)
      .auction()
      .play('0 auction jester', '1 pass', '2 pass');
    expect(blocked(table, 1)).toEqual([
      'auction park stackEmpty',
      'auction jester stackSold',
      'auction builder threeBuilders',
    ]);
    const poor = three().seat(0, { coins: 100 }).auction();
    expect(blocked(poor)).toContain('auction jester tooFewCoins');
  });

  it('[FLO-17.4] two players: a landscape of which none is left, or for which there is no room', () => {
    const choice = two().stock('forest', 0).auction().play('0 auction landscape', '1 pass');
    expect(blocked(choice)).toEqual(['landscape forest stackEmpty']);
  });

  it('[FLO-19.4, FLO-19.7, FLO-19.10] a character that lies face down, is owned, or cannot be overbid', () => {
    const used = muse()
      .characters()
      .play('0 pawn merchant 300', '1 pawn muse 1500', '2 pass', '3 pawn cardinal 300', '0 use merchant')
      .play();
    used.expect({ facedown: ['merchant'], owner: { muse: 1, merchant: null } });
    const table = muse()
      .characters()
      .play(
        '0 pawn professor 300',
        '1 pawn muse 1500',
        '2 pawn cardinal 300',
        '3 pawn cardinal 400',
        '0 professor bonus',
      )
      .play('0 keep bonus-01', '0 rest');
    table.expect({ deciding: 2, lacks: ['pawn professor 300', 'pawn muse 1500'] });
    expect(blocked(table, 2)).toEqual(['pawn muse 300 characterOwned', 'pawn professor 300 characterFacedown']);
    table.refused('2 pawn muse 300', 'characterOwned', 'FLO-19.7').refused('2 pawn professor 700', 'FLO-19.10');
  });

  it('[FLO-18.9, FLO-R39] alone: a price that cannot be paid, an object that was put up before', () => {
    const table = rolling([3])
      .seat(0, { coins: 900 })
      .diego({ next: [1], row: ['poet'] })
      .auction()
      .play('0 putUp jester');
    expect(blocked(table)).toEqual(['buy tooFewCoins']);
    expect(blocked(table.play('0 refuse'))).toContain('putUp jester alreadyPutUp');
    const rich = rolling([3])
      .seat(0, { coins: 1000 })
      .diego({ next: [1], row: ['poet'] })
      .auction();
    expect(blocked(rich.play('0 putUp jester'))).toEqual([]);
    expect(
      blocked(
        solo()
          .diego({ row: ['poet'] })
          .auction(),
      ),
    ).toEqual([]);
  });
});
