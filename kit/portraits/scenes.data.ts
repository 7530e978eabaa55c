/** Backgrounds, 120 by 132, drawn a little beyond the edge. Pale, so that the figure stands before them. */
import { INK } from './pen.ts';

const R = (f: string, x = -20, y = -20, w = 160, h = 200): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${f}"/>`;
const P = (d: string, f: string, s = 0, c = INK): string =>
  `<path d="${d}" fill="${f}"${s ? ` stroke="${c}" stroke-width="${s}" stroke-linejoin="round"` : ''}/>`;
const L = (d: string, s: number, c: string): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${s}" stroke-linecap="round"/>`;
const cypress = (x: number, y: number, h: number, f: string): string =>
  P(
    `M${x} ${y - h}C${x + h * 0.2} ${y - h * 0.55} ${x + h * 0.17} ${y - h * 0.1} ${x} ${y}C${x - h * 0.17} ${y - h * 0.1} ${x - h * 0.2} ${y - h * 0.55} ${x} ${y - h}Z`,
    f,
  );
const line = '#8A7556';
const CYPRESSES = [
  [-2, 84, 44],
  [10, 78, 56],
  [21, 80, 36],
  [112, 78, 34],
  [119, 80, 42],
  [104, 80, 24],
] as const;
const BOOKS = [
  [78, 22, 22, '#8F4527'],
  [84, 18, 26, '#2E6A3B'],
  [91, 24, 20, '#3B4A58'],
  [108, 20, 24, '#6E2233'],
  [114, 26, 18, '#B4811A'],
  [2, 34, 22, '#1F4F91'],
  [8, 30, 26, '#74451F'],
  [15, 36, 20, '#6E2233'],
] as const;
const ORANGES = [
  [102, 62],
  [108, 66],
  [8, 62],
  [15, 67],
  [18, 59],
] as const;

export const SCENES = {
  plain: () => R('#E9DDC3'),
  hall: () =>
    R('#E6D6B6') +
    P('M-20 100H140V160H-20Z', '#CDB98F') +
    P('M84 -20H140V70H84ZM-20 -20H16V70H-20Z', '#DCC9A2') +
    L('M84 -20V70H140M16 -20V70H-20M-20 100H140', 0.9, line),
  lake: () =>
    R('#DCE6DF') +
    P('M-20 58C10 44 30 56 54 48C80 40 100 52 140 42V90H-20Z', '#B5C8A6') +
    R('#9FC0C4', -20, 72, 160, 80) +
    L('M4 82h16M88 80h22M100 90h14M-4 94h18', 0.9, '#6F99A0') +
    P('M5 84V70L13 82Z', '#F7F1E2', 0.8) +
    P('M-1 85H16L13 90H3Z', '#8A5A2E', 0.8) +
    cypress(10, 60, 26, '#7C9A70') +
    cypress(2, 62, 20, '#7C9A70'),
  forest: () =>
    R('#E3E6CF') +
    P('M-20 70C20 56 70 66 140 54V160H-20Z', '#B9C79A') +
    CYPRESSES.map(([x, y, h], i) => cypress(x, y, h, i % 2 ? '#9DB286' : '#8CA578')).join('') +
    P('M-20 92C30 82 90 88 140 80V160H-20Z', '#94AC78'),
  park: () =>
    R('#E9E4CB') +
    P('M-20 66C30 54 80 62 140 56V160H-20Z', '#C3CF9C') +
    P('M-20 74H140V92H-20Z', '#8FAA70') +
    L('M-20 74H140M-8 74V92M8 74V92M24 74V92M96 74V92M112 74V92', 0.8, '#5E7B4B') +
    P('M100 74C90 70 90 56 102 54C114 52 118 66 110 74ZM10 74C0 70 0 56 12 54C24 52 28 66 20 74Z', '#9DB286') +
    ORANGES.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2" fill="#C2601A"/>`).join('') +
    P('M-20 92H140V160H-20Z', '#D8C79B'),
  venice: () =>
    R('#E3E2D2') +
    P('M-20 66H140V90H-20Z', '#D9BFA0') +
    P('M4 66V44H16V66M8 44L10 28L12 44Z', '#C99B78', 0.7, line) +
    P('M86 66C86 54 104 54 104 66ZM95 54V50M104 66C104 58 118 58 118 66Z', '#C9CFC4', 0.8, line) +
    R('#A4C3C2', -20, 78, 160, 90) +
    L('M0 86h16M92 84h20M98 94h18M2 98h14', 0.9, '#74A09F') +
    P('M92 80C100 84 112 84 118 76L119 79C113 88 98 88 92 80Z', '#3B3530'),
  milan: () =>
    R('#E5DFCD') +
    P('M-20 74C20 64 80 70 140 62V160H-20Z', '#C6BE96') +
    P('M80 78V40H84V35H89V40H95V35H100V40H106V35H111V40H116V35H140V78Z', '#C98F6C', 0.8, line) +
    P('M92 40V18H95V14H104V18H107V40Z', '#C98F6C', 0.8, line) +
    P('M-20 78V48H-4V43H1V48H7V43H12V48H16V78Z', '#C98F6C', 0.8, line),
  florence: () =>
    R('#E8E0C8') +
    P('M-20 76C20 62 80 70 140 60V160H-20Z', '#C3C593') +
    P('M82 74C82 50 96 42 101 40C106 42 120 50 120 74Z', '#BF6B47', 0.9, line) +
    L('M94 74C94 58 98 46 101 40C104 46 108 58 108 74', 0.7, line) +
    P('M98 40V32L101 27L104 32V40Z', '#F2ECDF', 0.8, line) +
    P('M6 78V36H18V78Z', '#E7D9BE', 0.8, line) +
    L('M6 46H18M6 56H18M6 66H18', 0.7, line) +
    P('M-20 78H140V88H-20Z', '#D0A57A'),
  rome: () =>
    R('#E9DEC6') +
    P('M-20 78C20 70 80 74 140 68V160H-20Z', '#C9BF92') +
    P('M80 78V36H140V78Z', '#D8BE92', 0.8, line) +
    [86, 98, 110]
      .map((x) => P(`M${x} 54V46A4 4 0 0 1 ${x + 8} 46V54ZM${x} 74V66A4 4 0 0 1 ${x + 8} 66V74Z`, '#8A7556'))
      .join('') +
    L('M80 58H140', 0.8, line) +
    P('M0 78V42H5V78ZM12 78V42H17V78ZM-4 42H20V36H-4Z', '#EDE4CF', 0.8, line),
  naples: () =>
    R('#E8DECB') +
    P('M64 76L94 38C97 42 101 42 104 38L140 78V160H64Z', '#A99A8A', 0.8, line) +
    L('M98 34C94 28 102 26 98 18C95 12 103 10 101 2', 2.4, '#CFC4B2') +
    R('#9DBBC0', -20, 74, 160, 90) +
    L('M0 84h18M90 82h22M6 94h14M98 92h18', 0.9, '#6F99A0') +
    P('M0 74V54H4V50H8V54H14V50H18V54H20V74Z', '#D3B384', 0.8, line),
  study: () =>
    R('#DCC9A2') +
    P('M74 8H140V12H74ZM74 44H140V48H74ZM-20 20H22V24H-20ZM-20 56H22V60H-20Z', '#8A6238') +
    BOOKS.map(([x, y, h, f]) => P(`M${x} ${y}h6v${h}h-6Z`, f, 0.7, '#5A4630')).join('') +
    P('M-20 104H140V160H-20Z', '#B79A6B'),
} satisfies { readonly [kind: string]: () => string };
