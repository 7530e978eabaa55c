// The scenario builder itself: it must not let a wrong expectation pass.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { table } from './help.ts';

describe('scenarios', () => {
  it('throw when an expectation does not hold, and say what was found', () => {
    const s = table().turn(0);
    expect(() => s.expect({ florins: { 0: 7 } })).toThrow(/florins of seat 0: expected 7, got 1/);
    expect(() => s.expect({ question: 'govern' })).toThrow(/expected "govern", got "march"/);
    expect(() => s.expect({ offers: ['march 3'] })).toThrow(/offers/);
    expect(() => s.expect({ events: ['annexed'] })).toThrow(/events/);
    expect(() => s.expect({ pieces: { 0: { siena: 'available' } } })).toThrow(/siena/);
  });

  it('throw when a legal move was to be refused, or an illegal one to be played', () => {
    expect(() => table().turn(0).refused('0 march 1')).toThrow(/but was taken/);
    expect(() => table().turn(0).play('0 march 3')).toThrow(/was refused/);
    expect(() => table().acting(0, 'lowerLeft').refused('0 annex ajaccio sea', 'VIR-9.7')).toThrow(/the refusal says/);
    expect(() => table().turn(0).play('march 1')).toThrow(/say seat and move/);
  });

  it('refuse impossible positions', () => {
    expect(() => table().card(0, 'banker', 'top').turn(0)).toThrow(/impossible position:\n.*VIR-4.5/);
    expect(() => table().card(0, 'banker', 'L3').turn(0)).toThrow(/VIR-15.11/);
    expect(() => table().turn(0).florins(0, 3)).toThrow(/before the moment/);
    expect(() => table().play('0 march 1')).toThrow(/say the moment first/);
  });

  it('begin a real game too', () => {
    scenario({ players: 4 }).newGame().expect({ question: 'choosePower' });
    expect(() => scenario({ players: 4 }).florins(0, 3).newGame()).toThrow(/takes no position/);
  });
});
