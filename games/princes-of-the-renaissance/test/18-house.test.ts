// Chapter H: rulings of this table.

import { keyFromSeed, play, startMatch, underRules } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import type { State } from '../rules/model/state.ts';
import { windows } from '../rules/view/windows.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { EVEN, favourite } from './help.ts';

/** Nobody has a discount or a bonus in war. */
const three = (options = {}) =>
  scenario({ players: 3, edition: EVEN, options })
    .family(0, 'gonzaga')
    .family(1, 'bentivoglio')
    .family(2, 'malatesta')
    .used('malatesta');
const rome = ['0 war', '0 cities rome milan'];

describe('a declared war', () => {
  it('[POR-H1, POR-R34] all are asked at once; of several the first from the active player on plays, the others keep theirs', () => {
    three()
      .order(2, 0, 1)
      .hand(0, 'bad-weather')
      .hand(1, 'veto')
      .hand(2, 'veto')
      .troops(0, 'infantry')
      .turn(0)
      .play(...rome)
      .expect({ question: 'reaction', deciding: [0, 1, 2] })
      .play('2 veto', '1 veto', '0 weather rome')
      .expect({ war: { attacker: { weather: 1 }, result: null }, hand: { 0: [], 1: ['veto'], 2: ['veto'] } })
      .expect({ question: 'reaction', deciding: [1, 2] })
      .play('2 veto', '1 veto')
      .expect({ war: { result: 'vetoed' }, hand: { 1: [], 2: ['veto'] } });
  });
});

describe('offers', () => {
  it('[POR-H2] what is offered cannot be bid, spent or offered elsewhere until it is answered or withdrawn', () => {
    const s = three().gold(0, 5).turn(0).play('0 offer 1 4g');
    s.refused('0 buy pikemen', 'POR-6.2').refused('0 offer 2 2g').play('0 withdraw 1', '0 buy pikemen');
  });

  it('[POR-H3] a new offer to the same player takes the place of the old one, and is told as such', () => {
    three()
      .turn(0)
      .play('1 offer 2 3g')
      .expect({ hears: { 2: [{ what: 'offerMade', give: [3, 0] }] } })
      .play('1 offer 2 30g')
      .expect({ hears: { 2: [{ what: 'offerChanged', give: [30, 0] }] }, hearsNot: { 0: ['offerChanged'] } })
      .play('2 accept 1')
      .expect({ gold: { 1: 0, 2: 60 }, sees: { 1: { offers: [] } } });
  });

  it('[POR-H4] who is robbed has no open offers left, whatever remains; both sides hear of it, the thief does not', () => {
    const s = scenario({ players: 4, edition: EVEN })
      .tiles(0, 'rome-lucrezia-borgia')
      .turn(0)
      .play('1 offer 2 3g for 1i', '2 offer 1 2g', '1 offer 3 1i', '0 steal lucrezia 1');
    s.expect({
      influence: { 1: 8 },
      hears: { 1: ['offerLapsed'], 2: [{ what: 'offerLapsed', from: 1, with: 2, give: [3, 0], ask: [0, 1] }] },
      hearsNot: { 0: ['offerLapsed'], spectator: ['offerLapsed'] },
      sees: { 1: { offers: { 0: { from: 2, to: 1 } } } },
    });
    expect(s.view(3).offers).toEqual([]);
    s.refused('2 accept 1').play('1 accept 2');
  });

  it('[POR-H4] when the points are counted, what is still open lapses, and the two are told', () => {
    three()
      .decade(3)
      .events(1, 'ev3-michelangelo', 'ev3-perugino')
      .artist('rome', 'ev3-french-invade')
      .turn(0)
      .play('1 offer 2 1g', '0 nominate ev3-bramante', '0 bid 0', '1 pass', '2 pass', '0 place rome')
      .expect({ hears: { 1: ['offerLapsed'], 2: ['offerLapsed'] }, hearsNot: { 0: ['offerLapsed'] } });
  });

  it('[POR-H5] one offer asks for at most 30 gold and 15 influence, whatever the other has', () => {
    const s = three().gold(1, 3).influence(1, 0).turn(0);
    s.refused('0 offer 1 1g for 31g').refused('0 offer 1 1g for 16i').play('0 offer 1 1g for 30g 15i');
    s.expect({ sees: { 1: { offers: { 0: { ask: { gold: 30, influence: 15 } } } } } }).refused('1 accept 0');
  });

  it('[POR-H6] a promise is one of the set sentences, and one at most', () => {
    three()
      .turn(0)
      .refused('0 offer 1 1g promise eternal-love', 'unreadable')
      .play('0 offer 1 promise no-veto')
      .expect({ sees: { 1: { offers: { 0: { promise: 'no-veto' } } } } });
  });
});

describe('bids and payment', () => {
  it('[POR-H7] the nominator is held to the least opening bid', () => {
    const s = three().family(0, 'd-este').gold(0, 14).status({ rome: 5 }).offered('rome-orsini-family').turn(0);
    s.play('0 nominate rome-orsini-family')
      .refused('0 offer 1 5g')
      .play('0 offer 1 4g')
      .expect({ offers: ['bid 10'] });
  });

  it('[POR-H8, POR-R14] a bid is covered by Bribe Cardinals, then by its own currency, then by the Banker', () => {
    const pope = (influence: number) =>
      three().influence(0, influence).gold(0, 9).hand(0, 'bribe-cardinal').tiles(0, 'florence-banker').turn(0);
    // 3 by the card, 4 by influence: one influence and all gold are free.
    pope(5).play('0 nominate pope', '0 bid 7').refused('0 offer 1 2i').play('0 offer 1 1i', '0 offer 2 9g');
    // 3 by the card, 2 by influence, 2 through the Banker: seven gold are free, and no influence.
    pope(2).play('0 nominate pope', '0 bid 7').refused('0 offer 1 1i').refused('0 offer 1 8g').play('0 offer 1 7g');
  });

  it('[POR-H9, POR-R57] with any card the winner of the Pope is asked how to pay; without card or Banker nobody is', () => {
    const bid = (s: Scenario) => s.turn(0).play('0 nominate pope', '0 bid 2', '1 pass', '2 pass');
    bid(three().hand(0, 'veto')).expect({ question: 'payment', deciding: 0, menu: ['pay 0 0'] });
    bid(three().tiles(0, 'florence-banker')).expect({ question: 'payment', deciding: 0 });
    bid(three()).expect({ pope: 0, influence: { 0: 8 }, deciding: 1 });
    const free = three().hand(0, 'veto').turn(0).play('0 nominate pope', '0 bid 0', '1 pass', '2 pass');
    free.expect({ pope: 0, question: 'turnEnd' });
  });
});

describe('passing for ever', () => {
  it('[POR-H10, POR-R49] after three rounds of passes nobody may pass, unless the table says otherwise', () => {
    expect(game.options.passGuard).toMatchObject({ default: true });
    const passes = Array.from({ length: 9 }, (_, i) => `${i % 3} pass`);
    three()
      .turn(0)
      .play(...passes)
      .refused('0 pass', 'POR-R49')
      .expect({ sees: { spectator: { idle: { passes: 9, most: 9 } } } })
      .play('0 buy infantry', '1 pass');
    three({ passGuard: false })
      .turn(0)
      .play(...passes, ...passes, '0 pass');
  });
});

describe('the beginners’ opening', () => {
  const families = (order: readonly number[]) =>
    ['gonzaga', 'baglioni', 'd-este'].map((id, i) => `${order.toReversed()[i]} family ${id}`);

  it('[POR-H11, POR-3.13] nobody gives away the 5 gold that are due once families are chosen', () => {
    const s = scenario({ players: 3, options: { opening: 'beginner' } }).newGame();
    s.expect({ sees: { 1: { players: { 1: { free: { gold: 40 } } } } } });
    s.refused('1 offer 2 41g').play('1 offer 2 40g', '2 accept 1').refused('1 offer 2 1g');
    s.play('2 offer 1 2g', ...families(s.view(null).order)).expect({ gold: { 0: 40, 1: 0, 2: 80 } });
    s.expect({ sees: { 1: { offers: { 0: { from: 2 } } } }, hearsNot: { 1: ['offerLapsed'] } }).play('1 accept 2');
  });

  it('[POR-H11] under rules version 1 it could be given away; then less was paid, and offers lapsed', () => {
    const start = { seats: 3, options: { opening: 'beginner' }, key: keyFromSeed('beginners') };
    const match = startMatch(underRules(game as never, 1)!, start);
    const state = () => match.state as State;
    play(match, 1, 'offer 2 44g');
    play(match, 2, 'accept 1');
    play(match, 2, 'offer 1 2g');
    let last = null;
    for (const line of families(state().order)) last = play(match, Number(line[0]), line.slice(2));
    expect(state().purse[0]).toEqual([40, 0, 84]);
    expect(state().offers).toEqual([]);
    expect(last!.events).toContainEqual(expect.objectContaining({ what: 'offerLapsed', to: [2, 1] }));
  });
});

describe('Lorenzo’s veto', () => {
  const lorenzo = () => three({ lorenzo: true }).tiles(1, 'florence-lorenzo-medici').troops(0, 'infantry');

  it('[POR-H12] is off unless the table switches it on', () => {
    three()
      .tiles(1, 'florence-lorenzo-medici')
      .troops(0, 'infantry')
      .turn(0)
      .play(...rome)
      .expect({ question: 'bid', sees: { 2: { players: { 1: { unused: [] } } } } });
    const then = startMatch(underRules(game as never, 1)!, { seats: 3, key: keyFromSeed('then') });
    expect(then.header.options).not.toHaveProperty('lorenzo');
  });

  it('[POR-H12] forbids a war once a decade, without a card; the marker stays moved', () => {
    const s = lorenzo()
      .turn(0)
      .play(...rome);
    s.expect({ question: 'reaction', deciding: [1], menu: { 1: ['decline', 'lorenzo'] } });
    s.expect({ sees: { 2: { players: { 1: { unused: ['lorenzo'] } } } } });
    s.play('1 lorenzo').expect({
      war: { result: 'vetoed' },
      wars: 1,
      status: { rome: 5, milan: 6 },
      hears: { spectator: [{ what: 'vetoed', seat: 1, by: 'lorenzo' }] },
      sees: { 2: { players: { 1: { unused: [] } } } },
    });
    expect(s.view(2).tiles.find(({ id }) => id === 'florence-lorenzo-medici')!.turned).toBe(true);
    s.play('1 pass', '2 pass', ...rome).expect({ question: 'bid' });
  });

  it('[POR-H12] is there again in the next decade, and spends no card', () => {
    const s = lorenzo().used('lorenzo').hand(1, 'veto').turn(0);
    s.play(...rome).expect({ menu: { 1: ['decline', 'veto'] } });
    lorenzo()
      .used('lorenzo')
      .decadeEnds(2)
      .expect({ sees: { 0: { players: { 1: { unused: ['lorenzo'] } } } } });
    lorenzo()
      .hand(1, 'veto')
      .turn(0)
      .play(...rome, '1 lorenzo')
      .expect({ hand: { 1: ['veto'] } });
  });

  it('[POR-H12] wakes whoever ordered silence unless there is something to step in with', () => {
    const s = lorenzo()
      .turn(0)
      .play(...rome);
    const { card } = windows.reaction!.unless;
    expect([1, 2].map((seat) => card!.holds(s.view(seat), seat, 0))).toEqual([true, false]);
  });

  it('[POR-H12] bots use it against a war that hurts them, and not against one that helps', () => {
    const tiles = ['milan-armourer', 'milan-fustian-merchant', 'milan-caterina-sforza'] as const;
    const war = (...cities: string[]) =>
      lorenzo()
        .tiles(1, ...tiles)
        .troops(0, 'pikemen', 'cavalry')
        .turn(0)
        .play('0 war', `0 cities ${cities.join(' ')}`);
    expect(favourite(war('rome', 'milan'), 1)).toBe('lorenzo');
    expect(favourite(war('milan', 'rome'), 1)).toBe('decline');
  });
});
