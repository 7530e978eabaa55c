/** The few words of the playground. */

import { inEvery } from '@signoria/kernel';
export interface Words {
  readonly names: readonly string[];
  readonly you: string;
  readonly prompt: string;
  readonly dock: string;
  readonly seats: string;
  readonly chronicle: string;
  readonly choices: string;
  readonly undo: string;
  readonly confirm: string;
  readonly chosen: (count: number) => string;
  readonly why: (what: string) => string;
  readonly read: string;
  readonly close: string;
  readonly less: string;
  readonly more: string;
}

export const WORDS = inEvery<Words>({
  en: {
    names: ['Lorenzo', 'Bianca', 'Ottavio', 'Fiamma', 'Ginevra', 'Niccolò'],
    you: 'You',
    prompt: 'Question',
    dock: 'Your things',
    seats: 'Realm',
    chronicle: 'Chronicle',
    choices: 'All choices',
    undo: 'Undo',
    confirm: 'Confirm',
    chosen: (count) => `${count} chosen`,
    why: (what) => `Why not: ${what}?`,
    read: 'Read the rule',
    close: 'Close',
    less: 'Less',
    more: 'More',
  },
  ru: {
    names: ['Лоренцо', 'Бьянка', 'Оттавио', 'Фьямма', 'Джиневра', 'Никколо'],
    you: 'Вы',
    prompt: 'Вопрос',
    dock: 'Ваше',
    seats: 'Владения',
    chronicle: 'Хроника',
    choices: 'Все варианты',
    undo: 'Отменить',
    confirm: 'Подтвердить',
    chosen: (count) => `выбрано: ${count}`,
    why: (what) => `Почему нельзя: ${what}?`,
    read: 'Правило',
    close: 'Закрыть',
    less: 'Меньше',
    more: 'Больше',
  },
});
