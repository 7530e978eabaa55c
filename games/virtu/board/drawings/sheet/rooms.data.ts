/** The five rooms of a palace, 140 by 96, each known by what stands in it. The upper 20 may be cut. */
import type { ActionId } from '../../../data/actions.ts';

const INK = '#231A13';
const PAPER = '#FBF5E8';

const p = (d: string, fill: string, width = 1.4): string =>
  `<path d="${d}" fill="${fill}"${width === 0 ? '' : ` stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`}/>`;
const l = (d: string, width = 1.2, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const c = (x: number, y: number, r: number, fill: string, width = 0): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${width === 0 ? '' : ` stroke="${INK}" stroke-width="${width}"`}/>`;

const wall = (paint: string, floor: string, boards: string): string =>
  `<rect width="140" height="96" fill="${paint}"/><path d="M0 82H140V96H0Z" fill="${floor}"/><path d="M0 82H140" stroke="${INK}"/><path d="M14 82 4 96M42 82 36 96M70 82V96M98 82l6 14M126 82l10 14M0 88H140" stroke="${boards}" fill="none"/>`;
const pane = (x: number, y: number, w: number, h: number, view: string): string =>
  p(`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`, view, 1.3) +
  l(`M${x + w / 2} ${y}V${y + h}M${x} ${y + w / 2 + 6}h${w}`, 1);

const BOOKS = ['#9C4A33', '#5E7A52', '#C9A877', '#6A5A86', '#7a6a50'] as const;

export const ROOM_SCENES: { readonly [action in ActionId]: string } = {
  war:
    wall('#EBD3B0', '#B08A58', '#7d5f38') +
    p('M0 24H140V32H0Z', '#C9A877', 1) +
    l('M24 34V82M34 34V82M44 34V82', 2.4, '#5F4026') +
    p('M24 22 28 36H20ZM34 18 38 34H30ZM44 24C52 28 52 38 44 40Z', '#B9C0C1', 1.1) +
    l('M16 60H52', 2.6, '#8A5F38') +
    l('M78 82V50M70 82H86', 2.4, '#5F4026') +
    p('M66 42C70 36 86 36 90 42L88 62C84 66 72 66 68 62Z', '#B9C0C1', 1.3) +
    p('M70 34C69 24 87 24 86 34L84 38H72Z', '#B9C0C1', 1.2) +
    l('M78 40V64M70 50h16M73 32h10', 1) +
    p('M64 42 58 52 64 58 68 48ZM92 42l6 10-6 6-4-10Z', '#858F92', 1.1) +
    p('M106 30H134V56L120 64 106 56Z', '#C98F3A', 1.2) +
    l('M106 43H134M120 30V63', 1.2) +
    c(112, 78, 5, '#57483A', 1) +
    c(122, 78, 5, '#57483A', 1) +
    c(117, 70, 5, '#57483A', 1),
  govern:
    wall('#F2DFB4', '#D8C095', '#a58a58') +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          `<path d="M${i * 30 - 4} 82h15l4 7h-15ZM${i * 30 + 14} 89h15l5 7h-16Z" fill="#8A6A45" fill-opacity=".5"/>`,
      )
      .join('') +
    p('M46 82V22H94V82Z', '#9C4A33', 1.2) +
    l('M54 24V80M62 24V80M78 24V80M86 24V80', 0.9, '#7C3523') +
    p('M42 24C46 12 94 12 98 24L94 31 88 26 82 31 76 26 70 31 64 26 58 31 52 26 46 31Z', '#C98F3A', 1.2) +
    p('M56 78V42C56 34 84 34 84 42V78Z', '#8A5F38', 1.3) +
    p('M60 76V46C60 40 80 40 80 46V76Z', '#B5583A', 1) +
    p('M52 60H58V80H52ZM82 60H88V80H82Z', '#5F4026', 1) +
    p('M36 84 42 78H98L104 84V88H36Z', '#E7D8B8', 1.1) +
    p('M62 38 60 28 66 33 70 26 74 33 80 28 78 38Z', '#D9A62B', 1) +
    [12, 118]
      .map(
        (x) =>
          p(`M${x} 82V30H${x + 10}V82ZM${x - 3} 30V24H${x + 13}V30ZM${x - 3} 82V78H${x + 13}V82Z`, '#F7EEDA', 1.1) +
          l(`M${x + 4} 32V77`, 0.8, '#A8905F'),
      )
      .join(''),
  diplomacy:
    wall('#EFE0BE', '#B99766', '#86663b') +
    pane(12, 20, 30, 44, '#CFE0DC') +
    p('M13 52Q20 46 28 50T41 47V63H13Z', '#8FA97F', 0) +
    p('M13 58H41V63H13Z', '#6F9EA3', 0) +
    l('M12 64H42', 1.6) +
    p('M58 60H128V82H122V70H64V82H58Z', '#5F4026', 1.1) +
    p('M54 54H132L129 64H57Z', '#5E7A52', 1.2) +
    l('M62 60h62', 0.9, '#E7D8B8') +
    p('M70 55V47C70 44 74 44 74 47V50H92C95 50 95 55 92 55Z', PAPER, 1.1) +
    c(90, 55.5, 2.6, '#9E2A20', 0.8) +
    p('M100 54V48H106V54Z', '#4A4652', 1) +
    l('M104 48C106 40 112 34 118 32 116 40 112 44 105 49', 1.2) +
    l('M120 54V50', 1.6) +
    c(122, 42, 9, '#BFD3CF', 1.2) +
    l('M113 42C118 45 126 45 131 42M122 33C118 38 118 46 122 51', 0.9) +
    p('M116 54 122 51 128 54Z', '#8A5F38', 1) +
    p('M62 22H102V40H62Z', '#E9D9B2', 1.1) +
    l('M66 34C72 26 78 36 84 28 90 24 94 32 98 27', 1, '#7a5c33'),
  intrigue:
    wall('#8D8694', '#5F564E', '#433c36') +
    p('M10 82V34A16 16 0 0 1 42 34V82Z', '#3A332E', 1.2) +
    p('M14 82V36A12 12 0 0 1 38 36V82Z', '#231A13', 0) +
    p('M42 82V30L26 24 30 82Z', '#5F4026', 1.1) +
    c(33, 58, 1.6, '#D9A62B') +
    p('M58 26H112V82H58Z', '#5F4026', 1.2) +
    [36, 52, 68]
      .map(
        (y, i) =>
          p(`M61 ${y - 8}H109V${y + 4}H61Z`, '#2B221A', 0.8) +
          [0, 1, 2, 3, 4, 5, 6]
            .map(
              (k) =>
                `<path d="M${63 + k * 6.4} ${y + 4}v-${8 + ((k * 5 + i * 3) % 4)}h4.600v${8 + ((k * 5 + i * 3) % 4)}Z" fill="${BOOKS[(k + i * 2) % BOOKS.length]}" stroke="${INK}" stroke-width=".6"/>`,
            )
            .join(''),
      )
      .join('') +
    `<path d="M124 60 96 30H140V78Z" fill="#F6D98A" fill-opacity=".25"/>` +
    p('M118 82V72H136V82Z', '#8A5F38', 1.1) +
    p('M125 72V60H129V72Z', PAPER, 0.9) +
    p('M127 60C123 55 127 53 127 49 131 53 131 57 127 60Z', '#E8A33A', 0.9) +
    l('M132 71l4-8', 2, '#B9C0C1') +
    p('M119 72V68L121 66V64H123V66L124 68V72Z', '#7DA08A', 0.8),
  patronage:
    wall('#F4E8CC', '#C9A877', '#957344') +
    pane(96, 18, 34, 48, '#CFE0DC') +
    p('M97 60C104 44 122 44 129 60V65H97Z', '#B5583A', 1) +
    p('M111 44V40H115V44Z', '#F0E2C3', 0.8) +
    l('M96 66H130', 1.6) +
    l('M44 26 28 82M56 26 72 82M50 24V82', 2.4, '#8A5F38') +
    p('M30 32H70V66H30Z', PAPER, 1.3) +
    p('M32 34H68V64H32Z', '#BFD3CF', 0) +
    p('M32 56Q42 48 52 54T68 50V64H32Z', '#8FA97F', 0) +
    p(
      'M44 62C43 54 45 50 50 50 55 50 57 54 56 62ZM46.500 46.500A3.600 3.600 0 1 1 53.700 46.500 3.600 3.600 0 0 1 46.500 46.500Z',
      '#9C4A33',
      1,
    ) +
    l('M30 68H70', 2, '#5F4026') +
    p('M78 82V72H94V82ZM80 72V69H92V72Z', '#E7D8B8', 1.1) +
    p('M82 69C80 62 82 58 86 57 90 58 92 62 90 69Z', '#F7F0E0', 1.1) +
    c(86, 52, 5, '#F7F0E0', 1.1) +
    l('M84 52.500q2 1 4 0M86 50v2', 0.8) +
    p('M8 78C8 72 22 70 24 76 24 80 20 80 18 82 12 84 8 82 8 78Z', '#E9C98C', 1) +
    c(13, 77, 1.6, '#9E2A20') +
    c(17, 75, 1.6, '#4A7A82') +
    c(20, 78, 1.4, '#D9A62B'),
  trade:
    wall('#EBDCBA', '#A98452', '#755631') +
    p('M6 30H58V34H6ZM6 48H58V52H6Z', '#8A5F38', 1) +
    [10, 24, 38].map((x) => p(`M${x} 30V20H${x + 9}V30Z`, '#C9A877', 1)).join('') +
    [12, 28, 44]
      .map((x) =>
        p(`M${x} 48C${x - 2} 42 ${x + 2} 38 ${x + 5} 38 ${x + 9} 38 ${x + 12} 42 ${x + 10} 48Z`, '#9C6B47', 1),
      )
      .join('') +
    p('M62 62H136V82H62Z', '#8A5F38', 1.2) +
    p('M58 56H140V64H58Z', '#5F4026', 1.2) +
    l('M98 56V30M82 34H114M82 34l-6 12M82 34l6 12M114 34l-6 12M114 34l6 12', 1.4) +
    p('M74 46H90A8 6 0 0 1 74 46ZM106 46H122A8 6 0 0 1 106 46Z', '#D9A62B', 1) +
    [66, 72, 78].map((x, i) => p(`M${x} 56v-${4 + i * 2}h5v${4 + i * 2}Z`, '#D9A62B', 0.9)).join(''),
};
