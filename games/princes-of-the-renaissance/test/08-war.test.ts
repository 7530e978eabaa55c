// Chapter 8: wars.

import { question } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { module } from '../index.ts';
import { scenario } from '../scenario.ts';
import { EVEN, figures } from './help.ts';

/** Nobody has a discount or a bonus in war. */
const three = () =>
  scenario({ players: 3, edition: EVEN })
    .family(0, 'gonzaga')
    .family(1, 'bentivoglio')
    .family(2, 'malatesta')
    .used('malatesta');
const rome = ['0 war', '0 cities rome milan'];

describe('declaring a war', () => {
  it('[POR-8.1] declaration, window, attacker, defender, pay, League, bribes, fight, result', () => {
    three()
      .troops(0, 'infantry')
      .troops(1, 'pikemen')
      .troops(2, 'crossbowmen')
      .hand(0, 'bribe-troops')
      .hand(1, 'bad-weather')
      .pope(2)
      .dice([6, 1])
      .turn(0)
      .play('0 war')
      .expect({ question: 'nameCities', wars: 1 })
      .play('0 cities rome milan')
      .expect({ question: 'reaction', deciding: [0, 1] })
      .play('0 decline', '1 decline')
      .expect({ question: 'bid', auction: { kind: 'attacker', lot: 'rome' } })
      .play('0 bid 1', '1 pass', '2 pass')
      .expect({ question: 'bid', auction: { kind: 'defender', lot: 'milan' }, influence: { 0: 9 } })
      .play('1 bid 0', '2 pass')
      .expect({ question: 'holyLeague', pay: { 0: 5, 1: 6 } })
      .play('2 decline')
      .expect({ question: 'bribe', deciding: 0 })
      .play('0 decline')
      .expect({ question: 'bribe', deciding: 1 })
      .play('1 decline')
      .expect({ events: ['rolled', 'warWon', 'statusMoved', 'victory'], status: { rome: 7, milan: 4 } });
  });

  it('[POR-8.2] four wars a decade with three or four players, five with five or six', () => {
    three().wars(4).turn(0).refused('0 war', 'POR-8.2');
    scenario({ players: 5 })
      .wars(4)
      .turn(0)
      .expect({ offers: ['war'] });
    scenario({ players: 6 }).wars(5).turn(0).refused('0 war', 'POR-8.2');
  });

  it('[POR-E12] fewer than five players: four wars by action; five or six players: five', () => {
    expect([3, 4, 5, 6].map((players) => scenario({ players }).turn(0).view(null).wars.limit)).toEqual([4, 4, 5, 5]);
  });

  it('[POR-8.3] the marker moves before the cities are named', () => {
    three().wars(1).turn(0).play('0 war').expect({ wars: 2, question: 'nameCities', deciding: 0 });
  });

  it('[POR-8.4] any two different cities', () => {
    const s = three().turn(0).play('0 war').refused('0 cities rome rome', 'POR-8.4');
    s.expect({ offers: ['cities venice naples', 'cities naples venice', 'cities milan rome'] });
  });

  it('[POR-8.5, POR-R34, POR-R57] everybody with a card may step in before any bid; a played card asks all anew', () => {
    three()
      .troops(0, 'infantry')
      .hand(0, 'freeze-bid')
      .hand(2, 'bad-weather', 'bad-weather')
      .turn(0)
      .play(...rome)
      .expect({ question: 'reaction', deciding: [0, 2], menu: { 0: ['decline'] } })
      .play('0 decline', '2 weather rome')
      .expect({ question: 'reaction', deciding: [0, 2], war: { attacker: { weather: 1 } } })
      .play('2 weather rome', '0 decline')
      .expect({ war: { attacker: { weather: 2 } }, question: 'reaction', deciding: 0 })
      .play('0 decline')
      .expect({ question: 'bid' });
  });

  it('[POR-R34] of two who play at once the first in turn order plays; the other keeps the card and is asked anew', () => {
    three()
      .troops(0, 'infantry')
      .hand(1, 'bad-weather')
      .hand(2, 'veto')
      .turn(0)
      .play(...rome, '2 veto', '1 weather milan')
      .expect({ war: { defender: { weather: 1 }, result: null }, hand: { 2: ['veto'] }, deciding: 2 });
  });

  it('[POR-R57] nobody sees who has answered the window', () => {
    const { game, state } = three()
      .hand(0, 'veto')
      .hand(1, 'veto')
      .turn(0)
      .play(...rome, '1 decline')
      .match();
    expect(question(game, state, 2)?.deciding).toEqual([0, 1]);
    expect(question(game, state, null)?.deciding).toEqual([0, 1]);
  });

  it('[POR-8.6] a vetoed war is drawn, the marker stays, the action is over', () => {
    three()
      .troops(0, 'infantry')
      .hand(1, 'veto')
      .turn(0)
      .play(...rome, '1 veto')
      .expect({ wars: 1, status: { rome: 5, milan: 6 }, question: 'turn', deciding: 1, war: { result: 'vetoed' } });
  });

  it('[POR-8.7] Bad Weather names its city at once', () => {
    three()
      .hand(1, 'bad-weather')
      .turn(0)
      .play(...rome)
      .expect({ menu: { 1: ['decline', 'weather rome', 'weather milan'] } })
      .refused('1 weather venice', 'POR-8.5')
      .play('1 weather milan')
      .expect({ events: [{ what: 'weather', seat: 1, city: 'milan' }] });
  });
});

describe('condottieri', () => {
  it('[POR-8.8] the attacking condottiere is found by an auction in influence', () => {
    three()
      .troops(0, 'infantry')
      .turn(0)
      .play(...rome)
      .expect({ auction: { kind: 'attacker', lot: 'rome', currency: 'influence' } });
  });

  it('[POR-8.9] only players with troops take part', () => {
    three()
      .troops(1, 'infantry')
      .turn(0)
      .play(...rome)
      .expect({ deciding: 1, auction: { inside: [1] } });
  });

  it('[POR-8.10] the active player bids first and may pass; then clockwise; a pass is final', () => {
    three()
      .troops(0, 'infantry')
      .troops(1, 'infantry')
      .troops(2, 'infantry')
      .turn(0)
      .play(...rome)
      .expect({ deciding: 0, offers: ['pass', 'bid 0'] })
      .play('0 pass', '1 bid 0')
      .expect({ deciding: 2 })
      .play('2 bid 1')
      .expect({ deciding: 1 });
  });

  it('[POR-8.11] the last bidder leads and pays, less discounts; without a bid the city is unrepresented', () => {
    three()
      .family(0, 'montefeltro')
      .troops(0, 'infantry')
      .troops(1, 'infantry')
      .turn(0)
      .play(...rome, '0 bid 3', '1 pass')
      .expect({ influence: { 0: 9 }, war: { attacker: { condottiere: 0, price: 1 } } });
    three()
      .troops(0, 'infantry')
      .turn(0)
      .play(...rome, '0 pass')
      .expect({ events: [{ what: 'unrepresented', city: 'rome' }] });
  });

  it('[POR-8.12] a second auction for the defender, without the attacker', () => {
    three()
      .troops(0, 'infantry')
      .troops(1, 'infantry')
      .troops(2, 'infantry')
      .turn(0)
      .play(...rome, '0 bid 0', '1 pass', '2 pass')
      .expect({ deciding: 1, auction: { kind: 'defender', lot: 'milan', inside: [1, 2] } });
  });

  it('[POR-8.13] a condottiere needs no tile of the city', () => {
    three()
      .tiles(0, 'milan-armourer')
      .troops(0, 'infantry')
      .turn(0)
      .play(...rome)
      .expect({ offers: ['bid 0'] })
      .play('0 bid 0')
      .expect({ war: { attacker: { condottiere: 0 } } });
  });

  it('[POR-8.14] without any condottiere the war counts as fought and drawn', () => {
    three()
      .troops(0, 'infantry')
      .turn(0)
      .play(...rome, '0 pass', '0 pass')
      .expect({
        wars: 1,
        war: { result: 'unfought' },
        noEvents: ['rolled'],
        status: { rome: 5, milan: 6 },
        deciding: 1,
      });
    three()
      .turn(0)
      .play(...rome)
      .expect({ wars: 1, war: { result: 'unfought' } });
  });

  it('[POR-8.15, POR-R38] an unrepresented city fights with +3, in both rounds, and can win', () => {
    three()
      .troops(0, 'infantry')
      .dice([3, 4], [1, 6])
      .turn(0)
      .play(...rome, '0 bid 0')
      .expect({
        war: { defender: { condottiere: null, first: { total: 3 }, second: { total: 3 } }, result: 'defender' },
        status: { rome: 3, milan: 8 },
        noEvents: ['victory'],
      });
  });

  it('[POR-8.16, POR-R37] each city pays its condottiere its status before the fight', () => {
    three()
      .troops(0, 'infantry')
      .troops(1, 'infantry')
      .status({ rome: 4, milan: 9 })
      .dice([6, 1])
      .turn(0)
      .play(...rome, '0 bid 0', '1 pass', '1 bid 0')
      .expect({ pay: { 0: 4, 1: 9 }, status: { rome: 6, milan: 7 } });
  });

  it('[POR-8.17, POR-R16] the pay lies on the family tile until the decade ends', () => {
    three()
      .troops(0, 'infantry')
      .turn(0)
      .play(...rome, '0 bid 0')
      .expect({ gold: { 0: 30 }, pay: { 0: 5 }, sees: { 2: { players: { 0: { pay: 5 } } } } });
    three().gold(0, 0).pay(0, 20).turn(0).refused('0 buy infantry', 'POR-6.2').refused('0 offer 1 1g');
    three()
      .pay(0, 20)
      .decadeEnds(1)
      .expect({ gold: { 0: 54 }, pay: { 0: 0 } });
  });

  it.each([
    ['won', [6, 1], [1, 1]],
    ['lost', [1, 6], [1, 6]],
    ['drawn', [1, 6], [6, 1]],
  ] as const)('[POR-8.18] the pay is due when the war is %s', (_, first, second) => {
    three()
      .troops(0, 'infantry')
      .troops(1, 'infantry')
      .dice(first, second)
      .turn(0)
      .play(...rome, '0 bid 0', '1 pass', '1 bid 0')
      .expect({ pay: { 0: 5, 1: 6 } });
  });

  it('[POR-8.32, POR-R36, POR-R58] nobody leads without a bid; the last one is asked, and a bid wins at once', () => {
    three()
      .troops(0, 'infantry')
      .troops(1, 'infantry')
      .turn(0)
      .play(...rome, '0 pass')
      .expect({ deciding: 1, offers: ['pass', 'bid 0', 'bid 5'] })
      .play('1 bid 5')
      .expect({
        war: { attacker: { condottiere: 1 } },
        influence: { 1: 5 },
        auction: { kind: 'defender', inside: [0] },
      });
    scenario({ players: 3, edition: { bids: { condottiere: 1 } } })
      .troops(0, 'infantry')
      .turn(0)
      .play(...rome)
      .refused('0 bid 0', 'POR-R36');
  });

  it('[POR-8.8] while a command is auctioned, nobody is said to lead or not to lead', () => {
    const reader = { seat: null, name: String };
    const told = (at: { view(seat: number): unknown }) => module.text.en.describe(at.view(0), reader).join('\n');
    const attack = three()
      .troops(0, 'infantry')
      .troops(1, 'infantry')
      .turn(0)
      .play(...rome);
    expect(told(attack)).toContain('a condottiere is sought');
    expect(told(attack)).not.toContain('nobody leads');
    const defence = attack.play('0 pass', '1 pass');
    expect(told(defence).match(/nobody leads|a condottiere is sought/g)).toEqual([
      'nobody leads',
      'a condottiere is sought',
    ]);
  });
});

describe('Holy League and bribes', () => {
  const league = () => three().troops(0, 'infantry').troops(1, 'crossbowmen').troops(2, 'pikemen', 'infantry').pope(2);
  const led = [...rome, '0 bid 0', '1 pass', '2 pass', '1 bid 0', '2 pass'];

  it('[POR-8.19] after the condottieri are set the Pope’s owner may declare the Holy League', () => {
    league()
      .turn(0)
      .play(...led)
      .expect({ question: 'holyLeague', deciding: 2, menu: ['league attacker', 'league defender', 'decline'] });
  });

  it('[POR-8.20, POR-R39] all own troops join either side', () => {
    league()
      .turn(0)
      .play(...led, '2 league attacker')
      .expect({ war: { attacker: { league: 2, first: { total: 3 } }, defender: { first: { total: 1 } } } });
    league()
      .turn(0)
      .play(...led, '2 league defender')
      .expect({ war: { attacker: { first: { total: 1 } }, defender: { league: 2, first: { total: 2 } } } });
  });

  it('[POR-R39] not for a condottiere, not without troops; it may back an unrepresented city', () => {
    league()
      .turn(0)
      .play(...rome, '0 pass', '1 pass', '2 bid 0', '0 pass', '1 pass')
      .expect({ noEvents: ['leagueJoins'], question: 'turn' });
    three()
      .pope(2)
      .troops(0, 'infantry')
      .turn(0)
      .play(...rome, '0 bid 0')
      .expect({ question: 'turn' });
    league()
      .turn(0)
      .play(...rome, '0 bid 0', '1 pass', '2 pass', '1 pass', '2 pass', '2 league defender')
      .expect({ war: { defender: { condottiere: null, first: { total: 4 } } } });
  });

  it('[POR-8.21] the League earns neither pay nor a counter', () => {
    league()
      .dice([6, 1])
      .turn(0)
      .play(...led, '2 league attacker')
      .expect({ pay: { 2: 0 }, victories: { 0: 1, 2: 0 } });
  });

  it('[POR-8.22, POR-R40] bribes: attacker, defender, then the Pope in the League', () => {
    const cards = () => league().hand(0, 'bribe-troops').hand(1, 'bribe-troops').hand(2, 'bribe-troops');
    const declined = [...rome, '0 decline', '1 decline', '2 decline', ...led.slice(2)];
    cards()
      .turn(0)
      .play(...declined, '2 league attacker')
      .expect({ question: 'bribe', deciding: 0 })
      .play('0 bribe 1 crossbowmen')
      .expect({ deciding: 1, lacks: ['bribe 1 crossbowmen'], offers: ['bribe 0 infantry', 'bribe 2 pikemen'] })
      .play('1 decline')
      .expect({ deciding: 2 })
      .play('2 bribe 0 infantry')
      .expect({ events: ['bribed', 'rolled'] });
    cards()
      .turn(0)
      .play(...declined, '2 decline', '0 decline', '1 decline')
      .expect({ events: ['rolled'] });
  });
});

describe('the fight', () => {
  const led = [...rome, '0 bid 0', '1 pass', '1 bid 0'];
  const battle = (...dice: (readonly [number, number])[]) =>
    three()
      .troops(0, 'infantry', 'pikemen')
      .troops(1, 'crossbowmen')
      .dice(...dice)
      .turn(0)
      .play(...led);

  it('[POR-8.23] attack of one side and defence of the other, with a die each', () => {
    battle([3, 4]).expect({
      war: { rolls: { 0: { dice: { attacker: 3, defender: 4 }, totals: { attacker: 5, defender: 5 } } } },
    });
  });

  it('[POR-8.24] a higher attacker wins at once', () => {
    const { rolls, result } = battle([4, 4]).view(null).war!;
    expect(result).toBe('attacker');
    expect(figures(rolls)).toEqual([
      { round: 1, dice: { attacker: 4, defender: 4 }, totals: { attacker: 6, defender: 5 }, void: false },
    ]);
  });

  it('[POR-8.25] on a tie or less there is a second round with the values swapped and new dice', () => {
    battle([3, 4], [2, 6]).expect({
      war: {
        attacker: { second: { stat: 'defence', total: 1 } },
        defender: { second: { stat: 'attack', total: 0 } },
        rolls: { 1: { round: 2, totals: { attacker: 3, defender: 6 } } },
      },
    });
  });

  it('[POR-8.26] the defender wins with a higher total then; anything else is a draw', () => {
    battle([1, 4], [3, 5]).expect({ war: { result: 'defender' } });
    battle([1, 4], [3, 4]).expect({ war: { result: 'draw' } });
    battle([1, 4], [5, 4]).expect({ war: { result: 'draw' } });
  });

  it('[POR-8.27] the winner rises 1 and the loser falls 1; a draw changes nothing', () => {
    battle([4, 4]).expect({ status: { rome: 6, milan: 5 } });
    battle([1, 4], [3, 4]).expect({ status: { rome: 5, milan: 6 } });
  });

  it('[POR-8.28, POR-E10] at least twice the loser’s total in the deciding roll: 2 instead of 1', () => {
    battle([6, 3]).expect({
      war: { rolls: { 0: { totals: { attacker: 8, defender: 4 } } } },
      status: { rome: 7, milan: 4 },
    });
    battle([6, 4]).expect({ status: { rome: 6, milan: 5 } });
    battle([1, 4], [1, 4]).expect({ status: { rome: 3, milan: 8 } });
  });

  it('[POR-R43] a win over a total of nothing or less is a double', () => {
    three()
      .troops(0, 'infantry')
      .troops(1, 'infantry')
      .hand(2, 'bad-weather', 'bad-weather')
      .dice([1, 1])
      .turn(0)
      .play(...rome, '2 weather milan', '2 weather milan', ...led.slice(2))
      .expect({ war: { rolls: { 0: { totals: { attacker: 2, defender: -1 } } } }, status: { rome: 7, milan: 4 } });
  });

  it('[POR-8.29] never above 10 or below 3, and one limit does not stop the other city', () => {
    three()
      .status({ rome: 10, milan: 5 })
      .troops(0, 'infantry')
      .troops(1, 'infantry')
      .dice([6, 1])
      .turn(0)
      .play(...led)
      .expect({ status: { rome: 10, milan: 3 } });
    three()
      .status({ rome: 9, milan: 3 })
      .troops(0, 'infantry')
      .troops(1, 'infantry')
      .dice([6, 1])
      .turn(0)
      .play(...led)
      .expect({ status: { rome: 10, milan: 3 } });
  });

  it('[POR-8.30] the winning condottiere takes a counter', () => {
    battle([4, 4]).expect({ victories: { 0: 1, 1: 0 } });
    battle([1, 4], [3, 5]).expect({ victories: { 0: 0, 1: 1 } });
  });

  it('[POR-8.31] troops are never lost, bribed ones neither', () => {
    three()
      .troops(0, 'infantry')
      .troops(1, 'crossbowmen')
      .hand(0, 'bribe-troops')
      .dice([6, 1])
      .turn(0)
      .play('0 war', '0 cities rome milan', '0 decline', '0 bid 0', '1 pass', '1 bid 0', '0 bribe 1 crossbowmen')
      .expect({ troops: { 0: ['infantry'], 1: ['crossbowmen'] }, war: { defender: { first: { total: 0 } } } });
  });

  it('what a past war shows does not change when troops are bought later', () => {
    battle([4, 4])
      .play('1 buy pikemen')
      .expect({ war: { defender: { first: { total: 1 } } } });
  });
});
