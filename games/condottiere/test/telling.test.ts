// What is told of what happens: the facts of events, exactly, and nothing where nothing happened.

import { describe, expect, it } from 'vitest';
import type { CardId } from '../data/cards.ts';
import { windows } from '../rules/view/windows.ts';
import { type Scenario, scenario } from '../scenario.ts';

const told = (at: Scenario, ...kinds: readonly string[]) => at.heard(null).filter(({ what }) => kinds.includes(what));

/** Seat 0 is on turn with this card and one to spare. */
const onTurn = (card: CardId) =>
  scenario({ players: 4 }).hand(0, card, 'm1').hand(1, 'm1').hand(2, 'm1').hand(3, 'm1').site('roma');

describe('playing a card', () => {
  it.each([
    ['winter', null],
    ['spring', null],
    ['bishop', null],
    ['scarecrow', null],
    ['surrender', null],
    ['courtesan', 7],
    ['drummer', 12],
    ['heroine', 16],
    ['m6', 12],
    ['m10', 16],
  ] as const)('[CON-4.5] %s: what is announced with it is %j', (card, strength) => {
    const at = onTurn(card).line(0, 'm6').deciding(0).play(`0 play ${card}`);
    expect(told(at, 'played')).toEqual([{ what: 'played', seat: 0, card, strength }]);
  });

  it('[CON-6.2, CON-6.6] a season tells how many of the other went, and nothing where none lay', () => {
    const winter = onTurn('winter').line(1, 'spring', 'spring').line(3, 'spring').deciding(0).play('0 play winter');
    expect(told(winter, 'seasonGoes')).toEqual([{ what: 'seasonGoes', card: 'spring', count: 3 }]);
    winter.expect({ line: { 0: ['winter'], 1: [], 3: [] }, discards: ['spring', 'spring', 'spring'] });
    const spring = onTurn('spring').line(1, 'spring').deciding(0).play('0 play spring');
    expect(told(spring, 'seasonGoes')).toEqual([]);
    spring.expect({ line: { 0: ['spring'], 1: ['spring'] }, discards: [] });
  });

  it('[CON-6.11, CON-6.12] a Bishop tells who lost how many, and of what strength', () => {
    const at = onTurn('bishop').line(0, 'm5').line(1, 'm6', 'm6').line(3, 'm6', 'm2').deciding(0);
    at.play('0 play bishop');
    expect(told(at, 'mercenariesGo', 'noMercenaries')).toEqual([
      {
        what: 'mercenariesGo',
        strength: 6,
        from: [
          { seat: 1, count: 2 },
          { seat: 3, count: 1 },
        ],
      },
    ]);
    at.expect({ line: { 0: ['m5'], 1: [], 3: ['m2'] }, discards: ['m6', 'm6', 'm6', 'bishop'] });
  });

  it('[CON-R5] switched off, a Bishop under Winter takes every mercenary, worth 1 each', () => {
    const at = scenario({ players: 3, options: { highestMercenaryUsesPrintedStrength: false } })
      .hand(0, 'bishop', 'm1')
      .hand(1, 'm1')
      .line(1, 'm1', 'm6', 'winter')
      .line(2, 'm10', 'heroine')
      .deciding(0)
      .play('0 play bishop');
    expect(told(at, 'mercenariesGo')).toEqual([
      {
        what: 'mercenariesGo',
        strength: 1,
        from: [
          { seat: 1, count: 2 },
          { seat: 2, count: 1 },
        ],
      },
    ]);
    at.expect({ line: { 1: ['winter'], 2: ['heroine'] } });
  });

  it('[CON-R14] a Bishop without mercenaries tells that', () => {
    const at = onTurn('bishop').line(1, 'heroine').deciding(0).play('0 play bishop');
    expect(told(at, 'mercenariesGo', 'noMercenaries')).toEqual([{ what: 'noMercenaries' }]);
  });

  it('[CON-6.15] the Pope: where to, or off', () => {
    const to = (where: string) =>
      told(onTurn('bishop').deciding(0).play('0 play bishop', `0 pope ${where}`), 'popePlaced');
    expect(to('siena')).toEqual([{ what: 'popePlaced', seat: 0, region: 'siena' }]);
    expect(to('off')).toEqual([{ what: 'popePlaced', seat: 0, region: null }]);
  });

  it('[CON-6.29, CON-6.30] a Scarecrow: which mercenary, or none, and then nothing is known of the hand', () => {
    const take = (card: string) =>
      onTurn('scarecrow').line(0, 'm6', 'm2').deciding(0).play('0 play scarecrow', `0 take ${card}`);
    expect(told(take('m2'), 'takenBack')).toEqual([{ what: 'takenBack', seat: 0, card: 'm2' }]);
    take('m2').expect({ line: { 0: ['m6'] }, hand: { 0: ['m1', 'm2'] } });
    const none = take('none');
    expect(told(none, 'takenBack')).toEqual([{ what: 'takenBack', seat: 0, card: null }]);
    expect(none.view(1).shown).toEqual([]);
    none.expect({ line: { 0: ['m2', 'm6'] }, hand: { 0: ['m1'] }, discards: ['scarecrow'] });
  });
});

describe('a battle', () => {
  it('[CON-4.13, CON-7.2] without facedown cards turns none up; passing and running out are told once', () => {
    const at = scenario({ players: 2 }).hand(0, 'm6').hand(1, 'm1').site('roma').deciding(0).play('0 play m6');
    expect(told(at, 'outOfCards', 'passed')).toEqual([{ what: 'outOfCards', seat: 0 }]);
    at.play('1 pass');
    expect(told(at, 'turnedUp', 'outOfCards', 'passed', 'compared', 'conquered', 'tokenTo')).toEqual([
      { what: 'passed', seat: 1, free: false },
      { what: 'compared', strengths: [6, 0], surrender: false },
      { what: 'conquered', seat: 0, region: 'roma', from: null },
      { what: 'tokenTo', seat: 0, why: 'winner' },
    ]);
    at.expect({ defender: null });
  });

  it('[CON-15.1, CON-15.6] tells the defender, and from whom a region was taken', () => {
    const capture = () => scenario({ players: 3, variants: ['capturingRegions'] }).owns(2, 'roma');
    expect(told(capture().choosingSite().play('0 site roma'), 'siteChosen')).toEqual([
      { what: 'siteChosen', seat: 0, region: 'roma', defender: 2 },
    ]);
    expect(told(capture().choosingSite().play('0 site siena'), 'siteChosen')).toEqual([
      { what: 'siteChosen', seat: 0, region: 'siena', defender: null },
    ]);
    const taken = capture().site('roma').line(1, 'm6').concluding();
    expect(told(taken, 'conquered', 'held', 'tied')).toEqual([{ what: 'conquered', seat: 1, region: 'roma', from: 2 }]);
    taken.expect({ defender: null });
    const held = capture().site('roma').line(2, 'm6').concluding();
    expect(told(held, 'conquered', 'held', 'tied')).toEqual([{ what: 'held', seat: 2, region: 'roma' }]);
  });
});

describe('hands', () => {
  it('[CON-R16] switched off, are kept or discarded clockwise from the token, each asked once', () => {
    const at = scenario({ players: 4, options: { discardHandSimultaneous: false } })
      .token(1)
      .hand(0, 'drummer')
      .hand(1, 'winter')
      .hand(3, 'm1')
      .discardingHands()
      .expect({ question: 'keepOrDiscardInTurn', deciding: 1 })
      .play('1 keep')
      .expect({ deciding: 3, menu: ['keep'], blocked: { discard: ['CON-7.10'] } })
      .play('3 keep')
      .expect({ question: 'keepOrDiscardInTurn', deciding: 0, menu: ['keep', 'discard'] })
      .play('0 discard');
    expect(told(at, 'handDiscarded')).toEqual([{ what: 'handDiscarded', seat: 0, cards: ['drummer'] }]);
    at.expect({ question: 'turn', deciding: 1 });
  });

  it('[CON-8.2, CON-8.4, CON-8.5] held above the deal of a corrected box: only the regions’ cards come on top', () => {
    const hold = (...regions: readonly ('roma' | 'torino')[]) =>
      scenario({ players: 2, edition: { hand: { deal: 1, kept: 5 } } })
        .hand(0, 'm1', 'm2', 'm3')
        .owns(0, ...regions)
        .roundEnds()
        .play('0 hold m1 m2 m3');
    const none = hold();
    expect(told(none, 'dealt', 'kept')).toEqual([
      { what: 'kept', seat: 0, count: 3, discarded: 0 },
      { what: 'dealt', seat: 1, count: 1 },
    ]);
    none.expect({ hand: { 0: ['m1', 'm2', 'm3'] }, handSize: { 1: 1 }, pile: 106 });
    expect(told(hold('roma', 'torino'), 'dealt')).toEqual([
      { what: 'dealt', seat: 0, count: 2 },
      { what: 'dealt', seat: 1, count: 1 },
    ]);
  });

  it('[CON-2.4] dealt are told to their owner as they are', () => {
    const at = scenario({ players: 2, options: { firstToken: 1 } }).newGame();
    expect(at.heard(1).filter(({ what }) => what === 'gameStarts' || what.startsWith('dealt'))).toEqual([
      { what: 'gameStarts', game: 1, token: 0 },
      { what: 'dealt', seat: 0, count: 10 },
      { what: 'dealt', seat: 1, count: 10 },
      { what: 'dealtCards', seat: 1, cards: at.view(1).hand, to: [1] },
    ]);
  });
});

describe('leading', () => {
  it('is to be stronger than every other line: level is not enough', () => {
    const at = scenario({ players: 3 }).hand(0, 'm1').hand(1, 'm1').line(0, 'm6').line(1, 'm6').deciding(0);
    const ahead = (seat: number) => windows.turn!.unless.ahead!.holds(at.view(seat), seat, 0);
    expect([0, 1, 2].map(ahead)).toEqual([false, false, false]);
  });

  it('[CON-15.2] a defender is one, nobody else', () => {
    const at = scenario({ players: 3, variants: ['capturingRegions'] })
      .owns(1, 'roma')
      .site('roma')
      .hand(0, 'm1');
    const views = at.hand(1, 'm1').deciding(0);
    const defending = (seat: number) => windows.turn!.unless.defending!.holds(views.view(seat), seat, 0);
    expect([0, 1, 2].map(defending)).toEqual([false, true, false]);
  });
});
