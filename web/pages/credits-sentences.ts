/** The words of the credits. Fetched with their page. */
import { inEvery, type Places, translated } from '@signoria/kernel';
import sentences from './credits-text.de.json' with { type: 'json' };

interface CreditsWords {
  readonly title: string;
  readonly intro: string;
  readonly games: string;
  readonly art: string;
  readonly code: string;
  readonly columns: {
    readonly name: string;
    readonly author: string;
    readonly licence: string;
    readonly from: string;
  };
  readonly fontNote: string;
  readonly source: string;
}

export const en: CreditsWords = {
  title: 'Credits',
  intro: 'What this table stands on.',
  games: 'The games',
  art: 'Drawings and letters',
  code: 'Libraries',
  columns: { name: 'Name', author: 'By', licence: 'Licence', from: 'From' },
  fontNote: 'The letters are used under the SIL Open Font License 1.1; icons were recoloured and scaled.',
  source: 'Signoria itself is free software under the MIT licence. Everything not named here was drawn for it.',
};

const ru: CreditsWords = {
  title: 'Благодарности',
  intro: 'На чём держится этот стол.',
  games: 'Игры',
  art: 'Рисунки и шрифты',
  code: 'Библиотеки',
  columns: { name: 'Название', author: 'Автор', licence: 'Лицензия', from: 'Откуда' },
  fontNote: 'Шрифты используются по лицензии SIL Open Font License 1.1; значки перекрашены и масштабированы.',
  source: 'Сама Signoria распространяется свободно по лицензии MIT. Всё, что здесь не названо, нарисовано для неё.',
};

export const places: Places<CreditsWords> = {};

export const CREDITS_WORDS = inEvery<CreditsWords>({ en, ru, de: translated('de', en, sentences, places) });
