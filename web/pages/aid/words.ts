/** The words around the one page of a game. */
import { type Places, plural } from '@signoria/kernel';

export interface AidPageWords {
  readonly title: string;
  readonly turn: string;
  readonly actions: string;
  readonly scoring: string;
  readonly index: string;
  readonly search: string;
  found(n: number): string;
  readonly examples: string;
  readonly print: string;
  readonly allRules: string;
  readonly corrected: string;
  /** Nobody's: walls, cities. */
  readonly nobody: string;
  readonly total: string;
  /** Players of an example, by seat. */
  readonly names: readonly string[];
}

export const en: AidPageWords = {
  title: 'The game on one page',
  turn: 'How it goes',
  actions: 'What you may do',
  scoring: 'What wins',
  index: 'All components',
  search: 'Search the components',
  found: (n) => `${n} ${plural('en', n, { one: 'component', other: 'components' })}`,
  examples: 'Worked out',
  print: 'Print',
  allRules: 'All rules',
  corrected: 'The components are shown as corrected by this edition; the summary speaks of the printed box.',
  nobody: 'against it',
  total: 'together',
  names: ['Anna', 'Bruno', 'Carla', 'Dino', 'Elena', 'Fabio'],
};

const ru: AidPageWords = {
  title: 'Игра на одной странице',
  turn: 'Как она идёт',
  actions: 'Что можно делать',
  scoring: 'Что приносит победу',
  index: 'Все компоненты',
  search: 'Искать среди компонентов',
  found: (n) => `${n} ${plural('ru', n, { one: 'компонент', few: 'компонента', many: 'компонентов' })}`,
  examples: 'Примеры с расчётом',
  print: 'Напечатать',
  allRules: 'Все правила',
  corrected: 'Компоненты показаны с поправками этого издания; на самой странице – коробка как она напечатана.',
  nobody: 'против',
  total: 'итого',
  names: ['Анна', 'Бруно', 'Карла', 'Дино', 'Элена', 'Фабио'],
};

export const places: Places<AidPageWords> = { found: ['n'] };

export const AID_WORDS = { en, ru };
