/** What the numbers are called that an answer moves. Fetched when somebody points at one. */
import { inEvery } from '@signoria/kernel';

// The ids are those of `rules/view/stakes.ts`.
export const stakeText = inEvery<{ readonly [what: string]: string }>({
  en: { points: 'faction points', influence: 'influence left', schemes: 'plots' },
  ru: { points: 'очки за фракции', influence: 'осталось влияния', schemes: 'замыслы' },
});
