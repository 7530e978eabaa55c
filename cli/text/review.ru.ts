/** What `signoria review`, `signoria calibrate` and `signoria puzzles` say in Russian. */
import type { Estimate } from '@signoria/review';
import { themesIn } from '../games/themes.ts';
import { worst } from '../games/worst.ts';
import { columns } from '../terminal/columns.ts';
import type { CliText } from '../text.ts';

const points = (x: number) => (100 * x).toFixed(1).replace('.', ',');
const give = ({ mean, se }: Estimate) => `${points(mean)} ± ${points(se)}`;
const GRADE = { inaccuracy: 'неточность', mistake: 'ошибка', blunder: 'грубая ошибка' } as const;
const ROW = { chance: 'случай', opening: 'начальная раздача', residual: 'необъяснённое' } as const;

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
    ...auctions.flatMap(({ lot, winner, price, worth, overpaid }) => {
      const own = worth.find(({ seat }) => seat === winner);
      if (winner === null || own === undefined) return [];
      const over = overpaid === null || overpaid.coins === 0 ? '' : `; переплата ${overpaid.coins}`;
      return [`  ${lot}: ${names[winner]} за ${price}, цена от ${own.low} до ${own.high}${over}`];
    }),
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
    `Квадрат ошибки ${c.squaredError.toFixed(3)}; без всякого знания ${c.knowingNothing.toFixed(3)}.`,
    `Партий с балансом: ${c.honesty.games}. Средняя удача по местам: ${c.honesty.luck.map(give).join('; ')}; необъяснённое (σ) ${points(c.honesty.residual)}, без удачи разброс меньше на ${points(c.honesty.lessVariance)} %.`,
    ...c.ladder.map(
      ({ level, errorRate, decisions }) => `${level}: теряет ${give(errorRate)} за решение (${decisions}).`,
    ),
    c.ordered ? 'Чем сильнее бот, тем меньше он теряет.' : 'Сильные боты не всегда теряют меньше.',
    `Другое зерно: иначе оценено решений ${c.stability.changed} из ${c.stability.decisions} (с оценкой — ${c.stability.graded}).`,
  ],
};
