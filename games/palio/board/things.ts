/** The things of the board that an answer is about: a card of the hand, or the pile. */
import type { Things } from '@signoria/kit';
import type { Value } from '../data/cards.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { View } from '../rules/view/view.ts';

export type ThingName = `hand ${Value}` | 'pile';

export const things: Things<View, Choice, ThingName> = (choice) => {
  if (choice.do === 'ride') return [`hand ${choice.card}`];
  return choice.do === 'rest' ? ['pile'] : []; // the prompt bar has the spurs
};
