/** The drawings of Pax Illuminaten: cards, lodges, glyphs, portraits, cover. They know no rule and no words. */
export { type CellLook, DEGREE_MARK, FaceDown, FaceUp } from './BoardCard.tsx';
export { Cameo, RivalCameo } from './Cameo.tsx';
export { Cover } from './Cover.tsx';
export { Disc, DiscMark, Glyph, GlyphMark } from './Disc.tsx';
export { type Box, cardBox, extentOf, placedIn, plateBox } from './geometry.ts';
export { FACTION_COLOUR, type GlyphId } from './glyphs.ts';
export { LodgeBorder, LodgePatterns, ringsOf } from './Lodges.tsx';
