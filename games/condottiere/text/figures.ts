/** What the house counts, in words. Fetched with its page alone. */
import { type FigureText, inEvery } from '@signoria/kernel';
import type { RegionId } from '../data/map.ts';
import { regionsEn } from './names.en.ts';
import { regionsRu } from './names.ru.ts';

// The ids are those of `rules/view/figures.ts`.
export const figureText = inEvery<FigureText>({
  en: {
    of: { first: 'First region conquered' },
    what: (_, what) => regionsEn[what as RegionId].name,
    round: (n) => `Round ${n}`,
  },
  ru: {
    of: { first: 'Первый завоёванный регион' },
    what: (_, what) => regionsRu[what as RegionId].name,
    round: (n) => `Раунд ${n}`,
  },
});
