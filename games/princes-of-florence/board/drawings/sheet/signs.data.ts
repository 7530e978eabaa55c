/** What each house is known by, standing upright whatever way it is turned: its foot at 0,0, up is minus. */
import { arch, box, p, round, row } from './paint.ts';

/** Red for everybody: whose estate it is must not be told by a colour alone. */
const BANNER =
  '<path d="M0-108c9-4 14 4 26 0v15c-12 4-17-4-26 0Z" fill="#9e2a20" stroke="var(--florence-ink)" stroke-width="1.3"/>';

export const SIGNS = {
  dome:
    p(box(-17, -9, 34, 10), 'wall') +
    p(
      row(4, 32, (x) => arch(x - 16, 4.5, 6.5, -1)),
      'win',
    ) +
    p('M-18.5-9h37', 'trim') +
    p('M-17-9.5C-17-25-8-33 0-36 8-33 17-25 17-9.5Z', 'terra ink') +
    p('M0-36C8-33 17-25 17-9.5H7C7-22 4-31 0-36Z', 'side') +
    p('M0-36V-9.5M-1-35C-7-30-9-21-9-9.5M1-35C7-30 9-21 9-9.5', 'rib') +
    p('M-17-9.5C-17-25-8-33 0-36 8-33 17-25 17-9.5Z', 'line') +
    p('M-3.5-35v-6h7v6ZM-4.6-41h9.2L0-47Z', 'wall') +
    p('M0-47v-5M-2-50h4', 'line'),
  alembic:
    p('M-15 0v-8h30v8Z', 'brick ink') +
    p('M-5 0v-5h10v5Z', 'ember') +
    p('M-14-8C-19-21-6-24-4.5-35h9C6-24 19-21 14-8Z', 'copper ink') +
    p('M5-34C8-24 19-21 14-8H6C10-19 4-24 3-35Z', 'side') +
    p('M-9-12c-2-6 2-9 5-13', 'glint') +
    p('M-5.5-35h11', 'trim') +
    p('M-4.5-36c0-6 9-6 9 0ZM4-37c10-2 17 4 17 15l-3 0c0-8-5-12-14-12Z', 'copper ink') +
    p('M15-22h9l-1.5 9h-6Z', 'glass ink'),
  stack:
    p('M-5 0v-17h10V0Z', 'brick ink') +
    p('M-6.5-17h13v-4h-13Z', 'stone ink') +
    p('M0-22c-5-3-4-8 0-9s4-6-1-8', 'smoke'),
  forge:
    p('M-9 0l2-15h14l2 15Z', 'brick ink') +
    p('M-8-15h16v-4H-8Z', 'stone ink') +
    p('M-4 0c-1-5 1-6 2-9 3 3 5 5 5 9Z', 'ember') +
    p('M1-20c-6-3-4-8 1-9s4-7-2-10', 'smoke'),
  bell:
    p('M-18 0l3-27h3l-2 27ZM18 0l-3-27h-3l2 27Z', 'wood ink') +
    p('M-19-26h38v-4h-38Z', 'wood ink') +
    p('M-22-30h44L14-38h-28Z', 'ochre ink') +
    p('M0-26c6 0 7 5 7.5 10 .4 4 2 5 4 7h-23c2-2 3.6-3 4-7 .5-5 1.5-10 7.5-10Z', 'bronze ink') +
    p('M4-25c3 2 3.5 6 3.8 9 .3 4 1.7 5 3.7 7H4c1-4 1-12 0-16Z', 'side') +
    p('M-2.5-9a2.5 2.5 0 0 0 5 0', 'bronze ink'),
  dormer: p('M-7 3v-8l7-6 7 6v8Z', 'wall') + p('M-3 3v-6h6v6Z', 'win') + p('M-9.5-3.5 0-12l9.5 8.5', 'line'),
  lantern:
    p('M-13 1v-19h26V1Z', 'wall') +
    p(
      row(3, 24, (x) => arch(x - 12, 5.5, 14, -1)),
      'win',
    ) +
    p('M-14.5-18h29', 'trim') +
    p('M-16-18 0-41 16-18Z', 'brick ink') +
    p('M0-41 16-18H5Z', 'side') +
    p('M0-41V-18M0-41-8-18M0-41 8-18', 'hair') +
    p('M0-42c-4-4-8-4-10-3v-7c3-1.5 7-1 10 2 3-3 7-3.5 10-2v7c-2-1-6-1-10 3Z', 'page') +
    p('M0-42v-8', 'hair'),
  pediment:
    p('M-24 2v-20h48V2Z', 'wall') +
    p(
      row(4, 40, (x) => arch(x - 20, 7, 15, 1)),
      'win',
    ) +
    p(
      row(5, 50, (x) => box(x - 26.8, -17, 3.6, 19)),
      'stone',
    ) +
    p('M-27-17h54v-3h-54Z', 'stone ink') +
    p('M-27-20 0-35 27-20Z', 'wall') +
    p('M-18-21.5 0-31.5 18-21.5Z', 'green ink') +
    p('M0-25c-4 0-5 5 0 5s4-5 0-5', 'ember') +
    p('M-5-35c-5-4-6-9-3-14 1 3 1.5 5 3 7m10 7c5-4 6-9 3-14-1 3-1.5 5-3 7M-5-36h10', 'lyre') +
    p('M-1.7-36v-9M1.7-36v-9', 'hair') +
    p('M-5.5-44h11', 'lyre'),
  skylight:
    p('M-22 3v-13h44V3Z', 'wall') +
    p('M-19 1v-9h38v9Z', 'glass ink') +
    p('M-9.5 1v-9M0 1v-9M9.5 1v-9', 'mullion') +
    p('M-24-10h48L17-30h-34Z', 'glass ink') +
    p('M-14-10l3-20M-4.7-10l1-20M4.7-10l-1-20M14-10l-3-20M-20.5-20h41', 'mullion') +
    p('M-20-14l6-12M-12-14l5-12', 'glint') +
    p('M-18-30h36v-3h-36Z', 'wood ink'),
  statue:
    p('M-7 2v-7H7v7Z', 'stone ink') +
    p('M-4-5c0-6-2-8-1-12 1-3 2-3 2.5-4a3.4 3.4 0 1 1 5 0c3 1 4 3 8-3l2 1.5C10-18 7-15 5-14c0 4-1 5-1 9Z', 'marble') +
    p('M1-5c0-4 1-6 0-10', 'hair'),
  cross:
    p('M-18 3v-16L0-27l18 14V3Z', 'wall') +
    p('M-21-11.5 0-28l21 16.5-2 3L0-23l-19 14.5Z', 'terra ink') +
    p('M-3-18h6v5h5v6H3v5h-6v-5h-5v-6h5Z', 'cross') +
    p('M-4-27v-9h8v9ZM-6-36h12l-6-6Z', 'wall') +
    p('M-1.5-28v-5h3v5Z', 'win'),
  arena:
    p('M-26 4v-17h52V4Z', 'wall') +
    p(row(5, 52, (x) => arch(x - 26, 6.5, 8, 3)) + row(5, 52, (x) => arch(x - 26, 5.5, 7, -7)), 'win') +
    p('M-26-5.5h52', 'trim') +
    round(0, -14, 27, 12, 'stone ink') +
    round(0, -13, 21.5, 9, 'tier') +
    round(0, -12, 16, 6.4, 'tier') +
    round(0, -11, 10.5, 4, 'stagef') +
    p('M-5-18c1.5-2 8.5-2 10 0 0 6-2 9-5 9s-5-3-5-9Z', 'mask') +
    p('M-2.8-15.5h2M.8-15.5h2M-2.2-12c1.5 1.6 3 1.6 4.4 0', 'hair'),
  pennant: p('M0 0v-22', 'line') + p('M0-22l13 3.5L0-14Z', 'flag'),
  keep:
    p('M-14 8v-58h28V8Z', 'stone ink') +
    p('M4 8v-58h10V8Z', 'side') +
    p('M-14-4h8M-4-14h8M-14-24h6M2-34h9M-10-40h7M5 0h8M-12-12h5M4-24h8', 'hair') +
    p(arch(-3, 5, 10, -28) + arch(-3, 5, 9, -8), 'win') +
    p('M-18-58v-6h5v3h4v-3h5v3h8v-3h5v3h4v-3h5v6l-4 8h-28Z', 'stone ink') +
    p('M-15-53h30M-9-50v3M-3-50v3M3-50v3M9-50v3', 'hair') +
    p('M0-62v-5M-5-62h10', 'line') +
    round(0, -76, 9.5, 9.5, 'orb') +
    `<g transform="rotate(-24 0 -76)">${round(0, -76, 9.5, 3.4, 'ring')}</g>` +
    round(0, -76, 3.6, 9.5, 'ring') +
    round(0, -76, 2.4, 2.4, 'bead'),
  turret:
    p('M-9 6v-20H9V6Z', 'stone ink') +
    p('M3 6v-20h6V6Z', 'side') +
    p(arch(-2, 4, 9, -2), 'win') +
    p('M-12-14 0-34 12-14Z', 'brick ink') +
    p('M0-34 12-14H4Z', 'side') +
    p('M0-34v-5', 'line'),
  nave:
    p('M-18 4v-22L0-36l18 14V4Z', 'wall') +
    p('M-18-3h36M-18-10h36M-18-17h36M-13-24h26', 'band') +
    p('M-21-18.5 0-37l21 18.5-2 2.5L0-32.5l-19 16.5Z', 'slate ink') +
    round(0, -19, 6, 6, 'win') +
    p('M0-25v12M-6-19H6M-4.2-23.2l8.4 8.4M4.2-23.2l-8.4 8.4', 'bar') +
    p(arch(-4, 5, 9, 3) + arch(4, 5, 9, 3), 'win') +
    p('M0-37v-10M-3.5-43.5h7', 'line'),
  campanile:
    p('M-8 4v-40H8V4Z', 'wall') +
    p('M-8-2H8M-8-9H8M-8-16H8', 'band') +
    p('M3 4v-40h5V4Z', 'side') +
    p(arch(-3, 4, 11, -21) + arch(3, 4, 11, -21), 'win') +
    p('M-9.5-36h19', 'trim') +
    p('M-10.5-36 0-54 10.5-36Z', 'slate ink') +
    p('M0-54 10.5-36H3Z', 'side') +
    p('M0-54v-8M-2.5-59h5', 'line'),
  court:
    p('M-52-38h104v46H-52Z', 'wall') +
    p(
      row(9, 104, (x) => arch(x - 52, 8, 10, -24)),
      'win',
    ) +
    p('M-52-23h104', 'trim') +
    p(
      row(9, 104, (x) => arch(x - 52, 8.5, 12, -8)),
      'win',
    ) +
    p('M-52-8h104V8H-52Z', 'yard') +
    p('M-52-8h104M-40 8l8-16M-20 8l4-16M20 8l-4-16M40 8l-8-16M-52 0h104', 'hair') +
    round(0, 1, 11, 4.5, 'stone ink') +
    round(0, 0.4, 8, 3, 'water') +
    p('M0 0v-8M-3-8h6', 'line') +
    p('M-52-38h104v46H-52Z', 'line') +
    p('M-52-38h104v4H-52Z', 'under'),
  rocca:
    p('M-15 12v-64h30v64Z', 'stone ink') +
    p('M5 12v-64h10v64Z', 'side') +
    p('M-15-2h9M-4-12h9M-15-20h7M2-30h9M-11-40h7M6 4h8M-13 4h6', 'hair') +
    p(arch(-3, 5.5, 10, -34) + arch(-3, 5.5, 10, -14), 'win') +
    p('M-19-61v-6h5v3h4.5v-3h5v3h9v-3h5v3h4.5v-3h5v6l-4.5 9h-29Z', 'stone ink') +
    p('M-16-56h32M-10-52v4M-3.5-52v4M3.5-52v4M10-52v4', 'hair') +
    p('M-8-66v-9H8v9ZM-10-75h20L0-86Z', 'wall') +
    p('M-3-67v-6h6v6Z', 'win') +
    p('M0-86v-22', 'line') +
    BANNER,
} as const;

export type SignId = keyof typeof SIGNS;
