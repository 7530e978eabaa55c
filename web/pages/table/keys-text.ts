/** What the keys do at a table, in the language chosen now. Fetched with the dialogs. */

import { computed } from '@preact/signals';
import { inEvery } from '@signoria/kernel';
import { language } from '../../state/settings.ts';

interface KeysWords {
  readonly title: string;
  readonly list: readonly (readonly [key: string, does: string])[];
}

const WORDS = inEvery<KeysWords>({
  en: {
    title: 'Keyboard',
    list: [
      ['Tab', 'to the bar, your things, the board, the seats, the chronicle'],
      ['← ↑ → ↓', 'inside a hand or a board; elsewhere through the past'],
      ['Enter', 'choose, and once more to confirm what cannot be undone'],
      ['Esc', 'one step back'],
      ['U', 'undo'],
      ['?', 'why is this closed?'],
      ['A', 'the game on one page'],
      ['N', 'next table that waits for you'],
    ],
  },
  de: {
    title: 'Tastatur',
    list: [
      ['Tab', 'zur Leiste, zu deinen Sachen, zum Plan, zu den Plätzen, zur Chronik'],
      ['← ↑ → ↓', 'innerhalb einer Hand oder eines Plans; sonst durch die Vergangenheit'],
      ['Enter', 'wählen, und noch einmal zur Bestätigung, was nicht zurückzunehmen ist'],
      ['Esc', 'einen Schritt zurück'],
      ['U', 'zurücknehmen'],
      ['?', 'warum ist das gesperrt?'],
      ['A', 'das Spiel auf einer Seite'],
      ['N', 'nächster Tisch, der auf dich wartet'],
    ],
  },
  ru: {
    title: 'Клавиатура',
    list: [
      ['Tab', 'к вопросу, своим вещам, полю, местам, хронике'],
      ['← ↑ → ↓', 'внутри руки или поля; в других местах по прошлым ходам'],
      ['Enter', 'выбрать; ещё раз: подтвердить то, что нельзя отменить'],
      ['Esc', 'шаг назад'],
      ['U', 'отменить'],
      ['?', 'почему нельзя?'],
      ['A', 'игра на одной странице'],
      ['N', 'следующий стол, где ждут вас'],
    ],
  },
});

export const keysWords = computed(() => WORDS[language.value]);
