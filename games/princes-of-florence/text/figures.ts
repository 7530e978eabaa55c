/** What the house counts, in words. Fetched with its page alone. */
import { type FigureText, inEvery } from '@signoria/kernel';
import { thingName } from './names.ts';
import type { ThingId } from './shape.ts';

// The ids are those of `rules/view/figures.ts`.
export const figureText = inEvery<FigureText>({
  en: {
    of: { first: 'First purchase', object: 'Objects, in florins', character: 'Characters, in florins' },
    what: (_, what) => thingName('en', what as ThingId),
    round: (n) => `Round ${n}`,
  },
  ru: {
    of: { first: 'Первая покупка', object: 'Объекты, в монетах', character: 'Персонажи, в монетах' },
    what: (_, what) => thingName('ru', what as ThingId),
    round: (n) => `Раунд ${n}`,
  },
});
