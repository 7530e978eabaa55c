/** What can be wrong with any game's edition file, in English. A game adds its own to these. */
import type { ShapeFacts } from '../game/edition.ts';
import type { Tells } from './play.ts';

const names = (known: readonly string[]) => known.join(', ');

export const editionEn: Tells<ShapeFacts> = {
  'not-an-object': () => 'An object in braces is expected here.',
  'not-a-list': () => 'A list in square brackets is expected here.',
  'not-a-pair': () => 'A pair of two values in square brackets is expected here.',
  'not-a-text': () => 'A text in quotes is expected here.',
  'not-a-flag': () => 'Either true or false is expected here.',
  'unknown-key': ({ known }) => `There is no such key here. Known keys: ${names(known)}.`,
  'unknown-name': ({ known }) => `One of these is expected here: ${names(known)}.`,
  range: ({ min, max }) => `A whole number from ${min} to ${max} is expected here.`,
  steps: ({ min, max, step }) => `A multiple of ${step} from ${min} to ${max} is expected here.`,
  size: ({ min, max }) =>
    min === max ? `Exactly ${min} values are expected here.` : `From ${min} to ${max} values are expected here.`,
  twice: () => 'Something is listed twice.',
};
