/** Sample words for the drawings in the gallery. The game's own names and texts live elsewhere. */
import type { CardKind } from './card-kinds.ts';
import type { RegionId } from './map.source.ts';
import type { SeaWords } from './sea-words.ts';

export interface GalleryWords {
  readonly map: string;
  readonly mapOpen: string;
  readonly mapStill: string;
  readonly faces: string;
  readonly small: string;
  readonly back: string;
  readonly hand: string;
  readonly cover: string;
  readonly enlarge: string;
  readonly reduce: string;
  readonly whole: string;
  readonly seas: SeaWords;
  readonly cards: Readonly<Record<CardKind, readonly [string, string]>>;
  readonly regions: Readonly<Record<RegionId, string>>;
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
  enlarge: 'Enlarge',
  reduce: 'Reduce',
  whole: 'Show all',
  seas: { ligurian: 'Mar Ligure', tyrrhenian: 'Mar Tirreno', adriatic: 'Adriatico' },
  cards: {
    m1: ['Levy', 'Mercenary 1'],
    m2: ['Crossbowmen', 'Mercenary 2'],
    m3: ['Pikemen', 'Mercenary 3'],
    m4: ['Halberdiers', 'Mercenary 4'],
    m5: ['Men-at-arms', 'Mercenary 5'],
    m6: ['Company', 'Mercenary 6'],
    m10: ['Lances', 'Mercenary 10'],
    winter: ['Winter', 'mercs count 1'],
    spring: ['Spring', 'highest +3'],
    bishop: ['Bishop', 'strongest fall'],
    courtesan: ['Courtesan', 'takes the token'],
    drummer: ['Drummer', 'your mercs ×2'],
    heroine: ['Heroine', 'never changed'],
    scarecrow: ['Scarecrow', 'recall a merc'],
    surrender: ['Surrender', 'battle ends'],
  },
  regions: {
    torino: 'Torino',
    milano: 'Milano',
    venezia: 'Venezia',
    genova: 'Genova',
    mantova: 'Mantova',
    ferrara: 'Ferrara',
    parma: 'Parma',
    modena: 'Modena',
    bologna: 'Bologna',
    lucca: 'Lucca',
    firenze: 'Firenze',
    siena: 'Siena',
    urbino: 'Urbino',
    spoleto: 'Spoleto',
    ancona: 'Ancona',
    roma: 'Roma',
    napoli: 'Napoli',
  },
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
  enlarge: 'Крупнее',
  reduce: 'Мельче',
  whole: 'Показать всё',
  seas: { ligurian: 'Лигурийское море', tyrrhenian: 'Тирренское море', adriatic: 'Адриатика' },
  cards: {
    m1: ['Ополченец', 'Наёмник 1'],
    m2: ['Арбалетчики', 'Наёмник 2'],
    m3: ['Пикинёры', 'Наёмник 3'],
    m4: ['Алебардщики', 'Наёмник 4'],
    m5: ['Латники', 'Наёмник 5'],
    m6: ['Рота', 'Наёмник 6'],
    m10: ['Копья', 'Наёмник 10'],
    winter: ['Зима', 'наёмники по 1'],
    spring: ['Весна', 'сильнейшим +3'],
    bishop: ['Епископ', 'долой сильных'],
    courtesan: ['Куртизанка', 'берёт фигурку'],
    drummer: ['Барабанщик', 'наёмники ×2'],
    heroine: ['Героиня', 'неизменна'],
    scarecrow: ['Пугало', 'вернуть своего'],
    surrender: ['Сдача', 'конец битвы'],
  },
  regions: {
    torino: 'Турин',
    milano: 'Милан',
    venezia: 'Венеция',
    genova: 'Генуя',
    mantova: 'Мантуя',
    ferrara: 'Феррара',
    parma: 'Парма',
    modena: 'Модена',
    bologna: 'Болонья',
    lucca: 'Лукка',
    firenze: 'Флоренция',
    siena: 'Сиена',
    urbino: 'Урбино',
    spoleto: 'Сполето',
    ancona: 'Анкона',
    roma: 'Рим',
    napoli: 'Неаполь',
  },
};

export const WORDS = { en, ru } as const;
