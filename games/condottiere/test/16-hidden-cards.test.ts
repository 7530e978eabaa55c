// Chapter 16: the variant Hidden Cards.

import { describe, it } from 'vitest';
import type { CardId } from '../data/cards.ts';
import { scenario } from '../scenario.ts';

/** Seat 0 is on turn with these cards and one to spare, the other two hold a card each. */
const holding = (...cards: CardId[]) =>
  scenario({ players: 3, variants: ['hiddenCards'] })
    .hand(0, ...cards, 'm1')
    .hand(1, 'm1')
    .hand(2, 'm1');

const FACEDOWN: readonly CardId[] = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm10', 'drummer', 'heroine', 'courtesan'];

describe('hidden cards', () => {
  it.each(FACEDOWN)('[CON-16.1] is played facedown: %s', (card) => {
    holding(card)
      .deciding(0)
      .play(`0 play ${card}`)
      .expect({ facedown: { 0: card }, line: { 0: [] }, strength: { 0: 0 }, deciding: 1 })
      .expect({ hears: { 1: [{ what: 'playedFacedown', seat: 0 }] }, hearsNot: { 1: ['played', 'facedownIs'] } });
  });

  it('[CON-16.2] Winter, Spring, Bishop, Scarecrow and Surrender are played faceup and work at once', () => {
    const lines = (card: CardId) =>
      holding(card).line(0, 'm4').line(1, 'm6').site('roma').deciding(0).play(`0 play ${card}`);
    lines('winter').expect({ line: { 0: ['m4', 'winter'] }, facedown: { 0: null }, strength: { 1: 1 } });
    lines('spring').expect({ line: { 0: ['m4', 'spring'] }, facedown: { 0: null }, strength: { 1: 9 } });
    lines('bishop').expect({ line: { 1: [] }, facedown: { 0: null }, question: 'placePope' });
    lines('scarecrow').expect({ facedown: { 0: null }, question: 'takeBack', menu: ['take m4', 'take none'] });
    lines('surrender').expect({ question: 'chooseSite', owner: { roma: 1 } });
  });

  it('[CON-16.3] the next card played turns the earlier one up: never more than one facedown', () => {
    holding('m6', 'winter')
      .facedown(0, 'm4')
      .deciding(0)
      .play('0 play m6')
      .expect({ line: { 0: ['m4'] }, facedown: { 0: 'm6' }, events: [{ what: 'turnedUp', seat: 0, card: 'm4' }] });
    holding('winter')
      .facedown(0, 'm4')
      .deciding(0)
      .play('0 play winter')
      .expect({ line: { 0: ['m4', 'winter'] }, facedown: { 0: null }, strength: { 0: 1 } });
  });

  it('[CON-16.4] the strength told counts only faceup cards', () => {
    holding('m6')
      .line(0, 'm3')
      .facedown(0, 'drummer')
      .facedown(1, 'm10')
      .deciding(0)
      .expect({ strength: { 0: 3, 1: 0 } })
      .play('0 play m6')
      .expect({ strength: { 0: 6 }, hears: { 1: [{ what: 'playedFacedown', strength: 6 }] } });
  });

  it('[CON-16.5] who passes may leave their card facedown', () => {
    holding()
      .facedown(0, 'm6')
      .deciding(0)
      .play('0 pass')
      .expect({ question: 'passFacedown', deciding: 0, menu: ['facedown leave', 'facedown up'] })
      .play('0 facedown leave')
      .expect({ facedown: { 0: 'm6' }, strength: { 0: 0 }, deciding: 1, passed: [0] });
  });

  it('[CON-16.6] at the end all are turned up before the comparison and count fully', () => {
    const hidden = () => scenario({ players: 3, variants: ['hiddenCards'] }).site('roma');
    hidden()
      .line(0, 'm5')
      .facedown(0, 'drummer')
      .facedown(1, 'm6')
      .concluding()
      .expect({ owner: { roma: 0 }, events: ['turnedUp', 'turnedUp', { what: 'compared', strengths: [10, 6, 0] }] });
    hidden()
      .line(0, 'm5', 'spring')
      .facedown(1, 'm6')
      .concluding()
      .expect({ events: [{ what: 'compared', strengths: [5, 9, 0] }] });
    hidden()
      .line(0, 'm5')
      .facedown(2, 'courtesan')
      .concluding()
      .expect({ owner: { roma: 0 }, token: 2 });
  });

  it('[CON-16.7] a Scarecrow cannot take a facedown mercenary', () => {
    holding('scarecrow')
      .line(0, 'm2')
      .facedown(0, 'm6')
      .deciding(0)
      .play('0 play scarecrow')
      .expect({ menu: ['take m2', 'take none'], blocked: { 'take m6': ['CON-16.7'] } })
      .refused('0 take m6', 'CON-16.7', 'facedown');
  });

  it('[CON-16.8] a Bishop looks only at faceup mercenaries', () => {
    holding('bishop')
      .line(1, 'm4')
      .facedown(1, 'm10')
      .line(2, 'm3')
      .facedown(2, 'm4')
      .deciding(0)
      .play('0 play bishop', '0 pope off')
      .expect({ line: { 1: [], 2: ['m3'] }, facedown: { 1: 'm10', 2: 'm4' } });
  });
});
