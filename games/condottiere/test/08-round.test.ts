// Chapter 8: end of a round.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { many } from './help.ts';

describe('end of a round', () => {
  it('[CON-8.1] the round ends after step 4 when at most one player has cards', () => {
    scenario({ players: 3 })
      .roundEnds()
      .expect({ round: 2, events: [{ what: 'roundEnds', round: 1 }] });
    scenario({ players: 3 })
      .hand(1, 'm1')
      .roundEnds()
      .expect({ question: 'holdCards', events: ['roundEnds'] });
    scenario({ players: 3 })
      .hand(1, 'm1')
      .hand(2, 'm1')
      .roundEnds()
      .expect({ round: 1, question: 'turn', noEvents: ['roundEnds'] });
    scenario({ players: 3 })
      .hand(1, 'm1')
      .hand(2, 'drummer')
      .discardingHands()
      .play('1 keep', '2 discard')
      .expect({ question: 'holdCards', deciding: 1 });
  });

  it('[CON-8.2] the only player with cards keeps up to two of their choice', () => {
    const sole = () => scenario({ players: 3 }).hand(1, 'm1', 'm6', 'm6', 'winter').roundEnds();
    sole()
      .expect({ deciding: 1, offers: ['hold', 'hold m6', 'hold m6 m6', 'hold m1 winter'], lacks: ['hold m1 m6 m6'] })
      .refused('1 hold m1 m6 m6', 'CON-8.2')
      .refused('1 hold m10', 'CON-8.2')
      .play('1 hold winter m6')
      .expect({
        events: [
          { what: 'kept', seat: 1, count: 2, discarded: 2 },
          { what: 'keptCards', cards: ['m6', 'winter'] },
        ],
      });
    sole()
      .play('1 hold')
      .expect({ round: 2, handSize: { 1: 10 } });
  });

  it.each(['a', 'b', 'c'])('[CON-8.2] what they kept is in their new hand, seed %s', (seed) => {
    const dealt = scenario({ players: 2, seed })
      .hand(0, ...many(2, 'surrender'), ...many(3, 'heroine'))
      .roundEnds()
      .play('0 hold surrender surrender');
    expect(dealt.view(0).hand.filter((card) => card === 'surrender').length).toBeGreaterThanOrEqual(2);
  });

  it('[CON-8.3] everything else, draw pile and discards, is shuffled together', () => {
    scenario({ players: 2 })
      .hand(0, 'm1', 'm2', 'm3')
      .discards('m4', 'winter', ...many(8, 'm10'))
      .roundEnds()
      .play('0 hold m1 m2')
      .expect({ discards: [], pile: 110 - 20 });
  });

  it('[CON-8.4] everybody is dealt up to ten, kept cards counting', () => {
    scenario({ players: 3 })
      .hand(1, 'm1', 'm6')
      .roundEnds()
      .play('1 hold m1 m6')
      .expect({ handSize: { 0: 10, 1: 10, 2: 10 }, pile: 80 });
  });

  it('[CON-8.5] and one more for each region controlled, on top of the ten', () => {
    scenario({ players: 3 })
      .owns(0, 'roma', 'torino', 'ferrara')
      .owns(1, 'lucca')
      .hand(1, 'm1', 'm6')
      .roundEnds()
      .play('1 hold m1 m6')
      .expect({ handSize: { 0: 13, 1: 11, 2: 10 } });
  });

  it('[CON-8.6] the new round begins at the site already chosen, token holder first', () => {
    scenario({ players: 3 })
      .token(2)
      .line(2, 'm6')
      .site('roma')
      .concluding()
      .play('2 site lucca')
      .expect({ round: 2, site: 'lucca', deciding: 2, question: 'turn', handSize: { 0: 10, 1: 10, 2: 11 } });
  });

  it('[CON-8.7] knows no hand limit and no other draw', () => {
    scenario({ players: 2 })
      .hand(0, ...many(8, 'm10'), ...many(8, 'm6'), 'scarecrow')
      .hand(1, 'm1')
      .line(0, 'm5')
      .deciding(0)
      .play('0 play scarecrow', '0 take m5')
      .expect({ handSize: { 0: 17 }, noEvents: ['drew', 'dealt', 'handDiscarded'] })
      .play('1 pass', '0 pass', '1 site roma', '0 keep', '1 keep')
      .expect({ handSize: { 0: 17, 1: 1 }, noEvents: ['drew', 'dealt', 'handDiscarded'] })
      .refused('1 draw 1', 'CON-4.2');
  });

  it('[CON-8.8] clears passes and lines; regions, markers, Pope and token stay', () => {
    scenario({ players: 3 })
      .token(1)
      .owns(0, 'torino')
      .pope('siena')
      .line(1, 'm6')
      .line(2, 'm5')
      .site('roma')
      .concluding()
      .expect({ passed: [0, 1, 2] })
      .play('1 site napoli')
      .expect({ round: 2, passed: [], line: { 0: [], 1: [], 2: [] }, owner: { torino: 0, roma: 1, napoli: null } })
      .expect({ pope: 'siena', token: 1 });
  });
});
