/** Names of the time for those who bring none: nobody in any of our games is called so, and no bot. */

import type { Language } from '@signoria/kernel';
import { inEvery } from '@signoria/kernel';

const EN = ['Agnolo', 'Bice', 'Clarice', 'Dino', 'Ghita', 'Lapo', 'Lisabetta', 'Maso', 'Nanna', 'Oretta'] as const;
const RU = ['Аньоло', 'Биче', 'Клариче', 'Дино', 'Гита', 'Лапо', 'Лизабетта', 'Мазо', 'Нанна', 'Оретта'] as const;
const MORE_EN = [
  'Pippa',
  'Rinuccio',
  'Taddeo',
  'Tessa',
  'Ugolino',
  'Vanna',
  'Zanobi',
  'Filippa',
  'Mino',
  'Duccia',
] as const;
const MORE_RU = [
  'Пиппа',
  'Ринуччо',
  'Таддео',
  'Тесса',
  'Уголино',
  'Ванна',
  'Дзаноби',
  'Филиппа',
  'Мино',
  'Дучча',
] as const;

export const NAMES = inEvery<readonly string[]>({
  en: [...EN, ...MORE_EN],
  ru: [...RU, ...MORE_RU],
});

/** One that nobody at the table has; `chance` is from 0 to below 1. */
export function suggestName(language: Language, taken: readonly string[], chance: number): string {
  const free = NAMES[language].filter((name) => !taken.includes(name));
  const from = free.length === 0 ? NAMES[language] : free;
  return from[Math.floor(chance * from.length)]!;
}
