/** What the numbers are called that an answer moves. Fetched when somebody points at one. */
import { inEvery } from '@signoria/kernel';

// The ids are those of `rules/view/stakes.ts`.
export const stakeText = inEvery<{ readonly [what: string]: string }>({
  en: { attack: 'attack', defence: 'defence', prestige: 'prestige', florins: 'florins', crosses: 'crosses' },
  ru: { attack: 'атака', defence: 'защита', prestige: 'престиж', florins: 'флорины', crosses: 'кресты' },
});
