// Numbers that explain themselves: strengths, prices, minimum bids, incomes and points with their parts.

import { explained, LANGUAGES, type Part, type Seat, type Sum } from '@signoria/kernel';
import { readerOf } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { GOLD, INFLUENCE } from '../data/currency.ts';
import { module } from '../index.ts';
import { discount, income } from '../rules/model/abilities.ts';
import { netPrice } from '../rules/view/helpers.ts';
import type { View } from '../rules/view/types.ts';
import { scenario } from '../scenario.ts';
import { EVEN, stateOf, three } from './help.ts';

/** `Infantry 1 [POR-8.23]`, as it is read in English. */
function told({ parts, total }: Sum): readonly string[] {
  const line = (part: Part) => `${module.text.en.part!(part, readerOf('en', 0))} ${part.n} [${part.rules.join(', ')}]`;
  return [...parts.map(line), `= ${total}`];
}

/** Every sum in a view, wherever it stands. */
function sumsIn(x: unknown): readonly Sum[] {
  if (typeof x !== 'object' || x === null) return [];
  if ('total' in x && 'parts' in x && 'why' in x === false && typeof x.total === 'number') return [x as Sum];
  return Object.values(x).flatMap(sumsIn);
}

const player = (view: View, seat: Seat) => view.players[seat]!;

const war = () => {
  const s = three().family(1, 'd-este').tiles(0, 'naples-spanish-infantry').tiles(1, 'milan-caterina-sforza');
  return s.troops(0, 'infantry', 'crossbowmen').troops(1, 'pikemen').troops(2, 'crossbowmen');
};

describe('strength', () => {
  it('[POR-8.23, POR-13.12, POR-12.9, POR-13.8] is that of troops, tiles, family and general', () => {
    const view = war().turn(0).view(2);
    expect(told(player(view, 0).why.strength.attack)).toEqual([
      'Crossbowmen 0 [POR-8.23]',
      'Infantry 1 [POR-8.23]',
      'Spanish Infantry 1 [POR-13.12]',
      '= 2',
    ]);
    expect(told(player(view, 1).why.strength.defence)).toEqual([
      'Pikemen 1 [POR-8.23]',
      'Caterina Sforza 2 [POR-13.8]',
      'd’Este 1 [POR-12.9]',
      '= 4',
    ]);
    expect(player(view, 1).strength).toEqual({ attack: 1, defence: 4 });
  });

  it('[POR-8.15, POR-15.4, POR-15.12] in a war tells bribes, weather, the die and a city without a condottiere', () => {
    const s = war().hand(2, 'bad-weather').hand(0, 'bribe-troops').dice([4, 1], [2, 3]).turn(0);
    s.play('0 war', '0 cities rome milan', '2 weather rome', '0 decline', '0 decline', '0 bid 1', '1 pass', '2 pass');
    s.play('1 bid 0', '2 pass', '0 bribe 1 pikemen');
    const { attacker, defender, rolls } = s.view(2).war!;
    expect(told(attacker.first.why)).toEqual([
      'Crossbowmen 0 [POR-8.23]',
      'Infantry 1 [POR-8.23]',
      'Spanish Infantry 1 [POR-13.12]',
      'Bad Weather -1 [POR-15.12, POR-R35]',
      '= 1',
    ]);
    expect(told(defender.first.why)).toEqual(['Pikemen, bribed 0 [POR-15.4]', 'd’Este 1 [POR-12.9]', '= 1']);
    expect(told(rolls[0]!.why.attacker).slice(-2)).toEqual(['Die 4 [POR-8.23]', '= 5']);
    expect(told(attacker.due)).toEqual(['Status of Rome 5 [POR-8.16, POR-8.18]', '= 5']);
    const alone = three().troops(0, 'infantry').turn(0).play('0 war', '0 cities rome milan', '0 bid 0');
    expect(told(alone.view(1).war!.defender.second.why)).toEqual([
      'City without a condottiere 3 [POR-8.15, POR-R38]',
      '= 3',
    ]);
  });
});

describe('prices', () => {
  it('[POR-6.2, POR-6.6] of troops and cards are as printed, without discount', () => {
    const { troops, deck } = scenario({ players: 3, edition: { troops: { cavalry: { cost: 7 } } } })
      .turn(0)
      .view(0);
    expect(told(troops[3]!.why.cost)).toEqual(['Cavalry 7 [POR-6.2, POR-6.8]', '= 7']);
    expect(told(deck.why.cost)).toEqual(['Treachery card 1 [POR-6.6, POR-6.8]', '= 1']);
  });

  it('[POR-7.7, POR-R22] of a lot are the bid less every discount, never below 0', () => {
    const s = three().family(0, 'montefeltro').tiles(0, 'milan-swiss-mercenaries', 'rome-orsini-family').turn(0);
    const hiring = { kind: 'attacker', currency: 'influence' } as const;
    expect(told(netPrice(s.view(1), 0, hiring, 5))).toEqual([
      'Bid 5 [POR-7.5]',
      'Montefeltro -2 [POR-12.7]',
      'Swiss Mercenaries -1 [POR-13.10]',
      '= 2',
    ]);
    expect(told(netPrice(s.view(1), 0, hiring, 1)).slice(-2)).toEqual(['Never below 0 2 [POR-R22]', '= 0']);
    expect(told(player(s.view(2), 0).why.discounts.pope)).toEqual([
      'Montefeltro 2 [POR-12.7]',
      'Orsini Family 1 [POR-13.4]',
      '= 3',
    ]);
  });

  it.each([
    ['A', 'POR-12.1'],
    ['B', 'POR-12.2'],
  ] as const)('[POR-12.1, POR-12.2] Baglioni %s pays 1 less by its own rule', (side, rule) => {
    const s = scenario({ players: 3, options: { side } }).family(0, 'baglioni').declared('gold').turn(0);
    expect(told(explained((parts) => discount(stateOf(s), 0, 'city', GOLD, parts)))).toEqual([
      `Baglioni 1 [${rule}]`,
      '= 1',
    ]);
  });
});

describe('bids', () => {
  it('[POR-7.11, POR-7.4, POR-R20] open at twice the status, then go up', () => {
    const s = three().offered('rome-orsini-family').turn(0).play('0 nominate rome-orsini-family');
    const twice = ['Status of Rome 5 [POR-7.11]', 'Status of Rome 5 [POR-7.11]', '= 10'];
    expect(told(s.view(1).auction!.why.minimum)).toEqual(twice);
    expect(told(s.view(1).cities.rome.why.minimum)).toEqual(twice);
    s.play('0 bid 12');
    expect(told(s.view(1).auction!.why.minimum)).toEqual(['High bid 12 [POR-7.4]', 'Least raise 1 [POR-R20]', '= 13']);
  });

  it.each([
    ['pope', {}, 'Opening bid 0 [POR-7.21]'],
    ['ev1-mantegna', {}, 'Opening bid 0 [POR-7.16]'],
  ])('[POR-7.16, POR-7.21] for %s open at nothing', (lot, _, line) => {
    const { auction } = three().turn(0).play(`0 nominate ${lot}`).view(1);
    expect(told(auction!.why.minimum)).toEqual([line, '= 0']);
  });

  it('[POR-R36] for a command open at what the edition says', () => {
    const s = scenario({ players: 3, edition: { bids: { condottiere: 2 } } })
      .troops(0, 'infantry')
      .troops(1, 'infantry');
    const { auction } = s.turn(0).play('0 war', '0 cities rome milan').view(1);
    expect(told(auction!.why.minimum)).toEqual(['Opening bid 2 [POR-R36]', '= 2']);
  });

  it('[POR-7.6, POR-R23, POR-R24] reach as far as holdings, discounts, cards and the Banker, for one’s own eyes', () => {
    const s = three().tiles(0, 'florence-banker', 'rome-orsini-family').hand(0, 'bribe-cardinal').turn(0);
    s.play('0 offer 1 2i', '0 nominate pope');
    expect(told(s.view(0).auction!.why.reach!)).toEqual([
      'Influence in hand 10 [POR-4.1]',
      'Offered in exchanges -2 [POR-R13]',
      'Orsini Family 1 [POR-13.4]',
      'Bribe Cardinal 3 [POR-15.5, POR-R24]',
      'Banker 3 [POR-13.1, POR-R23]',
      '= 15',
    ]);
    expect(s.view(null).auction!.why.reach).toBe(null);
    expect(told(s.view(1).auction!.why.reach!)[0]).toMatch(/^Influence in hand/);
  });

  it('[POR-R14] bind what covers them: the rest is free', () => {
    const s = three().offered('rome-orsini-family').turn(0).play('0 offer 2 3g', '0 nominate rome-orsini-family');
    s.play('0 bid 12');
    expect(told(player(s.view(0), 0).why.free!.gold)).toEqual([
      'Gold in hand 30 [POR-4.1]',
      'Offered in exchanges -3 [POR-R13]',
      'Needed for a bid -10 [POR-R14]',
      '= 17',
    ]);
    expect(player(s.view(1), 0).why.free).toBe(null);
    const beginner = scenario({ players: 3, options: { opening: 'beginner' } }).newGame();
    expect(told(player(beginner.view(0), 0).why.free!.gold)).toContain('Fee of the opening -5 [POR-H11]');
  });
});

describe('income', () => {
  const rich = () =>
    three()
      .tiles(0, 'venice-spice-merchant', 'florence-machiavelli')
      .events(0, 'ev1-wine-merchants')
      .troops(0, 'cavalry', 'infantry')
      .pope(0)
      .turn(0);

  it('[POR-10.1, POR-14.4, POR-7.23] in gold is that of family, tiles, wine and the Pope', () => {
    expect(told(player(rich().view(1), 0).why.income.gold)).toEqual([
      'Gonzaga 4 [POR-10.1]',
      'Spice Merchant 3 [POR-10.1]',
      'Wine for Spice Merchant 1 [POR-14.4]',
      'The Pope 3 [POR-7.23]',
      '= 11',
    ]);
  });

  it('[POR-10.3] comes together with the pay of condottieri', () => {
    const { takings, income: earned } = player(three().pay(0, 6).turn(0).view(1), 0).why;
    expect(told(takings.gold)).toEqual(['Gonzaga 4 [POR-10.1]', 'Pay as condottiere 6 [POR-10.3, POR-8.17]', '= 10']);
    expect(takings.influence).toEqual(earned.influence);
  });

  it('[POR-10.2] in influence is that of family, tiles and troops', () => {
    expect(told(player(rich().view(1), 0).why.income.influence)).toEqual([
      'Gonzaga 3 [POR-10.2]',
      'Niccolò Machiavelli 2 [POR-10.2]',
      'Cavalry 1 [POR-10.2]',
      '= 6',
    ]);
    expect(income(stateOf(rich()), 0, INFLUENCE)).toBe(6);
  });

  it('[POR-4.5, POR-12.5, POR-13.7] the hand limit is 2, and more by family and tiles', () => {
    const s = three().tiles(2, 'rome-cesare-borgia').turn(0);
    expect(told(player(s.view(0), 2).why.handLimit)).toEqual([
      'Everybody 2 [POR-4.5]',
      'Malatesta 1 [POR-12.5]',
      'Cesare Borgia 1 [POR-13.7]',
      '= 4',
    ]);
  });
});

describe('points', () => {
  it('[POR-11.5, POR-11.6, POR-11.7, POR-11.8, POR-11.13] are told column by column', () => {
    const edition = { ...EVEN, tiles: { 'venice-spice-merchant': { vp: 2 } } };
    const s = scenario({ players: 3, edition, options: { holdings: 'open' } }).family(0, 'gonzaga');
    s.tiles(0, 'venice-spice-merchant').events(0, 'ev1-wine-merchants', 'ev1-verrocchio').pope(0).victories(0, 2);
    const { points } = player(s.turn(0).view(1), 0).why;
    expect(told(points.cities)).toEqual([
      'Spice Merchant, Venice 10 [POR-11.5]',
      'Printed on Spice Merchant 2 [POR-11.1, POR-R54]',
      '= 12',
    ]);
    expect(told(points.events)).toEqual(['Andrea del Verrocchio 2 [POR-11.6]', '= 2']);
    expect(told(points.wine)).toEqual(['Wine for 1 Merchant tile 1 [POR-11.7]', '= 1']);
    expect(told(points.pope)).toEqual(['The Pope 3 [POR-11.8]', '= 3']);
    expect(told(points.victories)).toEqual(['Victory 1 1 [POR-11.13]', 'Victory 2 2 [POR-11.13]', '= 3']);
    expect(told(points.gold!)).toEqual(['Tied for most gold 5 [POR-11.9, POR-11.10]', '= 5']);
    expect(told(points.total).map((line) => line.replace(/ \[.*/, ''))).toEqual([
      'City tiles 12',
      'Events 2',
      'Wine Merchants 1',
      'The Pope 3',
      'Victory counters 3',
      'Gold 5',
      'Influence 3',
      '= 29',
    ]);
  });

  it('[POR-11.2, POR-11.4] of a city are those of its place', () => {
    const { cities } = three().status({ venice: 9, milan: 6, florence: 6 }).turn(0).view(0);
    expect(told(cities.venice.why.vp)).toEqual(['First place 10 [POR-11.2]', '= 10']);
    expect(told(cities.milan.why.vp)).toEqual(['Third place, tied 5 [POR-11.2, POR-11.4]', '= 5']);
  });

  it('[POR-16.2] say nothing of holdings that are not known', () => {
    const { points } = player(three().turn(0).view(1), 0).why;
    expect([points.gold, points.influence]).toEqual([null, null]);
  });
});

describe('every number of a view', () => {
  const positions = [
    war().turn(0),
    war().turn(0).play('0 war', '0 cities rome milan'),
    three().tiles(0, 'florence-banker').turn(0).play('0 nominate pope', '0 bid 3'),
    three().decade(3).pope(1).events(0, 'ev1-wine-merchants').tiles(0, 'venice-silk-merchant').turn(0),
  ];

  it.each([...positions.keys()])('adds up, cites rules that exist and can be said (position %i)', (i) => {
    for (const viewer of [0, 1, null]) {
      const sums = sumsIn(positions[i]!.view(viewer));
      expect(sums.length).toBeGreaterThan(50);
      for (const { total, parts } of sums) {
        expect(parts.reduce((sum, { n }) => sum + n, 0)).toBe(total);
        for (const part of parts) {
          for (const rule of part.rules) expect(Object.keys(module.text.en.reference.entries)).toContain(rule);
          for (const language of LANGUAGES) {
            expect(module.text[language].part!(part, readerOf(language, viewer))).toMatch(/\S/);
          }
        }
      }
    }
  });
});
