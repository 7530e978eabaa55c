/** How a shield of 32 by 40 is parted, and what may lie on it. Outlines of charges are on a grid of 512. */
import { EMBLEMS } from './emblems.data.ts';

/** What takes the second tincture. Right and left are the bearer's: a bend falls from the onlooker's left. */
export const PARTS = {
  plain: '',
  'per-pale': 'M16 0H32V40H16Z',
  'per-fess': 'M0 19H32V40H0Z',
  'per-bend': 'M0 .8L32 36.2V40H0Z',
  'per-bend-sinister': 'M32 .8L0 36.2V40H32Z',
  quarterly: 'M16 0H32V19H16ZM0 19H16V40H0Z',
  'per-saltire': 'M0 .8L16 18.5L0 36.2ZM32 .8L16 18.5L32 36.2Z',
  'per-chevron': 'M0 34L16 16L32 34V40H0Z',
  bend: 'M0-3.8L32 31.6V40.8L0 5.4Z',
  chevron: 'M0 30L16 13L32 30V39L16 22L0 39Z',
  chief: 'M0 0H32V12.5H0Z',
  bordure: 'M0 0H32V40H0ZM6.4 7.4H25.6V19C25.6 25.5 20.5 29.6 16 32.3C11.5 29.6 6.4 25.5 6.4 19Z',
} as const;

export type ArmsDivision = keyof typeof PARTS;

export const CHARGE_OUTLINES = {
  lion: EMBLEMS.red,
  eagle: EMBLEMS.brown,
  tower: EMBLEMS.blue,
  oak: EMBLEMS.green,
  sun: EMBLEMS.yellow,
  lily: EMBLEMS.purple,
  tiara: EMBLEMS.white,
  star: 'M256 10L291 171L397 115L341 221L502 256L341 291L397 397L291 341L256 502L221 341L115 397L171 291L10 256L171 221L115 115L221 171Z',
  crescent: 'M72 61A241 241 0 1 0 440 61A179 179 0 1 1 72 61Z',
  cross: 'M192 36H320V192H476V320H320V476H192V320H36V192H192Z',
  lozenge: 'M256 16L446 256L256 496L66 256Z',
  roundel: 'M256 52a204 204 0 1 0 0 408a204 204 0 1 0 0-408Z',
} as const;

export type ArmsCharge = keyof typeof CHARGE_OUTLINES | 'none';

interface Place {
  readonly transform: string;
  /** Whether it lies across both tinctures. */
  readonly across: boolean;
}

const WHOLE = 'translate(5.2 6.6) scale(.0422)';
const PLACES: { readonly [D in ArmsDivision]?: Place } = {
  plain: { transform: WHOLE, across: false },
  chief: { transform: 'translate(7.9 14.8) scale(.0316)', across: false },
  bordure: { transform: 'translate(8 10.4) scale(.0312)', across: false },
};

export function placeOf(division: ArmsDivision): Place {
  return PLACES[division] ?? { transform: WHOLE, across: true };
}
