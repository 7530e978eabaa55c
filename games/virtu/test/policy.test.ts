// What a bot makes of simple positions. Strength is measured in the arena, not here.

import type { Choice as AnyChoice } from '@signoria/kernel';
import { enumerate, menuOf, NEVER } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { module } from '../index.ts';
import { TEMPER } from '../policy/temper.ts';
import { table } from './help.ts';

/** What an adept would answer. */
function answerOf(s: ReturnType<typeof table>, seat: number): string {
  const state = s.state();
  const choices = enumerate(menuOf(module.game, state, seat)!);
  const rates = new Float64Array(choices.length);
  const before = JSON.stringify(state);
  module.policy.rate(state, seat, choices, rates);
  expect(JSON.stringify(state)).toBe(before);
  let best = 0;
  for (let i = 1; i < choices.length; i++) if (rates[i]! > rates[best]!) best = i;
  return module.game.notation.write(choices[best] as AnyChoice);
}

describe('an adept', () => {
  it('declares a bonus that wins a siege, and none that changes nothing', () => {
    const siege = (troops: number) =>
      table().florins(0, 3).card(0, 'condottiere', 'R1').troops(0, 'ravenna', troops).sieges();
    expect(answerOf(siege(2), 0)).toBe('declare R1');
    expect(answerOf(siege(3), 0)).toBe('pass');
    expect(answerOf(siege(1), 0)).toBe('pass');
  });

  it('annexes what it can afford', () => {
    const s = table().card(0, 'giuliano_de_medici', 'lowerLeft').acting(0, 'lowerLeft');
    expect(answerOf(s, 0)).toMatch(/^annex /);
  });

  it('sends as many Troops as a city takes, through own cities too', () => {
    const s = table()
      .card(0, 'condottiere', 'upperLeft')
      .neutral('pisa')
      .troops(0, 'florence', 3)
      .acting(0, 'upperLeft');
    expect(answerOf(s, 0)).toMatch(/^move [1-3] florence /);
    const far = table()
      .card(0, 'condottiere', 'upperLeft')
      .card(0, 'gonfalonier', 'R1')
      .troops(0, 'florence', 0)
      .troops(0, 'pisa', 2)
      .warTokens(0, 2);
    expect(answerOf(far.acting(0, 'upperLeft'), 0)).toMatch(/^move [12] pisa (florence|siena) land/);
  });

  it('begins no siege that it cannot win: one Alliance does not serve two of them', () => {
    const war = () => table().card(0, 'condottiere', 'upperLeft').ally(0, 'france').neutral('pisa');
    expect(answerOf(war().troops(0, 'florence', 3).acting(0, 'upperLeft'), 0)).toBe('move 1 florence spoleto land');
    const used = war().troops(0, 'ravenna', 1).troops(0, 'florence', 1).acting(0, 'upperLeft');
    expect(answerOf(used, 0)).toBe('stop');
  });

  it('buys no card that would push out another just bought', () => {
    const full = table()
      .florins(0, 30)
      .card(0, 'cardinal', 'R1')
      .card(0, 'bishop', 'R2')
      .card(0, 'bishop', 'L1')
      .winter(0)
      .play('0 stop', '0 buy merchant');
    const state = full.state();
    const choices = enumerate(menuOf(module.game, state, 0)!);
    const rates = new Float64Array(choices.length);
    module.policy.rate(state, 0, choices, rates);
    const rateOf = (line: string) => rates[choices.findIndex((choice) => module.game.notation.write(choice) === line)]!;
    expect(rateOf('buy pope')).toBeLessThan(rateOf('stop'));
    expect(rateOf('buy duchy')).toBeGreaterThan(rateOf('stop'));
  });

  it('walks past a watched Room, even where the next one brings nothing yet', () => {
    const watched = table().agent(1, 'florence.top').marker(0, 'upperLeft').turn(0);
    expect(answerOf(watched, 0)).toBe('march 2');
  });

  it('prefers the Room that brings something', () => {
    const s = table().florins(0, 0).exhausted(0, 'florence', 'pisa').turn(0);
    expect(answerOf(s, 0)).toBe('march 1');
  });

  it('[VIR-15.6] never moves a Courtier from space to space: a search would do so for ever', () => {
    const state = table().card(0, 'merchant', 'R1').winter(0).state();
    const choices = enumerate(menuOf(module.game, state, 0)!);
    const rates = new Float64Array(choices.length);
    module.policy.rate(state, 0, choices, rates);
    const never = choices.filter((_, i) => rates[i] === NEVER).map((choice) => module.game.notation.write(choice));
    expect(never).toContain('arrange R1 L1');
    expect(never).toContain('discard R1'); // and never throws one away while there is room
    expect(never.every((line) => /^(arrange [LR][123]|discard) [LR][123]$/.test(line))).toBe(true);
  });

  it('[VIR-15.12] discards nobody for the choice of a space, and nobody while shopping', () => {
    const never = (s: ReturnType<typeof table>) => {
      const state = s.state();
      const choices = enumerate(menuOf(module.game, state, 0)!);
      const rates = new Float64Array(choices.length);
      module.policy.rate(state, 0, choices, rates);
      return choices.filter((_, i) => rates[i] === NEVER).map((choice) => module.game.notation.write(choice));
    };
    const shop = table().florins(0, 9).card(0, 'bishop', 'R1').winter(0).play('0 stop');
    expect(never(shop)).toEqual(['discard R1']);
    expect(never(shop.play('0 buy merchant', '0 stop', '0 pay treasury=florin'))).toEqual(['house merchant R1']);
  });

  it('[VIR-R55] cashes what is about to be lost', () => {
    expect(answerOf(table().owns(1, 'ravenna').troops(0, 'ravenna', 3).sieges(), 1)).toBe('raise ravenna=florin');
  });

  it('judges positions: chances add up to one, and who has more is likelier to win', () => {
    const into = new Float64Array(3);
    module.policy.evaluate!(table().trophy(1, 0).trophy(1, 2).owns(1, 'benevento', 'pescara').turn(0).state(), into);
    expect(into[0]! + into[1]! + into[2]!).toBeCloseTo(1);
    expect(into[1]!).toBeGreaterThan(into[0]!);
    expect(Object.values(TEMPER).every((weight) => weight > 0)).toBe(true);
  });
});
