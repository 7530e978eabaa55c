/** Fronts, one for each square that faces south: x from 0 to w, the ground at 0, the eaves at -h. */
import type { BuildingId } from '../../../data/pieces.ts';
import { arch, box, p, pt, round, row } from './paint.ts';

type Front = (w: number, h: number, i: number) => string;

export const FRONTS: { readonly [id in BuildingId | 'palazzo']: Front } = {
  university: (w, h) =>
    p(
      row(3, w, (x) => arch(x, 11, h - 6)),
      'win',
    ) +
    p(
      row(3, w, (x) => `M${pt(x - 7.5, -h + 13)}h15`),
      'trim',
    ) +
    p(`M0 ${-h + 4}h${w}`, 'trim'),
  laboratory: (w, h) =>
    p(
      row(2, w, (x) => box(x - 6, -h + 5, 12, 8)),
      'win',
    ) +
    p(
      row(2, w, (x) => `M${pt(x, -h + 5)}v8M${pt(x - 6, -h + 9)}h12`),
      'bar',
    ) +
    p(
      row(3, w + 12, (x) => box(x - 9, -h + 3, 4, h - 3)),
      'pier',
    ),
  workshop: (w, h, i) =>
    i % 2
      ? p(arch(w / 2, 26, 15), 'door') +
        p(`M${pt(w / 2 - 17, -12)}h34l4 6h-42z`, 'awn') +
        p(`M${pt(w / 2 - 9, -12)}l-3 6M${pt(w / 2, -12)}v6M${pt(w / 2 + 9, -12)}l3 6`, 'hair')
      : p(
          row(3, w, (x) => box(x - 4.5, -h + 6, 9, 7)),
          'win',
        ) +
        p(
          row(3, w, (x) => `M${pt(x - 6, -h + 14.5)}h12`),
          'trim',
        ),
  library: (w, h) =>
    p(
      row(4, w, (x) => arch(x, 7, h - 9, -3)),
      'win',
    ) +
    p(
      row(4, w, (x) => `M${pt(x, -3)}v${-(h - 12)}`),
      'bar',
    ) +
    p(`M0 -2h${w}`, 'trim'),
  opera: (w, h) =>
    p(
      row(2, w + 14, (x) => arch(x - 7, 12, h - 9)),
      'win',
    ) +
    p(
      row(5, w, (x) => box(x - 1.8, -h + 4, 3.6, h - 4)),
      'pier',
    ) +
    p(`M0 ${-h + 4}h${w}`, 'trim') +
    p(
      row(4, w, (x) => `M${pt(x - 6, -h + 6)}q6 5 12 0`),
      'hair',
    ),
  studio: (w, h) =>
    p(box(w * 0.14, -h + 4, w * 0.46, h - 9), 'glass') +
    p(
      `M${pt(w * 0.14, -h + 10)}h${w * 0.46}M${pt(w * 0.29, -h + 4)}v${h - 9}M${pt(w * 0.45, -h + 4)}v${h - 9}`,
      'mullion',
    ) +
    p(arch(w * 0.8, 11, h - 6), 'door'),
  hospital: (w, h) =>
    p(
      row(4, w, (x) => arch(x, 10.5, h - 7)),
      'win',
    ) + row(3, w - 15, (x) => round(Math.round((x + 7.5) * 10) / 10, -h + 5, 2.3, 2.3, 'tondo')),
  theater: (w) =>
    p(row(4, w, (x) => arch(x, 9, 10)) + row(4, w, (x) => arch(x, 7, 8, -12)), 'win') + p(`M0 -11h${w}`, 'trim'),
  tower: (w, h) =>
    p(
      row(2, w, (x) => box(x - 1.5, -h + 6, 3, 7)),
      'win',
    ) + p(`M0 -4h${w}`, 'trim'),
  chapel: (w, h) =>
    p(`M0 -4h${w}M0 -10h${w}M0 -16h${w}`, 'band') +
    p(
      row(2, w, (x) => arch(x, 7, h - 8, -3)),
      'win',
    ),
  palazzo: (w, _, i) =>
    p(`M0 -5h${w}M0 -10h${w}M6 0v-5M22 0v-5M38 0v-5M54 0v-5M14 -5v-5M30 -5v-5M46 -5v-5`, 'hair') +
    (i === 4
      ? p(arch(w / 2, 17, 15), 'door') + p(arch(w / 2, 22, 17.5), 'rim')
      : p(
          row(2, w, (x) => box(x - 3, -9, 6, 6)),
          'win',
        )) +
    p(`M0 -14h${w}`, 'trim') +
    p(
      row(3, w, (x) => arch(x, 9, 13, -16)),
      'win',
    ) +
    p(
      row(3, w, (x) => `M${pt(x, -16)}v-12`),
      'bar',
    ),
};
