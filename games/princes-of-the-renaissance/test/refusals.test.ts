// What is refused, why, and with which figures.

import { question } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { EVEN, three } from './help.ts';

describe('refusals', () => {
  const why = (s: Scenario, seat: number) =>
    Object.fromEntries(
      question(game as never, s.match().state, seat)!.blocked.map(({ choice, why: reason, facts }) => [
        game.notation.write(choice as never),
        { why: reason, ...facts },
      ]),
    );

  it('[POR-7.6, POR-7.4, POR-7.11, POR-7.2] a bid says what would be the least and the most', () => {
    const s = three().offered('venice-doge').gold(0, 20).turn(0).play('0 nominate venice-doge');
    expect(why(s, 0)).toEqual({
      'bid 23': { why: 'bidTooHigh', max: 22, currency: 'gold' },
      'bid 13': { why: 'bidTooLow', least: 14 },
      pass: { why: 'mustOpen' },
    });
    s.play('0 bid 14');
    expect(why(s, 1)).toEqual({
      'bid 31': { why: 'bidTooHigh', max: 30, currency: 'gold' },
      'bid 14': { why: 'bidTooLow', least: 15 },
    });
  });

  it('[POR-6.2, POR-6.3, POR-6.4, POR-6.6, POR-R27] buying says what is missing', () => {
    const edition = {
      ...EVEN,
      troops: { infantry: { count: 1, cost: 3 }, pikemen: { cost: 4 }, cavalry: { cost: 5 } },
    };
    const s = scenario({ players: 3, edition })
      .family(0, 'gonzaga')
      .troops(0, 'crossbowmen')
      .troops(1, 'infantry')
      .gold(0, 3)
      .influence(0, 0)
      .turn(0);
    expect(why(s, 0)).toMatchObject({
      'buy crossbowmen': { why: 'troopOwned', troop: 'crossbowmen' },
      'buy infantry': { why: 'troopsGone', troop: 'infantry' },
      'buy pikemen': { why: 'troopTooDear', troop: 'pikemen', cost: 4 },
      'buy cavalry': { why: 'troopTooEarly', troop: 'cavalry', decade: 2 },
      'buy card': { why: 'cardTooDear', cost: 1 },
    });
  });

  it('[POR-8.2, POR-7.22, POR-7.1, POR-7.11] wars, the Pope, later events and dear tiles say why not', () => {
    const s = three().wars(4).pope(1).offered('venice-doge').gold(0, 11).turn(0);
    expect(why(s, 0)).toMatchObject({
      war: { why: 'warLimit', limit: 4 },
      'nominate pope': { why: 'popeSold', owner: 1 },
      'nominate ev2-leonardo': { why: 'eventLater', event: 'ev2-leonardo', decade: 2 },
      'nominate venice-doge': { why: 'tileTooDear', tile: 'venice-doge', least: 14 },
    });
    expect(why(s, 0)).not.toHaveProperty('nominate ev1-bellini');
    expect(why(three().wars(3).turn(0), 0)).not.toHaveProperty('war');
    expect(why(three().idle(9).turn(0), 0).pass).toEqual({ why: 'mustAct', passes: 9 });
    expect(why(three().idle(8).turn(0), 0)).not.toHaveProperty('pass');
  });

  it('[POR-6.2] what can be bought is not refused', () => {
    const { blocked } = question(game as never, three().turn(0).match().state, 0)!;
    const lines = blocked.map(({ choice }) => game.notation.write(choice as never));
    expect(lines.filter((line) => line.startsWith('buy'))).toEqual(['buy cavalry', 'buy artillery']);
  });

  const rules = (s: Scenario, seat: number) =>
    Object.fromEntries(
      question(game as never, s.match().state, seat)!.blocked.map(({ choice, rules: cited }) => [
        game.notation.write(choice as never),
        cited.join(),
      ]),
    );

  it('[POR-7.2, POR-7.4, POR-7.11, POR-7.16] every refused bid cites its rule; from nothing upwards none is too low', () => {
    const pope = three().turn(0).play('0 nominate pope');
    expect([why(pope, 0), rules(pope, 0)]).toEqual([
      { 'bid 11': { why: 'bidTooHigh', max: 10, currency: 'influence' }, pass: { why: 'mustOpen' } },
      { 'bid 11': 'POR-7.6', pass: 'POR-7.2' },
    ]);
    pope.play('0 bid 0');
    expect(rules(pope, 1)).toEqual({ 'bid 11': 'POR-7.6', 'bid 0': 'POR-7.4' });
    const city = three().offered('venice-doge').gold(1, 3).turn(0).play('0 nominate venice-doge');
    expect(rules(city, 0)).toEqual({ 'bid 33': 'POR-7.6', 'bid 13': 'POR-7.11', pass: 'POR-7.2' });
    city.play('0 bid 14').expect({ deciding: 1, menu: ['pass'] });
    expect(why(city, 1)).toEqual({
      'bid 15': { why: 'bidTooHigh', max: 3, currency: 'gold' },
      'bid 14': { why: 'bidTooLow', least: 15 },
    });
    const last = three().offered('venice-doge').gold(1, 15).turn(0).play('0 nominate venice-doge', '0 bid 14');
    last.expect({ deciding: 1, menu: ['pass', 'bid 15'] });
  });

  it('[POR-R36] a command costs at least what the box says', () => {
    const s = scenario({ players: 3, edition: { ...EVEN, bids: { condottiere: 2 } } })
      .troops(0, 'infantry')
      .turn(0)
      .play('0 war', '0 cities rome milan');
    expect([why(s, 0)['bid 1'], rules(s, 0)]).toEqual([
      { why: 'bidTooLow', least: 2 },
      { 'bid 11': 'POR-7.6', 'bid 1': 'POR-R36' },
    ]);
  });

  it('[POR-3.2, POR-3.5, POR-R9] bids of the opening say what would be the least and the most', () => {
    const s = scenario({ players: 3 }).newGame();
    expect([why(s, 1), rules(s, 1)]).toEqual([
      { 'order 46': { why: 'laidTooMuch', max: 45 } },
      { 'order 46': 'POR-3.2' },
    ]);
    s.play('0 order 10', '1 order 6', '2 order 3');
    expect([why(s, 2), rules(s, 2)]).toEqual([
      { 'bid 10': { why: 'bidTooLow', least: 11 }, 'bid 46': { why: 'laidTooMuch', max: 45 } },
      { 'bid 10': 'POR-3.5', 'bid 46': 'POR-R9' },
    ]);
    s.play('2 bid 45');
    expect(why(s, 1)).toEqual({ 'bid 45': { why: 'bidTooLow', least: 46 }, 'bid 46': { why: 'laidTooMuch', max: 45 } });
  });

  it('[POR-3.8, POR-8.4] a family that is taken, and a city at war with itself', () => {
    const s = scenario({ players: 3, options: { opening: 'beginner' } }).newGame();
    const [, second, third] = s.view(null).order;
    s.play(`${third} family gonzaga`);
    expect([why(s, second!), rules(s, second!)]).toEqual([
      { 'family gonzaga': { why: 'familyTaken', family: 'gonzaga', owner: third } },
      { 'family gonzaga': 'POR-3.8' },
    ]);
    const war = three().turn(0).play('0 war');
    const same = ['venice', 'milan', 'florence', 'rome', 'naples'].map((city) => [
      `cities ${city} ${city}`,
      { why: 'sameCity', city },
    ]);
    expect(why(war, 0)).toEqual(Object.fromEntries(same));
  });

  it('[POR-4.7, POR-4.8] five tiles let a sixth be taken, three cities no fourth', () => {
    const five = ['milan-armourer', 'milan-fustian-merchant', 'rome-orsini-family', 'rome-alum-merchant'] as const;
    const s = three()
      .tiles(0, ...five, 'rome-cesare-borgia')
      .offered('venice-doge', 'naples-oil-merchant');
    s.turn(0).expect({ offers: ['nominate venice-doge', 'nominate naples-oil-merchant'] });
    const full = three()
      .tiles(0, ...five, 'rome-cesare-borgia', 'naples-oil-merchant')
      .offered('venice-doge', 'rome-colonna-family')
      .turn(0);
    expect(why(full, 0)).toMatchObject({
      'nominate venice-doge': { why: 'tileLimit', tile: 'venice-doge', least: 14 },
      'nominate rome-colonna-family': { why: 'tileLimit', tile: 'rome-colonna-family', least: 10 },
    });
    expect(rules(full, 0)['nominate venice-doge']).toBe('POR-4.8,POR-7.12');
    const three3 = three()
      .tiles(0, 'milan-armourer', 'rome-orsini-family', 'naples-oil-merchant')
      .offered('venice-doge');
    expect(why(three3.turn(0), 0)['nominate venice-doge']).toMatchObject({ why: 'cityLimit' });
    expect(rules(three3, 0)['nominate venice-doge']).toBe('POR-4.7,POR-7.12');
  });

  it('[POR-6.2, POR-6.6, POR-7.13] the last coin buys', () => {
    const s = three().gold(0, 2).influence(0, 1).turn(0);
    s.expect({ offers: ['buy crossbowmen', 'buy infantry', 'buy card'], lacks: ['buy pikemen'] });
    const lost = three().offered('venice-doge').gold(0, 12).influence(0, 0).turn(0);
    lost.play('0 nominate venice-doge', '0 bid 14', '1 bid 15', '2 pass', '0 pass');
    lost.expect({ question: 'consolation', deciding: 0, menu: ['decline'] });
    expect(why(lost, 0)).toEqual({ 'buy card': { why: 'cardTooDear', cost: 1 } });
  });
});
