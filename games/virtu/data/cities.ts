/**
 * The map of Italy: 30 cities, the roads of either side, the seas. Names of 24 cities and seven toughness values are the
 * rulebook's; everything else here is reconstructed (see `provenance.ts`).
 */
import type { Index } from '@signoria/kernel';
import type { PowerId } from './powers.ts';
import type { Symbols } from './symbols.ts';

export const CITIES = [
  'nice',
  'turin',
  'milan',
  'genoa',
  'parma',
  'verona',
  'venice',
  'ferrara',
  'bologna',
  'ravenna',
  'pisa',
  'florence',
  'siena',
  'ancona',
  'perugia',
  'spoleto',
  'rome',
  'civitavecchia',
  'terracina',
  'pescara',
  'naples',
  'benevento',
  'bari',
  'taranto',
  'reggio',
  'palermo',
  'cagliari',
  'ajaccio',
  'tunis',
  'ragusa',
] as const;

export type CityId = (typeof CITIES)[number];
/** Index into `CITIES`. */
export type City = Index<'city'>;

export const EVERY_CITY: readonly City[] = CITIES.map((_, city) => city);

export const CITY = Object.fromEntries(CITIES.map((id, city) => [id, city])) as { readonly [id in CityId]: City };

export const SEAS = ['ligurian', 'tyrrhenian', 'sicilian', 'ionian', 'lower_adriatic', 'upper_adriatic'] as const;
export type SeaId = (typeof SEAS)[number];

export type SideId = '3-4' | '5';

export interface CityData {
  /** 1 to 4 (VIR-9.2). */
  readonly toughness: number;
  /** The seas whose anchors it shows: a port has one or two (VIR-9.6). */
  readonly seas: readonly SeaId[];
  /** VIR-9.1: no Diplomacy here. */
  readonly pirate: boolean;
  /** VIR-2.10: covered with three players. */
  readonly starred: boolean;
  /** VIR-2.11: the sides of the map that show it. */
  readonly sides: readonly SideId[];
  /** Whose crest its token bears. */
  readonly home: PowerId | null;
  /** What its token gives. */
  readonly symbols: Symbols;
  readonly lat: number;
  readonly lon: number;
}

const BOTH: readonly SideId[] = ['3-4', '5'];

/** Most cities are on both sides of the map, by no sea, without pirates, star or crest. */
const city = (toughness: number, symbols: Symbols, lat: number, lon: number, more?: Partial<CityData>): CityData => ({
  toughness,
  seas: [],
  pirate: false,
  starred: false,
  sides: BOTH,
  home: null,
  symbols,
  lat,
  lon,
  ...more,
});

export const CITY_DATA: { readonly [id in CityId]: CityData } = {
  nice: city(1, { ship: 1, florin: 1 }, 43.7, 7.27, { seas: ['ligurian'], starred: true }),
  turin: city(1, { crown: 1, cavalry: 2 }, 45.07, 7.69, { starred: true }),
  milan: city(4, { crown: 3, cavalry: 3 }, 45.46, 9.19, { starred: true, home: 'milan' }),
  genoa: city(2, { crown: 1, ship: 2, florin: 3 }, 44.41, 8.93, { seas: ['ligurian'], starred: true }),
  parma: city(1, { cavalry: 2, florin: 2 }, 44.8, 10.33, { starred: true, home: 'milan' }),
  verona: city(2, { cavalry: 2, florin: 2 }, 45.44, 10.99, { home: 'venice' }),
  venice: city(4, { crown: 3, ship: 2 }, 45.44, 12.32, { seas: ['upper_adriatic'], home: 'venice' }),
  ferrara: city(1, { crown: 1, florin: 2 }, 44.84, 11.62),
  bologna: city(2, { crown: 1, cross: 1, florin: 2 }, 44.49, 11.34),
  ravenna: city(2, { cross: 1, ship: 1, florin: 1 }, 44.42, 12.2, { seas: ['upper_adriatic'] }),
  pisa: city(3, { ship: 2, florin: 2 }, 43.72, 10.4, { seas: ['ligurian'], home: 'florence' }),
  florence: city(4, { crown: 3, florin: 2 }, 43.77, 11.26, { home: 'florence' }),
  siena: city(3, { crown: 1, florin: 3 }, 43.32, 11.33),
  ancona: city(1, { ship: 2, cross: 1 }, 43.62, 13.51, { seas: ['upper_adriatic', 'lower_adriatic'] }),
  perugia: city(1, { crown: 1, cavalry: 2, florin: 2 }, 43.11, 12.39, { sides: ['5'] }),
  spoleto: city(2, { cavalry: 2, mask: 1, crown: 1 }, 42.74, 12.74),
  rome: city(3, { crown: 3, cross: 1 }, 41.9, 12.5, { home: 'rome' }),
  civitavecchia: city(3, { ship: 2, florin: 2 }, 42.09, 11.8, { seas: ['tyrrhenian'], sides: ['5'], home: 'rome' }),
  terracina: city(1, { ship: 1, arrow: 1 }, 41.29, 13.25, { seas: ['tyrrhenian'] }),
  pescara: city(1, { florin: 2, arrow: 1 }, 42.46, 14.21, { seas: ['lower_adriatic'] }),
  naples: city(4, { crown: 3, cavalry: 2 }, 40.85, 14.27, { seas: ['tyrrhenian'], home: 'naples' }),
  benevento: city(2, { crown: 1, mask: 1, florin: 2 }, 41.13, 14.78),
  bari: city(2, { ship: 2, cross: 1, florin: 2 }, 41.13, 16.87, { seas: ['lower_adriatic'], home: 'naples' }),
  taranto: city(1, { ship: 2, cavalry: 2 }, 40.47, 17.24, { seas: ['ionian'] }),
  reggio: city(1, { ship: 1, arrow: 1 }, 38.11, 15.65, { seas: ['tyrrhenian', 'ionian'], starred: true }),
  palermo: city(3, { crown: 2, florin: 2, cross: 1 }, 38.12, 13.36, { seas: ['tyrrhenian', 'sicilian'] }),
  cagliari: city(1, { ship: 1, florin: 2 }, 39.22, 9.12, {
    seas: ['tyrrhenian', 'sicilian'],
    pirate: true,
    starred: true,
  }),
  ajaccio: city(1, { ship: 1, mask: 1 }, 41.92, 8.74, { seas: ['ligurian', 'tyrrhenian'], pirate: true }),
  tunis: city(1, { ship: 2, florin: 3 }, 36.81, 10.18, { seas: ['tyrrhenian', 'sicilian'], pirate: true }),
  ragusa: city(1, { ship: 2, florin: 2 }, 42.65, 18.09, { seas: ['lower_adriatic'], pirate: true, starred: true }),
};

/** Where the two sides of the map agree. */
const COMMON = [
  ['nice', 'turin'],
  ['nice', 'genoa'],
  ['turin', 'milan'],
  ['turin', 'genoa'],
  ['milan', 'genoa'],
  ['milan', 'parma'],
  ['milan', 'verona'],
  ['genoa', 'parma'],
  ['parma', 'bologna'],
  ['verona', 'venice'],
  ['verona', 'ferrara'],
  ['venice', 'ferrara'],
  ['ferrara', 'bologna'],
  ['bologna', 'florence'],
  ['bologna', 'ravenna'],
  ['florence', 'ravenna'],
  ['florence', 'pisa'],
  ['florence', 'siena'],
  ['pisa', 'siena'],
  ['ravenna', 'ancona'],
  ['spoleto', 'rome'],
  ['rome', 'terracina'],
  ['rome', 'pescara'],
  ['terracina', 'naples'],
  ['ancona', 'pescara'],
  ['pescara', 'benevento'],
  ['pescara', 'bari'],
  ['naples', 'benevento'],
  ['benevento', 'bari'],
  ['benevento', 'taranto'],
  ['bari', 'taranto'],
  ['naples', 'reggio'],
  ['taranto', 'reggio'],
] as const satisfies readonly Road[];

export type Road = readonly [CityId, CityId];

export const ROADS: { readonly [side in SideId]: readonly Road[] } = {
  '3-4': [
    ...COMMON,
    ['genoa', 'pisa'],
    ['parma', 'verona'],
    ['florence', 'spoleto'],
    ['florence', 'rome'],
    ['naples', 'rome'],
    ['florence', 'ancona'],
    ['florence', 'ferrara'],
    ['ancona', 'spoleto'],
  ],
  '5': [
    ...COMMON,
    ['ferrara', 'ravenna'],
    ['florence', 'perugia'],
    ['siena', 'perugia'],
    ['perugia', 'spoleto'],
    ['perugia', 'ancona'],
    ['siena', 'civitavecchia'],
    ['civitavecchia', 'rome'],
    ['spoleto', 'pescara'],
  ],
};

/** Seas that border each other (VIR-R12). */
export const STRAITS: readonly (readonly [SeaId, SeaId])[] = [
  ['ligurian', 'tyrrhenian'],
  ['tyrrhenian', 'sicilian'],
  ['tyrrhenian', 'ionian'],
  ['sicilian', 'ionian'],
  ['ionian', 'lower_adriatic'],
  ['lower_adriatic', 'upper_adriatic'],
];

/** Where to write a sea's name. */
export const SEA_PLACES: { readonly [id in SeaId]: { readonly lat: number; readonly lon: number } } = {
  ligurian: { lat: 43.4, lon: 8.9 },
  tyrrhenian: { lat: 40.2, lon: 12 },
  sicilian: { lat: 37.5, lon: 11.2 },
  ionian: { lat: 38.6, lon: 17.5 },
  lower_adriatic: { lat: 42.3, lon: 16.3 },
  upper_adriatic: { lat: 44.4, lon: 13.3 },
};
