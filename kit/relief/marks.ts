/** What swims on an engraved sea, and the rose that says where north is. */
const INK = '#231A13';
const WOOD = '#8A5F38';
const WAX = '#9E2A20';

const filled = (d: string, fill: string, width = 1): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
const line = (d: string, width: number, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const WAKE = line('M-20 10q4-2.600 8 0t8 0M2 11q4-2.600 8 0t8 0', 0.9, 'var(--sea-line)');
const GALLEY =
  line('M-9 6-13 12M-4 7-8 13M1 7-3 13M6 7 2 13M11 6 7 12', 1.1, 'var(--coast)') +
  filled('M-17 2C-12 4 8 4 15 1L22-1 16 6C8 8.500-10 8.500-15 6ZM-17 2-18-4-13-4-12 2.800Z', WOOD) +
  line('M0 3V-20', 1.4) +
  filled('M1-19C9-16 13-8 13 0L1-2Z', '#FBF5E8') +
  filled('M-1-15C-7-11-9-6-9-1L-1-2Z', '#F1E6CF') +
  filled('M0-20-6-22 0-24Z', WAX, 0.8);
const COG =
  filled('M-11 1H11L8 7H-8Z', WOOD) +
  line('M0 1V-13', 1.3) +
  filled('M-7-11C-2-9 2-9 7-11 9-7 9-4 7-1 2-3-2-3-7-1-9-4-9-7-7-11Z', '#FBF5E8') +
  line('M0-10v8M-4-6h8', 1.5, WAX);

export interface Ship {
  readonly x: number;
  readonly y: number;
  readonly kind: 'galley' | 'cog';
  readonly scale?: number;
  readonly flip?: boolean;
}

/** About 34 wide. */
export const ship = ({ x, y, kind, scale = 1, flip = false }: Ship): string =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${kind === 'galley' ? GALLEY : COG}${WAKE}</g>`;

/** Of eight points, 60 wide. */
export function compass(x: number, y: number, scale = 1): string {
  const between = [45, 135, 225, 315].map(
    (a) =>
      `<path d="M0-18 3-3 0 0-3-3Z" transform="rotate(${a})" fill="var(--land-far)" stroke="var(--coast)" stroke-width=".8"/>`,
  );
  const main = [0, 90, 180, 270].map(
    (a) =>
      `<g transform="rotate(${a})"><path d="M0-26 4-4 0 0Z" fill="var(--land)" stroke="var(--coast)" stroke-width=".8"/><path d="M0-26-4-4 0 0Z" fill="var(--coast)"/></g>`,
  );
  const lily = line('M0-36C2-33 2-31 0-28-2-31-2-33 0-36ZM-4-33C-5-30-3-29 0-28 3-29 5-30 4-33', 1.2, 'var(--coast)');
  const rings =
    '<circle r="17" fill="none" stroke="var(--coast)" stroke-width=".9"/><circle r="13" fill="none" stroke="var(--coast)" stroke-width=".5"/>';
  return `<g transform="translate(${x} ${y}) scale(${scale})">${rings}${between.join('')}${main.join('')}${lily}</g>`;
}
