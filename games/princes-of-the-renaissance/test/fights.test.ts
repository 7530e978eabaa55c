// Chapter 8: bribes, dice and what each side brings, to the last figure.

import { describe, expect, it } from 'vitest';
import type { TileId } from '../data/tiles.ts';
import type { TroopId } from '../data/troops.ts';
import { scenario } from '../scenario.ts';
import { EVEN, figures, stateOf, three } from './help.ts';

const rome = ['0 war', '0 cities rome milan'];

describe('strength', () => {
  it.each<[TroopId, TileId | null, number, number]>([
    ['crossbowmen', null, 0, 1],
    ['infantry', null, 1, 0],
    ['pikemen', null, 1, 1],
    ['cavalry', null, 2, 0],
    ['artillery', null, 1, 2],
    ['crossbowmen', 'milan-genoese-crossbow', 0, 2],
    ['infantry', 'naples-spanish-infantry', 2, 1],
    ['pikemen', 'milan-swiss-mercenaries', 2, 2],
    ['cavalry', 'milan-armourer', 3, 0],
    ['artillery', 'milan-armourer', 1, 2],
    ['infantry', 'milan-swiss-mercenaries', 1, 0],
    ['infantry', 'milan-caterina-sforza', 1, 2],
  ])(
    '[POR-13.8, POR-13.9, POR-13.10, POR-13.11, POR-13.12] of %s with %s: %i and %i',
    (troop, tile, attack, defence) => {
      const s = three().troops(0, troop);
      const { players } = (tile === null ? s : s.tiles(0, tile)).turn(0).view(1);
      expect(players[0]!.strength).toEqual({ attack, defence });
      const elsewhere = tile === null ? players : three().troops(0, troop).tiles(1, tile).turn(0).view(1).players;
      expect(elsewhere[1]!.strength).toEqual({ attack: 0, defence: 0 });
    },
  );

  it('[POR-12.9, POR-R41] d’Este defends with 1 more, alone too; Caterina Sforza only with troops', () => {
    const este = scenario({ players: 3, edition: EVEN }).family(0, 'd-este').tiles(0, 'milan-caterina-sforza');
    expect(este.turn(0).view(1).players[0]!.strength).toEqual({ attack: 0, defence: 1 });
  });
});

describe('a war', () => {
  it('[POR-8.4, POR-8.11] begins with nothing on either side', () => {
    const s = three()
      .hand(0, 'bribe-troops')
      .turn(0)
      .play(...rome);
    expect(stateOf(s).war).toEqual({
      byCard: false,
      starter: 0,
      cities: [3, 1],
      weather: [0, 0],
      condottieri: [-1, -1],
      prices: [0, 0],
      pay: [0, 0],
      league: -1,
      leagueSeat: -1,
      bribes: [],
      rolls: [],
      result: null,
      parts: null,
    });
  });

  it('[POR-15.12, POR-R35] every Bad Weather lies on its own city and counts in the first round alone', () => {
    const s = three()
      .troops(0, 'infantry', 'pikemen')
      .troops(1, 'crossbowmen')
      .hand(0, 'bad-weather', 'bad-weather')
      .hand(1, 'bad-weather')
      .dice([1, 3], [2, 3])
      .turn(0)
      .play(...rome, '0 weather rome', '1 decline', '0 weather rome', '1 decline', '1 weather milan')
      .play('0 bid 1', '1 pass', '1 bid 0');
    s.expect({
      hears: {
        2: [
          { what: 'rolled', forces: [0, 0], dice: [1, 3] },
          { what: 'rolled', forces: [1, 0] },
        ],
      },
    });
    const { attacker, defender, rolls } = s.view(2).war!;
    expect([attacker.weather, defender.weather]).toEqual([2, 1]);
    expect(rolls.map(({ totals }) => totals)).toEqual([
      { attacker: 1, defender: 3 },
      { attacker: 3, defender: 3 },
    ]);
  });

  it('[POR-8.23, POR-8.25] what counted is seen afterwards, side by side and round by round', () => {
    const s = three()
      .troops(0, 'infantry', 'pikemen')
      .troops(1, 'crossbowmen', 'artillery')
      .tiles(0, 'milan-swiss-mercenaries')
      .hand(2, 'bad-weather')
      .dice([1, 3], [2, 4])
      .turn(0)
      .play(...rome, '2 weather rome', '0 bid 1', '1 pass', '1 bid 0');
    const { attacker, defender, result } = s.view(2).war!;
    const own = (what: string, id: string | null, owner: number | null, amount: number) => {
      return { what, id, owner, amount, bribed: false };
    };
    expect(result).toBe('defender');
    expect(figures(attacker.first)).toEqual({
      stat: 'attack',
      total: 2,
      parts: [
        own('troop', 'infantry', 0, 1),
        own('troop', 'pikemen', 0, 1),
        own('tile', 'milan-swiss-mercenaries', 0, 1),
        own('weather', null, null, -1),
      ],
    });
    expect(attacker.second).toMatchObject({ stat: 'defence', total: 2 });
    expect(defender.first).toMatchObject({ stat: 'defence', total: 3 });
    expect(figures(defender.second)).toEqual({
      stat: 'attack',
      total: 1,
      parts: [own('troop', 'crossbowmen', 1, 0), own('troop', 'artillery', 1, 1)],
    });
  });

  it('[POR-13.5, POR-R42] another roll replaces the last one alone, and no third is asked', () => {
    const s = three()
      .tiles(0, 'milan-ludovico-sforza')
      .troops(0, 'pikemen')
      .troops(1, 'pikemen')
      .dice([1, 2], [4, 1])
      .turn(0)
      .play(...rome, '0 bid 0', '1 pass', '1 bid 0')
      .expect({ question: 'reroll', deciding: 0, menu: ['reroll', 'stand'] })
      .play('0 stand')
      .expect({ question: 'reroll', deciding: 0 })
      .play('0 reroll');
    const roll = (round: number, a: number, d: number, again: boolean) => {
      return {
        round,
        dice: { attacker: a, defender: d },
        totals: { attacker: a + 1, defender: d + 1 },
        void: again,
      };
    };
    expect(figures(s.view(2).war!.rolls)).toEqual([roll(1, 1, 2, false), roll(2, 4, 1, true), roll(2, 2, 5, false)]);
    s.expect({ war: { result: 'defender' }, victories: { 0: 0, 1: 1 }, status: { milan: 8, rome: 3 } });
    expect(s.view(2).players[0]!.unused).toEqual([]);
  });

  it('[POR-8.22, POR-R40] bribes end when nobody has a loyal troop, not before', () => {
    three()
      .troops(0, 'infantry')
      .hand(0, 'bribe-troops', 'bribe-troops')
      .turn(0)
      .play(...rome, '0 decline', '0 bid 0')
      .expect({ question: 'bribe', deciding: 0, menu: ['bribe 0 infantry', 'decline'] })
      .play('0 bribe 0 infantry')
      .expect({ question: 'turnEnd', hand: { 0: ['bribe-troops'] } });
    three()
      .troops(0, 'infantry')
      .troops(1, 'pikemen')
      .hand(0, 'bribe-troops', 'bribe-troops')
      .turn(0)
      .play(...rome, '0 decline', '0 bid 0', '1 pass', '1 bid 0', '0 bribe 1 pikemen')
      .expect({ question: 'bribe', deciding: 0, menu: ['bribe 0 infantry', 'decline'] });
  });

  it('[POR-8.22] the Pope in the League is asked once, after both condottieri', () => {
    const s = three()
      .troops(0, 'infantry')
      .troops(1, 'pikemen')
      .troops(2, 'crossbowmen')
      .hand(0, 'veto')
      .hand(1, 'veto')
      .hand(2, 'bribe-troops', 'veto')
      .pope(2)
      .turn(0)
      .play(...rome, '0 decline', '1 decline', '2 decline', '0 bid 0', '1 pass', '2 pass', '1 bid 0', '2 pass')
      .play('2 league attacker')
      .expect({ deciding: 0, menu: ['decline'] })
      .play('0 decline')
      .expect({ deciding: 1, menu: ['decline'] })
      .play('1 decline')
      .expect({ deciding: 2, menu: ['bribe 0 infantry', 'bribe 1 pikemen', 'bribe 2 crossbowmen', 'decline'] })
      .play('2 bribe 1 pikemen')
      .expect({ deciding: 2, menu: ['decline'] })
      .play('2 decline')
      .expect({ question: 'turnEnd', deciding: 0 });
    expect(s.view(0).war).toMatchObject({ bribes: [{ by: 2, owner: 1, troop: 'pikemen' }], attacker: { league: 2 } });
  });

  it('[POR-H1] who comes first from the active player on, plays, also past the end of turn order', () => {
    three()
      .hand(0, 'veto')
      .hand(2, 'bad-weather')
      .turn(1)
      .play('1 war', '1 cities rome milan', '0 veto', '2 weather milan')
      .expect({ hand: { 0: ['veto'], 2: [] }, war: { result: null, defender: { weather: 1 } } });
    three()
      .hand(0, 'veto')
      .hand(1, 'bad-weather')
      .turn(1)
      .play('1 war', '1 cities rome milan', '0 veto', '1 decline')
      .expect({ hand: { 0: [], 1: ['bad-weather'] }, war: { result: 'vetoed' } });
  });

  it('[POR-8.9, POR-8.10] who sits before the active player is asked too, as the only one with troops', () => {
    const s = three()
      .troops(2, 'infantry')
      .turn(0)
      .play(...rome);
    s.expect({ question: 'bid', deciding: 2, menu: ['pass', ...Array.from({ length: 11 }, (_, n) => `bid ${n}`)] });
    expect(stateOf(s).auction).toMatchObject({ inside: 4, lot: 3, kind: 'attacker', high: -1, bidder: -1 });
  });

  it('[POR-8.14, POR-8.32] where nobody bids, no auction is left standing', () => {
    const s = three()
      .troops(0, 'infantry')
      .troops(1, 'infantry')
      .turn(0)
      .play(...rome, '0 pass', '1 pass');
    s.expect({ auction: { kind: 'defender', id: 2 } }).play('0 pass', '1 pass');
    s.expect({ auction: null, war: { result: 'unfought' }, question: 'turn', deciding: 1 });
  });

  it('[POR-8.15, POR-8.16] an unrepresented city has no condottiere, no price and no pay', () => {
    const s = three()
      .troops(0, 'infantry')
      .hand(0, 'bribe-troops')
      .turn(0)
      .play(...rome, '0 decline', '0 bid 2');
    s.expect({ question: 'bribe' });
    expect(s.view(1).war).toMatchObject({
      attacker: { condottiere: 0, price: 2, pay: 5, league: null },
      defender: { condottiere: null, price: null, pay: null, league: null, first: { total: 3 }, second: { total: 3 } },
    });
  });

  it('[POR-8.15, POR-R38] an unrepresented city rolls with 3, attacked or attacking', () => {
    const s = three()
      .troops(0, 'infantry')
      .dice([1, 1], [6, 1])
      .turn(0)
      .play(...rome, '0 bid 2');
    s.expect({
      hears: {
        2: [
          { what: 'rolled', round: 1, forces: [1, 3] },
          { what: 'rolled', round: 2, forces: [0, 3] },
        ],
      },
    });
    const led = three()
      .troops(0, 'infantry')
      .dice([3, 4])
      .turn(0)
      .play(...rome, '0 pass', '0 bid 0');
    led.expect({ hears: { 2: [{ what: 'rolled', round: 1, forces: [3, 0] }] }, war: { result: 'attacker' } });
  });

  it('[POR-8.26, POR-8.27] a draw is told of both cities, attacking city first', () => {
    const s = three().troops(0, 'pikemen').troops(1, 'pikemen').dice([1, 2], [3, 3]).turn(0);
    s.play(...rome, '0 bid 0', '1 pass', '1 bid 0').expect({
      hears: { 2: [{ what: 'warDrawn', cities: ['rome', 'milan'] }] },
      war: { result: 'draw' },
      status: { rome: 5, milan: 6 },
    });
  });
});
