/** Our own solid glyphs on a 24 grid, drawn to be told apart at 12 pixels. Holes by the even-odd rule. */
import type { FactionId } from '../../data/factions.ts';

export type GlyphId = FactionId | 'dagger' | 'hammers' | 'M' | 'R' | 'reward' | 'event' | 'figure' | 'influence';

export const GLYPHS: { readonly [id in GlyphId]: string } = {
  // Crown
  AR: 'M2.5 17 1 6.5l6 4.5L12 3l5 8 6-4.5L21.5 17ZM3 19h18v3H3Z',
  // Lens
  CO: 'M9.5 2a7.5 7.5 0 1 0 4.3 13.6l5.6 5.9 2.6-2.5-5.7-5.8A7.5 7.5 0 0 0 9.5 2Zm0 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
  // Scales
  MA: 'M10.7 2h2.6v2.5H21v2.3h-.7L23.5 14c0 2.4-2 3.5-4.2 3.5S15 16.4 15 14l2.8-7.2h-4.5v12H17V22H7v-3.2h3.7v-12H6.2L9 14c0 2.4-2 3.5-4.3 3.5S.5 16.4.5 14l3.2-7.2H3V4.5h7.7ZM4.7 9.8 3 14h3.5ZM19.3 9.8 17.5 14H21Z',
  // Lyre
  CR: 'M6 2c-4.2 6-3.7 12 1.5 15v2H5v3h14v-3h-2.5v-2C21.7 14 22.2 8 18 2l-2.7 1.3c2.6 4.2 2.7 7.7.5 10.2V7h-1.7v8.2h-1.2V7h-1.8v8.2H9.9V7H8.2v6.5C6 11 6.1 7.5 8.7 3.3Z',
  // Flask
  SC: 'M8 1.5h8V4h-1.3v5.2l6 9.8c1 1.8-.2 3.5-2.2 3.5h-13c-2 0-3.2-1.7-2.2-3.5l6-9.8V4H8ZM11.8 4v6l-2.5 4.2h5.4L12.2 10V4Z',
  // Church
  CL: 'M10.8 1h2.4v2.8H16v2.3h-2.8v2.6L21 14v8.5h-6.2v-4.7a2.8 2.8 0 0 0-5.6 0v4.7H3V14l7.8-5.3V6.1H8V3.8h2.8Z',
  dagger:
    'M22 2c-1 5-4.5 10-9.8 13.7l2.2 2.2-1.8 1.7-2.6-2.6-4.5 4.5a2 2 0 0 1-3-3L7 14l-2.6-2.6 1.7-1.8 2.2 2.2C12 6.5 17 3 22 2Z',
  hammers:
    'M3 5.5 7.5 1l4 4-1.6 1.6 2.6 2.6 2.6-2.6L13.5 5l4-4L22 5.5 17.5 10l-1-1-2 2.6 7 7-2.6 2.6L12.5 14l-6.4 7.2-2.6-2.6 7-7L7.7 8.8l-.7 1.2Z',
  // Square and compasses
  M: 'M12 1.5 20.5 21l-2.3 1-2.6-6L12 19.6 8.4 16l-2.6 6-2.3-1ZM12 7.8l-2.6 6L12 16.4l2.6-2.6Z',
  // Rose on a cross
  R: 'M10.5 1h3v6.2A5 5 0 0 1 16.3 10H22v3h-5.7a5 5 0 0 1-2.8 3v7h-3v-7a5 5 0 0 1-2.8-3H2v-3h5.7a5 5 0 0 1 2.8-2.8ZM12 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  reward: 'M12 1.5l3 7.2 7.8.6-6 5.1 1.9 7.6L12 17.9 5.3 22l1.9-7.6-6-5.1L9 8.7Z',
  event: 'M5 2h11l4 4v16H5Zm3 6v2h9V8Zm0 4v2h9v-2Zm0 4v2h6v-2Z',
  figure: 'M12 1.5a4.5 4.5 0 0 1 2.6 8.2l1.9 7.8H18V22H6v-4.5h1.5l1.9-7.8A4.5 4.5 0 0 1 12 1.5Z',
  influence: 'M2 3H22V13C22 18 17 21 12 23.5C7 21 2 18 2 13Z',
};

/** Of a faction: always with its glyph, never alone. */
export const FACTION_COLOUR: { readonly [id in FactionId]: string } = {
  AR: '#7B3FA0',
  CO: '#8F6B00',
  MA: '#2F5D9B',
  CR: '#B23A2E',
  SC: '#1F7358',
  CL: '#5F6670',
};

export const INK = '#231A13';
export const CREAM = '#FFF8EA';
/** Printed gilding on the backs of cards: decoration, never a sign. */
export const GILT = '#B99B57';
