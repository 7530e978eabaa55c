/** What the house counts, in words. Fetched with its page alone. */
import { type FigureText, inEvery, type Places, translated } from '@signoria/kernel';
import type { RegionId } from '../data/map.ts';
import { regionName } from './names.ts';
import numbers from './numbers.de.json' with { type: 'json' };

// The ids are those of `rules/view/figures.ts`.
export const figuresEn = {
  of: { first: 'First region conquered' },
  round: (n: number) => `Round ${n}`,
};

export const figurePlaces: Places<typeof figuresEn> = { round: ['n'] };

export const figureText = inEvery<FigureText>({
  en: { ...figuresEn, what: (_, what) => regionName('en', what as RegionId) },
  de: {
    ...translated('de', figuresEn, numbers.figures, figurePlaces),
    what: (_, what) => regionName('de', what as RegionId),
  },
  ru: {
    of: { first: 'Первый завоёванный регион' },
    what: (_, what) => regionName('ru', what as RegionId),
    round: (n) => `Раунд ${n}`,
  },
});
