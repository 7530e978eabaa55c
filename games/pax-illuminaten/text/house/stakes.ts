/** What the numbers are called that an answer moves. Fetched when somebody points at one. */
import { inEvery, translated } from '@signoria/kernel';
import numbers from './numbers.de.json' with { type: 'json' };

// The ids are those of `rules/view/stakes.ts`.
export const stakesEn = { points: 'faction points', influence: 'influence left', schemes: 'plots' };

export const stakeText = inEvery<{ readonly [what: string]: string }>({
  en: stakesEn,
  de: translated('de', stakesEn, numbers.stakes, {}),
  ru: { points: 'очки за фракции', influence: 'осталось влияния', schemes: 'замыслы' },
});
