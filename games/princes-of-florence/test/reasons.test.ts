// Reasons in full: what is blocked, by which rule, and the facts that are told with it; and the last coin that suffices.

import { describe, expect, it } from 'vitest';
import { four, joint, lacking, muse, reasons, three, two } from './help.ts';

describe('in the auction', () => {
  it('[FLO-4.3, FLO-4.4, FLO-4.10, FLO-4.14, FLO-R6] every reason a stack can have', () => {
    const full = [0, 14, 28].map((at) => ({ piece: 'park' as const, at }));
    const forests = [4, 18, 32].map((at) => ({ piece: 'forest' as const, at }));
    const table = three()
      .seat(1, { builders: 3, coins: 100, tiles: [...full, ...forests] })
      .stock('lake', 0)
      .auction()
      .play('0 auction jester', '1 pass', '2 pass');
    expect(reasons(table, 1)).toEqual({
      'auction forest': { why: 'noRoomForLandscape', rules: ['FLO-5.1', 'FLO-R6'], facts: { stack: 'forest' } },
      'auction lake': { why: 'stackEmpty', rules: ['FLO-4.4'], facts: { stack: 'lake' } },
      'auction jester': { why: 'stackSold', rules: ['FLO-4.3'], facts: { stack: 'jester', seat: 0 } },
      'auction builder': { why: 'threeBuilders', rules: ['FLO-4.14', 'FLO-R5'] },
      'auction park': lacking(['FLO-4.10'], 200, 100),
      'auction prestige': lacking(['FLO-4.10'], 200, 100),
      'auction recruiting': lacking(['FLO-4.10'], 200, 100),
    });
    table.expect({ menu: ['dropOut'] });
  });

  it('[FLO-4.5, FLO-4.6, FLO-4.10, FLO-4.12] with the very price in coins one may open, raise and take', () => {
    const opens = (has: number) => three().seat(0, { coins: has }).auction();
    expect(reasons(opens(200))).toEqual({});
    opens(200).expect({ offers: ['auction jester', 'auction forest', 'dropOut'] });
    const raises = (has: number) => three().seat(1, { coins: has }).auction().play('0 auction jester');
    raises(300).expect({ menu: ['bid 300', 'pass'] });
    expect(reasons(raises(300), 1)).toEqual({});
    raises(200).expect({ menu: ['pass'] });
    expect(reasons(raises(200), 1)).toEqual({ 'bid 300': lacking(['FLO-4.10'], 300, 200) });
    const last = (has: number) => three().seat(2, { coins: has }).auction().play('0 dropOut', '1 dropOut');
    last(200).expect({ offers: ['take jester', 'decline'] });
    last(100).expect({ menu: ['decline'] });
    expect(reasons(last(100), 2)['take jester']).toEqual(lacking(['FLO-4.10'], 200, 100));
  });

  it('[FLO-17.4, FLO-R27] two players: a type needs a tile that is left and room for it', () => {
    const strip = [0, 14, 28].map((at) => ({ piece: 'park' as const, at }));
    const forests = [4, 18, 32].map((at) => ({ piece: 'forest' as const, at }));
    const tight = (parks: number) =>
      two()
        .seat(0, { tiles: [...strip, ...forests] })
        .stock('park', parks)
        .auction();
    const choice = tight(2).play('0 auction landscape', '1 pass');
    choice.expect({ menu: ['landscape park'] });
    expect(reasons(choice)).toEqual({
      'landscape forest': { why: 'noRoomForLandscape', rules: ['FLO-5.1'], facts: { stack: 'forest' } },
      'landscape lake': { why: 'noRoomForLandscape', rules: ['FLO-5.1'], facts: { stack: 'lake' } },
    });
    tight(0).refused('0 auction landscape', 'noRoomForLandscape');
    expect(tight(0).view(0).stock).toMatchObject({ forest: 3, lake: 6, park: 0 });
    two()
      .stock('lake', 1)
      .auction()
      .play('0 auction landscape', '1 pass')
      .expect({
        menu: ['landscape forest', 'landscape lake', 'landscape park'],
      });
    const none = two().stock('forest', 0).stock('lake', 0).stock('park', 0).auction();
    expect(reasons(none)['auction landscape']).toEqual({
      why: 'stackEmpty',
      rules: ['FLO-4.4'],
      facts: { stack: 'landscape' },
    });
  });
});

describe('in a turn', () => {
  it('[FLO-7.6, FLO-8.1, FLO-8.3, FLO-8.8, FLO-9.1, FLO-10.2, FLO-11.1] every reason an action can have', () => {
    const table = four()
      .seat(0, {
        coins: 200,
        hand: ['poet', 'jurist'],
        bonus: ['bonus-13'],
        jesters: 1,
        tiles: ['opera'],
        freedoms: ['travel'],
      })
      .left('tower', 0)
      .left('opinion', 0)
      .round(2)
      .turn(0);
    const found = reasons(table);
    expect(found['work poet']).toEqual({
      why: 'belowMinimum',
      rules: ['FLO-7.6'],
      facts: { profession: 'poet', value: 2 + 2 + 3 + 2, minimum: 10 },
    });
    expect(found['build opera']).toEqual({ why: 'alreadyBuilt', rules: ['FLO-8.8'], facts: { building: 'opera' } });
    expect(found['build tower']).toEqual({ why: 'noCopyLeft', rules: ['FLO-8.3'], facts: { building: 'tower' } });
    expect(found['build chapel']).toEqual(lacking(['FLO-8.1', 'FLO-R33'], 700, 200));
    expect(found.profession).toEqual(lacking(['FLO-9.1', 'FLO-R33'], 300, 200));
    expect(found.bonus).toEqual(lacking(['FLO-11.1', 'FLO-R33'], 300, 200));
    expect(found['freedom travel']).toEqual({ why: 'hasFreedom', rules: ['FLO-10.2'], facts: { freedom: 'travel' } });
    expect(found['freedom opinion']).toEqual({
      why: 'noTokenLeft',
      rules: ['FLO-10.2'],
      facts: { freedom: 'opinion' },
    });
    expect(found['freedom religion']).toEqual(lacking(['FLO-10.1', 'FLO-R33'], 300, 200));
    table.expect({ menu: ['end'] });
  });

  it('[FLO-8.1, FLO-9.1, FLO-10.1, FLO-11.1] with the very price in coins it can be done', () => {
    three()
      .seat(0, { coins: 300, builders: 1 })
      .turn(0)
      .expect({ offers: ['profession', 'freedom travel', 'bonus', 'build tower'] });
    three()
      .seat(0, { coins: 700 })
      .turn(0)
      .expect({ offers: ['build tower'] });
    three()
      .seat(0, { coins: 600 })
      .turn(0)
      .expect({ lacks: ['build tower'] });
    three()
      .left('tower', 1)
      .turn(0)
      .expect({ offers: ['build tower'] });
  });

  it('[FLO-6.1, FLO-6.3, FLO-9.3, FLO-10.2, FLO-11.4] what was done, and decks that are empty', () => {
    const once = three().turn(0).play('0 freedom travel');
    expect(reasons(once)['freedom opinion']).toEqual({ why: 'oncePerRound', rules: ['FLO-10.2', 'FLO-6.3'] });
    const card = three().turn(0).play('0 profession', '0 keep alchemist', '0 rest');
    expect(reasons(card).profession).toEqual({ why: 'oncePerRound', rules: ['FLO-9.3', 'FLO-6.3'] });
    const done = muse()
      .seat(0, { character: 'princess', hand: ['poet'] })
      .turn(0, 2);
    const left = { why: 'noActionLeft', rules: ['FLO-6.1'], facts: { actions: 2 } };
    expect(reasons(done)).toMatchObject({ 'work poet': left, 'build tower': left, profession: left, bonus: left });
    expect(reasons(done)['use princess']).toEqual({ ...left, rules: ['FLO-6.1', 'FLO-19.16'] });
    const two = joint().turn(0, 2);
    expect(reasons(two)['buildWith tower 1']).toEqual(left);
    const bonus = Array.from({ length: 20 }, (_, i) => `bonus-${String(i + 1).padStart(2, '0')}`) as 'bonus-01'[];
    const empty = three().seat(0, { bonus }).turn(0);
    expect(reasons(empty).bonus).toEqual({ why: 'deckEmpty', rules: ['FLO-11.4'] });
    three()
      .seat(0, { bonus: bonus.slice(1) })
      .turn(0)
      .expect({ offers: ['bonus'] });
  });

  it('[FLO-8.4, FLO-8.6] no room, with the builders there are', () => {
    const strip = [0, 14, 28].map((at) => ({ piece: 'park' as const, at }));
    const forests = [4, 18, 32].map((at) => ({ piece: 'forest' as const, at }));
    const room = (builders: number) =>
      reasons(
        three()
          .seat(0, { builders, tiles: [...strip, ...forests] })
          .turn(0),
      );
    expect(room(1)['build laboratory']).toEqual({
      why: 'noRoomApart',
      rules: ['FLO-8.6', 'FLO-R33'],
      facts: { building: 'laboratory', builders: 1 },
    });
    expect(room(2)['build laboratory']).toEqual({
      why: 'noRoom',
      rules: ['FLO-8.4', 'FLO-8.5', 'FLO-R33'],
      facts: { building: 'laboratory' },
    });
  });

  it('[FLO-7.6, FLO-R57] the Princess reaches the minimum exactly, or does not', () => {
    const princess = (hand: 'poet'[]) =>
      muse()
        .seat(0, { character: 'princess', tiles: ['lake', 'lake'], hand })
        .turn(0);
    princess(['poet']).expect({ offers: ['use princess'] });
    expect(reasons(princess([]))['use princess']).toEqual({
      why: 'princessBelowMinimum',
      rules: ['FLO-7.6', 'FLO-R57'],
      facts: { value: 6, minimum: 7 },
    });
  });

  it('[FLO-7.6, FLO-R18] a Work that needs its bonus cards is not complete without them', () => {
    const begun = (jesters: number) =>
      three()
        .seat(0, { hand: ['poet', 'jurist'], jesters, bonus: ['bonus-13', 'bonus-01'] })
        .round(2)
        .turn(0)
        .play('0 work poet');
    expect(reasons(begun(3))).toEqual({
      complete: {
        why: 'belowMinimum',
        rules: ['FLO-7.6', 'FLO-R18'],
        facts: { profession: 'poet', value: 8, minimum: 10 },
      },
    });
    begun(3).expect({ menu: ['addBonus bonus-01', 'addBonus bonus-13'] });
    expect(reasons(begun(4))).toEqual({});
    begun(4).expect({ menu: ['complete', 'addBonus bonus-01', 'addBonus bonus-13'] });
  });
});
