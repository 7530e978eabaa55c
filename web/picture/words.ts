/** The words of what can be taken along from a board, in both languages. Apart, so that a table need not carry them. */

import { inEvery, type Places, translated } from '@signoria/kernel';
import sentences from './words.de.json' with { type: 'json' };

interface TakenWords {
  readonly embed: string;
  readonly embedCopied: string;
  readonly picture: string;
}

export const en: TakenWords = {
  embed: 'Embed',
  embedCopied: 'A frame for your own page is on the clipboard.',
  picture: 'Save a picture of the board',
};

export const places: Places<TakenWords> = {};

export const TAKEN_WORDS = inEvery<TakenWords>({
  en,
  de: translated('de', en, sentences, places),
  ru: {
    embed: 'Вставить на сайт',
    embedCopied: 'Код рамки для вашей страницы скопирован.',
    picture: 'Сохранить картинку доски',
  },
});
