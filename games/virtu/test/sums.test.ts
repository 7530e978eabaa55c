// Numbers that explain themselves: their parts come from the rule, add up, cite rules there are, and have words.

import { idsIn, LANGUAGES, numberedRules, type Sum, total } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { text } from '../text/index.ts';
import { rulesEn } from '../text/rules.en.ts';
import { table } from './help.ts';

const LEDGER: readonly string[] = [...numberedRules(rulesEn), ...idsIn(rulesEn, 'R')];

/** Everything that is a sum in a view, wherever it stands. */
function sumsIn(value: unknown): readonly Sum[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('parts' in value && 'total' in value) return [value as Sum]; // nothing else in a view has both
  return Object.values(value).flatMap(sumsIn);
}

/** The parts in short: `3 troops`. */
const said = ({ parts }: Sum) => parts.map(({ what, n }) => `${n} ${what}`);

/** Seat 0 has something of everything. */
const rich = () =>
  table(4)
    .card(0, 'cardinal', 'R1')
    .card(0, 'condottiere', 'R2')
    .card(0, 'banker', 'L1')
    .cathedral('milan')
    .token(0, 'kingdom', 'guild')
    .bonus(0, 'duomo', 'columbus')
    .ally(0, 'holy_roman_empire')
    .trophy(0, 1)
    .indulgence(0, 'top')
    .owns(0, 'siena', 'ancona', 'ravenna')
    .troops(0, 'bologna', 3)
    .agent(0, 'bologna')
    .warTokens(0, 1)
    .florins(0, 5);

describe('a number that explains itself', () => {
  const positions = () => [
    rich().turn(0).view(),
    rich().sieges().view(),
    rich().sieges().play('0 declare R2').view(),
    rich().winter(0).play('0 salary 2', '0 stop', '0 buy merchant').view(),
  ];

  it('is made of parts that add up, cite rules there are, and have words in every language', () => {
    let parts = 0;
    for (const sum of positions().flatMap(sumsIn)) {
      expect(sum.parts.reduce((so, { n }) => so + n, 0)).toBe(sum.total);
      for (const part of sum.parts) {
        expect(part.rules.filter((id) => !LEDGER.includes(id))).toEqual([]);
        expect(part.rules.length).toBeGreaterThan(0);
        for (const language of LANGUAGES) {
          const words = text[language].part!(part, { seat: 0, name: (seat) => `P${seat}` });
          expect(words, JSON.stringify(part)).toMatch(/^[^{}[\]]{2,}$/);
          expect(words).not.toMatch(/undefined|NaN/);
        }
        parts++;
      }
    }
    expect(parts).toBeGreaterThan(300);
  });

  it('[VIR-12.3, VIR-12.4, VIR-12.6] in a siege: Troops and every bonus against walls and Agents', () => {
    const battle = rich().sieges().play('0 declare R2').view().battle!;
    expect(said(battle.attack.why)).toEqual(['3 troops', '1 declared']);
    expect(battle.attack.why.parts[1]!.facts).toEqual({ source: 'R2', card: 'condottiere' });
    expect(said(battle.defence.why)).toEqual(['3 printed', '-1 ownAgent']);
    expect([battle.attack.why.total, battle.defence.why.total]).toEqual([battle.attack.total, battle.defence.total]);
  });

  it('[VIR-9.2] the Crowns that Diplomacy needs are one more than the city is tough', () => {
    const bologna = rich()
      .turn(0)
      .view()
      .cities.find(({ id }) => id === 'bologna')!;
    expect(said(bologna.crowns[0]!)).toEqual(['3 printed', '-1 ownAgent', '1 oneMore']);
    expect(said(bologna.crowns[1]!)).toEqual(['3 printed', '1 otherAgent', '1 oneMore']);
  });

  it('[VIR-15.2, VIR-15.9, VIR-15.22] salary, wages and Courtier spaces', () => {
    const { players, cities } = rich().turn(0).view();
    expect(players[0]!.why.salary.parts).toEqual([{ what: 'salary', n: 2, rules: ['VIR-15.2'], facts: { troops: 5 } }]);
    expect(said(players[0]!.why.unlocked)).toContain('1 manyCities');
    const wage = (id: string) => said(cities.find((city) => city.id === id)!.wage!);
    expect([wage('milan'), wage('siena')]).toEqual([['1 homeWage'], ['3 wage']]);
    expect(cities.find((city) => city.id === 'bologna')!.wage).toBeNull();
  });

  it('[VIR-3.7, VIR-16.2, VIR-16.5, VIR-16.11] what a player has is what the view counts', () => {
    for (const { players } of positions()) {
      for (const { why, prestige, score, crosses, crowns, cashable, shaded } of players) {
        expect(why.prestige.total).toBe(prestige);
        expect(why.prestige.total).toBe(total(score));
        expect([why.crosses.total, why.crowns.total]).toEqual([crosses, crowns]);
        expect([why.cashable.total, why.unlocked.total]).toEqual([cashable, shaded.unlocked]);
      }
    }
    const { why } = rich().turn(0).view().players[0]!;
    expect(said(why.prestige)).toContain('2 trophy');
    expect(said(why.prestige)).toContain('-1 indulgences');
  });
});
