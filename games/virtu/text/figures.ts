/** What the house counts, in words. Fetched with its page alone. */
import { type FigureText, inEvery, type Language } from '@signoria/kernel';
import { names } from './names.ts';

/** Powers, cards and tokens. */
function nameIn(language: Language, of: string, what: string): string {
  const { powers, cards, tokens } = names.in(language);
  const known: { readonly [id: string]: string } = of === 'power' ? powers : { ...cards, ...tokens };
  return known[what] ?? what;
}

// The ids are those of `rules/view/figures.ts`.
export const figureText = inEvery<FigureText>({
  en: {
    of: { power: 'Power', first: 'First purchase' },
    what: (of, what) => nameIn('en', of, what),
    round: (n) => `Year ${n}`,
  },
  ru: {
    of: { power: 'Держава', first: 'Первая покупка' },
    what: (of, what) => nameIn('ru', of, what),
    round: (n) => `Год ${n}`,
  },
});
