/** What pictures of links say, in both languages. */

import { inEvery } from '@signoria/kernel';
export interface PictureText {
  toMove(names: readonly string[]): string;
  readonly free: string;
}

export const pictureText = inEvery<PictureText>({
  en: { toMove: (names) => `${names.join(', ')} to move`, free: 'free seat' },
  ru: { toMove: (names) => `Ход: ${names.join(', ')}`, free: 'место свободно' },
});
