/** A head in three-quarter view, looking to the right, with open eyes: skin, shadow, ear, eyes, brows, nose, mouth. */
import { hatch, INK, mix, type Pen, shade, skinOf, tenth } from './pen.ts';
import type { Painted } from './person.ts';

const NOSE = {
  straight: {
    ridge: 'M9.6 -4C10 -.5 13 4.2 14.7 7.4C15.5 9.4 13.6 10.3 11.3 9.9',
    wing: 'M8.6 10C7 10.2 6.3 8.6 7.2 6.9',
  },
  hook: {
    ridge: 'M9.6 -4.5C13 -3.5 14.2 1.5 15.6 7.5C15.9 10 13.8 11 11.3 10',
    wing: 'M8.6 10.2C7 10.4 6.2 8.6 7.2 6.8',
  },
  long: { ridge: 'M9 -2.5C9.3 1 13.2 5.4 15.2 9C15.9 11.3 13.8 12 11 11.3', wing: 'M8.6 11.4C7 11.6 6.2 9.8 7.2 8' },
  snub: { ridge: 'M9.4 -3C9.4 .5 11.6 3.2 14.6 5.4C15.9 7.3 14 9.3 11.2 9', wing: 'M8.6 9.2C7.2 9.3 6.6 8 7.4 6.5' },
  broad: { ridge: 'M9.4 -3.5C9.8 0 13 4 15.2 7C16.4 9.8 14 10.8 11.3 10.3', wing: 'M8.4 10.6C6 11 4.9 8.6 6.4 6.4' },
  broken: {
    ridge: 'M9.4 -4.5C12.8 -3.5 13.2 -.6 12.2 1.4C12.8 3.6 14.6 5.4 15.4 8C15.7 10.2 13.6 10.8 11.3 10.2',
    wing: 'M8.6 10.2C7 10.4 6.2 8.6 7.2 6.8',
  },
} as const;

/** Heights of the near brow: outer end, middle, inner end. */
const BROW = {
  calm: [-6.2, -10.6, -7.4],
  arch: [-5.6, -12.6, -7.8],
  frown: [-8.4, -9.6, -4.8],
  raised: [-8, -14, -9.6],
  sad: [-4.6, -9.6, -9.6],
} as const;

const MOUTH = {
  calm: { line: 'M3.6 17.2C6 16.4 8 16.9 9.6 17.2C11 16.7 12.4 16.5 13.8 16.9', lift: 0 },
  smile: { line: 'M2.6 15.8C4.5 18 7.5 18.5 9.8 18.3C12 18.2 13.6 17 14.5 15.4', lift: 1 },
  smirk: { line: 'M2.4 15.6C5 18 8 17.8 9.8 17.4C11.2 17 12.4 16.9 13.8 17.3', lift: 0.6 },
  stern: { line: 'M4 18C6 16.9 8 16.7 9.6 16.9C11 16.7 12.6 17 13.6 17.6', lift: -0.5 },
  open: { line: 'M4 16.2C7 15.6 11 15.6 13.6 16C13 20.6 11.4 21.8 9 21.8C6.6 21.8 4.8 20.4 4 16.2Z', lift: 2 },
} as const;

/** The outline of the skin. */
const outline = ({ jaw: j = 0, chin: c = 0, cheek: k = 0 }: Painted): string =>
  `M-16 -16C-13 -29 12 -31 17.6 -17C19.4 -12 19.3 -9 18.5 -6C17.7 -3 17.9 -1 ${tenth(18.7 + k * 0.8)} 3C${tenth(19.2 + k)} 8 ${tenth(17.3 + k * 1.2)} 13 ${tenth(15 + k * 0.9)} 18C${tenth(13.6 + j * 0.6)} ${tenth(22.5 + c)} ${tenth(11.8 + j)} ${tenth(28 + c * 3)} 6 ${tenth(28.4 + c * 3)}C${tenth(0.5 - j)} ${tenth(28.8 + c * 3)} ${tenth(-7.5 - j * 2 - k)} ${tenth(24 + c * 1.5 + k)} ${tenth(-12.2 - j * 1.8 - k * 0.6)} 14C-14.8 8 -16 3 -16.5 -2Z`;

interface Eye {
  readonly x: number;
  readonly y: number;
  /** Half its width, and how far it is open. */
  readonly half: number;
  readonly open: number;
  readonly gaze: number;
  readonly lashes: boolean;
}

const IRIS = '#5A3A1E';

function eye(k: Pen, { x, y: level, half: width, open: opened, gaze, lashes }: Eye): string {
  // At small sizes wide open, or it reads as shut.
  const [a, open, y] = k.fine ? [width, opened, level] : [width * 1.08, opened * 1.34, level + 0.5];
  const [ix, iy, ir] = [tenth(x + gaze * a * 0.42), tenth(y - 0.35), tenth(Math.min(open * 0.68, k.fine ? 2.2 : 2.5))];
  const white = `M${tenth(x - a)} ${tenth(y + 0.5)}Q${tenth(x - a * 0.15)} ${tenth(y - open * 1.5)} ${tenth(x + a)} ${tenth(y + 0.2)}Q${tenth(x)} ${tenth(y + open)} ${tenth(x - a)} ${tenth(y + 0.5)}Z`;
  const lid = `M${tenth(x - a - 0.5)} ${tenth(y + 1)}Q${tenth(x - a * 0.15)} ${tenth(y - open * 1.6)} ${tenth(x + a + 0.3)} ${tenth(y + 0.4)}`;
  if (!k.fine) return k.w(white, '#FFFDF6') + k.c(ix, iy, ir, INK, 0) + k.l(lid, 0.8);
  const under = `M${tenth(x - a * 0.6)} ${tenth(y + open * 0.62)}Q${tenth(x)} ${tenth(y + open * 0.95)} ${tenth(x + a * 0.8)} ${tenth(y + 0.9)}`;
  return [
    k.w(white, '#FFFAEE'),
    k.c(ix, iy, ir, IRIS, 0),
    k.c(ix, iy, tenth(ir * 0.55), INK, 0),
    k.c(tenth(ix + 0.7), tenth(iy - 0.8), 0.55, '#fff', 0),
    k.l(lid, lashes ? 1.7 : 1.45),
    lashes ? k.h(`M${tenth(x - a - 0.5)} ${tenth(y + 0.9)}l-1.5 -.9`, 1.1) : '',
    k.h(under, 0.6),
  ].join('');
}

interface Complexion {
  readonly skin: string;
  readonly dark: string;
  readonly deep: string;
  readonly fem: boolean;
  readonly age: number;
}

function complexion(q: Painted): Complexion {
  const skin = skinOf(q);
  const [dark, deep] = [mix(skin, '#6B2E16', 0.26), mix(skin, '#4A1E10', 0.5)];
  return { skin, dark, deep, fem: q.sex === 'f', age: q.age ?? 1 };
}

/** Skin, the wash on the near side, and what age has drawn. */
function skinLayer(k: Pen, q: Painted, { skin, dark, deep, fem, age }: Complexion): string {
  const { chin: c = 0, jaw: j = 0 } = q;
  const wash = `M-16.2 -12C-11.5 -9 -12.6 0 -10.5 6C-8.5 13 -4 19 3 ${tenth(25.5 + c * 3)}C4 ${tenth(27 + c * 3)} 5 ${tenth(28 + c * 3)} 6 ${tenth(28 + c * 3)}C1 ${tenth(28.2 + c * 3)} ${tenth(-7 - j * 2)} ${tenth(23.6 + c * 1.5)} ${tenth(-11.8 - j * 1.8)} 14C-14.4 8 -15.8 3 -16.2 -2Z`;
  return [
    k.p(outline(q), skin, 1.5),
    k.w(wash, dark),
    age < 2 || fem ? k.e(-3.5, 9.5, 4.6, 3, mix(skin, '#C4432E', 0.2), 0, -12) : '',
    k.w('M9.4 -5.5C7.8 -2 8.6 3 7 7C6.6 9 8 10.2 9.4 9.8C8.8 7 10.6 2 9.4 -5.5Z', dark),
    !fem && age > 0 ? k.h(hatch(-12.5, 3, 6, 1.5, 3, 3.6, 1.6), 0.55, deep) : '',
    k.h('M-3.6 -4.4Q1 -7 5.6 -4M11.4 -4.6Q13.6 -6 16 -4.2', 0.6, deep),
    age >= 2
      ? k.h(
          'M-3 3.4Q1 5.6 5 3.2M11.6 3.2Q13.6 4.4 16 2.6M5.6 11C3.6 13 2.4 15 2 18M14.8 11.5C15.4 13 15.2 15 14.8 16.5',
          0.75,
          deep,
        )
      : '',
    age >= 3
      ? k.h(
          'M-7.5 -2.5l-4 -1.5M-7.5 -.5h-4M-7.5 1.5l-3.5 1.5M-5 8C-6 12 -4.5 16 -2 19M-2 -14.5Q6 -17 14 -14M-1 -18Q6 -20 13 -17.5',
          0.65,
          deep,
        )
      : '',
    q.ear === false
      ? ''
      : k.p('M-13.8 -3C-15.5 -7 -20.5 -6 -20 -.5C-19.7 4 -17.5 7.5 -15 7C-13.6 6.5 -13.5 4 -14 2', skin, 1.3) +
        k.h('M-18 -1.5C-17.5 -4 -15.5 -4 -15 -2C-16.5 0 -17 2 -15.5 4', 0.8),
  ].join('');
}

const OPEN = { heavy: 2.3, wide: 3.3 } as const;

function eyes(k: Pen, q: Painted, { fem, age }: Complexion): string {
  const [outer, middle, inner] = BROW[q.brow ?? 'calm'].map((v) => (k.fine ? v : v - 1.6)) as [number, number, number];
  const colour = age > 2 ? '#8d857b' : shade(q.hairc, 0.25);
  const open = q.lids === undefined ? 2.8 : OPEN[q.lids];
  const both = { gaze: q.gaze ?? 0.35, lashes: fem };
  const thick = fem ? 0.75 : age >= 2 ? 1.5 : 1.15;
  const far = (middle + inner) / 2;
  return [
    eye(k, { ...both, x: 0.9, y: -0.6, half: 4.6, open }),
    q.patch === true
      ? k.l('M12 -1.5Q14.6 .9 17.4 -1.3', 1.5)
      : eye(k, { ...both, x: 14.6, y: -0.9, half: 2.7, open: open * 0.92 }),
    k.w(
      `M-5.5 ${tenth(outer)}Q1 ${tenth(middle)} 7 ${tenth(inner)}L7.2 ${tenth(inner + thick * 1.1)}Q1 ${tenth(middle + thick * 2.2)} -5.5 ${tenth(outer)}Z`,
      colour,
    ),
    k.w(
      `M11.4 ${tenth(inner + 0.2)}Q14.6 ${tenth(far - 0.6)} 18.4 ${tenth(outer)}Q14.6 ${tenth(far + thick)} 11.4 ${tenth(inner + thick * 1.1)}Z`,
      colour,
    ),
    q.brow === 'frown' ? k.h('M8.4 -6.5L8.9 -3.8', 0.9) : '',
  ].join('');
}

function mouth(k: Pen, q: Painted, { skin, deep, fem }: Complexion): string {
  const { line, lift } = MOUTH[q.mouth ?? 'calm'];
  if (q.mouth === 'open') {
    return (
      k.p(line, '#5A1A16', 1.2) +
      k.w('M5 16.3h8l-.6 1.6H5.6Z', '#FFF6E6') +
      k.w('M6.5 20.3Q9 18.8 11.8 20Q9 22.6 6.5 20.3Z', '#B4483C')
    );
  }
  const lip = mix(skin, fem ? '#B0231C' : '#8E2F22', fem ? 0.55 : 0.34);
  const y = lift > 0 ? 0.7 : 0;
  const lips = `M4.5 ${tenth(17.2 + y)}C6.5 ${tenth(14.9 + y)} 8.4 ${tenth(15 + y)} 9.8 ${tenth(15.7 + y)}C11 ${tenth(15 + y)} 12.6 ${tenth(15.3 + y)} 13.6 ${tenth(17 + y)}C12.6 ${tenth(20.3 + y)} 10.8 ${tenth(20.8 + y)} 9.4 ${tenth(20.6 + y)}C7.2 ${tenth(20.6 + y)} 5.6 ${tenth(19.6 + y)} 4.5 ${tenth(17.2 + y)}Z`;
  return (
    k.w(lips, lip) +
    k.l(line, 1.25) +
    k.h(`M7.2 ${tenth(22.4 + y)}Q9.4 ${tenth(23 + y)} 11.4 ${tenth(22.2 + y)}`, 0.8, deep)
  );
}

/** The beard comes between face and mouth. */
export function face(k: Pen, q: Painted, beard: string): string {
  const look = complexion(q);
  const nose = NOSE[q.nose ?? 'straight'];
  return [
    skinLayer(k, q, look),
    eyes(k, q, look),
    k.l(nose.ridge, k.fine ? 1.35 : 1.05),
    k.h(nose.wing, 1.1),
    beard,
    mouth(k, q, look),
    q.glasses === true
      ? k.c(1, -0.3, 6.2, 'none', 1.3) +
        k.e(14.6, -0.5, 4, 5.6, 'none', 1.3) +
        k.l('M7 -2Q9 -4.5 10.8 -2.4M-5.2 -1L-14 -3', 1.3)
      : '',
    q.wart === true ? k.c(-1.5, 13, 0.8, look.deep, 0) : '',
    q.scar === true ? k.l('M-3 5L-7 14M-6.5 8.5l3 1.5M-8 11l3 1.5', 0.8, look.deep) : '',
  ].join('');
}

export function neck(k: Pen, q: Painted): string {
  const skin = skinOf(q);
  const dark = mix(skin, '#6B2E16', 0.3);
  const w = q.sex === 'f' ? 2 : q.stout === true ? -2.5 : 0;
  return (
    k.p(
      `M${-15 + w} 6C${-14 + w} 20 ${-15 + w} 30 -20 40C-8 50 8 50 16 41C${11 - w} 35 ${9.5 - w} 30 ${9.5 - w} 24Z`,
      skin,
      1.4,
    ) +
    k.w(
      `M${-13.5 + w} 10C-10 20 -2 27 ${9 - w} 27C${9.6 - w} 31 ${10 - w} 33 ${11 - w} 36C0 37 -10 31 ${-14.2 + w} 22Z`,
      dark,
    )
  );
}
