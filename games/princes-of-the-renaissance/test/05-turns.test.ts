// Chapter 5: decades, rounds, turns. Chapter 9: passing.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';

const three = () => scenario({ players: 3 }).family(2, 'gonzaga');

/** All events of decade I but one are sold. */
const lastEvent = () => three().events(1, 'ev1-verrocchio', 'ev1-mantegna', 'ev1-wine-merchants');

describe('turns', () => {
  it('[POR-5.1] three decades of any number of rounds', () => {
    three().turn(0).play('0 pass', '1 pass', '2 pass', '0 pass', '1 pass').expect({ decade: 1, deciding: 2 });
    three().decade(2).decadeEnds(0).expect({ decade: 3, question: 'turn' });
    three().family(1, 'baglioni').decade(3).decadeEnds(0).expect({ question: null });
  });

  it('[POR-5.2] marker 1 begins, then ascending, round after round', () => {
    const s = scenario({ players: 3, options: { opening: 'beginner' } }).newGame();
    const { order } = s.view(null);
    s.play(`${order[2]} family gonzaga`, `${order[1]} family baglioni`, `${order[0]} family d-este`);
    s.expect({ deciding: order[0]! }).play(`${order[0]} pass`, `${order[1]} pass`, `${order[2]} pass`);
    s.expect({ deciding: order[0]!, question: 'turn' });
  });

  it('[POR-5.3] exactly one action: buy, auction, war or pass', () => {
    three()
      .turn(0)
      .expect({ offers: ['buy infantry', 'buy card', 'nominate pope', 'nominate ev1-bellini', 'war', 'pass'] })
      .play('0 buy infantry')
      .expect({ question: 'turn', deciding: 1 });
  });

  it('[POR-5.4] the choice does not depend on earlier ones', () => {
    three()
      .turn(0)
      .play('0 pass', '1 pass', '2 pass', '0 buy infantry', '1 pass', '2 pass', '0 buy pikemen')
      .expect({ troops: { 0: ['infantry', 'pikemen'] } });
  });

  it('[POR-5.5, POR-R33] the decade ends as soon as its last event is auctioned: no end of turn', () => {
    lastEvent()
      .hand(0, 'start-war')
      .turn(0)
      .play('0 nominate ev1-bellini', '0 bid 0', '1 bid 1', '2 pass', '0 pass', '1 place rome')
      .expect({ decade: 2, events: ['artistPlaced', 'decadeEnds'], question: 'turn', hand: { 0: ['start-war'] } });
  });

  it('[POR-5.6, POR-R32] the next decade starts after the one who put the last event up, not its buyer', () => {
    lastEvent()
      .turn(0)
      .play('0 nominate ev1-bellini', '0 bid 0', '1 pass', '2 bid 1', '0 pass', '2 place rome')
      .expect({ decade: 2, active: 1, deciding: 1 });
  });

  it('[POR-5.7, POR-R44] abilities before or after the action, then Start War, then nothing', () => {
    const s = three().hand(0, 'steal-gold-shipment', 'start-war').tiles(0, 'rome-lucrezia-borgia');
    s.turn(0).expect({ offers: ['steal lucrezia 1', 'steal steal-gold-shipment 2'], lacks: ['start-war'] });
    s.play('0 steal lucrezia 1').expect({ question: 'turn', deciding: 0 });
    s.play('0 pass').expect({ question: 'turnEnd', offers: ['steal steal-gold-shipment 1', 'start-war', 'end'] });
    s.play('0 start-war', '0 cities rome milan', '0 decline').expect({ question: 'turnEnd', menu: ['end'] });
    s.play('0 end').expect({ deciding: 1, question: 'turn' });
  });

  it('[POR-R44, POR-R57] who holds any card is asked at the end of the turn; who holds none is not', () => {
    three()
      .hand(0, 'veto')
      .turn(0)
      .play('0 pass')
      .expect({ question: 'turnEnd', menu: ['end'] });
    three().turn(0).play('0 pass').expect({ question: 'turn', deciding: 1 });
  });

  it('[POR-R44, POR-13.3] Lucrezia Borgia, not yet used, keeps the turn open without a card in hand', () => {
    const s = scenario({ players: 3 }).tiles(0, 'rome-lucrezia-borgia').turn(0).play('0 pass');
    s.expect({ question: 'turnEnd', deciding: 0, menu: ['steal lucrezia 1', 'steal lucrezia 2', 'end'] });
    s.play('0 steal lucrezia 2').expect({ question: 'turn', deciding: 1 });
  });

  it('[POR-R44] no theft inside an auction or a war', () => {
    three()
      .hand(0, 'steal-influence')
      .troops(0, 'infantry')
      .turn(0)
      .play('0 nominate pope')
      .refused('0 steal steal-influence 1')
      .play('0 bid 0', '1 pass', '2 pass', '0 end', '1 pass', '2 pass', '0 war', '0 cities rome milan')
      .refused('0 steal steal-influence 1');
  });

  it('[POR-9.1] passing a turn bars nobody later', () => {
    three()
      .turn(0)
      .play('0 pass', '1 pass', '2 pass')
      .expect({ deciding: 0, offers: ['buy infantry', 'war', 'pass'] });
  });

  it('[POR-R49] after three rounds of passes somebody has to act, unless the table lets all wait', () => {
    three()
      .idle(9)
      .turn(0)
      .refused('0 pass', 'POR-R49')
      .play('0 buy infantry')
      .expect({ deciding: 1, offers: ['pass'] });
    const patient = scenario({ players: 3, options: { passGuard: false } })
      .idle(9)
      .turn(0);
    expect(patient.view(0).idle).toBe(null);
    patient.play('0 pass');
  });
});
