/** What the house counts, in words. Fetched with its page alone. */
import { type FigureText, inEvery } from '@signoria/kernel';
import type { FactionId } from '../../data/factions.ts';
import { names } from '../names.ts';

// The ids are those of `rules/view/figures.ts`.
export const figureText = inEvery<FigureText>({
  en: {
    of: { first: 'First faction card claimed' },
    what: (_, what) => names.in('en').factions[what as FactionId].name,
    round: (n) => `Round ${n}`,
  },
  ru: {
    of: { first: 'Первая полученная карта фракции' },
    what: (_, what) => names.in('ru').factions[what as FactionId].name,
    round: (n) => `Раунд ${n}`,
  },
});
