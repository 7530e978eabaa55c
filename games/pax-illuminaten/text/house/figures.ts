/** What the house counts, in words. Fetched with its page alone. */
import { type FigureText, inEvery, type Places, translated } from '@signoria/kernel';
import type { FactionId } from '../../data/factions.ts';
import { names } from '../names.ts';
import numbers from './numbers.de.json' with { type: 'json' };

// The ids are those of `rules/view/figures.ts`.
export const figuresEn = {
  of: { first: 'First faction card claimed' },
  round: (n: number) => `Round ${n}`,
};

export const figurePlaces: Places<typeof figuresEn> = { round: ['n'] };

export const figureText = inEvery<FigureText>({
  en: { ...figuresEn, what: (_, what) => names.in('en').factions[what as FactionId].name },
  de: {
    ...translated('de', figuresEn, numbers.figures, figurePlaces),
    what: (_, what) => names.in('de').factions[what as FactionId].name,
  },
  ru: {
    of: { first: 'Первая полученная карта фракции' },
    what: (_, what) => names.in('ru').factions[what as FactionId].name,
    round: (n) => `Раунд ${n}`,
  },
});
