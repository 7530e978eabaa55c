// The scenario builder itself: it refuses what cannot be, and says what does not hold.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';

describe('scenario', () => {
  it('refuses an impossible position with all reasons', () => {
    expect(() => scenario({ players: 3 }).hand(0, 'veto', 'veto', 'veto', 'veto').turn(0)).toThrow('POR-1.8');
    expect(() => scenario({ players: 3 }).family(0, 'gonzaga').family(1, 'gonzaga').turn(0)).toThrow('POR-3.8');
    expect(() => scenario({ players: 3 }).tiles(0, 'venice-doge').tiles(1, 'venice-doge').turn(0)).toThrow('twice');
    expect(() => scenario({ players: 3 }).gold(5, 3).turn(0)).toThrow('no seat 5');
    expect(() => scenario({ players: 3 }).status({ rome: 12 }).turn(0)).toThrow('POR-8.29');
    expect(() => scenario({ players: 3 }).order(0, 1, 1).turn(0)).toThrow('POR-3.3');
  });

  it('says what was expected and what was found', () => {
    const s = scenario({ players: 3 }).turn(0);
    expect(() => s.expect({ gold: { 0: 31 } })).toThrow('expected 31, got 30');
    expect(() => s.expect({ deciding: 1 })).toThrow('deciding');
    expect(() => s.play('0 bid 3')).toThrow('refused');
    expect(() => s.refused('0 pass')).toThrow('was taken');
    expect(() => s.refused('0 bid 3', 'POR-9.9')).toThrow('POR-9.9');
    expect(() => s.expect({ events: ['vetoed'] })).toThrow('vetoed');
  });

  it('has one moment, after the position', () => {
    expect(() => scenario({ players: 3 }).expect({})).toThrow('moment');
    expect(() => scenario({ players: 3 }).turn(0).gold(0, 3)).toThrow('already running');
    expect(() => scenario({ players: 3 }).turn(0).turn(1)).toThrow('one moment');
    expect(() => scenario({ players: 3 }).gold(0, 3).newGame()).toThrow('no position');
  });

  it('rolls the dice it was told', () => {
    scenario({ players: 3 })
      .family(0, 'gonzaga')
      .troops(0, 'infantry')
      .dice([2, 5], [3, 4])
      .turn(0)
      .play('0 war', '0 cities rome milan', '0 bid 0')
      .expect({
        war: { rolls: { 0: { dice: { attacker: 2, defender: 5 } }, 1: { dice: { attacker: 3, defender: 4 } } } },
      });
  });
});
