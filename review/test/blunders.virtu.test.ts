/** Virtù: positions with one plain answer. */
import { module } from '@signoria/virtu';
import { type Scenario, scenario } from '@signoria/virtu/scenario';
import { describe, it } from 'vitest';
import { expectPlain } from './blunders.ts';

/** Venice comes last in Winter. Unless told otherwise Naples leads by four, for its Crosses (VIR-16.6). */
const [FLORENCE, NAPLES, VENICE] = [0, 1, 2];

const lastYear = () =>
  scenario({ players: 3, options: { longestGame: 7 } })
    .year(7)
    .exhausted(VENICE, 'venice', 'verona');

/** The Winter of Venice, the last there is: nobody answers anything after it. */
function winter(at: Scenario, ...lines: readonly string[]): Scenario {
  at.sieges();
  for (const seat of [FLORENCE, NAPLES]) at.play(...Array<string>(4).fill(`${seat} stop`));
  return at.play(...lines.map((line) => `${VENICE} ${line}`));
}

/** Nothing is left but Alliances. */
const COURTING = ['stop', 'stop', 'stop'];

interface Plain {
  readonly at: () => Scenario;
  readonly best: string | readonly string[];
  /** Where other answers leave it open. */
  readonly others?: readonly string[];
}

const positions: { readonly [why: string]: Plain } = {
  '[VIR-16.9, VIR-16.10, VIR-16.11] behind in Crowns alone: an Alliance wins, unless an Indulgence is asked for it': {
    at: () =>
      winter(
        lastYear()
          .card(NAPLES, 'podesta', 'R1')
          .card(NAPLES, 'podesta', 'R2')
          .card(VENICE, 'podesta', 'R1')
          .card(VENICE, 'condottiere', 'R2')
          .agent(VENICE, 'france')
          .trophy(VENICE, FLORENCE)
          .trophy(VENICE, NAPLES),
        ...COURTING,
      ),
    best: 'ally france R1=crown R2=cavalry',
  },
  '[VIR-16.9, VIR-16.10, VIR-16.11] the same by sea, with Columbus, an Alliance and Leonardo': {
    at: () =>
      winter(
        lastYear()
          .card(NAPLES, 'podesta', 'R1')
          .card(NAPLES, 'podesta', 'R2')
          .card(VENICE, 'podesta', 'R1')
          .card(VENICE, 'admiral', 'L1')
          .bonus(VENICE, 'columbus')
          .bonus(VENICE, 'leonardo')
          .ally(VENICE, 'france'),
        ...COURTING,
      ),
    best: 'ally ottoman_empire R1=crown L1=ship',
  },
  '[VIR-15.27] the Alliance of the leader is taken over': {
    at: () =>
      winter(
        lastYear()
          .card(NAPLES, 'gonfalonier', 'R1')
          .card(NAPLES, 'gonfalonier', 'R2')
          .ally(NAPLES, 'france')
          .agent(VENICE, 'france')
          .card(VENICE, 'gonfalonier', 'R1')
          .card(VENICE, 'condottiere', 'R2')
          .trophy(VENICE, FLORENCE)
          .trophy(VENICE, NAPLES),
        ...COURTING,
      ),
    best: 'ally france R2=cavalry R1=crown',
  },
  '[VIR-16.5, VIR-16.7] with a Bishop the first place in Crosses is shared': {
    at: () => winter(lastYear().trophy(VENICE, FLORENCE).card(VENICE, 'podesta', 'R1').florins(VENICE, 1), 'stop'),
    best: 'buy bishop',
    others: ['stop', 'buy banker', 'buy podesta', 'buy gonfalonier', 'buy counsellor', 'buy assassin'],
  },
  '[VIR-16.4, VIR-15.14] everything goes into the Kingdom, whose point makes it level': {
    at: () =>
      winter(
        lastYear()
          .card(NAPLES, 'cardinal', 'R1')
          .card(NAPLES, 'bishop', 'R2')
          .ally(NAPLES, 'france')
          .ally(NAPLES, 'ottoman_empire')
          .ally(NAPLES, 'holy_roman_empire')
          .trophy(VENICE, FLORENCE)
          .trophy(VENICE, NAPLES)
          .florins(VENICE, 6)
          .card(VENICE, 'gonfalonier', 'R1')
          .card(VENICE, 'gonfalonier', 'R2')
          .card(VENICE, 'bishop', 'L1'),
        'stop',
      ),
    best: 'buy kingdom',
  },
  '[VIR-16.11] level in Prestige, the Crowns of an Ambassador decide': {
    at: () =>
      winter(
        lastYear()
          .card(NAPLES, 'podesta', 'R1')
          .trophy(VENICE, FLORENCE)
          .trophy(VENICE, NAPLES)
          .florins(VENICE, 2)
          .sold('bishop', 5),
        'stop',
      ),
    best: 'buy ambassador',
  },
  '[VIR-15.2, VIR-15.3] after the last Winter no soldier is worth the florin that buys the Bishop': {
    at: () =>
      winter(
        lastYear()
          .card(NAPLES, 'podesta', 'R1')
          .card(NAPLES, 'podesta', 'R2')
          .trophy(VENICE, FLORENCE)
          .troops(VENICE, 'venice', 3)
          .troops(VENICE, 'verona', 3)
          .florins(VENICE, 1)
          .card(VENICE, 'ambassador', 'R1'),
      ),
    best: 'salary 0',
  },
  '[VIR-15.12, VIR-16.5] the Bishop whose Cross shares the first place is not discarded': {
    at: () =>
      winter(
        lastYear()
          .card(NAPLES, 'podesta', 'R1')
          .trophy(VENICE, FLORENCE)
          .florins(VENICE, 0)
          .card(VENICE, 'bishop', 'R1'),
      ),
    best: 'stop',
    others: ['discard R1'],
  },
  '[VIR-4.6, VIR-16.6] a second Bishop does not take the seat of the first': {
    at: () =>
      winter(
        lastYear()
          .trophy(NAPLES, FLORENCE)
          .ally(NAPLES, 'france')
          .trophy(VENICE, FLORENCE)
          .florins(VENICE, 1)
          .card(VENICE, 'bishop', 'R1')
          .card(VENICE, 'banker', 'R2')
          .card(VENICE, 'podesta', 'L1'),
        'stop',
        'buy bishop',
        'stop',
        'pay treasury=florin L1=crown',
      ),
    best: ['house bishop R2', 'house bishop L1'],
  },
  '[VIR-7.2, VIR-16.10] no Indulgence for a Crown that a Courtier would pay': {
    at: () =>
      winter(
        lastYear()
          .card(NAPLES, 'podesta', 'R1')
          .card(NAPLES, 'podesta', 'R2')
          .ally(NAPLES, 'france')
          .trophy(VENICE, FLORENCE)
          .florins(VENICE, 1)
          .card(VENICE, 'podesta', 'R1'),
        'stop',
        'buy bishop',
        'stop',
      ),
    best: 'pay treasury=florin R1=crown',
  },
};

describe('known blunders', () => {
  it.each(Object.entries(positions))('%s', (why, { at, best, others }) => {
    const s = at().match().state;
    expectPlain(module, { why, s, seat: VENICE, best, ...(others === undefined ? {} : { others }) });
  });
});
