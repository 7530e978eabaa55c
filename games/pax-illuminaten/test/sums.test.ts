/** Figures that explain themselves: their parts come from the rule, add up, cite rules there are, and have words. */
import { idsIn, LANGUAGES, numberedRules, type Part, type Sum } from '@signoria/kernel';
import { watcher } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import { LUMINARIES } from '../data/luminaries.ts';
import { NUMBERS } from '../data/numbers.ts';
import { influencePrice } from '../rules/actions/influence.ts';
import { game } from '../rules/game.ts';
import { placeNamed } from '../rules/model/board.ts';
import type { State } from '../rules/model/state.ts';
import { type View, view } from '../rules/view/view.ts';
import { type Position, scenario } from '../scenario.ts';
import { text } from '../text/index.ts';
import { rulesEn } from '../text/rules.en.ts';

const LEDGER: readonly string[] = [...numberedRules(rulesEn), ...idsIn(rulesEn, 'R')];

/** As seat 0 sees it; only this game's states come here. */
const seen = (state: unknown): View => view(state as State, 0);

/** Everything that is a sum in a view, wherever it stands. */
function sumsIn(value: unknown): readonly Sum[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('parts' in value && 'total' in value) return [value as Sum]; // nothing else in a view has both
  return Object.values(value).flatMap(sumsIn);
}

/** The parts in short: `3 influenceNear`. */
const said = ({ parts }: Sum) => parts.map(({ what, n }) => `${n} ${what}`);

const acting = (players: number, position: Position, ...lines: readonly string[]) =>
  scenario({ players })
    .set(position)
    .acting(0)
    .play(...lines);

const DISPUTED: Position = {
  board: { r5c1: ['ARMA-III', 0, 1, 1, 2] },
  stocks: { 0: { AR: 3, MA: 3 } },
  hands: { 0: ['AR-RA', 'ARCO-I'], 1: ['CL-GM', 'CRCL-III'] },
};

describe('a figure that explains itself', () => {
  const LEAST = 300;

  it.each([
    ['alone', 1, {}],
    ['two and Charles Theodore', 2, { rival: 'charlestheodore' }],
    ['three', 3, {}],
    ['four', 4, {}],
  ] as const)(
    'is made of parts that add up, cite rules there are, and have words in every language (%s)',
    (seed, n, options) => {
      let parts = 0;
      watcher(game)(seed, n, options, { every: 15, most: 400 }, ({ state }) => {
        for (const sum of sumsIn(seen(state))) {
          expect(sum.parts.reduce((so, part) => so + part.n, 0)).toBe(sum.total);
          for (const part of sum.parts) {
            expect(part.n, JSON.stringify(part)).not.toBe(0);
            expect(part.rules.length).toBeGreaterThan(0);
            expect(part.rules.filter((id) => !LEDGER.includes(id))).toEqual([]);
            for (const language of LANGUAGES) {
              const words = text[language].part!(part, { seat: 0, name: (seat) => `P${seat}` });
              expect(words, JSON.stringify(part)).toMatch(/^[^{}[\]]{2,}$/);
              expect(words).not.toMatch(/undefined|NaN/);
            }
            parts++;
          }
        }
      });
      expect(parts).toBeGreaterThan(LEAST);
    },
  );
});

describe('strength in a dispute', () => {
  const dispute = (v: View) => v.dispute!.strengths.map(said);

  it('[PAX-7.2, PAX-7.5] is influence around the card, the areopagus, and the card laid', () => {
    const here = acting(3, DISPUTED, '0 oust r5c1 1', '0 targets 2', '0 pay AR');
    expect(dispute(here.view(2))).toEqual([['1 influenceNear', '1 ownAreopagus'], ['2 influenceNear']]);
  });

  it('[PAX-17.50, PAX-17.37, PAX-17.58] counts faction card, enhancement and event', () => {
    const here = acting(
      3,
      {
        ...DISPUTED,
        hands: { 0: ['ARMA-II', 'ARCO-I'], 1: ['CRCL-III'] },
        factionCards: { MA: 1 },
        specials: { 2: 'succession' },
      },
      '0 conspire ARMA-II ability',
      '0 oust r5c1 1',
      '0 targets 2',
      '0 pay AR',
    );
    const [attack, defence] = dispute(here.view(2));
    expect(attack).toEqual(['1 influenceNear', '1 ownAreopagus', '2 enhancement', '1 special']);
    expect(defence).toEqual(['2 influenceNear', '1 factionCard']);
  });

  it('[PAX-17.29] counts the edge of the ability that gave the action', () => {
    const hands = { 0: ['ARMA-I', 'ARCO-I'], 1: ['CRCL-III'] } as const;
    const here = acting(
      3,
      { ...DISPUTED, hands },
      '0 conspire ARMA-I ability',
      '0 oust r5c1 1',
      '0 targets 2',
      '0 pay AR',
    );
    expect(dispute(here.view(2))[0]).toEqual(['1 influenceNear', '1 ownAreopagus', '2 extraAction']);
  });

  it('[PAX-R55] stays what it was while the loser is compensated', () => {
    const here = acting(
      3,
      { ...DISPUTED, hands: { 0: ['ARCO-I'], 1: ['ARCO-III'] } },
      '0 oust r5c1 1',
      '0 targets 2',
      '0 pay AR',
      '0 lay ARCO-I',
      '1 lay ARCO-III',
    );
    expect(dispute(here.view(2))).toEqual([
      ['1 influenceNear', '1 ownAreopagus', '6 card'],
      ['1 influenceNear', '1 ousted', '2 card'],
    ]);
  });

  it('[PAX-15.12, PAX-16.21] of the artificial rival counts favor spent and edicts in play', () => {
    let boosted = 0;
    watcher(game)('rival strength', 1, { rival: 'charlestheodore' }, { every: 1, most: 900 }, ({ state }) => {
      const { dispute: now, rival } = seen(state);
      if (now === null || rival === null) return;
      const side = now.attacker === rival.who ? 0 : 1;
      const told = new Set(now.strengths[side].parts.map(({ what }) => what));
      expect(
        [...told].filter(
          (what) => !['influenceNear', 'ownAreopagus', 'edicts', 'tokensSpent', 'ousted', 'card'].includes(what),
        ),
      ).toEqual([]);
      if (told.has('tokensSpent') || told.has('edicts')) boosted++;
    });
    expect(boosted).toBeGreaterThan(0);
  });
});

describe('prices', () => {
  it('[PAX-6.4, PAX-17.17] of influence: the symbols of each cell, less what is waived', () => {
    const position: Position = {
      board: { r5c1: ['ARMA-III'] },
      stocks: { 0: { AR: 6, MA: 6 } },
      hands: { 0: ['AR-GM', 'ARCO-I'] },
    };
    const costs = (...lines: readonly string[]) =>
      acting(2, position, ...lines)
        .view(0)
        .underway[0]!.costs!.map(said);
    const printed = ['2 cell', '3 cell', '3 cell'];
    expect(costs('0 influence r5c1')).toEqual([1, 2, 3].map((n) => printed.slice(0, n)));
    const less = printed.map((cell) => [cell, '-1 enhancement']);
    expect(costs('0 conspire AR-GM ability', '0 influence r5c1')).toEqual(
      [1, 2, 3].map((n) => less.slice(0, n).flat()),
    );
  });

  it('[PAX-17.48, PAX-17.24] of influence: what a faction card or an extra action takes off the whole of it', () => {
    const costs = (position: Position, line: string) =>
      acting(
        2,
        { board: { r5c1: ['ARMA-III'] }, stocks: { 0: { AR: 6, MA: 6 } }, ...position },
        line,
        '0 influence r5c1',
      )
        .view(0)
        .underway.find(({ at }) => at === 'howMany')!
        .costs!.map(said);
    expect(costs({ factionCards: { AR: 0 } }, '0 faction AR').slice(0, 2)).toEqual([
      ['2 cell', '-1 factionCard'],
      ['2 cell', '3 cell', '-1 factionCard'],
    ]);
    const cheap = LUMINARIES.find(({ ability }) => ability === 'X-INFL-CHEAP')!.id;
    const less = -NUMBERS['X-INFL-CHEAP.discount'];
    expect(costs({ hands: { 0: [cheap] } }, `0 conspire ${cheap} ability`)[1]).toEqual([
      '2 cell',
      '3 cell',
      `${less} extraAction`,
    ]);
  });

  it('[PAX-17.11, PAX-17.3] of influence anywhere: less for rivals that lie there, and never less than nothing', () => {
    const symbols = (...tokens: readonly number[]) => {
      const s = acting(2, { board: { r5c1: ['ARMA-III', null, ...tokens] } }).state();
      const parts: Part[] = [];
      influencePrice(s, 0, 'R-INFL-ANY', placeNamed(s, 'r5c1'), 1, parts);
      return parts.filter(({ n }) => n !== 0).map(({ what, n }) => `${n} ${what}`);
    };
    expect(symbols(1)).toEqual(['2 cell', '-1 rivalsThere']);
    expect(symbols(1, 1)).toEqual(['2 cell', '-2 rivalsThere']);
    expect(symbols(1, 1, 1)).toEqual(['2 cell', '-2 rivalsThere']);
  });

  it('[PAX-3.18, PAX-3.6] to be paid: the symbols owed, and how many tokens stand for one', () => {
    const here = acting(
      2,
      { board: { r5c1: ['ARMA-II'] }, stocks: { 0: { AR: 4, CL: 3, SC: 3 } }, hands: { 0: ['ARCO-I'] } },
      '0 influence r5c1',
      '0 count 1',
    );
    const { price } = here.view(1).underway.find(({ at }) => at === 'pay')!;
    expect(price!.bills.map(({ owed }) => said(owed))).toEqual([['2 symbols']]);
    expect(said(price!.why!)).toEqual(['3 substitution']);
  });

  it('[PAX-3.6, PAX-17.31, PAX-17.51, PAX-17.57] of substitution: the best rate there is, and what made it so', () => {
    const rate = (position: Position, ...lines: readonly string[]) => {
      const board = { r5c1: ['ARMA-II'] } as const;
      const stocks = { 0: { AR: 4, CL: 3, SC: 3 } };
      const here = acting(2, { board, stocks, ...position }, ...lines, '0 influence r5c1', '0 count 1');
      return said(here.view(1).underway.find(({ at }) => at === 'pay')!.price!.why!);
    };
    expect(rate({ factionCards: { CR: 0 } })).toEqual(['3 substitution', '-1 factionCard']);
    expect(rate({ specials: { 1: 'encyclopedia' } })).toEqual(['3 substitution', '-1 special']);
    expect(rate({ hands: { 0: ['COMA-III'] } }, '0 conspire COMA-III ability')).toEqual([
      '3 substitution',
      '-1 enhancement',
    ]);
    expect(rate({ factionCards: { CR: 0 }, specials: { 1: 'encyclopedia' } })).toEqual([
      '3 substitution',
      '-1 factionCard',
    ]);
  });
});

describe('limits', () => {
  it('[PAX-3.12, PAX-17.48] of the hand: five for whoever has the card of the aristocracy', () => {
    const { players } = acting(2, { factionCards: { AR: 0 } }).view(1);
    expect(said(players[0]!.why.hand)).toEqual(['4 limit', '1 factionCard']);
    expect(said(players[1]!.why.hand)).toEqual(['4 limit']);
  });

  it('[PAX-9.8, PAX-5.4] of the turn: what may still be done and what was', () => {
    const here = acting(
      2,
      { factionCards: { SC: 0 }, hands: { 0: ['ARCO-I', 'ARMA-I'] } },
      '0 conspire ARCO-I support',
      '0 gain AR',
      '0 interrogate areopagus',
    );
    const { why } = here.view(1).turn;
    expect(said(why.quick)).toEqual(['1 limit', '1 factionCard', '-1 taken']);
    expect(said(why.main)).toEqual(['2 limit', '-1 taken']);
  });

  it('[PAX-3.10, PAX-10.2] of control: less where several lodges are the largest', () => {
    const one = {
      r3c2: ['ARMA-II', 0, 0],
      r4c1: ['MACR-II', 0, 0],
      r3c3: ['ARCO-II', 0],
      r2c2: ['ARSC-II', 0],
    } as const;
    const card = acting(2, { board: one })
      .view(0)
      .factionCards.find(({ faction }) => faction === 'AR')!;
    expect(said(card.control!)).toEqual(['3 lodgeControl']);
  });

  it('[PAX-1.2] of influence: what is neither on cards nor on plots is left', () => {
    const { players } = acting(2, {
      board: { r1c1: ['AR-GM', 0], r2c2: ['CO-GM', 0] },
      publicSchemes: ['adepts', 'wide'],
      realised: { 0: ['wide'] },
    }).view(1);
    expect(said(players[0]!.why.influence)).toEqual(['20 limit', '-2 onCards', '-1 onPlots']);
  });

  it('[PAX-R11] of influence on its way to a new card: it is counted as if it lay there', () => {
    const here = acting(
      3,
      {
        board: { r5c1: ['ARMA-III', 0, 1, 2, 2], r5c2: ['AR-GM', 0] },
        hands: { 0: ['MACR-III'] },
        stocks: { 0: { AR: 4 } },
        specials: { 1: 'lightning' },
      },
      '0 expel r5c1',
      '0 put MACR-III',
    ).expect({ question: 'seatTokens' });
    const parts = here.view(1).players.map(({ why }) => said(why.influence));
    expect(parts).toEqual([
      ['20 limit', '-2 onCards'],
      ['20 limit', '-1 onCards'],
      ['20 limit', '-2 onCards'],
    ]);
  });

  it('[PAX-6.14, PAX-17.56] of moves: the action’s own, an event’s, and those made', () => {
    const here = acting(
      2,
      {
        board: { r3c2: ['ARMA-II', 0, 0], r2c2: ['ARCO-II'], r3c3: ['ARCL-II'] },
        stocks: { 0: { AR: 2 } },
        specials: { 1: 'ball' },
      },
      '0 reassign AR',
      '0 move r3c2 1 r2c2',
    );
    expect(said(here.view(1).underway[0]!.why!)).toEqual(['3 moves', '1 special', '-1 made']);
  });
});

describe('points and plots', () => {
  const BOARD = { r5c1: ['ARMA-II', 0, 0], r5c2: ['ARCL-II', 0], r4c2: ['COMA-II', 0, 1] } as const;

  it('[PAX-14.4] points are told by faction', () => {
    const lodge = { r3c2: ['ARMA-II', 0, 0], r3c3: ['ARCO-II', 0], r2c2: ['ARSC-II', 0] } as const;
    const [mine] = acting(2, { board: lodge }).view(1).players;
    expect(said(mine!.why.points)).toEqual(['4 faction']);
    expect(mine!.total).toBe(4);
  });

  it('[PAX-11.6] a plot tells which cards count, whose lead is to be beaten, and what it demands', () => {
    const { schemes } = acting(2, { board: BOARD, publicSchemes: ['rosicrucians', 'wide'] }).view(0);
    const mine = schemes.find(({ id }) => id === 'rosicrucians')!.progress.find(({ who }) => who === 0)!;
    const told = mine.parts.map(({ what, why }) => [what, said(why.have), said(why.need)]);
    expect(told).toEqual([
      ['cards', ['2 cards'], ['3 threshold']],
      ['influence', ['2 influenceOn', '1 influenceOn'], ['5 threshold']],
      ['leadCards', ['2 cards'], ['1 oneMore']],
    ]);
    expect(mine.parts[0]!.why.have.parts[0]!.facts).toEqual({ places: ['r5c1', 'r5c2'] });
  });

  it('[PAX-11.15] a way between areopagi tells which of them it touches', () => {
    const touched = (board: NonNullable<Position['board']>) => {
      const { schemes } = acting(2, { board, publicSchemes: ['areopagi', 'wide'] }).view(0);
      const mine = schemes.find(({ id }) => id === 'areopagi')!.progress.find(({ who }) => who === 0)!;
      return said(mine.parts[0]!.why.have);
    };
    expect(touched({ r5c1: ['ARMA-II', 0] })).toEqual(['1 ownAreopagus']);
    expect(touched({ r1c1: ['ARMA-II', 0] })).toEqual(['1 rivalAreopagus']);
    expect(touched({ r3c2: ['ARMA-II', 0] })).toEqual([]);
    const way = { r1c1: 'ARCO-I', r2c2: 'ARMA-I', r3c2: 'ARCR-I', r4c2: 'ARSC-I', r5c1: ['ARCL-I', 0] } as const;
    expect(touched(way)).toEqual(['1 ownAreopagus', '1 rivalAreopagus']);
  });
});
