/**
 * The house the rooms lie in, cut open: 100 by 100 and stretched to whatever the palace has, so lines keep their width. Masonry is
 * in the page's colours and goes to night with it.
 */
import type { PowerId } from '../../../data/powers.ts';

const LINE = 'stroke="#231A13" vector-effect="non-scaling-stroke" stroke-linejoin="round" stroke-linecap="round"';
const block = (d: string, fill: string, width = 1.4): string =>
  `<path d="${d}" fill="${fill}" ${LINE} stroke-width="${width}"/>`;
const line = (d: string, width = 1.1): string => `<path d="${d}" fill="none" ${LINE} stroke-width="${width}"/>`;

const STONE = 'var(--stone)';
const LIGHT = 'var(--stone-light)';
const ROOF = 'var(--tiles)';

const TOWER = { left: 25, right: 75, top: 2.6 } as const;
/** So many of one shape along the tower's top. */
const along = (count: number, shape: (x: number, step: number) => string): string => {
  const step = (TOWER.right - TOWER.left) / count;
  return Array.from({ length: count }, (_, i) => shape(TOWER.left + i * step, step)).join('');
};

/** What crowns each power's house. */
const CROWN: { readonly [power in PowerId]: string } = {
  florence: along(9, (x, w) => block(`M${x} 2.6V0H${x + w * 0.6}V2.6Z`, STONE)),
  milan: along(8, (x, w) => block(`M${x} 2.6V-.6L${x + w * 0.35} .6 ${x + w * 0.7}-.6V2.6Z`, ROOF)),
  venice: along(9, (x, w) =>
    block(
      `M${x} 2.6C${x} 1 ${x + w * 0.3} 1.4 ${x + w * 0.4}-.8 ${x + w * 0.5} 1.4 ${x + w * 0.8} 1 ${x + w * 0.8} 2.6Z`,
      LIGHT,
    ),
  ),
  naples: block('M22 2.6 27-.8H73L78 2.6Z', ROOF),
  rome: block('M36 2.6C38-2.4 62-2.4 64 2.6Z', 'var(--stone-dark)'),
};

/** Steps over the roof between the tower and the wings. */
function flight(from: readonly [number, number], to: readonly [number, number]): string {
  const count = 6;
  const [dx, dy] = [(to[0] - from[0]) / count, (to[1] - from[1]) / count];
  const steps = Array.from({ length: count }, () => `h${dx.toFixed(2)}v${dy.toFixed(2)}`).join('');
  return block(`M${from[0]} ${from[1]}${steps}V${Math.max(from[1], to[1])}H${from[0]}Z`, LIGHT, 1.2);
}

/** A flight seen from the front, narrower towards the top. */
const stairs = (x: number): string =>
  Array.from({ length: 7 }, (_, i) => {
    const half = 2.6 + i * 0.4;
    const y = 60 + i * 3.2;
    return block(`M${x - half} ${y}H${x + half}V${y + 3.2}H${x - half}Z`, i % 2 === 0 ? LIGHT : STONE, 0.9);
  }).join('');

export const house = (power: PowerId): string =>
  [
    block('M0 100V34H100V100Z', STONE, 1.6),
    block(`M${TOWER.left} 34V${TOWER.top}H${TOWER.right}V34Z`, STONE, 1.6),
    CROWN[power],
    flight([6, 33], [TOWER.left, 16]),
    flight([94, 33], [TOWER.right, 16]),
    block('M-1 34.6V32.8H101V34.6Z', LIGHT, 1.2),
    block('M-1 68V66.6H101V68Z', LIGHT, 1.2),
    block('M39 100V35.600H61V100Z', 'var(--court)', 1.3),
    stairs(45),
    stairs(55),
    block('M45 100V90C45 84 55 84 55 90V100Z', '#5F4026', 1.3),
    line('M0 100H100', 1.6),
  ].join('');

/** The prince of the house on his way through it, in the colour of whoever asks; feet on 0 0, 46 high. */
export function prince(): string {
  const cloth = 'fill="currentColor" stroke="#231A13" stroke-width="1.4" stroke-linejoin="round"';
  const plain = 'stroke="#231A13" stroke-width="1.2" stroke-linejoin="round"';
  return [
    `<path d="M-4-14-9 0H-3.500L0-9 4 0H9.500L5-15Z" fill="#57483A" ${plain}/>`,
    `<path d="M-3-34C-10-28-14-18-15-6-9-9-6-8-3-6L8-8C8-18 7-28 4-33Z" ${cloth}/>`,
    '<path d="M-7-24C-9-18-10-13-10-9M-2-27C-3-20-3-14-2-9" fill="none" stroke="#231A13" stroke-opacity=".45"/>',
    `<path d="M-4-36C-5-43-1-45 2-45 6-44 7-40 6-35 3-32-2-32-4-36Z" fill="#F0D2AE" ${plain}/>`,
    `<path d="M-6-38C-7-46-1-49 4-47 8-45 8-42 6-41 1-43-3-42-6-38Z" ${cloth}/>`,
    '<circle cx="4" cy="-39.500" r="1" fill="#231A13"/>',
  ].join('');
}

/** A wing of the house with three niches, 100 by 100. */
export const wing = (): string =>
  block('M2 100V6H98V100Z', STONE, 1.5) + block('M-2 6H102L95 0H5Z', ROOF, 1.4) + line('M2 3.6H98', 0.9);

/** Bricks that close a niche, 60 by 60. */
export function bricks(): string {
  const rows = Array.from({ length: 8 }, (_, i) => {
    const joints = Array.from({ length: 5 }, (_, k) => `M${k * 16 + (i % 2) * 8} ${i * 8}v8`).join('');
    return `M0 ${i * 8}H64${joints}`;
  });
  return `<path d="M0 0H64V64H0Z" fill="var(--stone-dark)"/><path d="${rows.join('')}" stroke="var(--mortar)" fill="none"/>`;
}

/** Curtains before somebody who is exhausted, drawn from both sides with a chink left; 120 by 132. */
export function curtains(): string {
  const half = (x: number, to: number) => {
    const folds = [0.25, 0.5, 0.75].map((part) => {
      const at = x + (to - x) * part;
      return `M${at} 6C${at - 3} 50 ${at + 3} 90 ${at} 128`;
    });
    return `<path d="M${x} 0H${to}C${to + (x - to) * 0.12} 60 ${to + (x - to) * 0.02} 100 ${to + (x - to) * 0.1} 132H${x}Z" fill="#D9A45A" stroke="#231A13" stroke-width="1.6"/><path d="${folds.join('')}" fill="none" stroke="#7C5420" stroke-width="1.4"/>`;
  };
  return `${half(0, 46)}${half(120, 76)}<path d="M0 3H120" stroke="#231A13" stroke-width="7"/><path d="M0 3H120" stroke="#D9A62B" stroke-width="3.4"/>`;
}
