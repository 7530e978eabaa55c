/** The people of the game as one file: busts, the signs before them, and the ground they stand on. */
import type { Sheet } from '@signoria/kit/sheet';
import { bust, type Features, fieldSign, ground } from './cameo.ts';
import { LUMINARY, RIVALS } from './people.data.ts';

const person = ([id, features]: readonly [string, Features]) => [
  [id, bust(features)],
  [`${id}-sign`, fieldSign(features)],
];

export const sheet: Sheet = {
  ground: ground(),
  ...Object.fromEntries([...Object.entries(LUMINARY), ...Object.entries(RIVALS)].flatMap(person)),
};
