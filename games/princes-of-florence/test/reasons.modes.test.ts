// Reasons in full, as in reasons.test.ts: building together, characters, alone, and selling prestige.

import { type AnyGame, question } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import type { Scenario } from '../scenario.ts';
import { four, joint, lacking, muse, reasons, rolling, solo } from './help.ts';

describe('building together', () => {
  it('[FLO-8.3, FLO-R60, FLO-20.5] every reason a building can have', () => {
    const wall = [
      { piece: 'forest' as const, at: 5, turn: 1 as const },
      { piece: 'lake' as const, at: 26 },
      { piece: 'lake' as const, at: 40 },
    ];
    const table = joint(5)
      .seat(0, { tiles: [...wall, 'tower'] })
      .seat(1, { tiles: ['chapel'] })
      .left('opera', 0)
      .turn(0);
    const found = reasons(table);
    const both = ['FLO-8.8', 'FLO-R60'];
    expect(found['buildWith tower 1']).toEqual({ why: 'alreadyBuilt', rules: both, facts: { building: 'tower' } });
    expect(found['buildWith chapel 1']).toEqual({
      why: 'partnerHasIt',
      rules: both,
      facts: { building: 'chapel', partner: 1 },
    });
    expect(found['buildWith opera 1']).toEqual({ why: 'noCopyLeft', rules: ['FLO-8.3'], facts: { building: 'opera' } });
    expect(found['buildWith studio 1']).toEqual({
      why: 'noRoomTogether',
      rules: ['FLO-20.5', 'FLO-20.10'],
      facts: { building: 'studio', partner: 1 },
    });
    expect(found['buildWith studio 4']).toBeUndefined();
    joint(4)
      .left('opera', 1)
      .turn(0)
      .expect({ offers: ['buildWith opera 1'] });
  });

  const place = ['0 buildWith workshop 1', '0 place workshop 4 0'];

  it('[FLO-R61, FLO-R71] what may be asked and offered, to the coin', () => {
    const menu = (table: Scenario, seat: number) => question(game as AnyGame, table.match().state, seat)!.menu;
    const amount = { kind: 'amount', base: { do: 'offer' }, step: 100, likely: 2000 };
    const asks = (has: number) =>
      joint()
        .seat(0, { coins: has })
        .turn(0)
        .play(...place);
    expect(menu(asks(500), 0)).toEqual({ ...amount, min: 200, max: 22_200 });
    expect(menu(asks(900), 0)).toEqual({ ...amount, min: 0, max: 22_200 });
    const counters = joint()
      .seat(1, { coins: 800 })
      .turn(0)
      .play(...place, '0 offer 0', '1 counter payment');
    expect(menu(counters, 1)).toEqual({ ...amount, min: 0, max: 800 });
    expect(asks(500).state().todo.at(-1)).toMatchObject({ at: 'jointPay', seat: 0, offer: { by: 0, payment: 0 } });
  });

  it('[FLO-R61, FLO-R65, FLO-R71] what an answer lacks', () => {
    const dear = joint()
      .seat(1, { coins: 300 })
      .turn(0)
      .play(...place, '0 offer 400');
    expect(reasons(dear, 1)).toEqual({ accept: lacking(['FLO-R61', 'FLO-R71'], 400, 300) });
    const poor = joint()
      .seat(0, { coins: 100 })
      .turn(0)
      .play(...place, '0 offer 600', '1 counter payment', '1 offer 500');
    expect(reasons(poor)).toEqual({ accept: lacking(['FLO-R61', 'FLO-R71'], 200, 100) });
    const third = poor.play('0 counter payment', '0 offer 600');
    const enough = { why: 'enoughProposals', rules: ['FLO-R65'] };
    expect(reasons(third, 1)).toEqual({ 'counter payment': enough, 'counter place': enough });
    third.expect({ menu: ['accept', 'reject'] });
  });
});

describe('characters', () => {
  it('[FLO-19.4, FLO-19.5, FLO-19.6] a bid that is no space, too low or too dear', () => {
    const table = muse().seat(1, { coins: 1000 }).characters().play('0 pawn muse 500');
    const why = (line: string) => {
      const step = game.steps.pawn;
      if (!('whyNot' in step)) throw new Error('no reasons');
      return step.whyNot!(table.state(), { at: 'pawn', seat: 1 }, game.notation.read(line));
    };
    const space = { why: 'noSuchSpace', rules: ['FLO-19.5'] };
    const muses = { character: 'muse', least: 300, most: 1500 };
    expect(why('pawn muse 200')).toEqual({ ...space, facts: muses });
    expect(why('pawn muse 650')).toEqual({ ...space, facts: muses });
    expect(why('pawn muse 1600')).toEqual({ ...space, facts: muses });
    for (const bid of [300, 500])
      expect(why(`pawn muse ${bid}`)).toEqual({
        why: 'pawnTooLow',
        rules: ['FLO-19.4'],
        facts: { ...muses, least: 600 },
      });
    expect(why('pawn muse 1500')).toEqual(lacking(['FLO-19.6'], 1500, 1000));
    expect(why('pawn banker 600')).toEqual({ ...space, facts: { character: 'banker', least: 0, most: 500 } });
    expect(why('pass')).toBeNull();
    table.expect({ offers: ['pawn muse 600', 'pawn muse 1000', 'pawn banker 0', 'pawn banker 500'] });
    table.expect({ lacks: ['pawn muse 500', 'pawn muse 1100', 'pawn banker 600'] });
  });

  it('[FLO-19.4, FLO-19.6] a card nobody can bid more on, and coins that are just enough', () => {
    const highest = muse().seat(1, { coins: 300 }).characters().play('0 pawn banker 500');
    const found = reasons(highest, 1);
    expect(found).toEqual({
      'pawn banker 600': { why: 'highestSpaceTaken', rules: ['FLO-19.4'], facts: { character: 'banker' } },
    });
    highest.expect({ offers: ['pawn muse 300'], lacks: ['pawn banker 500'] });
    muse()
      .characters()
      .play('0 pawn banker 400')
      .expect({ offers: ['pawn banker 500'] });
    const poor = reasons(muse().seat(0, { coins: 200 }).characters());
    expect(poor['pawn professor 300']).toEqual(lacking(['FLO-19.6'], 300, 200));
    expect(poor['pawn banker 0']).toBeUndefined();
  });

  it('[FLO-19.7, FLO-19.10] one that is owned or lies face down', () => {
    const table = muse()
      .characters()
      .play('0 pawn professor 300', '1 pawn muse 1500', '2 pawn cardinal 300', '3 pawn cardinal 400')
      .play('0 professor bonus', '0 keep bonus-01', '0 rest');
    expect(reasons(table, 2)).toEqual({
      'pawn muse 300': { why: 'characterOwned', rules: ['FLO-19.7'], facts: { character: 'muse', seat: 1 } },
      'pawn professor 300': {
        why: 'characterFacedown',
        rules: ['FLO-19.4', 'FLO-19.10'],
        facts: { character: 'professor' },
      },
    });
  });
});

describe('alone', () => {
  it('[FLO-18.9, FLO-18.12, FLO-R39] what cannot be put up, bought or taken', () => {
    const table = (has: number) =>
      rolling([6, 6, 6])
        .seat(0, { coins: has })
        .diego({ next: [1], row: ['poet'] })
        .auction();
    expect(reasons(table(0))).toEqual({});
    const put = table(100).play('0 putUp jester');
    expect(reasons(put)).toEqual({ buy: lacking(['FLO-18.9'], 1300, 100) });
    put.play('0 refuse');
    expect(reasons(put)).toEqual({
      'putUp jester': { why: 'alreadyPutUp', rules: ['FLO-R39'], facts: { stack: 'jester' } },
    });
    put.play('0 putUp forest', '0 refuse', '0 putUp builder', '0 refuse').expect({ menu: ['decline'] });
    const again = (stack: string) => ({ why: 'alreadyPutUp', rules: ['FLO-R39'], facts: { stack } });
    expect(reasons(put)).toEqual({
      'take forest': again('forest'),
      'take jester': again('jester'),
      'take builder': again('builder'),
      'take recruiting': { why: 'tooDearForLast', rules: ['FLO-18.12'], facts: { stack: 'recruiting' } },
      'take lake': lacking(['FLO-4.10'], 200, 100),
      'take park': lacking(['FLO-4.10'], 200, 100),
      'take prestige': lacking(['FLO-4.10'], 200, 100),
    });
    const exact = table(200).play(
      '0 putUp jester',
      '0 refuse',
      '0 putUp forest',
      '0 refuse',
      '0 putUp builder',
      '0 refuse',
    );
    exact.expect({ menu: ['take lake', 'take park', 'take prestige', 'decline'] });
  });
});

describe('a price alone', () => {
  it('[FLO-18.9] can be paid with the very coins', () => {
    const put = (coins: number) =>
      rolling([3])
        .seat(0, { coins })
        .diego({ next: [1], row: ['poet'] })
        .auction()
        .play('0 putUp jester');
    put(1000)
      .expect({ menu: ['buy', 'refuse'] })
      .play('0 buy')
      .expect({ coins: { 0: 0 }, jesters: { 0: 1 } });
    put(900).expect({ menu: ['refuse'] });
  });
});

describe('selling prestige', () => {
  it('[FLO-12.2, FLO-R9] is offered from one point to all of them', () => {
    four()
      .seat(1, { prestige: 1 })
      .turn(0)
      .expect({ open: { 0: [], 1: ['sellPrestige'] } });
    solo()
      .seat(0, { prestige: 2 })
      .diego({ row: ['poet'] })
      .turn(0)
      .refused('0 sell 3')
      .refused('0 sell 0')
      .play('0 sell 2');
  });
});
