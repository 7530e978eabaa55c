/** The drawings of Princes of the Renaissance: cities, counters, dice, symbols, cover. They know no rule and no words. */
export { Counter } from './Counter.tsx';
export { Cover } from './Cover.tsx';
export { Die } from './Die.tsx';
export { Arms } from './Family.tsx';
export { Glyph } from './Glyph.tsx';
export type { GlyphId } from './glyphs.ts';
export { Head, type PersonId, Portrait } from './Person.tsx';
export { CityDefs, Panorama, Vignette } from './Vignettes.tsx';
