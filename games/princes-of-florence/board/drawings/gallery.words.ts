/** Headings of the drawings in the gallery. The game's own names and texts live elsewhere. */
import type { ShapeOf } from '@signoria/kernel';

const en = {
  glyphs: 'The Princes of Florence: symbols',
  professions: 'The Princes of Florence: the people',
  cards: 'The Princes of Florence: bonus and prestige cards',
  characters: 'The Princes of Florence: recruiting card, characters, backs',
  estate: 'The Princes of Florence: an estate',
  rounds: 'The Princes of Florence: the light of seven rounds',
  cover: 'The Princes of Florence: the cover',
  tile: 'a name',
};

const ru: ShapeOf<typeof en> = {
  glyphs: 'Правители Флоренции: знаки',
  professions: 'Правители Флоренции: люди',
  cards: 'Правители Флоренции: бонусы и престиж',
  characters: 'Правители Флоренции: найм, персонажи, рубашки',
  estate: 'Правители Флоренции: имение',
  rounds: 'Правители Флоренции: свет семи раундов',
  cover: 'Правители Флоренции: обложка',
  tile: 'название',
};

export const WORDS = { en, ru } as const;
