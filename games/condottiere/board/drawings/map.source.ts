/**
 * What the map is drawn from: corner points of our own outline of Italy, the ring of corners of each region,
 * and where labels and shields stand.
 * Provenance: reconstructed. Two rings share a side exactly where two regions of the board touch; nothing of the
 * published artwork is copied. For drawing only: the rules have their own table of borders.
 */

import { REGIONS, type RegionId } from '../../data/map.ts';

/** Drawn and walked in the order of the game's own table, north to south. */
export { REGIONS, type RegionId };

export type Point = readonly [number, number];

/** Corner points, longitude and latitude in degrees. J: where three regions meet, or two and the coast. */
export const CORNERS: Readonly<Record<string, Point>> = {
  A1: [6.85, 45.85],
  A2: [6.65, 45.1],
  A3: [6.85, 44.55],
  W1: [7.35, 44.12],
  tg1: [7.9, 44.45],
  J1: [8.6, 44.75],
  tm1: [8.65, 45.35],
  N2: [8.4, 46.1],
  gm1: [9.15, 44.65],
  J2: [9.45, 44.52],
  J3: [9.7, 44.2],
  c1: [9.25, 44.28],
  c2: [8.92, 44.36],
  c3: [8.45, 44.25],
  c4: [8.15, 43.92],
  c5: [7.53, 43.78],
  pm1: [9.85, 44.9],
  J4: [10.42, 44.95],
  J5: [10.62, 45.06],
  mm1: [10.55, 45.25],
  J6: [10.7, 45.38],
  N3: [10.45, 46.45],
  n23: [9.4, 46.45],
  pc1: [9.85, 44.06],
  J8: [10.08, 44.0],
  J7: [10.52, 44.28],
  pmo1: [10.58, 44.65],
  mmo1: [10.85, 45.02],
  J10: [11.15, 44.93],
  J9: [11.25, 45.1],
  mv1: [11.05, 45.32],
  J11: [11.2, 44.76],
  mb1: [11.1, 44.5],
  J12: [10.98, 44.17],
  J13: [10.8, 44.1],
  ml1: [10.66, 44.18],
  lf1: [10.76, 43.8],
  lf2: [10.6, 43.68],
  J14: [10.28, 43.66],
  fb1: [11.4, 44.13],
  fb2: [11.75, 44.02],
  J15: [12.05, 43.8],
  J16: [12.25, 43.55],
  fs1: [12.08, 43.25],
  J17: [12.0, 42.92],
  J18: [11.82, 42.85],
  fsi1: [11.75, 43.25],
  fsi2: [11.45, 43.5],
  fsi3: [10.95, 43.42],
  J19: [10.52, 43.25],
  fc1: [10.32, 43.5],
  sc1: [10.53, 42.95],
  sc2: [10.8, 42.82],
  sc3: [11.0, 42.62],
  sc4: [11.12, 42.42],
  J20: [11.45, 42.38],
  bu1: [12.25, 43.94],
  J21: [12.72, 44.0],
  uc1: [12.92, 43.92],
  J22: [13.22, 43.72],
  ua1: [12.95, 43.55],
  J23: [12.72, 43.42],
  us1: [12.45, 43.44],
  ac1: [13.55, 43.66],
  ac2: [13.65, 43.52],
  ac3: [13.85, 43.15],
  J24: [13.92, 42.9],
  an1: [13.6, 42.74],
  J25: [13.3, 42.72],
  as1: [13.05, 43.0],
  sn1: [13.05, 42.5],
  J26: [12.95, 42.3],
  sr1: [12.45, 42.42],
  rn1: [13.25, 41.95],
  rn2: [13.45, 41.6],
  J27: [13.3, 41.27],
  rc1: [13.03, 41.24],
  rc2: [12.62, 41.46],
  rc3: [12.23, 41.75],
  rc4: [11.8, 42.08],
  nc1: [14.22, 42.47],
  nc2: [14.75, 42.08],
  nc3: [15.15, 41.93],
  nc4: [15.35, 41.5],
  nc5: [15.45, 41.0],
  nc6: [15.35, 40.05],
  nc7: [14.98, 40.22],
  nc8: [14.75, 40.65],
  nc9: [14.36, 40.6],
  nc10: [14.42, 40.72],
  nc11: [14.28, 40.81],
  nc12: [14.05, 40.79],
  nc13: [13.9, 40.99],
  nc14: [13.58, 41.21],
  vf1: [11.8, 45.02],
  J28: [12.35, 45.0],
  vc1: [12.3, 45.22],
  vc2: [12.42, 45.42],
  vc3: [12.9, 45.6],
  vc4: [13.4, 45.7],
  vc5: [13.75, 45.6],
  vc6: [13.65, 46.0],
  vc7: [13.45, 46.5],
  vc8: [12.4, 46.65],
  vc9: [11.4, 46.5],
  frc1: [12.52, 44.92],
  frc2: [12.35, 44.7],
  J29: [12.27, 44.58],
  frb1: [11.75, 44.62],
  bc1: [12.3, 44.3],
  bc2: [12.45, 44.15],
};

/** The ring of corners around each region. */
export const RINGS: Readonly<Record<RegionId, readonly string[]>> = {
  torino: ['A1', 'N2', 'tm1', 'J1', 'tg1', 'W1', 'A3', 'A2'],
  milano: ['N2', 'n23', 'N3', 'J6', 'mm1', 'J5', 'J4', 'pm1', 'J2', 'gm1', 'J1', 'tm1'],
  venezia: ['N3', 'vc9', 'vc8', 'vc7', 'vc6', 'vc5', 'vc4', 'vc3', 'vc2', 'vc1', 'J28', 'vf1', 'J9', 'mv1', 'J6'],
  genova: ['W1', 'tg1', 'J1', 'gm1', 'J2', 'J3', 'c1', 'c2', 'c3', 'c4', 'c5'],
  mantova: ['J6', 'mv1', 'J9', 'J10', 'mmo1', 'J5', 'mm1'],
  ferrara: ['J9', 'vf1', 'J28', 'frc1', 'frc2', 'J29', 'frb1', 'J11', 'J10'],
  parma: ['J2', 'pm1', 'J4', 'pmo1', 'J7', 'J8', 'pc1', 'J3'],
  modena: ['J4', 'J5', 'mmo1', 'J10', 'J11', 'mb1', 'J12', 'J13', 'ml1', 'J7', 'pmo1'],
  bologna: ['J11', 'frb1', 'J29', 'bc1', 'bc2', 'J21', 'bu1', 'J15', 'fb2', 'fb1', 'J12', 'mb1'],
  lucca: ['J7', 'ml1', 'J13', 'lf1', 'lf2', 'J14', 'J8'],
  firenze: [
    'J13',
    'J12',
    'fb1',
    'fb2',
    'J15',
    'J16',
    'fs1',
    'J17',
    'J18',
    'fsi1',
    'fsi2',
    'fsi3',
    'J19',
    'fc1',
    'J14',
    'lf2',
    'lf1',
  ],
  siena: ['J19', 'fsi3', 'fsi2', 'fsi1', 'J18', 'J20', 'sc4', 'sc3', 'sc2', 'sc1'],
  urbino: ['J15', 'bu1', 'J21', 'uc1', 'J22', 'ua1', 'J23', 'us1', 'J16'],
  spoleto: ['J16', 'us1', 'J23', 'as1', 'J25', 'sn1', 'J26', 'sr1', 'J17', 'fs1'],
  ancona: ['J22', 'ac1', 'ac2', 'ac3', 'J24', 'an1', 'J25', 'as1', 'J23', 'ua1'],
  roma: ['J18', 'J17', 'sr1', 'J26', 'rn1', 'rn2', 'J27', 'rc1', 'rc2', 'rc3', 'rc4', 'J20'],
  napoli: [
    'J24',
    'nc1',
    'nc2',
    'nc3',
    'nc4',
    'nc5',
    'nc6',
    'nc7',
    'nc8',
    'nc9',
    'nc10',
    'nc11',
    'nc12',
    'nc13',
    'nc14',
    'J27',
    'rn2',
    'rn1',
    'J26',
    'sn1',
    'J25',
    'an1',
  ],
};

/** Sides that belong to one region only and yet run over land: where the board ends inside the peninsula. */
export const LAND_ENDS = ['nc3|nc4', 'nc4|nc5', 'nc5|nc6'] as const;

/** The window of the world is drawn this large. */
export const SIZE = { width: 720, height: 570 } as const;

/** What is seen of it: the Alps of Venezia rise above the window. */
export const FRAME = { x: 4, y: -30, width: 712, height: 606 } as const;

/** The window of the world that fills the drawing. */
export const WINDOW = { west: 6.35, east: 15.7, south: 39.98, north: 46.75 } as const;

/** [centre, width, gain] in degrees: around the centre a degree is drawn (1 + gain) times as large. */
export type Stretch = readonly [number, number, number];

/** The crowded middle of the north is stretched so that Mantova, Modena and Lucca hold a label and a shield. */
export const STRETCH: { readonly lon: readonly Stretch[]; readonly lat: readonly Stretch[] } = {
  lon: [[10.95, 1.05, 1.15]],
  lat: [
    [45.18, 0.34, 0.95],
    [44.4, 0.75, 1.15],
    [43.2, 0.6, 0.42],
  ],
};

/** Middle of each label's baseline in drawing units, set by eye; the shield or piece stands above it. */
export const LABELS: Readonly<Record<RegionId, Point>> = {
  torino: [90, 141],
  milano: [226, 92],
  venezia: [441, 58],
  genova: [172, 232],
  mantova: [346, 143],
  ferrara: [452, 182],
  parma: [256, 234],
  modena: [337, 222],
  bologna: [456, 254],
  lucca: [298, 301],
  firenze: [404, 325],
  siena: [384, 392],
  urbino: [526, 323],
  spoleto: [521, 402],
  ancona: [577, 372],
  roma: [507, 459],
  napoli: [622, 486],
};

/** Width of the owner's shield where the usual one would hide a border. */
export const SMALL_SHIELDS: { readonly [R in RegionId]?: number } = { mantova: 19, lucca: 20 };
