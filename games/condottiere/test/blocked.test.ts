// What cannot be chosen, and why: reasons, rules and facts of everything that is greyed out.

import { type AnyGame, freedoms, question } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { REGIONS } from '../data/map.ts';
import { game } from '../rules/game.ts';
import { type Scenario, scenario } from '../scenario.ts';

const table: AnyGame = game;
const blocked = (at: Scenario, seat: number) => question(table, at.match().state, seat)!.blocked;
const menu = (at: Scenario, seat: number) => question(table, at.match().state, seat)!.menu;

describe('a site', () => {
  const board = (capture: boolean) =>
    scenario({ players: 3, options: capture ? { capturingRegions: true } : {} })
      .owns(0, 'torino')
      .owns(1, 'napoli')
      .pope('siena')
      .choosingSite();

  it('[CON-3.3, CON-6.16, CON-R3] is barred by a marker or the Pope', () => {
    expect(blocked(board(false), 0)).toEqual([
      {
        choice: { do: 'site', region: 'torino' },
        why: 'regionTaken',
        rules: ['CON-3.3', 'CON-R3'],
        facts: { region: 'torino', owner: 0 },
      },
      {
        choice: { do: 'site', region: 'siena' },
        why: 'popeProtects',
        rules: ['CON-3.3', 'CON-6.16'],
        facts: { region: 'siena' },
      },
      {
        choice: { do: 'site', region: 'napoli' },
        why: 'regionTaken',
        rules: ['CON-3.3', 'CON-R3'],
        facts: { region: 'napoli', owner: 1 },
      },
    ]);
  });

  it('[CON-15.1, CON-R37] is barred by the Pope or one’s own marker in Capturing Regions', () => {
    expect(blocked(board(true), 0).map(({ why, rules, facts }) => [why, rules, facts])).toEqual([
      ['ownRegion', ['CON-15.1', 'CON-R37'], { region: 'torino' }],
      ['popeProtects', ['CON-3.3', 'CON-6.16'], { region: 'siena' }],
    ]);
    expect(menu(board(true), 0)).toMatchObject({ kind: 'list', choices: { length: 15 } });
  });

  it('[CON-15.1] is one of the regions on the board, whoever owns them all', () => {
    const at = scenario({ players: 3, variants: ['capturingRegions'] })
      .divided(5, 5, 5)
      .pope('roma')
      .choosingSite();
    const { owner } = at.view(0);
    const legal = REGIONS.filter((region) => owner[region] !== 0 && region !== 'roma');
    expect(legal).toHaveLength(17 - 1 - 5);
    expect(menu(at, 0)).toEqual({ kind: 'list', choices: legal.map((region) => ({ do: 'site', region })) });
  });
});

describe('the Pope', () => {
  const bishop = (options: Parameters<typeof scenario>[0]['options']) =>
    scenario({ players: 3, options: options ?? {} })
      .hand(0, 'bishop', 'm1')
      .hand(1, 'm1')
      .owns(2, 'torino')
      .site('roma')
      .deciding(0)
      .play('0 play bishop');

  it('[CON-6.15] may not stand on a marker', () => {
    expect(blocked(bishop({}), 0)).toEqual([
      {
        choice: { do: 'pope', region: 'torino' },
        why: 'popeOnMarker',
        rules: ['CON-6.15'],
        facts: { region: 'torino', owner: 2 },
      },
    ]);
    expect(menu(bishop({}), 0)).toMatchObject({ choices: { length: 17, 16: { do: 'pope', region: 'off' } } });
  });

  it('[CON-R11] switched off, may not enter the site either; a marker is a marker', () => {
    expect(blocked(bishop({ popeMayEnterContestedRegion: false }), 0)).toEqual([
      {
        choice: { do: 'pope', region: 'torino' },
        why: 'popeOnMarker',
        rules: ['CON-6.15'],
        facts: { region: 'torino', owner: 2 },
      },
      { choice: { do: 'pope', region: 'roma' }, why: 'popeOnSite', rules: ['CON-R11'], facts: { region: 'roma' } },
    ]);
  });

  it('[CON-15.8] may enter any region in Capturing Regions', () => {
    const at = bishop({ capturingRegions: true });
    expect(blocked(at, 0)).toEqual([]);
    expect(menu(at, 0)).toMatchObject({ choices: { length: 18 } });
  });
});

describe('a Scarecrow', () => {
  it('[CON-6.31, CON-16.7] takes no special card and none that lies facedown', () => {
    const at = scenario({ players: 2, variants: ['hiddenCards'] })
      .hand(0, 'scarecrow', 'm1')
      .hand(1, 'm1')
      .line(0, 'm1', 'm10', 'winter', 'courtesan', 'heroine')
      .facedown(0, 'm6')
      .deciding(0)
      .play('0 play scarecrow');
    const why = (card: string, reason: string, rule: string) => {
      return { choice: { do: 'take', card }, why: reason, rules: [rule], facts: { card } };
    };
    expect(blocked(at, 0)).toEqual([
      why('winter', 'notAMercenary', 'CON-6.31'),
      why('courtesan', 'notAMercenary', 'CON-6.31'),
      why('heroine', 'notAMercenary', 'CON-6.31'),
      why('m6', 'facedown', 'CON-16.7'),
    ]);
    expect(menu(at, 0)).toEqual({
      kind: 'list',
      choices: ['m1', 'm10', 'none'].map((card) => ({ do: 'take', card })),
    });
  });

  it.each([
    ['m6', ['m6']],
    ['drummer', []],
  ] as const)('[CON-16.7] a facedown %s is no reason beside cards %j', (card, faceup) => {
    const at = scenario({ players: 2, variants: ['hiddenCards'] })
      .hand(0, 'scarecrow', 'm1')
      .hand(1, 'm1')
      .line(0, ...faceup)
      .facedown(0, card)
      .deciding(0)
      .play('0 play scarecrow');
    expect(blocked(at, 0)).toEqual([]);
  });
});

describe('a draw', () => {
  it('[CON-12.4, CON-12.5] is limited by three and by the hand, and says so where the hand does', () => {
    const at = scenario({ players: 3, variants: ['drawAfterBattle'] })
      .hand(0, 'm1', 'm1', 'm1', 'm2', 'm2', 'm2', 'm3', 'm3')
      .hand(1, 'm4', 'm4', 'm4', 'm5', 'm5', 'm5', 'm6')
      .hand(2, 'm4', 'm4', 'm4', 'm5', 'm5', 'm5', 'm6', 'm6', 'm6', 'm6')
      .owns(2, 'roma')
      .drawing();
    const why = (max: number) => [
      { choice: { do: 'draw', amount: 3 }, why: 'handLimit', rules: ['CON-12.5'], facts: { max } },
    ];
    expect([0, 1, 2].map((seat) => blocked(at, seat))).toEqual([why(2), [], why(1)]);
    const amount = (max: number) => ({ kind: 'amount', base: { do: 'draw' }, min: 0, max, step: 1 });
    expect([0, 1, 2].map((seat) => menu(at, seat))).toEqual([amount(2), amount(3), amount(1)]);
  });

  it('[CON-12.4, CON-R27] of no cards is none: only those who drew are named, clockwise from the token', () => {
    const at = scenario({ players: 4, variants: ['drawAfterBattle'] })
      .token(2)
      .hand(0, ...Array<'m1'>(10).fill('m1'))
      .drawing()
      .play('1 draw 2', '2 draw 0', '3 draw 1');
    const drew = at.heard(null).filter(({ what }) => what === 'drew');
    expect(drew).toEqual([
      { what: 'drew', seat: 3, count: 1 },
      { what: 'drew', seat: 1, count: 2 },
    ]);
    at.expect({ handSize: { 0: 10, 1: 2, 2: 0, 3: 1 }, hears: { 1: [{ what: 'drewCards', seat: 1 }] } });
  });

  it('[CON-12.5, CON-R28] is put to nobody whose hand is full: with all full, the site is next', () => {
    scenario({ players: 2, variants: ['drawAfterBattle'] })
      .hand(0, ...Array<'m1'>(10).fill('m1'))
      .hand(1, ...Array<'courtesan'>(11).fill('courtesan'))
      .drawing()
      .expect({ question: 'chooseSite', noEvents: ['drew'], handSize: { 0: 10, 1: 11 } });
  });
});

describe('keeping', () => {
  it('[CON-7.10] a hand with a mercenary cannot be discarded, and only its owner is told', () => {
    const at = scenario({ players: 3 }).hand(0, 'm10', 'winter').hand(1, 'drummer').hand(2, 'm1').discardingHands();
    const why = [{ choice: { do: 'discard' }, why: 'handHasMercenary', rules: ['CON-7.10'] }];
    expect([0, 1, 2].map((seat) => blocked(at, seat))).toEqual([why, [], why]);
  });

  it('[CON-8.2] the last hand: any of its cards, two at most', () => {
    const of = (...cards: readonly ('m1' | 'm6' | 'winter')[]) =>
      menu(
        scenario({ players: 2 })
          .hand(1, ...cards)
          .roundEnds(),
        1,
      );
    const m1 = { id: 'm1', count: 1 };
    expect(of('m1')).toEqual({ kind: 'subset', base: { do: 'hold' }, of: [m1], min: 0, max: 1 });
    expect(of('m6', 'm6', 'winter', 'm1')).toEqual({
      kind: 'subset',
      base: { do: 'hold' },
      of: [m1, { id: 'm6', count: 2 }, { id: 'winter', count: 1 }],
      min: 0,
      max: 2,
    });
  });
});

describe('showing', () => {
  const free = (at: Scenario, seat: number) => freedoms(table, at.match().state, seat);

  it('[CON-9.2, CON-R47] is open to whoever has a card: to all or to one other, one card or all of them', () => {
    const at = scenario({ players: 3, variants: ['hiddenCards'] })
      .hand(0, 'm6', 'm6', 'winter')
      .facedown(0, 'm10')
      .facedown(1, 'm1')
      .hand(2, 'm1')
      .deciding(0);
    const menus = (whom: readonly number[], of: readonly object[], max: number) => [
      {
        at: 'tableTalk',
        menu: {
          kind: 'any',
          of: whom.map((to) => ({ kind: 'subset', base: { do: 'show', whom: to }, of, min: 1, max })),
        },
        rules: ['CON-9.2', 'CON-R47'],
      },
    ];
    const facedown = { id: 'facedown', count: 1 };
    const cards = [{ id: 'm6', count: 2 }, { id: 'winter', count: 1 }, facedown];
    expect(free(at, 0)).toEqual(menus([-1, 1, 2], cards, 4));
    expect(free(at, 1)).toEqual(menus([-1, 0, 2], [facedown], 1));
    expect(free(at, 2)).toEqual(menus([-1, 0, 1], [{ id: 'm1', count: 1 }], 1));
  });

  it('[CON-R47] is not open to whoever has none', () => {
    const at = scenario({ players: 2 }).hand(0, 'm6').deciding(0);
    expect(free(at, 1)).toEqual([]);
  });
});
