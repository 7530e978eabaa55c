/** The places of the review's sentences, for whoever translates them. */
import { given, type Places } from '@signoria/kernel';
import type { ReviewWords } from './shape.ts';

const spanOf = (low: number, high: number) => ({ same: low === high ? 'yes' : 'no', low, high });

export const places: Places<ReviewWords> = {
  move: ['at', 'of'],
  pass: { so: ['done', 'total'] },
  server: { ask: ['left'] },
  curve: { place: ['n'], picture: ['of', 'move'] },
  verdicts: { move: ['n'], better: ['answer'], rate: ['decisions'] },
  board: { saw: ['name'] },
  decision: {
    hindsight: ['points'],
    mixed: ['percent'],
    gains: ['name', 'points'],
    loses: ['name', 'points'],
    example: ['better', 'worse'],
    after: ['answer'],
  },
  auction: {
    paid: ['name', 'price'],
    worth: given(['same', 'low', 'high'], spanOf),
    over: ['coins', 'points'],
    second: given(['price', 'same', 'low', 'high'], (price, low, high) => ({ price, ...spanOf(low, high) })),
    denial: given(['coins', 'same', 'low', 'high'], (coins, low, high) => ({ coins, ...spanOf(low, high) })),
    should: ['names'],
  },
  ledger: { decisions: ['name'], unexplained: ['points'] },
  retry: { at: ['n', 'of'], yours: ['answer'] },
  trust: {
    measured: ['missed', 'of'],
    games: ['n', 'ledgers'],
    worlds: ['measured', 'shown'],
    earlier: ['engine'],
    rows: {
      forecast: ['worst'],
      luck: ['worst'],
      variance: given(['percent', 'way', 'ceiling'], (percent, ceiling) => ({
        percent: Math.abs(percent),
        way: percent < 0 ? 'more' : 'less',
        ceiling,
      })),
      losses: ['by'],
      stability: ['changed', 'graded', 'decisions'],
      residual: ['construction', 'strict'],
    },
  },
};
