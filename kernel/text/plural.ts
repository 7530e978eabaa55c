/** The grammar of numbers. */
import type { Language } from '../game/module.ts';

/** Picks the form a number needs: `plural('ru', n, { one: 'карта', few: 'карты', many: 'карт' })`. */
export function plural(
  language: Language,
  n: number,
  forms: { readonly one: string; readonly few?: string; readonly many?: string; readonly other?: string },
): string {
  const rule = pluralRules[language].select(n) as 'one' | 'few' | 'many' | 'other';
  return forms[rule] ?? forms.other ?? forms.many ?? forms.one;
}

const pluralRules = {
  en: new Intl.PluralRules('en'),
  ru: new Intl.PluralRules('ru'),
  de: new Intl.PluralRules('de'),
};
