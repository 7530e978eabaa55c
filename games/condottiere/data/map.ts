/** The 17 regions and their 34 borders (CON-1.5, CON-1.6). Provenance: public. A *region* is an index into `REGIONS`. */
import type { Index } from '@signoria/kernel';

export const REGIONS = [
  'torino',
  'milano',
  'venezia',
  'genova',
  'mantova',
  'ferrara',
  'parma',
  'modena',
  'bologna',
  'lucca',
  'firenze',
  'siena',
  'urbino',
  'spoleto',
  'ancona',
  'roma',
  'napoli',
] as const;

export type RegionId = (typeof REGIONS)[number];
/** Index into `REGIONS`. */
export type Region = Index<'region'>;

export const REGION_COUNT = REGIONS.length;

export const BORDERS: readonly (readonly [RegionId, RegionId])[] = [
  ['torino', 'milano'],
  ['torino', 'genova'],
  ['milano', 'venezia'],
  ['milano', 'genova'],
  ['milano', 'mantova'],
  ['milano', 'parma'],
  ['milano', 'modena'],
  ['venezia', 'mantova'],
  ['venezia', 'ferrara'],
  ['genova', 'parma'],
  ['mantova', 'ferrara'],
  ['mantova', 'modena'],
  ['ferrara', 'modena'],
  ['ferrara', 'bologna'],
  ['parma', 'modena'],
  ['parma', 'lucca'],
  ['modena', 'bologna'],
  ['modena', 'lucca'],
  ['modena', 'firenze'],
  ['bologna', 'firenze'],
  ['bologna', 'urbino'],
  ['lucca', 'firenze'],
  ['firenze', 'siena'],
  ['firenze', 'urbino'],
  ['firenze', 'spoleto'],
  ['firenze', 'roma'],
  ['siena', 'roma'],
  ['urbino', 'spoleto'],
  ['urbino', 'ancona'],
  ['spoleto', 'ancona'],
  ['spoleto', 'roma'],
  ['spoleto', 'napoli'],
  ['ancona', 'napoli'],
  ['roma', 'napoli'],
];

export const REGION = Object.fromEntries(REGIONS.map((id, region) => [id, region])) as {
  readonly [id in RegionId]: Region;
};

/** -1 for what is no region. */
export function regionOf(id: string): Region {
  return (REGIONS as readonly string[]).indexOf(id);
}
