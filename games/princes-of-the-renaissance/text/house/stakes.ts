/** What the numbers are called that an answer moves. Fetched when somebody points at one. */
import { inEvery } from '@signoria/kernel';

// The ids are those of `rules/view/stakes.ts`.
export const stakeText = inEvery<{ readonly [what: string]: string }>({
  en: { points: 'points', gold: 'gold', influence: 'influence', attack: 'attack', defence: 'defence' },
  ru: { points: 'очки', gold: 'золото', influence: 'влияние', attack: 'атака', defence: 'оборона' },
});
