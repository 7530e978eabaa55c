/** What standing orders are called. Fetched with the orders alone. */
import type { GameModule, ShapeOf } from '@signoria/kernel';
import { CHARACTERS } from '../data/characters.ts';
import { coins as florinsEn } from './grammar.en.ts';
import { coins as florinsRu } from './grammar.ru.ts';
import { thingsEn } from './names.en.ts';
import { thingsRu } from './names.ru.ts';

const en = {
  windows: { answerOffer: 'A neighbour proposes to build together: refuse' },
  unless: {
    cheap: (n: number) => (n === 0 ? 'it costs me nothing' : `it costs me at most ${florinsEn(n)}`),
    wanted: () => 'a profession in my hand wants the building',
  },
  items: Object.fromEntries(CHARACTERS.map((id) => [id, thingsEn[id].name])),
};

const ru: ShapeOf<typeof en> = {
  windows: { answerOffer: 'Сосед предлагает строить вместе: отказаться' },
  unless: {
    cheap: (n) => (n === 0 ? 'мне это ничего не стоит' : `это стоит мне не больше чем ${florinsRu(n)}`),
    wanted: () => 'здание нужно профессии из моей руки',
  },
  items: Object.fromEntries(CHARACTERS.map((id) => [id, thingsRu[id].name])),
};

export const orders: NonNullable<GameModule['orders']> = { en, ru };
