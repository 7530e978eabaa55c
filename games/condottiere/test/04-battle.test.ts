// Chapter 4: battle turns.

import { describe, it } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { scenario } from '../scenario.ts';

/** Three players with two cards each, seat 0 has placed the token. */
const three = () => scenario({ players: 3 }).hand(0, 'm1', 'm2').hand(1, 'm3', 'm4').hand(2, 'm5', 'm6');

describe('battle turns', () => {
  it('[CON-4.1] whoever placed the token begins, then clockwise', () => {
    three()
      .token(1)
      .site('roma')
      .roundEnds()
      .expect({ deciding: 1, question: 'turn' })
      .play('1 play m3')
      .expect({ deciding: 2 })
      .play('2 play m5')
      .expect({ deciding: 0 })
      .play('0 play m1')
      .expect({ deciding: 1 });
  });

  it('[CON-4.2] a turn is one card of the hand or a pass', () => {
    three()
      .deciding(0)
      .expect({ menu: ['play m1', 'play m2', 'pass'] })
      .refused('0 play m6', 'CON-4.2')
      .play('0 play m2')
      .expect({ hand: { 0: ['m1'] }, deciding: 1 })
      .refused('0 play m1', 'not-asked');
  });

  it('[CON-4.3] a played card lies faceup in its player’s own line beside the earlier ones', () => {
    three()
      .line(0, 'm10')
      .deciding(0)
      .play('0 play m2')
      .expect({ line: { 0: ['m2', 'm10'], 1: [], 2: [] } })
      .expect({ hears: { spectator: [{ what: 'played', seat: 0, card: 'm2' }] } })
      .expect({
        sees: { 2: { players: { 0: { line: { 0: { card: 'm2', count: 1 }, 1: { card: 'm10', count: 1 } } } } } },
      });
  });

  it.each(CARDS)('[CON-4.4] the first card of a line may be: %s', (card) => {
    scenario({ players: 2 })
      .hand(0, card, 'm1')
      .hand(1, 'm1')
      .deciding(0)
      .expect({ line: { 0: [] }, offers: [`play ${card}`] })
      .play(`0 play ${card}`)
      .expect({ events: [{ what: 'played', seat: 0, card }] });
  });

  it('[CON-4.5] after playing, the strength of the line is told to all', () => {
    three()
      .line(0, 'm10', 'drummer')
      .deciding(0)
      .play('0 play m2')
      .expect({ hears: { spectator: [{ what: 'played', seat: 0, strength: 24 }] } })
      .expect({ sees: { spectator: { players: { 0: { strength: 24 } } }, 1: { players: { 0: { strength: 24 } } } } });
  });

  it('[CON-4.6] any turn may be a pass, even the very first of the battle', () => {
    three()
      .site('roma')
      .roundEnds()
      .expect({ deciding: 0, offers: ['pass'], passed: [] })
      .play('0 pass')
      .expect({ passed: [0], deciding: 1, offers: ['pass'] });
  });

  it('[CON-4.7] who has passed is skipped for the rest of the battle', () => {
    three()
      .deciding(0)
      .play('0 play m1', '1 pass', '2 play m5', '0 play m2', '2 play m6')
      .expect({ passed: [0, 1, 2], owner: { torino: 2 }, hand: { 1: ['m3', 'm4'] } });
    three().passed(1).deciding(0).play('0 play m1').expect({ deciding: 2 }).refused('1 play m3', 'not-asked');
  });

  it('[CON-4.8] a passed line still feels Bishop, Winter and Spring', () => {
    const passed = () =>
      scenario({ players: 2 }).hand(1, 'bishop', 'winter', 'spring', 'm1').hand(0, 'm1').line(0, 'm6', 'm3').passed(0);
    passed()
      .deciding(1)
      .play('1 play bishop', '1 pope off')
      .expect({ line: { 0: ['m3'] } });
    passed()
      .deciding(1)
      .play('1 play winter')
      .expect({ strength: { 0: 2 } });
    passed()
      .deciding(1)
      .play('1 play spring')
      .expect({ strength: { 0: 12 } });
  });

  it('[CON-4.8] a passed line can still win', () => {
    three()
      .line(0, 'm10')
      .passed(0, 1)
      .site('roma')
      .deciding(2)
      .play('2 play m5', '2 pass')
      .expect({ owner: { roma: 0 }, token: 0 });
  });

  it('[CON-4.9] the last who has not passed goes on, card by card, until they pass', () => {
    three()
      .site('roma')
      .deciding(0)
      .play('0 pass', '1 pass')
      .expect({ deciding: 2, question: 'turn' })
      .play('2 play m5')
      .expect({ deciding: 2, question: 'turn', menu: ['play m6', 'pass'] })
      .play('2 pass')
      .expect({ question: 'chooseSite', owner: { roma: 2 } });
  });

  it('[CON-4.10] without cards there is only the pass, and nobody needs to be asked for it', () => {
    scenario({ players: 3 })
      .hand(0, 'm1')
      .hand(1, 'm3', 'm4')
      .hand(2, 'm5')
      .deciding(0)
      .play('0 play m1')
      .expect({ passed: [0], events: ['played', { what: 'outOfCards', seat: 0 }] })
      .play('1 play m3', '2 play m5')
      .expect({ deciding: 1, passed: [0, 2] });
  });

  it('[CON-4.11] who has no cards takes no part in later battles of the round', () => {
    scenario({ players: 3 })
      .hand(1, 'm3')
      .hand(2, 'm5')
      .site('roma')
      .roundEnds()
      .expect({ passed: [0], deciding: 1, strength: { 0: 0 } })
      .play('1 play m3', '2 pass')
      .expect({ owner: { roma: 1 } });
  });

  it('[CON-4.12] who wins with their last card gets the token and chooses', () => {
    scenario({ players: 3 })
      .token(0)
      .hand(0, 'm1')
      .hand(1, 'm1')
      .hand(2, 'm6')
      .passed(0, 1)
      .site('roma')
      .deciding(2)
      .play('2 play m6')
      .expect({ owner: { roma: 2 }, handSize: { 2: 0 }, token: 2, question: 'chooseSite', deciding: 2 });
  });

  it('[CON-4.13] the battle ends when all have passed, not before', () => {
    three()
      .deciding(0)
      .play('0 pass', '1 pass')
      .expect({ question: 'turn', noEvents: ['compared'] });
    three()
      .deciding(0)
      .play('0 pass', '1 pass', '2 pass')
      .expect({ question: 'chooseSite', events: ['compared'] });
  });

  it('[CON-4.13] the battle ends at once with a Surrender', () => {
    three().hand(0, 'surrender').deciding(0).play('0 play surrender').expect({ question: 'chooseSite', passed: [] });
  });

  it('[CON-4.14] every effect is over before the next turn, and nobody reacts', () => {
    three()
      .hand(0, 'bishop', 'scarecrow')
      .deciding(0)
      .play('0 play bishop')
      .expect({ question: 'placePope', deciding: 0 })
      .refused('1 play m3', 'not-asked')
      .refused('0 play m1', 'CON-6.15')
      .play('0 pope off')
      .expect({ question: 'turn', deciding: 1 });
    three()
      .hand(0, 'scarecrow')
      .line(0, 'm6')
      .deciding(0)
      .play('0 play scarecrow')
      .expect({ question: 'takeBack', deciding: 0 })
      .refused('1 pass', 'not-asked')
      .play('0 take m6')
      .expect({ question: 'turn', deciding: 1 });
  });
});
