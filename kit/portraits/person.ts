/** Somebody as a record of parts; what is not said is plain. */

import type { GOWNS } from './gowns.data.ts';
import type { BEARDS, HAIRS } from './hair.data.ts';
import type { HATS } from './hats.data.ts';
import { type Colour, type HairColour, hairOf, type Pen, pigment, type Skin, shade } from './pen.ts';
import type { PROPS } from './props.data.ts';
import type { SCENES } from './scenes.data.ts';

export interface Person {
  readonly sex?: 'm' | 'f';
  /** Young, grown, elderly, old. */
  readonly age?: 0 | 1 | 2 | 3;
  readonly skin?: Skin;
  /** Shapes of the face, from -1 to 1. */
  readonly jaw?: number;
  readonly chin?: number;
  readonly cheek?: number;
  readonly stout?: boolean;
  readonly nose?: 'straight' | 'hook' | 'long' | 'snub' | 'broad' | 'broken';
  readonly brow?: 'calm' | 'arch' | 'frown' | 'raised' | 'sad';
  readonly mouth?: 'calm' | 'smile' | 'smirk' | 'stern' | 'open';
  readonly lids?: 'heavy' | 'wide';
  readonly gaze?: number;
  /** In degrees. */
  readonly tilt?: number;
  readonly hair?: keyof typeof HAIRS;
  readonly hairc?: HairColour;
  readonly beard?: keyof typeof BEARDS;
  readonly hat?: keyof typeof HATS;
  readonly hatc?: Colour;
  readonly plume?: Colour;
  readonly gown?: keyof typeof GOWNS;
  readonly robe?: Colour;
  readonly trim?: Colour;
  readonly trim2?: Colour;
  readonly fur?: Colour;
  readonly vest?: Colour;
  readonly sash?: Colour;
  readonly prop?: keyof typeof PROPS;
  /** The colour of the prop, and what it bears. */
  readonly pc?: Colour;
  readonly sign?: string;
  /** Where the prop is moved to. */
  readonly at?: readonly [x: number, y: number];
  readonly scene?: keyof typeof SCENES;
  readonly scar?: boolean;
  readonly wart?: boolean;
  readonly glasses?: boolean;
  /** The far eye is closed. */
  readonly patch?: boolean;
  readonly ear?: boolean;
  readonly flip?: boolean;
  readonly dy?: number;
  readonly scale?: number;
}

type Dyed = 'hairc' | 'hatc' | 'plume' | 'robe' | 'trim' | 'trim2' | 'fur' | 'vest' | 'sash' | 'pc';

/** With colours as they are painted, and the second tone of each. */
export interface Painted extends Omit<Person, Dyed> {
  readonly hairc: string;
  readonly hair2: string;
  readonly robe: string;
  readonly robe2: string;
  readonly hatc: string;
  readonly hat2: string;
  readonly plume: string | undefined;
  readonly trim: string | undefined;
  readonly trim2: string | undefined;
  readonly fur: string | undefined;
  readonly vest: string | undefined;
  readonly sash: string | undefined;
  readonly pc: string | undefined;
}

/** What lies behind the figure, and what before it. */
export type Layers = readonly [behind: string, before: string];
export type Layered = (k: Pen, q: Painted) => Layers;
export type Flat = (k: Pen, q: Painted) => string;

const BLACK = hairOf('black');
const maybe = (colour: Colour | undefined) => (colour === undefined ? undefined : pigment(colour));

export function painted(person: Person): Painted {
  const hairc = hairOf(person.hairc ?? 'dark');
  const robe = pigment(person.robe ?? 'brown');
  const hatc = pigment(person.hatc ?? person.robe ?? 'brown');
  return {
    ...person,
    hairc,
    hair2: hairc === BLACK ? '#6a5443' : shade(hairc, 0.34),
    robe,
    robe2: shade(robe),
    hatc,
    hat2: shade(hatc),
    plume: maybe(person.plume),
    trim: maybe(person.trim),
    trim2: maybe(person.trim2),
    fur: maybe(person.fur),
    vest: maybe(person.vest),
    sash: maybe(person.sash),
    pc: maybe(person.pc),
  };
}
