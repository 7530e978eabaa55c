// Chapter 2: setup.

import { describe, expect, it } from 'vitest';
import { COLOURS } from '../data/colours.ts';
import { REGIONS } from '../data/map.ts';
import { scenario } from '../scenario.ts';

const ALL_SITES = REGIONS.map((id) => `site ${id}`);

describe('setup', () => {
  it('[CON-2.1] starts with 17 neutral regions and the Pope off the board', () => {
    const neutral = Object.fromEntries(REGIONS.map((id) => [id, null]));
    scenario({ players: 4 }).newGame().expect({ owner: neutral, pope: null, discards: [] });
  });

  it('[CON-2.2] has a colour of their own for as many as can sit down', () => {
    expect(new Set(COLOURS.map(({ id }) => id)).size).toBeGreaterThanOrEqual(6);
  });

  it('[CON-2.3] gives the token to one player before the first battle', () => {
    scenario({ players: 4, options: { firstToken: 3 } })
      .newGame()
      .expect({ token: 2, deciding: 2, events: [{ what: 'gameStarts', token: 2 }] });
  });

  it('[CON-2.4] shuffles and deals ten cards facedown to everybody', () => {
    const one = scenario({ players: 3, seed: 'one' })
      .newGame()
      .expect({
        handSize: { 0: 10, 1: 10, 2: 10 },
        pile: 80,
        hears: { 0: ['dealtCards'] },
        hearsNot: { spectator: ['dealtCards'] },
      });
    expect(one.heard(1).filter((event) => event.what === 'dealtCards')).toMatchObject([{ seat: 1, to: [1] }]);
    const two = scenario({ players: 3, seed: 'two' }).newGame();
    expect(one.view(0).hand).toHaveLength(10);
    expect(one.view(0).hand).not.toEqual(two.view(0).hand);
    expect(one.view(0).hand).not.toEqual(one.view(1).hand);
    expect(one.view(0).players.map((p) => p.known)).toEqual([[], [], []]);
  });

  it('[CON-2.5] lets the token holder see their hand and then choose any region', () => {
    scenario({ players: 2, options: { firstToken: 1 } })
      .newGame()
      .expect({ handSize: { 0: 10 }, site: null, question: 'chooseSite', deciding: 0, menu: ALL_SITES })
      .play('0 site firenze')
      .expect({ site: 'firenze' });
  });

  it('[CON-2.6] begins the first round with the battle there', () => {
    scenario({ players: 3, options: { firstToken: 2 } })
      .newGame()
      .play('1 site firenze')
      .expect({
        round: 1,
        site: 'firenze',
        question: 'turn',
        deciding: 1,
        passed: [],
        handSize: { 0: 10, 1: 10, 2: 10 },
      });
  });

  it.each([2, 3, 4, 5, 6])('[CON-2.7] is the same for %i players', (players) => {
    const began = scenario({ players, options: { firstToken: 1 } }).newGame();
    began.expect({ pile: 110 - 10 * players, token: 0, question: 'chooseSite', menu: ALL_SITES, pope: null, round: 1 });
    expect(began.view(null).players.map((p) => p.handSize)).toEqual(Array(players).fill(10));
  });
});
