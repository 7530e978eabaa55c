/** Virtù as the rest of the house sees it. */
import { type GameModule, numberedRules } from '@signoria/kernel';
import { PROVENANCE } from './data/provenance.ts';
import { guide } from './guide/index.ts';
import { leaf } from './policy/leaf.ts';
import { policy } from './policy/policy.ts';
import { warnings } from './policy/warnings.ts';
import { game } from './rules/game.ts';
import { figures } from './rules/view/figures.ts';
import { stakes } from './rules/view/stakes.ts';
import { windows } from './rules/view/windows.ts';
import { figureText } from './text/figures.ts';
import { text } from './text/index.ts';
import { orders } from './text/orders.ts';
import { rulesEn } from './text/rules.en.ts';
import { stakeText } from './text/stakes.ts';
import { wordsEn } from './text/words.en.ts';

export type { CardId } from './data/cards.ts';
export type { CityId } from './data/cities.ts';
export type { Choice } from './rules/model/choices.ts';
export type { Happening } from './rules/model/events.ts';
export type { State } from './rules/model/state.ts';
export type { PlayerView, View } from './rules/view/view.ts';
export { game };

const CHANCE = 'Random players hardly ever bring it about.';

export const module: GameModule = {
  game,
  text,
  minutes: 120,
  policy: { ...policy, leaf },
  windows,
  orders,
  warnings: warnings as NonNullable<GameModule['warnings']>,
  guide,
  figures,
  figureText,
  stakes,
  stakeText,
  rules: numberedRules(rulesEn),
  data: PROVENANCE,
  // The text tables cannot miss an event or an ending without failing to compile, so their keys are all there are.
  content: {
    events: Object.keys(wordsEn.events),
    outcomes: Object.keys(wordsEn.outcomes),
    rare: {
      loseSpace: CHANCE,
      spaceLost: CHANCE,
      cathedralPasses: CHANCE,
      siegeDeclined: CHANCE,
      besiege: CHANCE,
      retreated: 'Only under rules 1 and 2 does each retreat by sea pay alone.',
    },
  },
};
