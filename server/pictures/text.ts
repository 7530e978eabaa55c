/** What pictures of links say, in both languages. */
import type { Language } from '@signoria/kernel';

export interface PictureText {
  toMove(names: readonly string[]): string;
  readonly free: string;
}

export const pictureText: { readonly [L in Language]: PictureText } = {
  en: { toMove: (names) => `${names.join(', ')} to move`, free: 'free seat' },
  ru: { toMove: (names) => `Ход: ${names.join(', ')}`, free: 'место свободно' },
};
