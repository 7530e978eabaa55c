// Rulings and decision points that no chapter's test cites.

import { type AnyGame, enumerate, freedoms, question } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { four, muse, three } from './help.ts';

const table: AnyGame = game;

describe('rulings', () => {
  it('[FLO-R32] a single card drawn must be kept; nothing returns', () => {
    const all = Array.from({ length: 19 }, (_, i) => `bonus-${String(i + 1).padStart(2, '0')}`) as 'bonus-01'[];
    three()
      .seat(1, { bonus: all })
      .turn(0)
      .play('0 bonus')
      .expect({ question: 'turn', bonus: { 0: ['bonus-20'] } });
    const most = all.slice(0, 18);
    three()
      .seat(1, { bonus: most })
      .turn(0)
      .play('0 bonus')
      .expect({ menu: ['keep bonus-19', 'keep bonus-20'] })
      .play('0 keep bonus-20')
      .expect({ question: 'turn', top: { bonus: ['bonus-19'] } });
  });

  it('sells prestige while another seat decides, in any phase, and only what is there', () => {
    const { state } = four().seat(2, { prestige: 4 }).turn(0).match();
    const [open] = freedoms(table, state, 2);
    expect(open!.at).toBe('sellPrestige');
    expect(enumerate(open!.menu).length).toBe(4);
  });

  it('never asks anything of a seat that has no choice by the rules but to wait', () => {
    const { state } = muse().auction().match();
    for (const seat of [1, 2, 3]) expect(question(table, state, seat)!.menu).toBe(null);
  });
});
