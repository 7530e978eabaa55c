// Chapter 17: hidden and public information.

import { type AnyGame, imagine, question, sight } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/model/state.ts';
import { type Scenario, scenario } from '../scenario.ts';

const table: AnyGame = game;

/** In the middle of a battle of Hidden Cards: secrets of every sort. */
const middle = () =>
  scenario({ players: 3, variants: ['hiddenCards'] })
    .hand(0, 'm1', 'winter')
    .hand(1, 'm2', 'heroine')
    .hand(2, 'm3', 'surrender')
    .line(0, 'm6', 'drummer')
    .facedown(0, 'm10')
    .facedown(1, 'courtesan')
    .discards('m5', 'bishop')
    .owns(1, 'parma')
    .pope('siena')
    .site('roma')
    .passed(2)
    .deciding(0);

/** Worlds that look the same to a viewer as this one. */
const worlds = (at: Scenario, viewer: number | null) =>
  Array.from({ length: 20 }, (_, seed) => imagine(table, at.match().state as State, viewer, seed));

describe('hidden and public information', () => {
  it('[CON-6.33, CON-R47] a mercenary taken back comes on top of those of its kind that were shown', () => {
    scenario({ players: 3 })
      .hand(0, 'scarecrow', 'm6', 'm1')
      .hand(1, 'm1')
      .line(0, 'm6')
      .deciding(0)
      .play('0 show 1 m6', '0 play scarecrow', '0 take m6')
      .expect({ sees: { 1: { players: { 0: { known: ['m6', 'm6'] } } }, 2: { players: { 0: { known: ['m6'] } } } } });
  });

  it('[CON-R47, CON-17.1] an imagined world holds nothing of what others were shown in private', () => {
    const at = middle().play('0 show 1 winter');
    for (const { known } of worlds(at, 2) as readonly State[]) expect(known).toEqual([]);
    for (const { known } of worlds(at, 1) as readonly State[]) expect(known).toMatchObject([{ owner: 0, to: 1 }]);
  });

  it('[CON-16.1, CON-17.3] another’s facedown card may be any unseen card that is played facedown, and no other', () => {
    const at = scenario({ players: 2, variants: ['hiddenCards'] })
      .hand(0, 'm1')
      .hand(1, 'bishop', 'bishop')
      .facedown(1, 'heroine')
      .pile('m1', 'winter')
      .deciding(0);
    const kinds = new Set(worlds(at, 0).map((world) => CARDS[(world as State).facedown[1]!]));
    expect([...kinds].toSorted()).toEqual(['heroine', 'm1']);
  });

  it('[CON-17.1] only its owner knows a hand', () => {
    middle().expect({
      sees: {
        0: { hand: ['m1', 'winter'], players: { 1: { known: [] }, 2: { known: [] } } },
        1: { hand: ['m2', 'heroine'], players: { 0: { known: [] } } },
        spectator: { hand: [], players: { 0: { known: [] } } },
      },
    });
    const at = middle();
    const others = worlds(at, 0).map((world) => JSON.stringify(world.hands[1]));
    expect(new Set(others).size).toBeGreaterThan(5);
    expect(worlds(at, 0).every((world) => sight(table, world, 0) === sight(table, at.match().state, 0))).toBe(true);
  });

  it('[CON-17.2] of the draw pile only the size is known', () => {
    const at = middle();
    for (const viewer of [0, 1, 2, null]) {
      expect(at.view(viewer).pile).toBe(98);
      const piles = worlds(at, viewer).map((world) => JSON.stringify(world.pile));
      expect(new Set(piles).size).toBeGreaterThan(5);
      expect(worlds(at, viewer).every((w) => sight(table, w, viewer) === sight(table, at.match().state, viewer))).toBe(
        true,
      );
    }
  });

  it('[CON-17.3] faceup cards and strengths are public, facedown ones only that they are there', () => {
    middle().expect({
      sees: {
        spectator: {
          players: {
            0: { strength: 12, facedown: 'hidden', line: { 0: { card: 'm6', count: 1 }, 1: { card: 'drummer' } } },
            1: { facedown: 'hidden' },
            2: { facedown: null },
          },
        },
        0: { players: { 0: { facedown: 'm10' }, 1: { facedown: 'hidden' } } },
        1: { players: { 0: { facedown: 'hidden' }, 1: { facedown: 'courtesan' } } },
      },
    });
  });

  it('[CON-17.4] regions, markers, both tokens, passes and whose turn it is are public', () => {
    const at = middle().expect({
      sees: {
        spectator: {
          site: 'roma',
          pope: 'siena',
          token: 0,
          owner: { parma: 1, roma: null },
          players: { 0: { passed: false }, 2: { passed: true } },
        },
      },
    });
    expect(question(table, at.match().state, null)).toMatchObject({ at: 'turn', deciding: [0], menu: null });
  });

  it('[CON-17.5] hand sizes are public', () => {
    middle().expect({
      sees: { spectator: { players: { 0: { handSize: 2 } } }, 1: { players: { 0: { handSize: 2 } } } },
    });
  });

  it('[CON-17.6] cards discarded from lines are public', () => {
    middle().expect({ sees: { spectator: { discards: ['m5', 'bishop'] } } });
    scenario({ players: 2 })
      .hand(0, 'm1')
      .hand(1, 'm1')
      .line(0, 'm6', 'drummer')
      .concluding()
      .play('0 site roma')
      .expect({ sees: { spectator: { discards: ['m6', 'drummer'] } } });
  });

  it('[CON-17.7] nobody sees who could discard, nor who has answered, until all have', () => {
    const at = scenario({ players: 3 }).hand(0, 'm1').hand(1, 'drummer').hand(2, 'drummer').discardingHands();
    const asked = (viewer: number | null) => question(table, at.match().state, viewer)!;
    expect(asked(null)).toMatchObject({ deciding: [0, 1, 2], menu: null, blocked: [], picked: null });
    at.play('1 discard');
    expect(asked(null).deciding).toEqual([0, 1, 2]);
    expect(asked(0).deciding).toEqual([0, 1, 2]);
    expect(asked(1).deciding).toEqual([0, 2]);
    at.expect({ handSize: { 1: 1 }, noEvents: ['handDiscarded'] });
    expect(worlds(at, 0).every((world) => sight(table, world, 0) === sight(table, at.match().state, 0))).toBe(true);
    at.play('0 keep', '2 keep').expect({ hears: { spectator: [{ what: 'handDiscarded', seat: 1 }] } });
  });

  it('[CON-17.8] the points of a series are public', () => {
    scenario({ players: 3, variants: ['points'] })
      .points(1, 13)
      .choosingSite()
      .expect({
        sees: {
          spectator: { players: { 0: { points: 0 }, 1: { points: 13 } } },
          0: { players: { 1: { points: 13 } } },
        },
      });
  });

  it('[CON-17.9] spectators get public information only', () => {
    const at = middle();
    expect(worlds(at, null).every((world) => sight(table, world, null) === sight(table, at.match().state, null))).toBe(
      true,
    );
    at.play('0 show 1 winter', '0 play m1').expect({
      hears: { spectator: ['shown', 'playedFacedown'] },
      hearsNot: { spectator: ['shownCards', 'facedownIs'] },
    });
    scenario({ players: 2 })
      .newGame()
      .expect({ hears: { spectator: ['dealt'] }, hearsNot: { spectator: ['dealtCards'] } });
    const drawn = scenario({ players: 2, variants: ['drawAfterBattle'] })
      .hand(0, 'm1')
      .drawing()
      .play('0 draw 1', '1 draw 1')
      .expect({ hears: { spectator: ['drew', 'drew'] }, hearsNot: { spectator: ['drewCards'] } });
    expect(drawn.heard(1).filter((event) => event.what === 'drewCards')).toMatchObject([{ seat: 1, to: [1] }]);
    scenario({ players: 2 })
      .hand(0, 'm1')
      .roundEnds()
      .play('0 hold m1')
      .expect({ hears: { spectator: ['kept'] }, hearsNot: { spectator: ['keptCards'], 1: ['keptCards'] } });
  });
});

describe('what was shown', () => {
  const shown = () => middle().play('0 show 2 winter m1 facedown');

  it('[CON-17.1] is known to those who saw it, and that they know it to the owner', () => {
    shown().expect({
      sees: {
        0: { shown: { 0: { owner: 0, to: 2, card: 'm1' } } },
        1: { shown: [], players: { 0: { known: [] } } },
        2: { players: { 0: { known: ['m1', 'winter'] } } },
        spectator: { shown: [], players: { 0: { known: [] } } },
      },
    });
  });

  it('[CON-17.1] is forgotten as it leaves the hand, openly or perhaps facedown', () => {
    shown()
      .play('0 play winter')
      .expect({ sees: { 2: { players: { 0: { known: ['m1'] } } } } });
    shown()
      .play('0 play m1')
      .expect({ sees: { 2: { players: { 0: { known: ['winter'] } } } } });
    scenario({ players: 2, variants: ['hiddenCards'] })
      .hand(0, 'm1', 'heroine', 'm6')
      .hand(1, 'm1')
      .deciding(0)
      .play('0 show 1 m1 heroine', '0 play m6')
      .expect({ sees: { 1: { players: { 0: { known: [], facedown: 'hidden' } } } } });
  });

  it('[CON-17.1] is forgotten with the hand', () => {
    const two = () => scenario({ players: 3 }).hand(0, 'drummer').hand(1, 'm1').hand(2, 'm1');
    two()
      .discardingHands()
      .play('0 show 1 drummer', '0 discard', '1 keep', '2 keep')
      .expect({ sees: { 1: { shown: [] } } });
    scenario({ players: 2 })
      .hand(0, 'm1', 'm6')
      .roundEnds()
      .play('0 show 1 m1 m6', '0 hold m6')
      .expect({ sees: { 1: { shown: [], players: { 0: { known: [] } } } } });
  });

  it('[CON-17.1] everybody knows what a Scarecrow brought back', () => {
    scenario({ players: 2 })
      .hand(0, 'scarecrow')
      .hand(1, 'm1')
      .line(0, 'm6')
      .deciding(0)
      .play('0 play scarecrow', '0 take m6')
      .expect({ sees: { 1: { players: { 0: { known: ['m6'] } } }, spectator: { players: { 0: { known: ['m6'] } } } } });
  });

  it('[CON-17.3] says nothing of the next facedown card', () => {
    shown()
      .expect({ sees: { 2: { players: { 0: { facedown: 'm10' } } } } })
      .play('0 play m1')
      .expect({ facedown: { 0: 'm1' }, sees: { 2: { players: { 0: { facedown: 'hidden' } } } } });
  });
});
