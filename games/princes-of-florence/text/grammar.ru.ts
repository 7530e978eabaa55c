/** Russian for people, Diego among them, for counts and lists. */
import { count, people } from '@signoria/kernel/ru';
import type { Who } from '../rules/model/events.ts';

export { count, listed } from '@signoria/kernel/ru';

const DIEGO = 'Диего';

export const { does, doneBy, who, everyone, verb, together } = people((reader, one: Who) =>
  one === 'diego' ? DIEGO : reader.name(one),
);

export function coins(n: number): string {
  return count(n, 'монета', 'монеты', 'монет');
}

/** «1 очко престижа», «3 очка престижа». */
export function points(n: number): string {
  return count(n, 'очко престижа', 'очка престижа', 'очков престижа');
}

/** Accusative: «1 карточку», «5 карточек». */
export function cards(n: number): string {
  return count(n, 'карточку', 'карточки', 'карточек');
}
