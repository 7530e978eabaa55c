/** Questions that random games seldom ask, each in a position of its own: every answer can be given on the board. */
import type { Seat } from '@signoria/kernel';
import { controlsIn } from '@signoria/kit/testing';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../rules/model/choices.ts';
import { type Position, type Scenario, scenario } from '../../scenario.ts';
import { LookBody } from '../look.tsx';
import { isMeant } from '../luminaries/meant.ts';
import { onStage } from '../things.ts';
import { tableOf } from './help.ts';
import { markupOf, pointing } from './markup.ts';

const set = (players: number, position: Position): Scenario => scenario({ players }).set(position);
const acting = (players: number, position: Position, ...lines: readonly string[]): Scenario =>
  set(players, position)
    .acting(0)
    .play(...lines);

const LODGE = { r3c2: ['ARMA-II', 0, 0], r4c1: ['MACR-II', 0, 0], r3c3: ['ARCO-II', 0], r2c2: ['ARSC-II', 0] } as const;
const ADEPTS = { r1c1: ['AR-GM', 0], r2c2: ['CO-GM', 0], r3c3: ['MA-GM', 0] } as const;
const DISPUTED: Position = {
  board: { r5c1: ['ARMA-III', 0, 1, 1, 2] },
  stocks: { 0: { AR: 1, MA: 1 } },
  hands: { 0: ['AR-RA', 'ARCO-I'], 1: ['CL-GM', 'CRCL-III'] },
};

const POSITIONS: readonly (readonly [Choice['do'], string, () => Scenario])[] = [
  ['from', 'intercept', () => acting(3, { stocks: { 1: { AR: 5 }, 2: { AR: 3 } } }, '0 interrogate areopagus')],
  ['give', 'share', () => acting(3, { board: { r3c2: ['ARMA-III', 0, 1, 2] } }, '0 interrogate r3c2', '0 gain AR')],
  [
    'yield',
    'chooseYield',
    () =>
      acting(
        2,
        { board: { r3c2: ['ARMA-II', 0], r2c2: ['ARCO-II', 0, 1] }, stocks: { 1: { AR: 5 } } },
        '0 interrogate r3c2',
      ),
  ],
  [
    'seat',
    'seatTokens',
    () =>
      acting(
        3,
        {
          board: { r5c1: ['ARMA-III', 1, 2, 1] },
          hands: { 0: ['MACR-III'] },
          stocks: { 0: { AR: 3 } },
          specials: { 1: 'lightning' },
        },
        '0 expel r5c1',
        '0 put MACR-III',
      ),
  ],
  ['targets', 'chooseTargets', () => acting(3, DISPUTED, '0 oust r5c1 1')],
  ['lay', 'disputeCards', () => acting(3, DISPUTED, '0 oust r5c1 1', '0 targets 2', '0 pay AR')],
  [
    'reward',
    'act',
    () =>
      acting(2, {
        board: { r3c2: ['ARMA-II', 0], r4c2: ['ARCO-II', 0] },
        stocks: { 0: { AR: 2, MA: 1 } },
        hands: { 0: ['AR-GM'] },
        markers: { r3c2: 2 },
      }),
  ],
  ['claim', 'act', () => acting(2, { board: LODGE })],
  ['realise', 'act', () => acting(2, { board: { ...ADEPTS }, publicSchemes: ['adepts', 'wide'] })],
  [
    'restore',
    'restoreScheme',
    () =>
      set(2, {
        board: ADEPTS,
        publicSchemes: ['adepts', 'wide'],
        edge: { 0: ['adepts'] },
        fullHands: true,
      }).checking(1),
  ],
  [
    'drop',
    'dropScheme',
    () =>
      set(2, {
        board: { r2c2: ['CRSC-II', 0], r3c2: ['ARMA-II', 0], r3c3: ['COMA-II', 0], r4c2: ['ARCL-II', 0] },
        publicSchemes: ['innercircle', 'equals'],
        realised: { 0: ['innercircle', 'equals'] },
        fullHands: true,
      }).checking(0),
  ],
  [
    'edict',
    'takeFromEdict',
    () => acting(2, { edicts: { CL: [1, 3], SC: [0, 2] }, hands: { 0: ['COMA-II'] } }, '0 conspire COMA-II ability'),
  ],
  ['letters', 'act', () => acting(2, { specials: { 0: 'letters' } })],
  [
    'newplan',
    'act',
    () =>
      acting(2, {
        specials: { 1: 'newplan' },
        publicSchemes: ['adepts', 'wide'],
        schemePile: ['masons'],
        stocks: { 0: { AR: 1, CO: 1, MA: 1 } },
      }),
  ],
  [
    'audience',
    'act',
    () =>
      acting(2, {
        specials: { 1: 'audience' },
        court: ['CO-RA', null, 'CR-RA', 'SC-RA', 'CL-RA'],
        hands: { 0: ['ARCO-I'] },
        stocks: { 0: { AR: 1 } },
      }),
  ],
  [
    'swap',
    'swap',
    () =>
      acting(
        2,
        { board: { r3c2: ['ARMA-II', null, 0], r2c2: 'AR-GM', r4c1: ['ARCO-I', 1] }, hands: { 0: ['COCL-III'] } },
        '0 conspire COCL-III ability',
      ),
  ],
  ['look', 'look', () => acting(2, { hands: { 0: ['ARCO-II'] } }, '0 conspire ARCO-II ability')],
  [
    'turnup',
    'turnUp',
    () => acting(2, { hands: { 0: ['ARCO-II'] } }, '0 conspire ARCO-II ability', '0 look r1c1', '0 stop'),
  ],
  [
    'exchange',
    'exchange',
    () =>
      acting(
        2,
        { hands: { 0: ['ARCR-III', 'ARCO-I'] }, court: ['AR-RA', null, 'CO-RA', 'CR-RA', 'CL-RA'] },
        '0 conspire ARCR-III ability',
      ),
  ],
  [
    'steal',
    'steal',
    () =>
      acting(3, { hands: { 0: ['ARCL-II'] }, stocks: { 1: { AR: 1 }, 2: { CL: 1 } } }, '0 conspire ARCL-II ability'),
  ],
  [
    'shift',
    'shift',
    () =>
      acting(
        2,
        {
          board: { r3c2: ['ARMA-II', 0], r2c2: ['CRSC-II', null, 1], r1c2: 'ARCO-I', r2c3: ['CL-RA', 0] },
          hands: { 0: ['MACR-II'] },
          stocks: { 0: { CR: 1 } },
        },
        '0 conspire MACR-II ability',
      ),
  ],
  [
    'return',
    'convertReturn',
    () => acting(2, { hands: { 0: ['MASC-I'] }, stocks: { 0: { AR: 3, CO: 1 } } }, '0 conspire MASC-I ability'),
  ],
  [
    'mark',
    'mark',
    () =>
      acting(
        2,
        { board: { r3c2: ['ARMA-II', 0], r2c2: ['AR-GM', 0] }, hands: { 0: ['COCR-III'] } },
        '0 conspire COCR-III ability',
      ),
  ],
  ['play', 'playEvent', () => set(2, { eventHands: { 0: ['ball', 'letters'] } }).eventPhase(0)],
];

/** Who is asked: the first of those who decide. */
function askedSeat(at: Scenario): Seat {
  const { state } = at.match();
  return tableOf(state, { you: null }).question!.deciding[0]!;
}

describe.each(POSITIONS)('%s, asked at %s', (verb, at, make) => {
  it.each(['en', 'ru'] as const)('can be answered on the board (%s)', (language) => {
    const here = make();
    const table = tableOf(here.match().state, { you: askedSeat(here), language });
    expect(table.question?.at).toBe(at);
    const open = table.options.filter(({ choice }) => choice.do === verb);
    expect(open.length).toBeGreaterThan(0);
    const controls = controlsIn(markupOf(table));
    for (const { label } of open) expect(controls.filter((c) => c.open && c.name.includes(label))).not.toEqual([]);
  });
});

describe('moving from card to card', () => {
  it('takes up the first card, then offers only where it may go', () => {
    const here = acting(
      2,
      { board: { r3c2: ['ARMA-II', 0, 0], r2c2: ['ARCO-II'], r3c3: ['ARCL-II'] }, stocks: { 0: { AR: 2 } } },
      '0 reassign AR',
    );
    const table = tableOf(here.match().state, { you: 0 });
    expect(table.question?.at).toBe('reassign');
    const at = pointing(table, onStage);
    expect([at.at('place r3c2').state, at.at('place r2c2').state]).toEqual(['legal', 'idle']);
    at.press('place r3c2');
    expect([at.at('place r3c2').state, at.at('place r2c2').state]).toEqual(['held', 'legal']);
    // From which cell is told by words: the card is looked at, and its page has both lines.
    expect(at.press('place r2c2')).toEqual({ selected: null, looked: 'place r2c2' });
    const { lines } = at.at('place r2c2');
    expect(lines.map(({ line }) => line)).toEqual(['move r3c2 1 r2c2', 'move r3c2 2 r2c2']);
    const page = controlsIn(renderToString(h(LookBody, { table: at.table(), look: { at: 'place', id: 'r2c2' } })));
    expect(page.slice(0, 2).map(({ name }) => name)).toEqual(lines.map(({ label }) => label));
  });

  it('answers at once where only one influence can go', () => {
    const here = acting(
      2,
      { board: { r3c2: ['ARMA-II', 0], r2c2: ['ARCO-II'] }, stocks: { 0: { AR: 2 } } },
      '0 reassign AR',
    );
    const at = pointing(tableOf(here.match().state, { you: 0 }), onStage);
    at.press('place r3c2');
    expect(at.press('place r2c2').selected).toBe('move r3c2 1 r2c2');
    expect([at.at('place r3c2').state, at.at('place r2c2').state]).toEqual(['selected', 'selected']);
  });

  it('swaps two cards in any order', () => {
    const here = acting(
      2,
      { board: { r3c2: ['ARMA-II', null, 0], r2c2: 'AR-GM', r4c1: ['ARCO-I', 1] }, hands: { 0: ['COCL-III'] } },
      '0 conspire COCL-III ability',
    );
    const table = tableOf(here.match().state, { you: 0 });
    for (const [first, second] of [
      ['place r3c2', 'place r2c2'],
      ['place r2c2', 'place r3c2'],
    ] as const) {
      const at = pointing(table, onStage);
      at.press(first);
      expect(at.press(second).selected).toMatch(/^swap r[23]c2 r[23]c2$/);
    }
  });
});

describe('an action singled out', () => {
  it('leaves only its own lines on the cards', () => {
    const here = acting(2, {
      board: { r5c1: ['ARMA-II', 0] },
      stocks: { 0: { AR: 3, MA: 3 } },
      hands: { 0: ['ARCO-I'] },
    });
    const table = tableOf(here.match().state, { you: 0 });
    const all = pointing(table, onStage).at('place r5c1').lines;
    expect(new Set(all.map(({ choice }) => choice.do))).toEqual(new Set(['influence', 'interrogate', 'expel']));
    const meant = pointing(table, onStage, { several: 'look', meant: isMeant('expel') });
    expect(meant.at('place r5c1').lines.map(({ line }) => line)).toEqual(['expel r5c1']);
    expect(meant.press('place r5c1').selected).toBe('expel r5c1');
  });
});

describe('paying', () => {
  it('spells the price out and lists the ways', () => {
    const here = acting(
      2,
      { board: { r5c1: ['ARMA-II'] }, stocks: { 0: { AR: 4, CL: 3, SC: 3 } }, hands: { 0: ['ARCO-I'] } },
      '0 influence r5c1',
      '0 count 1',
    );
    const table = tableOf(here.match().state, { you: 0 });
    const markup = markupOf(table);
    const pay = table.options.filter(({ choice }) => choice.do === 'pay');
    expect(table.question?.at).toBe('pay');
    expect(pay.length).toBeGreaterThan(1);
    expect(markup).toContain('class="price"');
    const controls = controlsIn(markup);
    for (const { label } of pay) expect(controls.some((c) => c.name.includes(label))).toBe(true);
  });
});

describe('a dispute', () => {
  it('shows both sides with their strength, to everybody', () => {
    const here = acting(3, DISPUTED, '0 oust r5c1 1', '0 targets 2', '0 pay AR');
    for (const you of [0, 1, 2, null]) {
      const markup = markupOf(tableOf(here.match().state, { you }));
      expect(markup).toContain('class="dispute');
      expect(markup).toContain('about 1 influence on Leopold Wilhelm Kolowrat-Krakowsky');
    }
  });
});
