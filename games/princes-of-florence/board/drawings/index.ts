/** The drawings of The Princes of Florence: tiles, estates, cards, symbols, cover. They know no rule and no words. */
export { type Back, CardBack } from './CardBack.tsx';
export { Cover } from './Cover.tsx';
export {
  BonusCard,
  CharacterCard,
  COUNTER_GLYPHS,
  PrestigeCard,
  ProfessionCard,
  RecruitingCard,
  type Wanted,
} from './cards.tsx';
export {
  ACROSS,
  Estate,
  type EstateProps,
  type Ghost,
  type Ground,
  type LyingTile,
  viewBoxOf,
} from './Estate.tsx';
export { Glyph, GlyphMark, Medal } from './Glyph.tsx';
export type { GlyphId } from './glyphs.ts';
export { MiniEstate } from './MiniEstate.tsx';
export { type Cell, SIDE } from './outline.ts';
export { Face } from './Portrait.tsx';
export { TilePicture } from './Tile.tsx';
export { TileDefs } from './TileDefs.tsx';
export { TILE_LOOKS } from './tile-looks.ts';
