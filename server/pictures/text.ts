/** What pictures of links say. */

import { given, inEvery, type Places, translated } from '@signoria/kernel';
import sentences from './text.de.json' with { type: 'json' };

export interface PictureText {
  toMove(names: readonly string[]): string;
  readonly free: string;
}

export const pictureEn: PictureText = { toMove: (names) => `${names.join(', ')} to move`, free: 'free seat' };

export const picturePlaces: Places<PictureText> = {
  toMove: given(['names'], (names: readonly string[]) => ({ names: names.join(', ') })),
};

export const pictureText = inEvery<PictureText>({
  en: pictureEn,
  de: translated('de', pictureEn, sentences, picturePlaces),
  ru: { toMove: (names) => `Ход: ${names.join(', ')}`, free: 'место свободно' },
});
