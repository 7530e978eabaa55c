// Chapter 15: the variant Capturing Regions.

import { describe, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { many } from './help.ts';

/** Seat 2 controls Roma; seat 0 has attacked it. */
const attack = () =>
  scenario({ players: 3, variants: ['capturingRegions'] })
    .owns(2, 'roma')
    .site('roma')
    .token(0);
const hands = () => attack().hand(0, 'm1', 'm2').hand(1, 'm3', 'm4').hand(2, 'm5', 'm6');

describe('capturing regions', () => {
  it('[CON-15.2, CON-15.3] a card played in one battle binds the defender in no later one', () => {
    scenario({ players: 2, variants: ['capturingRegions'] })
      .owns(1, 'roma')
      .site('roma')
      .token(0)
      .hand(0, 'courtesan', 'm1', 'm2')
      .hand(1, 'm5', 'm6', 'm6')
      .deciding(0)
      .play('0 play courtesan', '1 play m5', '0 pass', '1 pass', '0 site roma', '0 keep', '1 keep')
      .expect({ question: 'turn', deciding: 0, defender: 1, passed: [] })
      .play('0 play m1', '1 pass')
      .expect({ events: [{ what: 'passed', seat: 1, free: true }], passed: [], deciding: 0 });
  });

  it('[CON-15.1] regions of others are legal sites, and their controller defends', () => {
    scenario({ players: 3, variants: ['capturingRegions'] })
      .owns(0, 'torino')
      .owns(2, 'roma')
      .pope('siena')
      .hand(0, 'm1')
      .hand(1, 'm1')
      .choosingSite()
      .expect({ offers: ['site roma', 'site milano'], lacks: ['site torino', 'site siena'] })
      .expect({ blocked: { 'site torino': 'CON-15.1' } })
      .play('0 site roma')
      .expect({ events: [{ what: 'siteChosen', region: 'roma', defender: 2 }], defender: 2, site: 'roma' })
      .play('0 keep', '1 keep')
      .expect({ defender: 2, question: 'turn', deciding: 0 });
  });

  it('[CON-15.2] the defender may pass again and again before their first card', () => {
    hands()
      .deciding(0)
      .play('0 play m1', '1 play m3', '2 pass')
      .expect({ passed: [], events: [{ what: 'passed', seat: 2, free: true }] })
      .play('0 pass', '1 play m4')
      .expect({ deciding: 2, menu: ['play m5', 'play m6', 'pass'] });
    hands()
      .passed(1)
      .deciding(2)
      .play('2 pass')
      .expect({ passed: [1], deciding: 0 })
      .play('0 play m1')
      .expect({ deciding: 2 });
  });

  it('[CON-15.2] the passes of the others stay final', () => {
    hands()
      .deciding(0)
      .play('0 pass')
      .expect({ passed: [0], events: [{ what: 'passed', seat: 0, free: false }] });
  });

  it('[CON-15.3] from their first card on their next pass is final', () => {
    hands()
      .deciding(2)
      .play('2 play m5', '0 play m1', '1 play m3', '2 pass')
      .expect({ passed: [2], deciding: 0, events: [{ what: 'passed', seat: 2, free: false }] })
      .play('0 pass')
      .expect({ deciding: 1 });
  });

  it('[CON-15.4] they may begin after all others have passed', () => {
    hands()
      .deciding(0)
      .play('0 play m1', '1 pass', '2 pass', '0 pass')
      .expect({ deciding: 2, question: 'turn', passed: [0, 1] })
      .play('2 play m5', '2 pass')
      .expect({ owner: { roma: 2 }, token: 2 });
  });

  it('[CON-15.5] a stronger attacker’s marker replaces the defender’s', () => {
    attack()
      .line(0, 'm6')
      .line(2, 'm5')
      .concluding()
      .expect({ events: [{ what: 'conquered', seat: 0, region: 'roma', from: 2 }] })
      .expect({ owner: { roma: 0 }, token: 0, defender: null });
    attack()
      .line(1, 'm6')
      .line(2, 'm5')
      .concluding()
      .expect({ owner: { roma: 1 }, token: 1 });
  });

  it('[CON-15.6] a stronger defender keeps the region', () => {
    attack()
      .line(0, 'm5')
      .line(2, 'm6')
      .concluding()
      .expect({ owner: { roma: 2 }, token: 2, events: [{ what: 'held', seat: 2 }] });
  });

  it('[CON-15.7] in a tie the defender keeps the region and receives the token', () => {
    attack()
      .line(0, 'm6')
      .line(2, 'm6')
      .concluding()
      .expect({ owner: { roma: 2 }, token: 2, events: ['tied', { what: 'tokenTo', seat: 2, why: 'defender' }] });
  });

  it('[CON-15.8] a Bishop may put the Pope on any region, or off the board', () => {
    attack()
      .owns(1, 'parma')
      .hand(0, 'bishop', 'm1')
      .hand(1, 'm1')
      .deciding(0)
      .play('0 play bishop')
      .expect({ offers: ['pope parma', 'pope roma', 'pope siena', 'pope off'] })
      .play('0 pope parma')
      .expect({ pope: 'parma' });
  });

  it('[CON-15.9] a controlled region with the Pope on it cannot be attacked', () => {
    scenario({ players: 3, variants: ['capturingRegions'] })
      .owns(2, 'roma')
      .pope('roma')
      .choosingSite()
      .expect({ lacks: ['site roma'], blocked: { 'site roma': 'CON-6.16' } });
  });

  it('[CON-15.10] battles for neutral regions have no defender', () => {
    scenario({ players: 3, variants: ['capturingRegions'] })
      .owns(2, 'roma')
      .site('napoli')
      .hand(0, 'm1')
      .hand(1, 'm1')
      .hand(2, 'm1')
      .deciding(2)
      .expect({ defender: null })
      .play('2 pass')
      .expect({ passed: [2] });
    scenario({ players: 3, variants: ['capturingRegions'] })
      .site('napoli')
      .line(1, 'm6')
      .line(2, 'm6')
      .concluding()
      .expect({ owner: { napoli: null }, token: 1 });
  });

  it('[CON-15.11] a lost region counts no more: not for victory', () => {
    scenario({ players: 4, variants: ['capturingRegions'] })
      .owns(2, 'roma', 'siena')
      .site('roma')
      .line(0, 'm6')
      .concluding()
      .expect({ sees: { spectator: { players: { 0: { regions: 1 }, 2: { regions: 1, touching: ['siena'] } } } } });
  });

  it('[CON-15.11] nor for the deal of a new round', () => {
    attack()
      .owns(2, 'torino')
      .line(0, 'm6')
      .concluding()
      .play('0 site lucca')
      .expect({ round: 2, handSize: { 0: 11, 2: 11 } });
  });

  it('[CON-15.11] nor for the hand limit', () => {
    scenario({ players: 3, variants: ['capturingRegions', 'drawAfterBattle'] })
      .owns(2, 'roma')
      .site('roma')
      .line(0, 'm6')
      .hand(0, ...many(8, 'm1'))
      .hand(2, ...many(8, 'm2'))
      .concluding()
      .expect({ menu: { 0: ['draw 0', 'draw 1', 'draw 2', 'draw 3'], 2: ['draw 0', 'draw 1', 'draw 2'] } });
  });
});
