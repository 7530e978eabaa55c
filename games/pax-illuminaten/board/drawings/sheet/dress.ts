/** What they wear below the chin. */
import { both, dot, fill, INK, line, OVAL, onLeft, onRight, PAPER, pearls, star, WASH } from './pen.ts';

/** Orders and ornaments, each in its place on the dress that has one. */
interface Wearing {
  /** The colour of the faction, for sashes. */
  readonly tint: string;
  readonly cross?: boolean;
  readonly sash?: boolean;
  readonly star?: boolean;
  readonly pearls?: boolean;
}

const BODY = `M25 61C22 66 15 69 ${onLeft(73.5)}A${OVAL.rx} ${OVAL.ry} 0 0 0 ${onRight(77.3)}C60 72 52 71 44 67Z`;
const LADY = `M27 62C26 70 19 73 ${onLeft(79)}A${OVAL.rx} ${OVAL.ry} 0 0 0 ${onRight(81)}C57 78 47 77 42.6 68Z`;
const STOCK = (): string =>
  both('M26.6 60C32.6 65 39.6 66.6 45 65.4L46.6 70.6C39 73 31.4 71.6 25.6 66.8Z', PAPER, INK, 1) +
  line('M27 63.6C33 68 40 69.4 45.8 68', INK, 0.8);
const COLLAR = (): string => line('M24.6 62.6C21.6 67 22.6 71.6 27 74.6L40.6 79 45.6 71.6', PAPER, 1);
const BUTTONS = [
  [51.6, 75],
  [54.6, 79],
  [56.4, 83],
  [57, 87],
] as const;

export const DRESS = {
  coat: () =>
    fill(BODY, INK) +
    COLLAR() +
    line('M46.6 72C53 76 56.6 82 56.8 87', PAPER, 1) +
    [78, 83.6].map((y, i) => dot(60.4 - i * 1.6, y + 1.4, 1.3, 'none', PAPER, 0.9)).join('') +
    STOCK(),
  jabot: () =>
    fill(BODY, INK) +
    COLLAR() +
    both(
      'M44.6 69.6C49 70 53.6 71.6 56 75.6 58.4 79.6 57.4 83.6 60 87 56 90 50.6 88.6 49 84.6 46.6 80 45.4 75 44.6 69.6Z',
      PAPER,
      INK,
      1,
    ) +
    line('M47 72.6q3.6 3 2.8 6.6M50.4 73.6q3 4 2 9.4M53.6 75.6q2.2 5 1.8 10.4', INK, 0.8) +
    STOCK(),
  high: () =>
    fill(BODY, INK) +
    both('M24.4 54C21 60 20 68 23.6 73L41 79.6 48.4 72 45.6 66C38 66.6 30 62 24.4 54Z', INK, PAPER, 1) +
    both('M29 60C34 64.6 40 66.6 45 65.4L48 71 42 76.4C36 74 30 68 29 60Z', PAPER, INK, 0.9) +
    line('M32 64q5 6 10.4 8M36 65.6q4 3.4 8.6 4', INK, 0.8) +
    line('M48.4 72C55 76 58.2 81 58.6 85', PAPER, 1),
  bands: () =>
    fill(BODY, INK) +
    line('M24.6 64C21 70 20.6 76 21.6 84M33 74C31.6 80 32 85 33.2 89.6', PAPER, 0.9) +
    both('M43 69L49 69.6 52.6 83.6 46 85Z', PAPER, INK, 0.9) +
    both('M45.6 69.4L51.6 70.4 59.6 81.6 53.8 84Z', PAPER, INK, 0.9) +
    STOCK(),
  ruff: () =>
    fill(BODY, INK) +
    line('M30 79C29 83 29.6 86 30.6 89M46 80C47 83 47 87 46.2 90', PAPER, 0.9) +
    both(
      'M14 66C14 60 24 57.6 30 59 38 62 48 63 54 62.6 61 62.6 63.6 67 61 71 54 77 24 77 16 71.6 14.6 70 14 68 14 66Z',
      PAPER,
      INK,
      1.1,
    ) +
    line(
      'M18 62.6q2 4 1 8.6M23 60q3 6 2.6 14M29 59.6q3.6 7 3.4 16M36 62q2.6 6 2.6 14M42 63q2 6 2 13M48 63q1.4 6 1.6 12M54 62.6q.4 5 1 10M58.6 63.6q-.6 4 .4 7',
      INK,
      0.8,
    ),
  cassock: (p) =>
    fill(BODY, INK) +
    both('M26.4 61C32.6 66 39.6 67.6 45 66.4L45.8 69.4C39 71.6 31.4 70 25.6 65.4Z', PAPER, INK, 0.9) +
    line('M46 71C52 76 54.6 82 54.6 88', PAPER, 0.9) +
    BUTTONS.map(([x, y]) => dot(x, y, 1, PAPER)).join('') +
    line('M24 66C30 74 38 80 44 82', PAPER, 0.8) +
    (p.cross ? fill('M43 79h3v3h3v3h-3v6h-3v-6h-3v-3h3Z', PAPER) : ''),
  cape: (p) =>
    fill(BODY, INK) +
    both('M26.4 61C32.6 66 39.6 67.6 45 66.4L45.8 69.4C39 71.6 31.4 70 25.6 65.4Z', PAPER, INK, 0.9) +
    both(
      `M25.6 65C19 70 15.6 76 ${onLeft(80)}C26 86 42 87.6 ${onRight(80)}C58 75 52 72 46 70 39 72.6 31 70.6 25.6 65Z`,
      INK,
      PAPER,
      0.9,
    ) +
    line('M27 70C24 75 22.6 79 22.6 82M34 73C32.6 77 32 81 32.6 84.6M47 73C51 77 52.6 80 53 83.6', PAPER, 0.8) +
    (p.cross ? fill('M42.6 75h2.8v2.8h2.8v2.8h-2.8V86h-2.8v-5.4h-2.8v-2.8h2.8Z', PAPER) : ''),
  uniform: (p) =>
    fill(BODY, INK) +
    both('M24.6 58C22 63 22 69 25 72.6L43 77 46.6 70 45 66C38 67 30 64 24.6 58Z', INK, PAPER, 0.9) +
    STOCK() +
    both('M13.6 74C16 69.6 22 68.6 27 71.6 27.6 74.6 25.6 77 22 78 18 78.6 15 77 13.6 74Z', PAPER, INK, 0.9) +
    line('M15.6 77l-1.6 5M18.6 78.4l-1 5M21.6 78.4l-.4 5M24.6 77.4l.4 5', PAPER, 1.4) +
    line('M47 73C52 77 54.6 82 54.6 88', PAPER, 0.9) +
    (p.sash ? both('M29 73L36.6 75C43 80 50 85 55.6 89.6L49.6 91.2C42 86 34 80 29 73Z', p.tint, PAPER, 0.8) : '') +
    star(p.sash ? 60 : 50, p.sash ? 81 : 84, p.star ? 4.6 : 0, PAPER),
  armour: (p) =>
    fill(BODY, INK) +
    line(
      'M26 68C33 75 41 77 48 73.6M22 74C30 82 44 84 56 77M14.6 74.6C17 70.6 22 69.6 25 72 26 76 24 80 20 82.6 17 81 15 78 14.6 74.6ZM17 78q3-4 7-4',
      PAPER,
      1,
    ) +
    line('M50 75C55 79 57.2 83 57 86', PAPER, 0.9) +
    STOCK() +
    (p.sash ? both('M27 74L34 77C40 83 46 88 50 91L43 91.2C37 86 31 81 27 74Z', p.tint, PAPER, 0.8) : '') +
    star(56, 83, p.star ? 4.2 : 0, PAPER),
  ermine: () =>
    fill(BODY, INK) +
    both(
      'M25.6 60C18 65 14 70 15.6 76.6 24 83.6 38 86 47.6 91 54.6 89 57.6 83 56 77 52.6 72 48.6 69.6 45.4 67 38 70.6 31 68 25.6 60Z',
      PAPER,
      INK,
      1.1,
    ) +
    fill(
      'M22 68l1.6 4-2.2 1ZM30 73l1.4 4.4-2.4.6ZM39 77l1.6 4.2-2.4.8ZM47.6 78l2 4-2.4 1ZM24 76l1.4 3.6-2 .6ZM33 80l1.4 3.6-2 .6ZM50 71.6l2.4 3-2 1.4ZM46 84.6l1.6 3.6-2 .6Z',
      INK,
    ) +
    STOCK(),
  fur: () =>
    fill(BODY, INK) +
    both(
      'M25 60' +
        'c-3 1-4 3-3.6 5-3 .4-4.6 3-3.6 5-2.4 1.4-2.4 4.6-.4 5.6 0 3 3 4 5 3 1.6 2.4 4.6 2.4 6 .6 2 2 5 1.6 6-.4 2.4 1.6 5 .6 5.6-1.6 2.6 1 5-1 4.6-3.2 2.6-.4 3.6-3 2-4.8C47 68.6 46.6 67.6 45.4 67 38 70 31 68 25 60Z',
      WASH,
      INK,
      1,
    ) +
    line('M23 68l2 2M21 73l2.6 1M27 71l1 3M32 74l0 3M38 74l-1 3M43 72l1 3', INK, 0.9) +
    STOCK(),
  open: () =>
    fill(BODY, INK) +
    both('M26.6 60C24 66 25 71.6 30 75L41.6 83 53.6 75.6 46 67C40 71 32 68 26.6 60Z', PAPER, INK, 1) +
    fill('M43.4 68.6L46.6 68 51 75 42.6 80.6C41.6 76 42 72 43.4 68.6Z', INK) +
    line('M30 68q4 6 10 11M49 72.6q-1 3-5 6', INK, 0.8) +
    line('M56 77C58 79.6 58.6 82 58.4 84M24 68C20 72 18.6 76 18.6 80', PAPER, 0.9),
  cloak: () =>
    fill(BODY, INK) +
    both(
      `M26 60C20 66 13 70 ${onLeft(76)}C24 76 36 80 42 88 50 86 57 82 ${onRight(79)}C58 73 52 71 45.6 68 38 72 31 68 26 60Z`,
      PAPER,
      INK,
      1.1,
    ) +
    line(
      'M25 64C21 69 17 72 13.6 75M29 68C27 73 25 75 22 76.6M35 71C35 76 34 78 32 80M44 70C46 76 45 82 42 88M50 72C54 75 58 77.6 63 79',
      INK,
      0.8,
    ),
  banyan: () =>
    fill(BODY, INK) +
    both(
      'M25 60C19 67 18 76 23 84L36 91 46.6 91C51 85 53 79 51 74L45.6 67C45 75 42 82 37 86 30 80 26 70 25 60Z',
      WASH,
      INK,
      1,
    ) +
    line('M24 66l6 4M22 72l8 3M22 78l10 3M26 84l9 1M44 76l6-2M42.6 81l8-1M40 86l9-.6', INK, 0.7) +
    both('M26.6 60C32.6 65 39.6 66.6 45 65.4L44.6 71 37 82C31 76 27.6 68 26.6 60Z', PAPER, INK, 0.9),
  gown: () =>
    fill(BODY, INK) +
    line(
      'M24.6 62.6C20 68 17 71 14 73.6M27 70C22 76 21 80 21.6 84M33 74C31 80 31 85 32.2 89.4M39 76C40 82 40 86 39.8 90M48 73C54 77 56.6 81 57 85',
      PAPER,
      0.9,
    ) +
    STOCK(),
  dress: (p) =>
    fill(LADY, INK) +
    both(
      `M${onLeft(80)}C20 76 25 75 29 77 36 84 48 86 56 80.6 59 79.6 62 80 ${onRight(81)}A${OVAL.rx} ${OVAL.ry} 0 0 1 ${onLeft(80)}Z`,
      p.tint,
      PAPER,
      0.9,
    ) +
    both(
      'M15.6 81.6C19 76 25 74 28.6 75.6 36 83 47 84.6 56 78.6 59.6 77.6 62 79 62.6 81 58 84.6 54 83 52 85 49 88.6 45 86.6 42.6 88 39 89 37 86 34.6 86 31 86.6 29.6 83 27 82 23.6 80.6 19 82 15.6 81.6Z',
      PAPER,
      INK,
      1,
    ) +
    line('M27 78q-1 2 .4 4M33 82q-.6 2 1.6 4M41 84q0 2 1.6 4M50 82q0 2 2 3', INK, 0.8) +
    (p.pearls
      ? pearls([
          [27.2, 66],
          [30.6, 69.6],
          [34.6, 72],
          [39, 72.6],
          [43, 71],
        ])
      : line('M27.6 66C32 70.6 38 72 42.6 70.6', PAPER, 1.6)),
  fichu: () =>
    fill(LADY, INK) +
    both(
      `M27 63C23 70 17 73 ${onLeft(78)}C22 84 34 90 44 91.2 52 90 60 86 ${onRight(81)}C57 78 48 77 43 70 38 76 31 72 27 63Z`,
      PAPER,
      INK,
      1.1,
    ) +
    line(
      'M27.6 67C26 73 29 82 36 89M31 73C31 78 34 84 40 90M43 74C48 80 50 84 50 89M40.6 76C42 80 44 84 47 88M22 75C21 79 24 84 29 87',
      INK,
      0.8,
    ),
} satisfies { readonly [kind: string]: (p: Wearing) => string };
