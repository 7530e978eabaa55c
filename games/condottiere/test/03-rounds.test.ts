// Chapter 3: rounds and choosing a site.

import { describe, it } from 'vitest';
import { scenario } from '../scenario.ts';

describe('rounds and sites', () => {
  it('[CON-3.1] draws no cards between the battles of a round', () => {
    scenario({ players: 3 })
      .hand(0, 'm1', 'm2', 'm3')
      .hand(1, 'm4', 'm5')
      .hand(2, 'm6')
      .site('roma')
      .deciding(0)
      .play('0 play m3', '1 pass', '2 pass', '0 pass')
      .play('0 site napoli', '0 keep', '1 keep', '2 keep')
      .expect({ question: 'turn', round: 1, hand: { 0: ['m1', 'm2'], 1: ['m4', 'm5'], 2: ['m6'] }, pile: 104 })
      .expect({ noEvents: ['dealt', 'drew', 'roundEnds'] });
  });

  it('[CON-3.2] the token holder must place the token and cannot decline', () => {
    scenario({ players: 3 })
      .token(1)
      .hand(1, 'm1')
      .owns(0, 'roma')
      .choosingSite()
      .expect({ deciding: 1, lacks: ['pass'] })
      .refused('1 pass', 'CON-3.2')
      .refused('0 site napoli', 'not-asked');
  });

  it('[CON-3.3] closes regions with any control marker and the Pope’s region', () => {
    scenario({ players: 4 })
      .owns(0, 'roma')
      .owns(1, 'napoli')
      .pope('siena')
      .choosingSite()
      .expect({
        offers: ['site ancona', 'site firenze'],
        lacks: ['site roma', 'site napoli', 'site siena'],
        blocked: { 'site roma': 'CON-3.3', 'site napoli': 'CON-3.3', 'site siena': 'CON-3.3' },
      })
      .refused('0 site napoli', 'CON-3.3', 'regionTaken')
      .refused('0 site siena', 'CON-3.3', 'popeProtects');
  });

  it('[CON-3.4] opens a region again at once after a tied battle', () => {
    scenario({ players: 2 })
      .site('parma')
      .line(0, 'm3')
      .line(1, 'm3')
      .concluding()
      .expect({ owner: { parma: null }, offers: ['site parma'] })
      .play('1 site parma')
      .expect({ site: 'parma', question: 'turn' });
  });

  it('[CON-3.4] but not while the Pope is on it now', () => {
    scenario({ players: 2 })
      .site('parma')
      .pope('parma')
      .line(0, 'm3')
      .line(1, 'm3')
      .concluding()
      .expect({ lacks: ['site parma'], blocked: { 'site parma': 'CON-3.3' } });
  });

  it('[CON-3.5] a token holder without cards still chooses', () => {
    scenario({ players: 3 })
      .token(0)
      .hand(1, 'm1')
      .hand(2, 'm2')
      .choosingSite()
      .expect({ deciding: 0, handSize: { 0: 0 } })
      .play('0 site lucca')
      .expect({ site: 'lucca', token: 0 });
  });
});
