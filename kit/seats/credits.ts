/** Whose work is used in the pictures and letters, for the credits page. Names and licences only: no sentences here. */
import type { Tincture } from './tincture.ts';

export interface Credit {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly from: string;
}

/** Which icon of the game-icons set is the emblem of which tincture. */
export const EMBLEM_ICONS: Readonly<Record<Tincture, string>> = {
  red: 'lion',
  blue: 'white-tower',
  green: 'oak',
  yellow: 'heraldic-sun',
  purple: 'fleur-de-lys',
  brown: 'eagle-emblem',
  white: 'pope-crown',
};

const icon = (name: string, author: string): Credit => ({
  name,
  author,
  licence: 'CC BY 3.0',
  from: 'game-icons.net',
});

const font = (name: string): Credit => ({
  name,
  author: 'Juan Pablo del Peral, Huerta Tipográfica',
  licence: 'SIL OFL 1.1',
  from: 'The Alegreya Project',
});

export const CREDITS: readonly Credit[] = [
  font('Alegreya'),
  font('Alegreya Sans'),
  font('Alegreya Sans SC'),
  { name: 'Natural Earth 1:50m', author: 'Natural Earth', licence: 'Public domain', from: 'world-atlas' },
  icon('lion', 'Lorc'),
  icon('white-tower', 'Lorc'),
  icon('oak', 'Lorc'),
  icon('eagle-emblem', 'Lorc'),
  icon('heraldic-sun', 'Caro Asercion'),
  icon('fleur-de-lys', 'Delapouite'),
  icon('pope-crown', 'Delapouite'),
];
