/**
 * What the map is drawn from besides the game's own table of places: how much room each part gets, where names and
 * anchors stand, how the seas part. Provenance: ours. For drawing only.
 */
import type { Point, Stretch } from '@signoria/kit/mapping';
import type { CityId, SeaId } from '../../data/cities.ts';

export type { Point };
export type Side = 'left' | 'right' | 'above' | 'below';

export const SIZE = { width: 560, height: 700 } as const;
export const WINDOW = { west: 6.1, east: 19.0, south: 36.2, north: 46.3 } as const;
export const STRETCH: { readonly lon: readonly Stretch[]; readonly lat: readonly Stretch[] } = {
  lon: [[11.6, 1.7, 0.95]],
  lat: [
    [44.6, 0.8, 1.1],
    [43.1, 0.9, 0.95],
    [41.6, 0.7, 0.4],
  ],
};

export type Anchors = { readonly [sea in SeaId]?: Point };

export interface CitySource {
  /** Moved by so many units, where towns lie too close. */
  readonly nudge?: Point;
  readonly name: Side;
  /** Where its anchor for a sea lies; where nothing is said it lies towards that sea's name. */
  readonly anchors?: Anchors;
}

export const CITY_SOURCES: { readonly [id in CityId]: CitySource } = {
  nice: { nudge: [8, -2], name: 'above', anchors: { ligurian: [4, 19] } },
  turin: { name: 'above' },
  milan: { nudge: [-6, 2], name: 'above' },
  genoa: { nudge: [-2, 0], name: 'left', anchors: { ligurian: [2, 19] } },
  parma: { nudge: [-6, -4], name: 'above' },
  verona: { nudge: [-6, 0], name: 'above' },
  venice: { nudge: [0, -4], name: 'above', anchors: { upper_adriatic: [18, 10] } },
  ferrara: { nudge: [12, -4], name: 'right' },
  bologna: { nudge: [-10, 6], name: 'left' },
  ravenna: { nudge: [8, 2], name: 'right', anchors: { upper_adriatic: [12, 16] } },
  pisa: { nudge: [-4, 0], name: 'left', anchors: { ligurian: [-14, 15] } },
  florence: { nudge: [-2, 0], name: 'right' },
  siena: { nudge: [-8, 8], name: 'left' },
  ancona: {
    nudge: [-2, 2],
    name: 'right',
    anchors: { upper_adriatic: [0, -21], lower_adriatic: [15, 14] },
  },
  perugia: { nudge: [-8, -2], name: 'right' },
  spoleto: { nudge: [6, 6], name: 'left' },
  rome: { nudge: [4, 0], name: 'right' },
  civitavecchia: { nudge: [0, -2], name: 'left', anchors: { tyrrhenian: [-12, 15] } },
  terracina: { nudge: [0, 4], name: 'left', anchors: { tyrrhenian: [-4, 18] } },
  pescara: { nudge: [-4, 2], name: 'right', anchors: { lower_adriatic: [13, 14] } },
  naples: { nudge: [0, 6], name: 'left', anchors: { tyrrhenian: [-6, 18] } },
  benevento: { nudge: [10, -6], name: 'above' },
  bari: { nudge: [-6, 0], name: 'right', anchors: { lower_adriatic: [6, -26] } },
  taranto: { nudge: [-14, 6], name: 'below', anchors: { ionian: [18, 4] } },
  reggio: {
    nudge: [10, -4],
    name: 'right',
    anchors: { tyrrhenian: [-16, -10], ionian: [10, 17] },
  },
  palermo: {
    nudge: [0, 8],
    name: 'below',
    anchors: { tyrrhenian: [4, -20], sicilian: [-20, 4] },
  },
  cagliari: {
    nudge: [0, -4],
    name: 'left',
    anchors: { tyrrhenian: [19, 4], sicilian: [4, 20] },
  },
  ajaccio: {
    nudge: [6, -4],
    name: 'right',
    anchors: { ligurian: [-18, -10], tyrrhenian: [-18, 10] },
  },
  tunis: { nudge: [0, -2], name: 'left', anchors: { tyrrhenian: [6, -20], sicilian: [20, 3] } },
  ragusa: { nudge: [-4, 0], name: 'above', anchors: { lower_adriatic: [-16, 10] } },
};

export interface SeaSource {
  /** Moved by so many units from where the game's table puts the name. */
  readonly nudge: Point;
  /** Degrees by which the name is turned. */
  readonly turn: number;
}

export const SEA_SOURCES: { readonly [id in SeaId]: SeaSource } = {
  ligurian: { nudge: [-22, 2], turn: 0 },
  tyrrhenian: { nudge: [-26, 14], turn: 0 },
  sicilian: { nudge: [-8, -22], turn: 0 },
  ionian: { nudge: [-16, 76], turn: 0 },
  lower_adriatic: { nudge: [16, -10], turn: 40 },
  upper_adriatic: { nudge: [44, 0], turn: 52 },
};

/** Where two seas part: lines from coast to coast, longitude and latitude. */
export const SEA_BORDERS: readonly (readonly Point[])[] = [
  [
    [4.5, 41.9],
    [8.7, 41.9],
  ],
  [
    [9.4, 42.9],
    [10.55, 42.95],
  ],
  [
    [4.5, 39.1],
    [8.5, 39.1],
  ],
  [
    [9.3, 39.15],
    [12.5, 38.05],
  ],
  [
    [15.55, 38.25],
    [15.72, 38.2],
  ],
  [
    [15.15, 36.7],
    [15.6, 35.0],
  ],
  [
    [18.45, 40.1],
    [19.6, 40.3],
  ],
  [
    [13.55, 43.6],
    [15.4, 44.1],
  ],
];
