/** What `signoria review`, `signoria calibrate` and `signoria puzzles` say in English. */
import type { Estimate } from '@signoria/review';
import { themesIn } from '../games/themes.ts';
import { worst } from '../games/worst.ts';
import { columns } from '../terminal/columns.ts';
import type { CliText } from '../text.ts';

const points = (x: number) => (100 * x).toFixed(1);
const give = ({ mean, se }: Estimate) => `${points(mean)} ± ${points(se)}`;
const GRADE = { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' } as const;
const ROW = { chance: 'chance', opening: 'opening deal', residual: 'unexplained' } as const;

export const review: CliText['review'] = {
  told: ({ players, entries, auctions, ledger, engine }, names) => [
    `Judged by ${engine}; all figures in points of win chance, ± one standard error.`,
    '',
    ...columns([
      ['', 'lost a decision', 'decisions', 'inaccuracies', 'mistakes', 'blunders', 'luck'],
      ...players.map(({ seat, errorRate, real, graded, luck }) => [
        names[seat]!,
        give(errorRate),
        String(real),
        String(graded.inaccuracy),
        String(graded.mistake),
        String(graded.blunder),
        points(luck),
      ]),
    ]),
    '',
    'Most expensive decisions:',
    ...worst(entries).map(
      ({ seq, seat, given, best, loss, grade }) =>
        `  ${seq}. ${names[seat]}: ${given} instead of ${best ?? 'nothing'}, ${give(loss)} (${GRADE[grade!]})`,
    ),
    ...(auctions.length === 0 ? [] : ['', 'Auctions:']),
    ...auctions.flatMap(({ lot, winner, price, worth, overpaid }) => {
      const own = worth.find(({ seat }) => seat === winner);
      if (winner === null || own === undefined) return [];
      const over = overpaid === null || overpaid.coins === 0 ? '' : `; ${overpaid.coins} too much`;
      return [`  ${lot}: ${names[winner]} for ${price}, worth ${own.low} to ${own.high}${over}`];
    }),
    ...(ledger === null
      ? []
      : [
          '',
          'Who moved win chance to whom:',
          ...columns([
            ['', ...names],
            ...ledger.rows.map(({ of, moves }) => [
              typeof of === 'number' ? names[of]! : ROW[of],
              ...moves.map(points),
            ]),
          ]),
        ]),
  ],
  puzzles: ({ game, puzzles, played }, file) => [
    `${game}: ${puzzles.length} puzzles in ${played} games, kept in ${file}.`,
    ...themesIn(puzzles).map(([theme, count]) => `  ${theme}: ${count}`),
  ],
  calibrated: (c) => [
    `${c.game}, ${c.players} players, ${c.games} games, seed ${c.seed}.`,
    ...c.reliability.map(
      ({ phase, error, noise, positions }) =>
        `Phase ${phase + 1}: forecasts off by ${points(error)} points (${points(noise)} by accident of ${positions} positions).`,
    ),
    `Squared error ${c.squaredError.toFixed(3)}; knowing nothing ${c.knowingNothing.toFixed(3)}.`,
    `Over ${c.honesty.games} ledgers: mean luck by seat ${c.honesty.luck.map(give).join('; ')}, unexplained (sd) ${points(c.honesty.residual)}, luck takes off ${points(c.honesty.lessVariance)} % of the variance.`,
    ...c.ladder.map(
      ({ level, errorRate, decisions }) => `${level}: loses ${give(errorRate)} a decision (${decisions}).`,
    ),
    `Better bots ${c.ordered ? 'lose less, all along' : 'do not always lose less'}.`,
    `Another seed: ${c.stability.changed} of ${c.stability.decisions} decisions graded otherwise (${c.stability.graded} graded at all).`,
  ],
};
