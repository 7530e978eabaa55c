/** What the gallery says of the drawings; all else in it are the game's own words. */
export interface GalleryWords {
  readonly map: string;
  readonly mapOpen: string;
  readonly mapStill: string;
  readonly faces: string;
  readonly small: string;
  readonly back: string;
  readonly hand: string;
  readonly cover: string;
}

const en: GalleryWords = {
  map: 'Map of Italy, 17 regions',
  mapOpen: 'Condottiere: where may the Pope rest?',
  mapStill: 'Condottiere: nothing is asked',
  faces: 'Condottiere: all fifteen faces, and the back',
  small: 'Condottiere: small cards for battle lines',
  back: 'Card back',
  hand: 'Condottiere: a hand',
  cover: 'Condottiere: the cover',
};

const ru: GalleryWords = {
  map: 'Карта Италии, 17 регионов',
  mapOpen: 'Кондотьер: где встанет Папа?',
  mapStill: 'Кондотьер: ничего не спрашивают',
  faces: 'Кондотьер: все пятнадцать карт и рубашка',
  small: 'Кондотьер: малые карты боевых линий',
  back: 'Рубашка карты',
  hand: 'Кондотьер: рука',
  cover: 'Кондотьер: обложка',
};

export const WORDS = { en, ru } as const;
