// Numbers that explain themselves: every sum of a view adds up, cites rules that exist and can be said.

import { idsIn, LANGUAGES, numberedRules, type Part, type Sum } from '@signoria/kernel';
import { faults, readerOf } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { JESTER } from '../data/objects.ts';
import { PROFESSION } from '../data/professions.ts';
import { module } from '../index.ts';
import { buildPrice } from '../rules/chapters/08-building.ts';
import { soloPrice } from '../rules/chapters/18-solo-auction.ts';
import { score } from '../rules/model/scoring.ts';
import { minimum, princessValue, workValue } from '../rules/model/value.ts';
import type { Scenario } from '../scenario.ts';
import { wordsEn } from '../text/en.ts';
import { rulesEn } from '../text/rules.en.ts';
import { muse, rolling, three, two } from './help.ts';

const LEDGER: readonly string[] = [...numberedRules(rulesEn), ...idsIn(rulesEn, 'R')];

function isSum(x: object): x is Sum {
  return 'total' in x && 'parts' in x;
}

/** Every sum somewhere in a view. */
function sumsIn(x: unknown): readonly Sum[] {
  if (typeof x !== 'object' || x === null) return [];
  return isSum(x) ? [x] : Object.values(x).flatMap(sumsIn);
}

const told = (parts: readonly Part[]) => parts.map(({ what, n }) => `${what} ${n}`);

/** Card 1 shows jester 6, recruiting 3, builder 2, landscape 1, prestige 0. */
const put = () =>
  rolling([4, 5])
    .diego({ next: [1] })
    .auction()
    .play('0 putUp jester');

const princely = () =>
  three()
    .seat(0, {
      hand: ['poet', 'jurist', 'painter'],
      recruits: 1,
      jesters: 2,
      builders: 1,
      freedoms: ['travel'],
      tiles: ['theater', 'forest', 'park'],
      bonus: ['bonus-03', 'bonus-05'],
      cards: ['prestige-01', 'prestige-02', 'prestige-06', 'prestige-13'],
    })
    .seat(1, { tiles: ['opera'] })
    .round(3)
    .turn(0);

const called = () =>
  muse()
    .seat(0, { character: 'muse', hand: ['poet'], builders: 2, tiles: ['lake', 'tower'] })
    .round(4)
    .turn(0)
    .play('0 use muse');

const unsold = () => muse(3).round(1).characters().play('0 pass', '1 pass', '2 pass');

const ended = () =>
  three()
    .seat(0, { prestige: 10, cards: ['prestige-12'], tiles: ['park'] })
    .round(7)
    .bestWork();

const POSITIONS: { readonly [name: string]: () => Scenario } = {
  'a turn': princely,
  'a Work with bonus cards': () => princely().play('0 work poet', '0 addBonus bonus-03'),
  'the pay of a Work': () => princely().play('0 work poet', '0 addBonus bonus-03', '0 addBonus bonus-05'),
  'professions drawn': () => princely().play('0 profession'),
  'an auction': () => three().auction().play('0 auction jester', '1 bid 300', '2 bid 400'),
  'an auction of two': () => two().auction().play('0 auction jester'),
  'the Muse': called,
  'the Banker': unsold,
  'a roll against Diego': put,
  'a roll refused': () => put().play('0 refuse'),
  'the end': ended,
};

describe('every number with its parts', () => {
  const sums = Object.values(POSITIONS).flatMap((at) => {
    const table = at();
    return [null, 0, 1].flatMap((seat) =>
      seat === 1 && table.state().seats === 1 ? [] : sumsIn(table.view(seat as 0)),
    );
  });
  const parts = sums.flatMap((sum) => sum.parts);

  it('adds up', () => {
    expect(sums.length).toBeGreaterThan(100);
    const wrong = sums.filter((sum) => sum.parts.reduce((n, part) => n + part.n, 0) !== sum.total);
    expect(wrong).toEqual([]);
  });

  it('cites rules that exist', () => {
    const cited = parts.flatMap(({ rules }) => rules);
    expect(parts.every(({ rules }) => rules.length > 0)).toBe(true);
    expect(cited.filter((rule) => !LEDGER.includes(rule))).toEqual([]);
  });

  it('comes up in one of these positions, whatever it is made of', () => {
    expect([...new Set(parts.map(({ what }) => what))].sort()).toEqual(Object.keys(wordsEn.parts).sort());
  });

  it.each(LANGUAGES)('is said in %s', (language) => {
    const { part: say } = module.text[language];
    expect(
      faults(
        language,
        parts.map((part) => say!(part, readerOf(language, 0))),
      ),
    ).toEqual([]);
  });
});

describe('what a number is made of', () => {
  it('[FLO-7.2, FLO-7.3, FLO-7.4] a Work: building, landscape, freedom, jesters and cards', () => {
    const poet = princely()
      .view(0)
      .own!.works.find(({ profession }) => profession === 'poet');
    expect(told(poet!.sum.parts)).toEqual(['building 4', 'landscape 0', 'freedom 3', 'jesters 4', 'cards 4']);
    expect([poet!.sum.total, workValue(princely().state(), 0, PROFESSION.poet)]).toEqual([15, 15]);
    expect(told(poet!.pays.parts)).toEqual(['pay 1500']);
  });

  it('[FLO-7.5, FLO-16.3] a bonus card by what it counts, and as one part of the Work it is played with', () => {
    expect(told(princely().view(0).own!.bonus[0]!.sum.parts)).toEqual(['each 1', 'each 1']);
    const begun = princely().play('0 work poet', '0 addBonus bonus-03').view(1).work!;
    expect(told(begun.sum.parts).at(-1)).toBe('bonus 2');
    expect(begun.sum.total).toBe(17);
  });

  it('[FLO-15.1] a prestige card by how its owner stands', () => {
    expect(
      princely()
        .view(0)
        .own!.prestige.map(({ sum }) => told(sum.parts)),
    ).toEqual([['shared 3'], ['behind 0'], ['first 7'], ['reached 7']]);
  });

  it('[FLO-7.4] a profession that is drawn counts itself', () => {
    const { sums, worth } = princely().play('0 profession').view(0).own!.drawn!;
    expect(told(sums[0]!.parts).at(-1)).toBe('newcomer 1');
    expect(sums.map(({ total }) => total)).toEqual(worth);
  });

  it('[FLO-19.15, FLO-19.16] a Work of the Princess, and the Muse', () => {
    const { princessSum, works } = called().view(0).own!;
    expect(told(princessSum!.parts)).toEqual(['landscapes 3', 'builders 4', 'buildings 2', 'cards 1', 'muse 4']);
    expect(princessSum!.total).toBe(princessValue(called().state(), 0));
    expect(told(works[0]!.sum.parts).at(-1)).toBe('muse 4');
  });

  it('[FLO-3.3] the minimum of the round', () => {
    const { minimumSum } = princely().view(null);
    expect(told(minimumSum.parts)).toEqual(['minimum 12']);
    expect(minimumSum.total).toBe(minimum(princely().state()));
  });

  it('[FLO-8.1] a building: its price, less what builders spare', () => {
    const [own, other] = princely().view(2).players;
    expect([told(own!.buildPrice.parts), told(other!.buildPrice.parts)]).toEqual([
      ['buildPrice 700', 'spared -400'],
      ['buildPrice 700'],
    ]);
    expect(own!.buildPrice.total).toBe(buildPrice(princely().state(), 0));
  });

  it('[FLO-4.5, FLO-4.6, FLO-17.3] the standing bid: the opening and what it was raised by', () => {
    const { lot } = POSITIONS['an auction']!().view(0).auction;
    expect(told(lot!.sum.parts)).toEqual(['opening 200', 'raises 200']);
    const pair = POSITIONS['an auction of two']!().view(0).auction.lot!;
    expect(pair.sum.parts).toEqual([{ what: 'opening', n: 300, rules: ['FLO-17.3'] }]);
  });

  it('[FLO-4.12, FLO-9.1] the prices that are fixed', () => {
    const { lastBuyer, action } = three().auction().view(0).prices;
    expect([lastBuyer.total, action.total]).toEqual([200, 300]);
  });

  it('[FLO-18.9, FLO-R37] against Diego: modifier, die, and 100 more for the player alone', () => {
    const { pending } = put().view(0);
    expect(pending).toMatchObject({ what: 'roll', price: 1100 });
    expect(pending?.what === 'roll' && told(pending.sum.parts)).toEqual(['modifier 600', 'die 400', 'overbid 100']);
    expect(soloPrice(put().state(), JESTER, 4)).toBe(1100);
    const [refused] = put().play('0 refuse').view(0).solo!.putUp;
    expect(told(refused!.bid.parts)).toEqual(['modifier 600', 'die 400']);
  });

  it('[FLO-19.11] what lies on the Banker', () => {
    expect(told(unsold().view(1).potSum!.parts)).toEqual(['bankerCoins 600', 'bankerGrown 100']);
  });

  it('[FLO-14.1] points: the track, and the prestige cards once they are revealed', () => {
    const [own] = ended().view(1).players;
    expect([told(own!.prestigeSum.parts), own!.prestigeSum.total]).toEqual([['track 10', 'first 5'], own!.prestige]);
    expect(score(ended().state(), 0).map(({ points }) => points)).toEqual([10, 5]);
  });
});
