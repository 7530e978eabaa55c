/** What the house counts, in words. Fetched with its page alone. */
import { type FigureText, inEvery, type Language, type Places, translated } from '@signoria/kernel';
import { names } from './names.ts';
import numbers from './numbers.de.json' with { type: 'json' };

/** Powers, cards and tokens. */
function nameIn(language: Language, of: string, what: string): string {
  const { powers, cards, tokens } = names.in(language);
  const known: { readonly [id: string]: string } = of === 'power' ? powers : { ...cards, ...tokens };
  return known[what] ?? what;
}

// The ids are those of `rules/view/figures.ts`.
export const figuresEn = {
  of: { power: 'Power', first: 'First purchase' },
  round: (n: number) => `Year ${n}`,
};

export const figurePlaces: Places<typeof figuresEn> = { round: ['n'] };

export const figureText = inEvery<FigureText>({
  en: { ...figuresEn, what: (of, what) => nameIn('en', of, what) },
  de: { ...translated('de', figuresEn, numbers.figures, figurePlaces), what: (of, what) => nameIn('de', of, what) },
  ru: {
    of: { power: 'Держава', first: 'Первая покупка' },
    what: (of, what) => nameIn('ru', of, what),
    round: (n) => `Год ${n}`,
  },
});
