/**
 * Arms of the six families on the Italian horse-head shield, 100 by 120; seats keep the heater shield, so the two are never
 * confused. Blazons stand above; historically plausible, simplified for 28 pixels. Clipped by whoever shows them.
 */
import type { FamilyId } from '../../../data/families.ts';
import { CHANFRON } from '../chanfron.ts';

const INK = '#231A13';
const TINCT = { or: '#E2B33C', argent: '#F7F0E0', gules: '#A8281E', azure: '#1F4F91', sable: '#2B221A' } as const;
type Tincture = keyof typeof TINCT;

const line = (d: string, width: number, colour: string = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A shape in a tincture, with an ink line where it has a width. */
const tinct = (d: string, tincture: Tincture, width = 0): string =>
  `<path d="${d}" fill="${TINCT[tincture]}"/>${width === 0 ? '' : line(d, width)}`;
const at = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;

const WING =
  'M-3-13C-8-23-17-27-24-22-19-21-19-19-20-17-25-20-29-18-30-13-26-14-25-12-25-10-30-10-32-6-31-1-28-4-26-3-25-1-29 1-30 6-27 10-25 6-23 6-21 7-23 10-22 14-18 16-18 12-16 10-14 9-13 12-11 14-9 15-8 9-6 5-4 3Z';
const BODY =
  'M-3-14C-5-18-4-24 1-26 5-27 8-25 8-21 5-22 4-20 4-18 5-16 4-15 3-14L5 6C7 10 8 14 6 18L12 31C8 30 6 28 4 26L3 32C1 30 0 30 0 33 0 30-1 30-3 32L-4 26C-6 28-8 30-12 31L-6 18C-8 14-7 10-5 6Z';

interface EagleLook {
  readonly beak?: Tincture;
  readonly crown?: boolean;
  readonly width?: number;
}

/** Displayed, 60 by 64 about the middle. */
function eagle(tincture: Tincture, { beak = 'or', crown = false, width = 1.2 }: EagleLook = {}): string {
  const fill = TINCT[tincture];
  const dark = tincture === 'sable';
  const feathers =
    'M-14-14C-19-11-22-6-22 0M-11-9C-15-6-17-1-17 5M-8-5C-11-2-12 3-12 9M14-14C19-11 22-6 22 0M11-9C15-6 17-1 17 5M8-5C11-2 12 3 12 9';
  const armed =
    'M8-21.500 13-19 8-18.500ZM-8 17-13 22M-13 22l-4-.5M-13 22l-2.500 3M-13 22l.5 3.500M8 17l5 5M13 22l4-.5M13 22l2.500 3M13 22l-.5 3.500';
  return [
    `<g stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" fill="${fill}"><path d="${WING}"/><path d="${WING}" transform="scale(-1 1)"/><path d="${BODY}"/></g>`,
    `<path d="${armed}" fill="${TINCT[beak]}" stroke="${TINCT[beak]}" stroke-width="2" stroke-linecap="round"/>`,
    `<circle cx="3.5" cy="-22.3" r="1" fill="${dark ? TINCT.argent : INK}"/>`,
    line(feathers, 0.9, dark ? '#ffffff66' : '#231A1388'),
    crown ? tinct('M-3-27-4-33-.5-30 2-34.500 4.500-30 8-33 7-27Z', 'or', 1) : '',
  ].join('');
}

/** Where the four eagles of Gonzaga stand. */
const FOUR = [
  [29, 29],
  [71, 29],
  [30, 83],
  [70, 83],
] as const;

const FULL = 'M0 0H100V120H0Z';

function chequers(rows: number, columns: number, size: number, odd: Tincture, even: Tincture): string {
  const squares = (parity: number) =>
    Array.from({ length: rows * columns }, (_, n) => [Math.floor(n / columns), n % columns] as const)
      .filter(([row, column]) => (row + column) % 2 === parity)
      .map(([row, column]) => `M${column * size} ${row * size}h${size}v${size}h-${size}Z`)
      .join('');
  const edges = line(`M0 0H${columns * size}M0 ${rows * size}H${columns * size}`, 1.2);
  return tinct(squares(1), odd) + tinct(squares(0), even) + edges;
}

/** So many teeth along a line, so deep. */
function saw(
  teeth: number,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  deep: number,
): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  return Array.from({ length: teeth * 2 }, (_, i) => {
    const part = (i + 1) / (teeth * 2);
    const off = i % 2 === 0 ? deep : 0;
    const x = x0 + (x1 - x0) * part + ((y1 - y0) / length) * off;
    const y = y0 + (y1 - y0) * part - ((x1 - x0) / length) * off;
    return `L${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('');
}

export const ARMS: { readonly [id in FamilyId]: string } = {
  // Azure, a fess or
  baglioni: tinct(FULL, 'azure', 0) + tinct('M0 44H100V74H0Z', 'or', 1.6) + line('M0 49H100M0 69H100', 0.8, '#6B4700'),
  // Per bend indented or and gules
  bentivoglio: tinct(FULL, 'or', 0) + tinct(`M0 8${saw(7, [0, 8], [100, 112], 15)}L100 120H0Z`, 'gules', 1.6),
  // Argent, three bends chequy gules and or, a bordure indented azure
  malatesta:
    tinct(FULL, 'argent', 0) +
    [-34, 0, 34]
      .map(
        (o) =>
          `<g transform="translate(50 60) rotate(45) translate(-80 ${o - 9})">${chequers(2, 18, 9, 'gules', 'or')}</g>`,
      )
      .join('') +
    `<path d="${CHANFRON}" fill="none" stroke="${INK}" stroke-width="19"/><path d="${CHANFRON}" fill="none" stroke="${TINCT.azure}" stroke-width="17"/><path d="${CHANFRON}" fill="none" stroke="${TINCT.argent}" stroke-width="11" stroke-dasharray="6 6"/>`,
  // Bendy of six azure and or, on the first bend or an eagle sable
  montefeltro:
    tinct(FULL, 'azure', 0) +
    `<g transform="translate(50 60) rotate(45)">` +
    [-42, -2, 38].map((y) => tinct(`M-100 ${y - 10}H100V${y + 10}H-100Z`, 'or', 1.3)).join('') +
    '</g>' +
    at(50, 59, 0.52, eagle('sable', { width: 0.6 })),
  // Argent, a cross paty gules between four eagles sable, an inescutcheon barry or and sable
  gonzaga:
    tinct(FULL, 'argent', 0) +
    tinct(
      'M42 0H58C56 20 55 34 54 50 70 49 84 48 100 45V67C84 64 70 63 54 62 55 84 56 104 60 120H40C44 104 45 84 46 62 30 63 16 64 0 67V45C16 48 30 49 46 50 45 34 44 20 42 0Z',
      'gules',
      1.4,
    ) +
    FOUR.map(([x, y]) => at(x, y, 0.46, eagle('sable', { width: 0.6, beak: 'gules' }))).join('') +
    tinct('M36 42H64V60C64 70 56 75 50 78 44 75 36 70 36 60Z', 'or', 0) +
    tinct('M36 47H64V52H36ZM36 57H64V61.500H36.300ZM39 66.500H61L56 71.500H44Z', 'sable') +
    line('M36 42H64V60C64 70 56 75 50 78 44 75 36 70 36 60Z', 1.5),
  // Azure, an eagle argent, crowned, beaked and armed or
  'd-este': tinct(FULL, 'azure', 0) + at(50, 60, 1.22, eagle('argent', { crown: true })),
};
