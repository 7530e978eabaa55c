// What is forbidden, and what a player is told of it: every reason with its rules and facts, and nothing else.

import { type AnyState, question } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import type { Choice } from '../rules/model/choices.ts';
import { table } from './help.ts';

type Told = readonly [line: string, why: string, rules: readonly string[], facts: unknown];

function blockedAt(s: ReturnType<typeof table>, seat: number): readonly Told[] {
  const { blocked } = question(game, s.state() as AnyState, seat)!;
  return blocked.map(({ choice, why, rules, facts }) => [game.notation.write(choice as Choice), why, rules, facts]);
}

describe('Diplomacy', () => {
  const controlled = (line: string, city: string, owner: number): Told => [
    line,
    'cityControlled',
    ['VIR-9.1'],
    { city, owner },
  ];
  const noWay = (city: string): Told => [`annex ${city} sea`, 'noWay', ['VIR-9.4', 'VIR-9.5'], { city }];
  const pirates = (city: string): Told => [`annex ${city} sea`, 'piratePort', ['VIR-9.1'], { city }];
  const tooTough = (line: string, city: string, crowns: number, ships: number): Told => [
    line,
    'tooTough',
    ['VIR-9.2', 'VIR-9.5'],
    { city, crowns, ships },
  ];

  it('[VIR-9.1, VIR-9.2, VIR-9.4, VIR-9.5] controlled, out of reach, pirates, too tough; nothing of own and closed cities', () => {
    const s = table().owns(1, 'ravenna').card(0, 'merchant', 'R1').agent(2, 'terracina').acting(0, 'lowerLeft');
    expect(blockedAt(s, 0)).toEqual([
      controlled('annex verona sea', 'verona', 2),
      controlled('annex venice sea', 'venice', 2),
      noWay('ferrara'),
      tooTough('annex bologna land', 'bologna', 4, 0),
      controlled('annex ravenna land', 'ravenna', 1),
      tooTough('annex siena land', 'siena', 4, 0),
      noWay('rome'),
      controlled('annex naples sea', 'naples', 1),
      noWay('benevento'),
      controlled('annex bari sea', 'bari', 1),
      tooTough('annex palermo sea', 'palermo', 4, 2),
      pirates('ajaccio'),
      pirates('tunis'),
    ]);
  });

  it('[VIR-9.5] the fewest seas count, and without a Ship there is no way over them', () => {
    const s = table().owns(0, 'palermo').exhausted(0, 'palermo', 'pisa').acting(0, 'lowerLeft');
    expect(blockedAt(s, 0).filter(([, why]) => why === 'tooTough')).toEqual([
      tooTough('annex bologna land', 'bologna', 4, 0),
      tooTough('annex siena land', 'siena', 4, 0),
      tooTough('annex ancona sea', 'ancona', 3, 3),
      tooTough('annex terracina sea', 'terracina', 2, 1),
      tooTough('annex pescara sea', 'pescara', 3, 3),
      tooTough('annex taranto sea', 'taranto', 3, 2),
    ]);
  });
});

describe('Winter', () => {
  it('[VIR-15.5, VIR-15.6] frozen Rooms with a card, by what; exhausted Courtiers', () => {
    const s = table()
      .card(0, 'bishop', 'top')
      .card(0, 'bishop', 'upperRight')
      .card(0, 'merchant', 'lowerRight')
      .card(0, 'bishop', 'lowerLeft')
      .indulgence(0, 'upperRight')
      .agent(1, 'florence.lowerRight')
      .agent(0, 'florence.lowerLeft')
      .card(0, 'banker', 'R1')
      .card(0, 'podesta', 'L1')
      .exhausted(0, 'R1')
      .winter(0);
    expect(blockedAt(s, 0)).toEqual([
      ['arrange top R2', 'roomFrozen', ['VIR-15.5'], { room: 'top', by: 'marker' }],
      ['arrange upperRight R2', 'roomFrozen', ['VIR-15.5'], { room: 'upperRight', by: 'indulgence' }],
      ['arrange lowerRight R2', 'roomFrozen', ['VIR-15.5'], { room: 'lowerRight', by: 'agent' }],
      ['arrange R1 lowerLeft', 'courtierExhausted', ['VIR-15.6'], { card: 'banker' }],
    ]);
  });

  it('[VIR-15.5, VIR-15.6] also when no space is free and no Room open', () => {
    const s = table()
      .card(0, 'bishop', 'top')
      .card(0, 'banker', 'R1')
      .card(0, 'merchant', 'R2')
      .card(0, 'podesta', 'L1')
      .exhausted(0, 'R2')
      .indulgence(0, 'upperRight')
      .indulgence(0, 'lowerRight')
      .indulgence(0, 'lowerLeft')
      .agent(1, 'florence.upperLeft')
      .winter(0);
    expect(blockedAt(s, 0)).toEqual([
      ['arrange top R1', 'roomFrozen', ['VIR-15.5'], { room: 'top', by: 'marker' }],
      ['arrange R2 top', 'courtierExhausted', ['VIR-15.6'], { card: 'merchant' }],
    ]);
  });

  it('[VIR-15.14, VIR-15.16, VIR-15.18, VIR-15.19, VIR-15.20, VIR-R29] purchases: each for its own reason', () => {
    const s = table()
      .florins(0, 5)
      .token(0, 'republic', 'guild')
      .exhausted(0, 'republic', 'guild', 'pisa')
      .card(0, 'cardinal', 'top')
      .card(1, 'pope', 'top')
      .neutral('florence')
      .winter(0)
      .play('0 stop', '0 buy merchant');
    const only = (what: string): Told => [`buy ${what}`, 'onlyOne', ['VIR-15.18'], { purchase: what }];
    const dear = (purchase: string, ...cost: (string | number)[]): Told => [
      `buy ${purchase}`,
      'tooDear',
      ['VIR-15.14'],
      { purchase, cost },
    ];
    expect(blockedAt(s, 0)).toEqual([
      ['buy merchant', 'oneOfKind', ['VIR-15.16'], { purchase: 'merchant' }],
      dear('assassin', 'florin', 3),
      dear('condottiere', 'florin', 3),
      dear('admiral', 'florin', 3),
      only('cardinal'),
      ['buy pope', 'soldOut', ['VIR-R29'], { purchase: 'pope' }],
      dear('duchy', 'florin', 2, 'crown', 2),
      dear('principality', 'florin', 2, 'crown', 3),
      ['buy kingdom', 'excluded', ['VIR-15.19'], { purchase: 'kingdom' }],
      only('republic'),
      only('guild'),
      ['buy cathedral', 'noCathedralCity', ['VIR-15.20'], { purchase: 'cathedral' }],
    ]);
  });

  it('[VIR-15.17] a full Palace takes as many new cards as it has spaces', () => {
    const s = table().florins(0, 30).token(0, 'duchy').card(0, 'podesta', 'R1').winter(0).play('0 stop');
    s.play('0 buy merchant', '0 buy assassin', '0 buy ambassador', '0 buy condottiere');
    expect(blockedAt(s, 0).filter(([, why]) => why === 'noSpace')).toEqual(
      ['banker', 'gonfalonier', 'podesta', 'counsellor', 'admiral', 'bishop', 'cardinal', 'pope'].map((purchase) => {
        return [`buy ${purchase}`, 'noSpace', ['VIR-15.17'], { purchase }];
      }),
    );
  });

  it('[VIR-15.9, VIR-15.11] closed spaces for a new card', () => {
    const s = table().florins(0, 9).token(0, 'duchy').card(0, 'bishop', 'R3').winter(0);
    s.play('0 stop', '0 buy merchant', '0 stop', '0 pay treasury=florin');
    const closed = (space: string): Told => [
      `house merchant ${space}`,
      'spaceClosed',
      ['VIR-15.9', 'VIR-15.11'],
      { unlocked: 1 },
    ];
    expect(blockedAt(s, 0)).toEqual([closed('L2'), closed('L3')]);
    s.expect({
      menu: ['house merchant R1', 'house merchant R2', 'house merchant R3', 'house merchant L1', 'discard R3'],
    });
  });

  it('[VIR-15.22, VIR-15.23] wages too high, a home city lost, all Troops out', () => {
    const poor = table()
      .owns(1, 'florence')
      .owns(0, 'siena', 'ravenna')
      .florins(0, 1)
      .exhausted(0, 'pisa', 'siena', 'ravenna')
      .winter(0)
      .play('0 stop', '0 stop');
    expect(blockedAt(poor, 0)).toEqual([
      ['hire ravenna', 'wageTooHigh', ['VIR-15.22'], { florins: 3 }],
      ['hire florence', 'homeLost', ['VIR-15.23'], { city: 'florence', owner: 1 }],
      ['hire siena', 'wageTooHigh', ['VIR-15.22'], { florins: 3 }],
    ]);
    poor.expect({ menu: ['stop', 'hire pisa'] });
    const all = table().florins(0, 9).owns(0, 'siena').troops(0, 'pisa', 5).winter(0);
    all.play('0 salary 2', '0 stop', '0 stop');
    expect(blockedAt(all, 0)).toEqual(
      ['pisa', 'florence', 'siena'].map((city) => [`hire ${city}`, 'troopsOut', ['VIR-15.22'], { troops: 6 }]),
    );
    const free = table().neutral('florence').florins(0, 9).winter(0).play('0 stop', '0 stop');
    expect(blockedAt(free, 0)).toEqual([]);
  });

  it('[VIR-15.25, VIR-15.26, VIR-15.27, VIR-15.35] Alliances of others, and those too dear; not one’s own', () => {
    const s = table().ally(1, 'france').ally(0, 'ottoman_empire').winter(0).play('0 stop', '0 stop', '0 stop');
    expect(blockedAt(s, 0)).toEqual([
      ['ally france', 'alliedElsewhere', ['VIR-15.25', 'VIR-15.27'], { power: 'france', holder: 1 }],
      [
        'ally holy_roman_empire',
        'allianceTooDear',
        ['VIR-15.26', 'VIR-15.35'],
        { power: 'holy_roman_empire', cost: ['crown', 2, 'cross', 2] },
      ],
    ]);
  });
});

describe('Spring', () => {
  it('[VIR-12.8, VIR-R62] bonuses without a florin for them, and tokens in defence', () => {
    const s = table()
      .owns(1, 'ravenna')
      .warTokens(1, 1)
      .florins(1, 0)
      .exhausted(1, 'bari', 'naples', 'ravenna')
      .card(1, 'assassin', 'R1')
      .bonus(1, 'leonardo')
      .ally(1, 'france')
      .troops(0, 'ravenna', 3)
      .sieges();
    expect(blockedAt(s, 1)).toEqual([
      ['declare R1', 'noFlorins', ['VIR-12.8'], { florins: 1 }],
      ['declare leonardo', 'noFlorins', ['VIR-12.8'], { florins: 1 }],
      ['declare token', 'tokenInDefence', ['VIR-R62'], undefined],
    ]);
    s.expect({ menu: ['pass', 'declare france'] });
  });

  it('[VIR-12.6, VIR-13.2] nothing is refused to a besieger with a token, nor to either side in the field', () => {
    const attack = table().florins(0, 5).warTokens(0, 1).troops(0, 'ravenna', 3).sieges();
    expect(blockedAt(attack, 0)).toEqual([]);
    const field = table().warTokens(2, 1).troops(0, 'ravenna', 3).troops(2, 'ravenna', 3).sieges();
    expect(blockedAt(field, 2)).toEqual([]);
    field.expect({ deciding: 2, menu: ['pass', 'declare token'] });
    const unarmed = table().owns(1, 'ravenna').ally(1, 'france').troops(0, 'ravenna', 3).sieges();
    expect(blockedAt(unarmed, 1)).toEqual([]);
  });

  it('[VIR-2.15, VIR-8.13, VIR-11.2, VIR-11.3] places closed to an Agent', () => {
    const s = table(3, { oneAgentPerPalace: true })
      .bonus(1, 'the_prince')
      .ally(1, 'france')
      .agent(0, 'siena')
      .agent(2, 'rome')
      .agent(1, 'venice.top')
      .acting(0, 'lowerRight')
      .play('0 agent reserve');
    const told = (why: string, rules: readonly string[], ...places: string[]): readonly Told[] =>
      places.map((place) => [`plant ${place}`, why, rules, { place }]);
    const rooms = (power: string, ...ids: string[]) => ids.map((room) => `${power}.${room}`);
    const lower = ['upperRight', 'lowerRight', 'lowerLeft', 'upperLeft'];
    expect(blockedAt(s, 0)).toEqual([
      ...told('ownAgentThere', ['VIR-11.2'], 'siena'),
      ...told('agentThere', ['VIR-11.3'], 'rome'),
      ...told('prince', ['VIR-8.13'], 'naples', 'bari', ...rooms('naples', 'top', ...lower)),
      ...told('agentThere', ['VIR-11.3'], 'venice.top'),
      ...told('palaceWatched', ['VIR-2.15', 'VIR-R72'], ...rooms('venice', ...lower)),
      ...told('prince', ['VIR-8.13'], 'france'),
    ]);
  });

  it('[VIR-2.15, VIR-R72] an Agent moved within a Palace leaves it no more watched, one from elsewhere does', () => {
    const s = () =>
      table(3, { oneAgentPerPalace: true })
        .agents(0, 4)
        .agent(0, 'venice.top')
        .agent(0, 'naples.top')
        .agent(0, 'siena');
    const watched = (from: string) =>
      blockedAt(s().acting(0, 'lowerRight').play(`0 agent ${from}`), 0).flatMap(([line, why]) =>
        why === 'palaceWatched' ? [line] : [],
      );
    const lower = (power: string) =>
      ['upperRight', 'lowerRight', 'lowerLeft', 'upperLeft'].map((room) => `plant ${power}.${room}`);
    expect(watched('venice.top')).toEqual(lower('naples'));
    expect(watched('siena')).toEqual([...lower('naples'), ...lower('venice')]);
    expect(watched('reserve')).toEqual([...lower('naples'), ...lower('venice')]);
  });

  it('[VIR-8.7, VIR-8.8] bonuses that are gone, or of a type already taken', () => {
    const s = table()
      .florins(0, 3)
      .patronage(0, 3)
      .bonus(0, 'leonardo')
      .bonus(1, 'duomo', 'columbus')
      .acting(0, 'top')
      .play('0 patronise florence=crown coin1=florin coin2=florin coin3=florin');
    const gone = (bonus: string, owner: number): Told => [`bonus ${bonus}`, 'bonusGone', ['VIR-8.7'], { bonus, owner }];
    const type = (bonus: string): Told => [`bonus ${bonus}`, 'bonusType', ['VIR-8.8'], { bonus, owner: null }];
    expect(blockedAt(s, 0)).toEqual([
      gone('leonardo', 0),
      type('copernicus'),
      type('michelangelo'),
      gone('columbus', 1),
      type('machiavelli'),
      gone('duomo', 1),
    ]);
  });

  it('[VIR-8.3] what has paid for Govern', () => {
    const s = table()
      .owns(0, 'siena', 'ravenna', 'spoleto', 'bologna')
      .exhausted(0, 'pisa', 'siena', 'ravenna', 'spoleto', 'bologna')
      .ally(0, 'holy_roman_empire')
      .acting(0, 'upperRight')
      .play('0 govern 2', '0 pay holy_roman_empire=cross printed=crown');
    expect(blockedAt(s, 0)).toEqual([
      ['refresh holy_roman_empire', 'paidThis', ['VIR-8.3'], { token: 'holy_roman_empire' }],
    ]);
    s.expect({ menu: [...['bologna', 'ravenna', 'pisa', 'siena', 'spoleto'].map((id) => `refresh ${id}`), 'stop'] });
  });
});
