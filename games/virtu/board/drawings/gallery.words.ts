/** Headings of the drawings in the gallery. The game's own names live elsewhere. */
export interface GalleryWords {
  readonly glyphs: string;
  readonly people: string;
  readonly map: string;
  readonly cover: string;
  readonly zoom: { readonly enlarge: string; readonly reduce: string; readonly whole: string };
}

const en: GalleryWords = {
  glyphs: 'Virtù: symbols',
  people: 'Virtù: the people',
  map: 'Virtù: the map',
  cover: 'Virtù: the cover',
  zoom: { enlarge: 'Enlarge', reduce: 'Reduce', whole: 'Show the whole map' },
};

const ru: GalleryWords = {
  glyphs: 'Властители: знаки',
  people: 'Властители: люди',
  map: 'Властители: карта Италии',
  cover: 'Властители: обложка',
  zoom: { enlarge: 'Увеличить', reduce: 'Уменьшить', whole: 'Показать всё поле' },
};

export const WORDS = { en, ru } as const;
