/** What the house counts, in words. Fetched with its page alone. */
import { type FigureText, inEvery, type Places, translated } from '@signoria/kernel';
import { thingName } from '../names.ts';
import type { ThingId } from '../shape.ts';
import numbers from './numbers.de.json' with { type: 'json' };

// The ids are those of `rules/view/figures.ts`.
export const figuresEn = {
  of: { first: 'First purchase', object: 'Objects, in florins', character: 'Characters, in florins' },
  round: (n: number) => `Round ${n}`,
};

export const figurePlaces: Places<typeof figuresEn> = { round: ['n'] };

export const figureText = inEvery<FigureText>({
  en: { ...figuresEn, what: (_, what) => thingName('en', what as ThingId) },
  de: {
    ...translated('de', figuresEn, numbers.figures, figurePlaces),
    what: (_, what) => thingName('de', what as ThingId),
  },
  ru: {
    of: { first: 'Первая покупка', object: 'Объекты, в монетах', character: 'Персонажи, в монетах' },
    what: (_, what) => thingName('ru', what as ThingId),
    round: (n) => `Раунд ${n}`,
  },
});
