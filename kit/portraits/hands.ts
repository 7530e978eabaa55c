/** Hands and the things many of them hold. */
import { GOLD, LINEN, light, type Pen, STEEL, shade, skinOf, WOOD } from './pen.ts';
import type { Painted } from './person.ts';

export const sleeve = (k: Pen, q: Painted, x: number, y: number, lean = 4): string => {
  const n = Math.max(30, 74 - y),
    w = n > 42 ? 5 : 0;
  return (
    k.p(
      `M${x - 7} ${y + 5}L${x + 6} ${y + 4}C${x + 10} ${y + 16} ${x + 12 + w} ${y + n - 12} ${x + 11 + lean + w} ${y + n}H${x - 15 + lean - w}C${x - 14} ${y + n - 14} ${x - 10} ${y + 18} ${x - 7} ${y + 5}Z`,
      q.robe,
      1.4,
    ) +
    k.h(`M${x - 2} ${y + 12}C${x - 4} ${y + 20} ${x - 5} ${y + 26} ${x - 5} ${y + n}`, 0.8) +
    k.p(`M${x - 8} ${y + 4}L${x + 7} ${y + 3}L${x + 8} ${y + 8}L${x - 8} ${y + 9}Z`, LINEN, 1.1)
  );
};
/** a fist round a shaft */
export const fist = (k: Pen, q: Painted, x: number, y: number, lean?: number): string =>
  sleeve(k, q, x, y + 3, lean) +
  k.g(
    x,
    y,
    1,
    0,
    k.p(
      'M-5.5 -6.5C-2 -8 4 -8 6 -5.5C7.5 -2 7.5 4 6 7C2 8.5 -3 8.5 -6 7C-8 5.5 -7.5 3.5 -6.5 3C-8 2 -8 0 -6.7 -.6C-8 -2 -8 -5 -5.5 -6.5Z',
      skinOf(q),
      1.3,
    ) + k.l('M-6.5 3.2H-.5M-6.7 -.4H0M-6 -3.6H0', 0.9),
  );
/** finger and thumb */
export const pinch = (k: Pen, q: Painted, x: number, y: number, lean?: number): string =>
  sleeve(k, q, x, y + 4, lean) +
  k.g(
    x,
    y,
    1,
    0,
    k.p(
      'M-6 3C-7.5 -1 -6 -5 -3 -5.5L2 -13C4 -15 7 -13.5 6 -11L3.5 -5C6.5 -4 8 1 6.5 6C4 9 -4 9 -6 6Z',
      skinOf(q),
      1.3,
    ) + k.l('M-5 -2C-2 -2 0 -1 1 1M-5.5 2.5C-3 2 -1 3 0 4.5', 0.9),
  );
/** an open hand from below */
export const palm = (k: Pen, q: Painted, x: number, y: number, lean?: number): string =>
  sleeve(k, q, x, y + 4, lean) +
  k.g(
    x,
    y,
    1,
    0,
    k.p('M-13 -3C-7 0 5 0 11 -4C14 -4 13.5 -1 11 2C8 7 1 9 -5 8C-10 6 -14 1 -13 -3Z', skinOf(q), 1.3) +
      k.l('M-9 1C-5 3 0 4 5 3', 0.8),
  );
export const sheet = (k: Pen, x: number, y: number, w: number, h: number, lines: string, r = 0, fill = LINEN): string =>
  k.g(x, y, 1, r, k.p(`M0 0H${w}V${h}H0Z`, fill, 1.3) + lines);
export const book = (k: Pen, x: number, y: number, c: string, r = 0, sign = ''): string =>
  k.g(
    x,
    y,
    1,
    r,
    k.p('M-13 -16H10C13 -16 13 -13 13 -13V17H-13Z', c, 1.4) +
      k.p('M-13 17H13V13H-11C-14 13 -14 17 -13 17Z', LINEN, 1.1) +
      k.h('M-9 -16V13', 1) +
      sign,
  );
export const jar = (k: Pen, x: number, y: number, c: string, band: string): string =>
  k.g(
    x,
    y,
    1,
    0,
    k.p('M-8 -16H8L7 -12C12 -8 8 0 8 4C8 10 11 12 9 17H-9C-11 12 -8 10 -8 4C-8 0 -12 -8 -7 -12Z', c, 1.4) +
      k.p('M-8.3 -3H8.3V5H-8.3Z', band, 1) +
      k.p('M-9 -19H9V-15H-9Z', c, 1.2),
  );
/** folded cloth, three layers and a hanging end */
export const bolt = (k: Pen, x: number, y: number, c: string, r = 0): string =>
  k.g(
    x,
    y,
    1,
    r,
    [12, 2, -8]
      .map(
        (v, i) =>
          k.p(
            `M-17 ${v + 10}C-22 ${v + 9} -22 ${v + 1} -17 ${v}H15C20 ${v} 20 ${v + 10} 15 ${v + 10}Z`,
            i === 1 ? light(c, 0.3) : c,
            1.4,
          ) + k.h(`M-17 ${v + 5}H12`, 0.8),
      )
      .join('') +
      k.p('M-4 -8C-8 -4 -8 0 -8 4V30H9V4C9 0 8 -4 6 -8Z', c, 1.3) +
      k.w('M-8 4V30H-3V4C-3 0 -3 -4 -1 -8H-4C-8 -4 -8 0 -8 4Z', shade(c, 0.28)) +
      k.h('M3 2l3 4l-3 4l-3 -4ZM3 14l3 4l-3 4l-3 -4Z', 1, light(c, 0.6)),
  );
export const sack = (k: Pen, x: number, y: number, inner: string): string =>
  k.g(
    x,
    y,
    1,
    0,
    k.p('M-15 -6C-20 4 -20 18 -14 24H14C20 18 20 4 15 -6Z', '#CDB182', 1.4) +
      k.p('M-16 -7C-14 -12 14 -12 16 -7C14 -2 -14 -2 -16 -7Z', shade('#CDB182', 0.35), 1.3) +
      inner +
      k.h('M-14 6C-15 12 -14 18 -12 22M12 4C13 10 12 16 11 22', 0.8),
  );
export const pole = (k: Pen, x: number, d = 0, top = -58): string => k.rod(`M${x} 72L${x + d} ${top}`, 2.4, WOOD);
export const quill = (k: Pen, x: number, y: number, r = 0, c = LINEN): string =>
  k.g(
    x,
    y,
    1,
    r,
    k.p('M0 0C-2 -10 2 -24 14 -34C16 -22 12 -8 3 -1L-3 9Z', c, 1.2) +
      k.h('M-2 7C2 -6 6 -18 12 -30M4 -14l6 -2M2.5 -7l6 -2', 0.8),
  );
export const brush = (k: Pen, x: number, y: number, r = 0): string =>
  k.g(
    x,
    y,
    1,
    r,
    k.rod('M0 14L0 -12', 1.8, WOOD, 1) +
      k.p('M-2.5 -12H2.5V-17H-2.5Z', STEEL, 1) +
      k.p('M-2.5 -17C-3 -22 0 -24 0 -27C2 -24 3.5 -21 2.5 -17Z', '#A8281E', 1),
  );
export const sword = (k: Pen, x: number, y: number, r = 0): string =>
  k.g(
    x,
    y,
    1,
    r,
    k.p('M-2.2 -4V-56L0 -62L2.2 -56V-4Z', '#DDE2E2', 1.2) +
      k.h('M0 -8V-54', 0.7) +
      k.p('M-12 -5C-6 -7 6 -7 12 -5L12 -1.5C6 -3 -6 -3 -12 -1.5Z', GOLD, 1.2) +
      k.rod('M0 -1V12', 3, '#5A3A22', 1) +
      k.c(0, 15, 3, GOLD, 1.1),
  );
export const flask = (k: Pen, x: number, y: number, c: string): string =>
  k.g(
    x,
    y,
    1,
    0,
    k.p('M-4 -22H4V-10C14 -6 16 14 0 14C-16 14 -14 -6 -4 -10Z', '#E5ECEA', 1.4) +
      k.w('M-11 1C-5 3 5 -1 11 1C11 9 7 13 0 13C-7 13 -11 9 -11 1Z', c) +
      k.l('M-11 1C-5 3 5 -1 11 1', 0.9) +
      k.p('M-6 -25H6V-21H-6Z', '#E5ECEA', 1.2) +
      k.h('M-7 -3C-8 0 -8 3 -8 4', 1, '#fff'),
  );
export const banner = (k: Pen, x: number, c: string, sign = ''): string =>
  `${k.rod(`M${x} 72V-56`, 2.6, WOOD) + k.p(`M${x} -54C${x - 12} -58 ${x - 22} -48 ${x - 36} -53V-16C${x - 24} -10 ${x - 12} -20 ${x} -16Z`, c, 1.4)}<g transform="translate(${x - 18} -34)">${sign}</g>`;
export const lily = (k: Pen, c: string): string =>
  k.p(
    'M0 -13C5 -7 4 -2 2 2H-2C-4 -2 -5 -7 0 -13ZM-3 2C-4 -6 -12 -8 -12 -1C-12 3 -8 4 -7 1C-6 1 -5 2 -5 4H5C5 2 6 1 7 1C8 4 12 3 12 -1C12 -8 4 -6 3 2ZM-4 5H4C4 8 5 10 7 11H-7C-5 10 -4 8 -4 5Z',
    c,
    1,
  );
export const helm = (k: Pen): string =>
  k.g(
    0,
    0,
    1,
    0,
    k.p('M-11 8C-14 -6 -8 -16 2 -16C12 -15 14 -4 12 2L12 12C4 16 -6 14 -11 8Z', STEEL, 1.3) +
      k.l('M-2 -1H13', 1.8) +
      k.l('M2 -16C6 -10 7 -4 6 2', 0.9),
  );
