/** The words of what can be taken along from a board, in both languages. Apart, so that a table need not carry them. */
import type { Language } from '@signoria/kernel';

interface TakenWords {
  readonly embed: string;
  readonly embedCopied: string;
  readonly picture: string;
}

export const TAKEN_WORDS: { readonly [L in Language]: TakenWords } = {
  en: {
    embed: 'Embed',
    embedCopied: 'A frame for your own page is on the clipboard.',
    picture: 'Save a picture of the board',
  },
  ru: {
    embed: 'Вставить на сайт',
    embedCopied: 'Код рамки для вашей страницы скопирован.',
    picture: 'Сохранить картинку доски',
  },
};
