/** The words of pages inside pages of others. */
import { inEvery, type Places, translated } from '@signoria/kernel';
import sentences from './words.de.json' with { type: 'json' };

interface EmbedWords {
  readonly open: string;
  readonly replay: string;
  readonly board: string;
  readonly gone: { readonly title: string; readonly text: string };
  readonly notYet: { readonly title: string; readonly text: string };
}

export const en: EmbedWords = {
  open: 'Open in Signoria',
  replay: 'Replay',
  board: 'Game in progress',
  gone: {
    title: 'Nothing to show here',
    text: 'There is no such game, it is still being played, or its players keep it to themselves.',
  },
  notYet: { title: 'The game has not begun', text: 'The board appears here as soon as it does.' },
};

const ru: EmbedWords = {
  open: 'Открыть в Signoria',
  replay: 'Повтор партии',
  board: 'Партия идёт',
  gone: {
    title: 'Показать нечего',
    text: 'Такой партии нет, она ещё идёт или её игроки оставили её для себя.',
  },
  notYet: { title: 'Партия ещё не началась', text: 'Доска появится здесь, как только она начнётся.' },
};

export const places: Places<EmbedWords> = {};

export const WORDS = inEvery<EmbedWords>({ en, ru, de: translated('de', en, sentences, places) });
