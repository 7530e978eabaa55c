/** What `signoria review`, `signoria calibrate` and `signoria puzzles` say in Russian. */
import type { AuctionReview, Estimate, Sum } from '@signoria/review';
import type { Honesty } from '@signoria/review/calibrate';
import { themesIn } from '../games/themes.ts';
import { worst } from '../games/worst.ts';
import { columns } from '../terminal/columns.ts';
import type { CliText } from '../text.ts';

const points = (x: number) => (100 * x).toFixed(1).replace('.', ',');
const give = ({ mean, se }: Estimate) => `${points(mean)} ± ${points(se)}`;
const GRADE = { inaccuracy: 'неточность', mistake: 'ошибка', blunder: 'грубая ошибка' } as const;
const ROW = { chance: 'случай', opening: 'начальная раздача', residual: 'необъяснённое' } as const;
const sum = ({ price, low, high }: Sum) => (low === high ? `${price}` : `${price} (от ${low} до ${high})`);

/** An auction: what was paid, what it was worth, the second value, what was denial, who gave up too soon. */
function sold(auction: AuctionReview, names: readonly string[]): readonly string[] {
  const { lot, winner, price, worth, overpaid, second, denial, shouldHaveBid } = auction;
  const own = worth.find(({ seat }) => seat === winner);
  if (winner === null || own === undefined) return [];
  const over = overpaid === null || overpaid.coins === 0 ? [] : [`переплата ${overpaid.coins}`];
  const next = second === null ? [] : [`вторая по величине ценность ${sum(second)}`];
  const kept =
    denial === null || denial.price === 0 ? [] : [`из них ${sum(denial)} – только чтобы не досталось следующему`];
  const sorry =
    shouldHaveBid.length === 0
      ? []
      : [`стоило торговаться дальше: ${shouldHaveBid.map((seat) => names[seat]!).join(', ')}`];
  const facts = [`цена от ${own.low} до ${own.high}`, ...over, ...next, ...kept, ...sorry];
  return [`  ${lot}: ${names[winner]} за ${price}, ${facts.join('; ')}`];
}

/** What ledgers showed. */
const honest = (h: Honesty) => [
  `Партий с книгой счетов: ${h.games}. Средняя удача по местам: ${h.luck.map(give).join('; ')}.`,
  `Необъяснённое (σ): ${points(h.residual)} по построению, ${points(h.strict)} по строгому определению.`,
  `Без удачи дисперсия меньше на ${give(h.lessVariance)} % (потолок ${points(h.ceiling)} %): вычитается ${h.weights.opening} удачи раздачи и ${h.weights.chance} остальной.`,
];

export const review: CliText['review'] = {
  told: ({ players, entries, auctions, ledger, engine }, names) => [
    `Судит ${engine}; все числа — в процентных пунктах шанса на победу, ± стандартная ошибка.`,
    '',
    ...columns([
      ['', 'потеря за решение', 'решений', 'неточностей', 'ошибок', 'грубых ошибок', 'удача'],
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
    'Самые дорогие решения:',
    ...worst(entries).map(
      ({ seq, seat, given, best, loss, grade }) =>
        `  ${seq}. ${names[seat]}: ${given} вместо ${best ?? 'ничего'}, ${give(loss)} (${GRADE[grade!]})`,
    ),
    ...(auctions.length === 0 ? [] : ['', 'Аукционы:']),
    ...auctions.flatMap((auction) => sold(auction, names)),
    ...(ledger === null
      ? []
      : [
          '',
          'Кто чей шанс на победу изменил:',
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
    `${game}: задач ${puzzles.length}, партий ${played}, файл ${file}.`,
    ...themesIn(puzzles).map(([theme, count]) => `  ${theme}: ${count}`),
  ],
  calibrated: (c) => [
    `${c.game}, игроков: ${c.players}, партий: ${c.games}, зерно ${c.seed}.`,
    ...c.reliability.map(
      ({ phase, error, noise, positions }) =>
        `Четверть ${phase + 1}: прогнозы расходятся с исходом на ${points(error)} п. (из них случайно ${points(noise)}; позиций: ${positions}).`,
    ),
    ...(c.reliability.length === 0
      ? []
      : [`Квадрат ошибки ${c.squaredError.toFixed(3)}; без всякого знания ${c.knowingNothing.toFixed(3)}.`]),
    ...(c.honesty === null ? [] : honest(c.honesty)),
    ...c.ladder.map(
      ({ level, errorRate, decisions }) => `${level}: теряет ${give(errorRate)} за решение (${decisions}).`,
    ),
    ...(c.ordered === null
      ? []
      : [c.ordered ? 'Чем сильнее бот, тем меньше он теряет.' : 'Сильные боты не всегда теряют меньше.']),
    ...(c.stability === null
      ? []
      : [
          `Другое зерно: иначе оценено решений ${c.stability.changed} из ${c.stability.decisions} (с оценкой — ${c.stability.graded}).`,
        ]),
  ],
};
