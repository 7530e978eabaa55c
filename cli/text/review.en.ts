/** What `signoria review`, `signoria calibrate` and `signoria puzzles` say in English. */
import type { AuctionReview, Estimate, Sum } from '@signoria/review';
import type { Honesty } from '@signoria/review/calibrate';
import { themesIn } from '../games/themes.ts';
import { worst } from '../games/worst.ts';
import { columns } from '../terminal/columns.ts';
import type { CliText } from '../text.ts';

const points = (x: number) => (100 * x).toFixed(1);
const give = ({ mean, se }: Estimate) => `${points(mean)} ± ${points(se)}`;
const GRADE = { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' } as const;
const ROW = { chance: 'chance', opening: 'opening deal', residual: 'unexplained' } as const;
const sum = ({ price, low, high }: Sum) => (low === high ? `${price}` : `${price} (${low} to ${high})`);

/** An auction: what was paid, what it was worth, the second value, what was denial, who gave up too soon. */
function sold(auction: AuctionReview, names: readonly string[]): readonly string[] {
  const { lot, winner, price, worth, overpaid, second, denial, shouldHaveBid } = auction;
  const own = worth.find(({ seat }) => seat === winner);
  if (winner === null || own === undefined) return [];
  const over = overpaid === null || overpaid.coins === 0 ? [] : [`${overpaid.coins} too much`];
  const next = second === null ? [] : [`second highest value ${sum(second)}`];
  const kept = denial === null || denial.price === 0 ? [] : [`${sum(denial)} of it only to keep it from the next`];
  const sorry =
    shouldHaveBid.length === 0 ? [] : [`should have bid on: ${shouldHaveBid.map((seat) => names[seat]!).join(', ')}`];
  const facts = [`worth ${own.low} to ${own.high}`, ...over, ...next, ...kept, ...sorry];
  return [`  ${lot}: ${names[winner]} for ${price}, ${facts.join('; ')}`];
}

/** What ledgers showed. */
const honest = (h: Honesty) => [
  `Over ${h.games} ledgers: mean luck by seat ${h.luck.map(give).join('; ')}.`,
  `Unexplained (sd): ${points(h.residual)} by construction, ${points(h.strict)} by the strict definition.`,
  `Luck takes off ${give(h.lessVariance)} % of the variance (at most ${points(h.ceiling)}): ${h.weights.opening} of the opening’s, ${h.weights.chance} of the rest is taken off.`,
];

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
    ...auctions.flatMap((auction) => sold(auction, names)),
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
    ...(c.reliability.length === 0
      ? []
      : [`Squared error ${c.squaredError.toFixed(3)}; knowing nothing ${c.knowingNothing.toFixed(3)}.`]),
    ...(c.honesty === null ? [] : honest(c.honesty)),
    ...c.ladder.map(
      ({ level, errorRate, decisions }) => `${level}: loses ${give(errorRate)} a decision (${decisions}).`,
    ),
    ...(c.ordered === null ? [] : [`Better bots ${c.ordered ? 'lose less, all along' : 'do not always lose less'}.`]),
    ...(c.stability === null
      ? []
      : [
          `Another seed: ${c.stability.changed} of ${c.stability.decisions} decisions graded otherwise (${c.stability.graded} graded at all).`,
        ]),
  ],
};
