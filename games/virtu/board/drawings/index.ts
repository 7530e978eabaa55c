/** Everything that is drawn for Virtù. No rule is known here. */
export { Cover } from './Cover.tsx';
export type { CityLook, CityState, RouteLook, TroopsLook } from './city-look.ts';
export { GLYPH_NAMES, Glyph, GlyphMark, type GlyphName } from './glyphs.tsx';
export { Bricks, House, Prince, RoomScene, Wing } from './House.tsx';
export { MapOfItaly } from './MapOfItaly.tsx';
export { Head, Portrait, PortraitDefs } from './Portrait.tsx';
