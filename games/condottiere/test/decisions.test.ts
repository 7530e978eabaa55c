// The decision points: who is asked what, and what the answers are.

import { type AnyGame, freedoms, question } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../data/colours.ts';
import { REGIONS } from '../data/map.ts';
import { game } from '../rules/game.ts';
import { scenario } from '../scenario.ts';
import { many, problemsOf } from './help.ts';

const table: AnyGame = game;

describe('decision points', () => {
  it('[CON-D1] the host fixes seats, variants, points target and, if they like, the first token holder', () => {
    const { options, players } = scenario({
      players: 5,
      variants: ['points', 'hiddenCards'],
      options: { pointsTarget: 30, firstToken: 4 },
    })
      .newGame()
      .expect({ token: 3 })
      .view(null);
    expect([players.length, options.points, options.hiddenCards, options.pointsTarget]).toEqual([5, true, true, 30]);
    expect(problemsOf({ players: 3, options: { firstToken: 4 } })).toHaveLength(1);
  });

  it('[CON-D2] there is a colour for each of six players', () => {
    expect(COLOURS.length).toBe(game.players.max);
  });

  it('[CON-D3] the token holder chooses among the legal sites, be it only one', () => {
    scenario({ players: 3 })
      .token(1)
      .choosingSite()
      .expect({ deciding: 1, menu: REGIONS.map((id) => `site ${id}`) });
    scenario({ players: 6 })
      .divided(3, 3, 3, 3, 2, 2)
      .token(5)
      .choosingSite()
      .expect({ deciding: 5, handSize: { 5: 0 }, menu: ['site napoli'] });
  });

  it('[CON-D4] the active player plays a card of their hand or passes; an empty hand is not asked', () => {
    scenario({ players: 3 })
      .hand(0, 'm1', 'm1', 'winter')
      .hand(2, 'm2')
      .deciding(0)
      .expect({ menu: ['play m1', 'play winter', 'pass'] })
      .play('0 pass')
      .expect({ deciding: 2, menu: ['play m2', 'pass'] });
  });

  it('[CON-D5] a Scarecrow asks for one own faceup mercenary or none', () => {
    scenario({ players: 2, variants: ['hiddenCards'] })
      .hand(0, 'scarecrow')
      .hand(1, 'm1')
      .line(0, 'm2', 'm5', 'drummer')
      .facedown(0, 'm6')
      .line(1, 'm3')
      .deciding(0)
      .play('0 play scarecrow')
      .expect({ deciding: 0, question: 'takeBack', menu: ['take m2', 'take m5', 'take none'] });
  });

  it('[CON-D6] a Bishop asks where the Pope goes: a region without marker, any when capturing, or off', () => {
    const bishop = (capturing: boolean) =>
      scenario({ players: 2, variants: capturing ? ['capturingRegions'] : [] })
        .owns(1, 'parma')
        .site('roma')
        .hand(0, 'bishop')
        .hand(1, 'm1')
        .deciding(0)
        .play('0 play bishop');
    const all = [...REGIONS.map((id) => `pope ${id}`), 'pope off'];
    bishop(false).expect({ deciding: 0, menu: all.filter((line) => line !== 'pope parma') });
    bishop(true).expect({ deciding: 0, menu: all });
  });

  it('[CON-D7] all with cards keep or, without mercenaries, discard, at once and in secret', () => {
    scenario({ players: 4 })
      .hand(0, 'm1')
      .hand(1, 'drummer')
      .hand(3, 'winter')
      .discardingHands()
      .expect({ deciding: [0, 1, 3], menu: { 0: ['keep'], 1: ['keep', 'discard'], 3: ['keep', 'discard'] } })
      .play('1 discard')
      .expect({ deciding: [0, 3], hand: { 1: ['drummer'] } });
  });

  it('[CON-D8] the only player with cards says which 0, 1 or 2 they keep', () => {
    scenario({ players: 2 })
      .hand(1, 'm1', 'm6')
      .roundEnds()
      .expect({ deciding: 1, question: 'holdCards', menu: ['hold', 'hold m1', 'hold m6', 'hold m1 m6'] });
    scenario({ players: 2 }).roundEnds().expect({ question: 'turn' });
  });

  it('[CON-D9] everybody who may draw says how many', () => {
    scenario({ players: 3, variants: ['drawAfterBattle'] })
      .hand(0, ...many(10, 'm1'))
      .hand(1, ...many(8, 'm2'))
      .drawing()
      .expect({
        deciding: [1, 2],
        menu: { 1: ['draw 0', 'draw 1', 'draw 2'], 2: ['draw 0', 'draw 1', 'draw 2', 'draw 3'] },
      });
  });

  it('[CON-D10] a defender who has not played is asked again each time round', () => {
    scenario({ players: 2, variants: ['capturingRegions'] })
      .owns(1, 'roma')
      .site('roma')
      .hand(0, 'm1', 'm2', 'm3')
      .hand(1, 'm4')
      .deciding(0)
      .play('0 play m1', '1 pass', '0 play m2')
      .expect({ deciding: 1, menu: ['play m4', 'pass'] });
  });

  it('[CON-D11] who passes with a facedown card leaves it or turns it up', () => {
    scenario({ players: 2, variants: ['hiddenCards'] })
      .hand(0, 'm1')
      .hand(1, 'm1')
      .facedown(0, 'm6')
      .deciding(0)
      .play('0 pass')
      .expect({ deciding: 0, question: 'passFacedown', menu: ['facedown leave', 'facedown up'] });
  });

  it('[CON-D12] anybody may show cards at any time, whoever is asked', () => {
    const at = scenario({ players: 3 }).hand(0, 'm1').hand(1, 'm1').hand(2, 'm6').choosingSite();
    expect(freedoms(table, at.match().state, 2)).toMatchObject([{ at: 'tableTalk', menu: { kind: 'any' } }]);
    at.play('2 show 1 m6', '2 show all m6').expect({ question: 'chooseSite', deciding: 0 });
  });

  it('[CON-D13] finalists are asked as in any battle, but not for the Pope', () => {
    const final = () => scenario({ players: 4 }).divided(4, 4, 4, 4).pope('napoli').finalists(0, 1, 2, 3);
    final()
      .hand(0, 'scarecrow', 'bishop')
      .hand(1, 'm1')
      .line(0, 'm6')
      .deciding(0)
      .expect({ menu: ['play scarecrow', 'play bishop', 'pass'] })
      .play('0 play scarecrow')
      .expect({ question: 'takeBack', menu: ['take m6', 'take none'] })
      .play('0 take none', '1 pass', '0 play bishop')
      .expect({ lacks: ['pope off'], winners: [0, 1, 2, 3] });
  });

  it('[CON-D14] between the games of a series all say that they are ready', () => {
    const at = scenario({ players: 3, variants: ['points'] })
      .owns(0, 'roma', 'siena', 'napoli')
      .site('ancona')
      .line(0, 'm6')
      .concluding()
      .expect({ question: 'nextGame', deciding: [0, 1, 2], menu: ['ready'] })
      .play('2 ready')
      .expect({ deciding: [0, 1], game: 1 });
    expect(question(table, at.match().state, null)!.deciding).toEqual([0, 1]);
    at.play('0 ready', '1 ready').expect({ game: 2 });
  });
});
