/** The words of pages inside pages of others, in both languages. */

import { computed } from '@preact/signals';
import { inEvery } from '@signoria/kernel';
import { language } from '../state/settings.ts';

interface EmbedWords {
  readonly open: string;
  readonly replay: string;
  readonly board: string;
  readonly gone: { readonly title: string; readonly text: string };
  readonly notYet: { readonly title: string; readonly text: string };
}

const WORDS = inEvery<EmbedWords>({
  en: {
    open: 'Open in Signoria',
    replay: 'Replay',
    board: 'Game in progress',
    gone: {
      title: 'Nothing to show here',
      text: 'There is no such game, it is still being played, or its players keep it to themselves.',
    },
    notYet: { title: 'The game has not begun', text: 'The board appears here as soon as it does.' },
  },
  ru: {
    open: 'Открыть в Signoria',
    replay: 'Повтор партии',
    board: 'Партия идёт',
    gone: {
      title: 'Показать нечего',
      text: 'Такой партии нет, она ещё идёт или её игроки оставили её для себя.',
    },
    notYet: { title: 'Партия ещё не началась', text: 'Доска появится здесь, как только она начнётся.' },
  },
});

export const embedWords = computed(() => WORDS[language.value]);
