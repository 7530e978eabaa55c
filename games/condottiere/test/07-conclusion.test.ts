// Chapter 7: concluding a battle.

import { describe, it } from 'vitest';
import { scenario } from '../scenario.ts';

describe('discarding hands in turn', () => {
  it('[CON-7.9, CON-R16] whoever keeps the hand keeps it, whoever discards it has none', () => {
    scenario({ players: 2, options: { discardHandSimultaneous: false } })
      .hand(0, 'winter')
      .hand(1, 'spring', 'drummer')
      .token(0)
      .discardingHands()
      .play('0 keep', '1 discard')
      .expect({ events: [{ what: 'handDiscarded', seat: 1 }], discards: ['spring', 'drummer'] });
    scenario({ players: 3, options: { discardHandSimultaneous: false } })
      .hand(0, 'winter')
      .hand(1, 'spring')
      .hand(2, 'm1')
      .token(0)
      .discardingHands()
      .play('0 keep', '1 keep', '2 keep')
      .expect({ noEvents: ['handDiscarded'], hand: { 0: ['winter'], 1: ['spring'], 2: ['m1'] } });
  });
});

describe('comparing strengths', () => {
  it('[CON-4.13, CON-6.34] tells whether a Surrender ended the battle', () => {
    const battle = () => scenario({ players: 3 }).line(1, 'm5').hand(0, 'surrender', 'm1').passed(1, 2).deciding(0);
    battle()
      .play('0 pass')
      .expect({ events: [{ what: 'compared', strengths: [0, 5, 0], surrender: false }] });
    battle()
      .play('0 play surrender')
      .expect({ events: [{ what: 'compared', strengths: [0, 5, 0], surrender: true }] });
  });
});

describe('concluding a battle', () => {
  it('[CON-7.1] compares, then the next site, then the lines go, then the hands', () => {
    scenario({ players: 2 })
      .hand(0, 'm1')
      .hand(1, 'drummer')
      .line(0, 'm6')
      .line(1, 'm5')
      .site('roma')
      .concluding()
      .expect({ owner: { roma: 0 }, token: 0, question: 'chooseSite', line: { 0: ['m6'], 1: ['m5'] }, discards: [] })
      .play('0 site napoli')
      .expect({ question: 'keepOrDiscard', line: { 0: [], 1: [] }, discards: ['m5', 'm6'], handSize: { 0: 1, 1: 1 } })
      .play('0 keep', '1 keep')
      .expect({ question: 'turn', site: 'napoli' });
  });

  it('[CON-7.2] the single highest strength conquers the region', () => {
    scenario({ players: 4 })
      .line(0, 'm6')
      .line(1, 'm6')
      .line(3, 'm6', 'm1')
      .site('roma')
      .concluding()
      .expect({
        owner: { roma: 3, napoli: null },
        events: [{ what: 'conquered', seat: 3, region: 'roma', from: null }],
      });
  });

  it('[CON-7.3] the conqueror takes the token, unless Courtesans give it to another', () => {
    scenario({ players: 4 })
      .line(3, 'm6')
      .concluding()
      .expect({ token: 3, events: [{ what: 'tokenTo', seat: 3, why: 'winner' }] });
    scenario({ players: 4 }).line(3, 'm6').line(1, 'courtesan').concluding().expect({ token: 1 });
  });

  it('[CON-7.4] with two or more tied for the highest nobody conquers, whatever third players have', () => {
    scenario({ players: 4 })
      .line(0, 'm6')
      .line(2, 'm6')
      .line(3, 'm5')
      .site('roma')
      .concluding()
      .expect({ owner: { roma: null }, events: [{ what: 'tied', seats: [0, 2], region: 'roma' }] });
    scenario({ players: 4 })
      .line(0, 'm6')
      .line(1, 'm6')
      .line(2, 'm6')
      .site('roma')
      .concluding()
      .expect({ owner: { roma: null } });
  });

  it('[CON-7.5] after a tie the token goes left of the one who placed it', () => {
    scenario({ players: 4 }).token(1).line(0, 'm6').line(3, 'm6').concluding().expect({ token: 2 });
    scenario({ players: 4 }).token(3).line(1, 'm6').line(2, 'm6').concluding().expect({ token: 0 });
  });

  it('[CON-7.6] with a goal met the game ends there, without the other steps', () => {
    scenario({ players: 4 })
      .owns(1, 'roma', 'siena')
      .site('napoli')
      .line(1, 'm6')
      .hand(0, 'm1')
      .hand(2, 'm1')
      .concluding()
      .expect({
        winners: [1],
        reason: 'adjacent',
        question: null,
        deciding: [],
        line: { 1: ['m6'] },
        handSize: { 0: 1, 2: 1 },
      });
  });

  it('[CON-7.7] the new token holder chooses before any card is discarded or dealt', () => {
    scenario({ players: 3 })
      .line(1, 'm6')
      .owns(2, 'siena')
      .pope('parma')
      .site('roma')
      .concluding()
      .expect({
        deciding: 1,
        question: 'chooseSite',
        line: { 1: ['m6'] },
        handSize: { 0: 0, 1: 0, 2: 0 },
        noEvents: ['dealt'],
      })
      .expect({ blocked: { 'site roma': 'CON-3.3', 'site siena': 'CON-3.3', 'site parma': 'CON-3.3' } });
  });

  it('[CON-7.8] every card of every line is discarded', () => {
    scenario({ players: 3 })
      .hand(0, 'm1')
      .hand(1, 'm1')
      .line(0, 'm6', 'drummer', 'winter')
      .line(1, 'courtesan', 'heroine', 'surrender')
      .line(2, 'm2')
      .concluding()
      .play('1 site roma')
      .expect({
        line: { 0: [], 1: [], 2: [] },
        discards: ['m2', 'm6', 'winter', 'courtesan', 'drummer', 'heroine', 'surrender'],
      });
  });

  it('[CON-7.9] a hand without mercenaries may be discarded, whole or not at all', () => {
    const step4 = () =>
      scenario({ players: 3 }).hand(0, 'drummer', 'courtesan', 'bishop').hand(1, 'm1').hand(2, 'm2').discardingHands();
    step4()
      .expect({ menu: { 0: ['keep', 'discard'] } })
      .play('0 discard', '1 keep', '2 keep')
      .expect({ hand: { 0: [] }, discards: ['bishop', 'courtesan', 'drummer'], deciding: 1 });
    step4()
      .play('0 keep', '1 keep', '2 keep')
      .expect({ handSize: { 0: 3 }, discards: [] });
  });

  it('[CON-7.10] a hand with even one mercenary may not', () => {
    scenario({ players: 2 })
      .hand(0, 'drummer', 'courtesan', 'm1')
      .hand(1, 'heroine')
      .discardingHands()
      .expect({ menu: { 0: ['keep'], 1: ['keep', 'discard'] }, blocked: { discard: ['CON-7.10'] } })
      .refused('0 discard', 'CON-7.10', 'handHasMercenary');
  });

  it('[CON-7.11] with two or more who hold cards the next battle begins, all passes cleared', () => {
    scenario({ players: 3 })
      .token(2)
      .hand(0, 'm1')
      .hand(1, 'm2')
      .hand(2, 'm3')
      .line(2, 'm6')
      .site('roma')
      .concluding()
      .expect({ passed: [0, 1, 2] })
      .play('2 site napoli', '0 keep', '1 keep', '2 keep')
      .expect({
        round: 1,
        site: 'napoli',
        passed: [],
        deciding: 2,
        question: 'turn',
        hand: { 0: ['m1'], 1: ['m2'], 2: ['m3'] },
      });
  });

  it('[CON-7.12] with no site left the game ends before step 2, with the Pope where he stands now', () => {
    const last = () => scenario({ players: 6 }).divided(3, 3, 3, 3, 2, 2).site('napoli').line(0, 'm6').hand(1, 'm1');
    last()
      .concluding()
      .expect({ winners: [0], reason: 'most', line: { 0: ['m6'] }, handSize: { 1: 1 }, events: ['noSiteLeft'] });
    scenario({ players: 6 })
      .divided(3, 3, 3, 3, 2, 1)
      .pope('roma')
      .site('napoli')
      .line(0, 'm6')
      .concluding()
      .expect({ winners: [0], reason: 'most' });
    scenario({ players: 6 })
      .owns(0, 'torino')
      .pope('torino')
      .divided(2, 3, 3, 3, 2, 1)
      .site('napoli')
      .line(0, 'm6')
      .concluding()
      .expect({ winners: null, question: 'chooseSite', noEvents: ['noSiteLeft'] });
  });
});
