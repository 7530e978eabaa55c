/** Everything a player can answer, declared once: the types and the notation (`ride 4`, `rest`, `spur`) follow from this table. */
import { type ChoiceOf, notationOf, oneOfNumbers } from '@signoria/kernel/notation';
import { VALUES } from '../../data/cards.ts';

const VERBS = {
  ride: { card: oneOfNumbers(VALUES) },
  rest: {},
  spur: {},
  stop: {},
};

export type Choice = ChoiceOf<typeof VERBS>;
export type Do<D extends Choice['do']> = Extract<Choice, { do: D }>;

export const notation = notationOf(VERBS);

export const RIDE: readonly Do<'ride'>[] = VALUES.map((card) => ({ do: 'ride', card }));
export const REST: Do<'rest'> = { do: 'rest' };
export const SPUR: Do<'spur'> = { do: 'spur' };
export const STOP: Do<'stop'> = { do: 'stop' };
