// Announcing strengths: after every card, everybody hears each strength that it changed.

import { describe, it } from 'vitest';
import type { CardId } from '../data/cards.ts';
import { scenario } from '../scenario.ts';

/** Seat 0 is on turn with one card and spare ones; three lines lie on the table. */
const onTurn = (card: CardId, ...line: readonly CardId[]) =>
  scenario({ players: 3 })
    .hand(0, card, 'm1')
    .hand(1, 'm1')
    .hand(2, 'm1')
    .line(0, ...line)
    .line(1, 'm6', 'm2')
    .line(2, 'heroine')
    .deciding(0);

const hidden = { players: 2, options: { hiddenCards: true } } as const;

describe('announcing strengths', () => {
  it('[CON-4.5, CON-5.5] Winter: the player’s own and every other it changed, to all', () => {
    onTurn('winter', 'm10')
      .play('0 play winter')
      .expect({
        hears: {
          spectator: [
            { what: 'played', seat: 0, card: 'winter', strength: null },
            {
              what: 'strengths',
              of: [
                { seat: 0, strength: 1 },
                { seat: 1, strength: 2 },
              ],
            },
          ],
        },
      });
  });

  it('[CON-4.5, CON-5.5] Spring: after the Winters are gone', () => {
    scenario({ players: 3 })
      .hand(0, 'spring', 'm1')
      .hand(1, 'm1')
      .line(1, 'm6', 'winter')
      .line(2, 'm2', 'm2')
      .deciding(0)
      .play('0 play spring')
      .expect({
        events: [
          { what: 'seasonGoes', card: 'winter' },
          {
            what: 'strengths',
            of: [
              { seat: 0, strength: 0 },
              { seat: 1, strength: 9 },
              { seat: 2, strength: 4 },
            ],
          },
        ],
      });
  });

  it('[CON-4.5] a card that changes nothing: the player’s own strength is told all the same', () => {
    onTurn('spring', 'm1')
      .play('0 play spring')
      .expect({
        events: [
          {
            what: 'strengths',
            of: [
              { seat: 0, strength: 1 },
              { seat: 1, strength: 11 },
            ],
          },
        ],
      });
    scenario({ players: 2 })
      .hand(0, 'winter', 'm1')
      .hand(1, 'm1')
      .line(0, 'heroine')
      .deciding(0)
      .play('0 play winter')
      .expect({ events: [{ what: 'strengths', of: [{ seat: 0, strength: 10 }] }] });
  });

  it('[CON-4.5, CON-6.11] Bishop: whoever lost mercenaries, before the Pope goes anywhere', () => {
    onTurn('bishop', 'm6', 'm3')
      .play('0 play bishop')
      .expect({
        question: 'placePope',
        events: [
          { what: 'mercenariesGo' },
          {
            what: 'strengths',
            of: [
              { seat: 0, strength: 3 },
              { seat: 1, strength: 2 },
            ],
          },
        ],
      });
  });

  it('[CON-4.5, CON-6.29] Scarecrow: once the mercenary is taken back, or none is', () => {
    onTurn('scarecrow', 'm10', 'm3')
      .play('0 play scarecrow', '0 take m10')
      .expect({ events: [{ what: 'takenBack' }, { what: 'strengths', of: [{ seat: 0, strength: 3 }] }] });
    onTurn('scarecrow', 'm10', 'm3')
      .play('0 play scarecrow', '0 take none')
      .expect({ events: [{ what: 'takenBack' }, { what: 'strengths', of: [{ seat: 0, strength: 13 }] }] });
  });

  it('[CON-5.5, CON-6.7] a Scarecrow that takes the highest mercenary moves Spring’s 3 to others’ lines', () => {
    onTurn('scarecrow', 'm10', 'spring')
      .play('0 play scarecrow', '0 take m10')
      .expect({
        events: [
          {
            what: 'strengths',
            of: [
              { seat: 0, strength: 0 },
              { seat: 1, strength: 11 },
            ],
          },
        ],
      });
  });

  it('[CON-5.5, CON-6.7] a mercenary that takes Spring’s 3 away: the others’ strengths, its own is told already', () => {
    scenario({ players: 3 })
      .hand(0, 'm10', 'm1')
      .hand(1, 'm1')
      .line(1, 'm6', 'spring')
      .line(2, 'm2')
      .deciding(0)
      .play('0 play m10')
      .expect({
        events: [
          { what: 'played', seat: 0, card: 'm10', strength: 13 },
          { what: 'strengths', of: [{ seat: 1, strength: 6 }] },
        ],
      });
  });

  it('[CON-4.5] a card that changes its own line only is announced once', () => {
    onTurn('m4')
      .play('0 play m4')
      .expect({ events: [{ what: 'played', strength: 4 }], noEvents: ['strengths'] });
    onTurn('drummer', 'm5')
      .play('0 play drummer')
      .expect({ events: [{ what: 'played', strength: 10 }], noEvents: ['strengths'] });
  });

  it('[CON-6.34] a Surrender needs none: all strengths are compared at once', () => {
    onTurn('surrender', 'm5')
      .play('0 play surrender')
      .expect({ events: [{ what: 'compared', surrender: true }], noEvents: ['strengths'] });
  });

  it('[CON-16.3, CON-R57] a card turned up counts, and its strength is announced after it', () => {
    scenario(hidden)
      .hand(0, 'winter', 'm1')
      .hand(1, 'm1')
      .line(0, 'm5')
      .facedown(0, 'heroine')
      .deciding(0)
      .play('0 play winter')
      .expect({
        events: [
          { what: 'strengths', of: [{ seat: 0, strength: 1 }] },
          { what: 'turnedUp', card: 'heroine' },
          { what: 'strengths', of: [{ seat: 0, strength: 11 }] },
        ],
      });
  });

  it('[CON-16.4] a new facedown card: the strength showing, and others’ where the card turned up changes them', () => {
    scenario(hidden)
      .hand(0, 'm1', 'm2')
      .hand(1, 'm1')
      .line(1, 'm6', 'spring')
      .facedown(0, 'm10')
      .deciding(0)
      .play('0 play m1')
      .expect({
        events: [
          { what: 'turnedUp', card: 'm10' },
          { what: 'playedFacedown', seat: 0, strength: 13 },
          { what: 'strengths', of: [{ seat: 1, strength: 6 }] },
        ],
      });
  });

  it('[CON-16.5, CON-R45] a card turned up on passing is announced; one left facedown is not', () => {
    const passing = () =>
      scenario(hidden).hand(0, 'm1').hand(1, 'm1').line(0, 'm2').facedown(0, 'm10').deciding(0).play('0 pass');
    passing()
      .play('0 facedown up')
      .expect({ events: [{ what: 'turnedUp' }, { what: 'strengths', of: [{ seat: 0, strength: 12 }] }] });
    passing()
      .play('0 facedown leave')
      .expect({ noEvents: ['strengths'] });
  });

  it('[CON-R57] the facedown card of who surrenders is turned up, and only the comparison tells strengths', () => {
    scenario(hidden)
      .hand(0, 'surrender', 'm1')
      .hand(1, 'm1')
      .facedown(0, 'm5')
      .facedown(1, 'm4')
      .deciding(0)
      .play('0 play surrender')
      .expect({ events: [{ what: 'turnedUp' }, { what: 'compared', strengths: [5, 4] }], noEvents: ['strengths'] });
  });
});

describe('passing', () => {
  const decided = () =>
    scenario({ players: 3 }).hand(0, 'm1', 'm2').hand(1, 'm3').hand(2, 'm5').line(0, 'm10').passed(1, 2).deciding(0);

  it('[CON-7.11] is over with the battle: between battles nobody is shown as passed', () => {
    decided()
      .expect({ sees: { 0: { fighting: true, battle: 1, players: { 1: { passed: true } } } } })
      .play('0 pass')
      .expect({
        question: 'chooseSite',
        sees: {
          spectator: {
            fighting: false,
            battle: 2,
            players: { 0: { passed: false }, 1: { passed: false }, 2: { passed: false } },
          },
        },
      })
      .play('0 site roma')
      .expect({ question: 'keepOrDiscard', sees: { 1: { fighting: false, players: { 1: { passed: false } } } } });
  });

  it('[CON-4.11] shows again for who has no cards once the next battle has begun', () => {
    scenario({ players: 3 })
      .hand(0, 'm1')
      .hand(1, 'm3')
      .roundEnds()
      .expect({ sees: { 0: { fighting: true, players: { 0: { passed: false }, 2: { passed: true } } } } });
  });
});
