/** What the house counts, in words. Fetched with its page alone. */
import { type FigureText, inEvery, type Language, type Places, translated } from '@signoria/kernel';
import { names } from '../names.ts';
import numbers from './numbers.de.json' with { type: 'json' };

type Named = { readonly [id: string]: { readonly name: string } };

function nameIn(language: Language, of: string, what: string): string {
  const { families, tiles, events, cities, pope } = names.in(language);
  if (of === 'family') return (families as Named)[what]!.name;
  const lots: Named = { ...tiles, ...events, ...cities, pope };
  return lots[what]!.name;
}

// The ids are those of `rules/view/figures.ts`.
export const figuresEn = {
  of: {
    family: 'Family',
    first: 'First city tile',
    city: 'City tiles, bids in gold',
    'event-gold': 'Events, bids in gold',
    'event-influence': 'Events, bids in influence',
    pope: 'The Pope, bids in influence',
    condottiere: 'Condottieri by city, bids in influence',
  },
  round: (n: number) => `Decade ${n}`,
};

export const figurePlaces: Places<typeof figuresEn> = { round: ['n'] };

export const figureText = inEvery<FigureText>({
  en: { ...figuresEn, what: (of, what) => nameIn('en', of, what) },
  de: { ...translated('de', figuresEn, numbers.figures, figurePlaces), what: (of, what) => nameIn('de', of, what) },
  ru: {
    of: {
      family: 'Семейство',
      first: 'Первый тайл города',
      city: 'Тайлы городов, ставки в золоте',
      'event-gold': 'События, ставки в золоте',
      'event-influence': 'События, ставки во влиянии',
      pope: 'Папа, ставки во влиянии',
      condottiere: 'Кондотьеры по городам, ставки во влиянии',
    },
    what: (of, what) => nameIn('ru', of, what),
    round: (n) => `Десятилетие ${n}`,
  },
});
