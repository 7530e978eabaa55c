/** The drawings of Condottiere: cards, map, pieces, cover. They know no rule and no words. */
export { CardBack, type CardBackProps, CardFace, type CardFaceProps, CardMark } from './CardFace.tsx';
export { Cover } from './Cover.tsx';
export { TINTS, tintOf } from './card-kinds.ts';
export { CondottiereFigure, type FigureProps, PopeFigure } from './figures.tsx';
export { MapOfItaly, type MapOfItalyProps } from './MapOfItaly.tsx';
export { MAP_BLEED, MAP_FRAME, REGION_DRAWINGS, type RegionDrawing } from './map.data.ts';
export { REGIONS, type RegionId } from './map.source.ts';
export type { RegionLook, RegionState } from './region-look.ts';
export type { SeaWords } from './sea-words.ts';
