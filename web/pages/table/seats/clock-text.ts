/** The words of clocks and absence at a table. */
import { computed } from '@preact/signals';
import type { Language } from '@signoria/kernel';
import type { StopWhy } from '@signoria/table';
import { language } from '../../../state/settings.ts';

export interface ClockWords {
  left(time: string): string;
  readonly out: string;
  /** Why a clock stands still. */
  readonly why: { readonly [W in StopWhy | 'hours']: string };
  until(when: string): string;
  readonly vacant: string;
  readonly take: string;
  readonly touched: string;
  readonly account: string;
  readonly accountNote: string;
  readonly gotIt: string;
}

const TEXT: { readonly [L in Language]: ClockWords } = {
  en: {
    left: (time) => `Time left: ${time}`,
    out: 'Time is up',
    why: {
      pause: 'paused',
      outage: 'server down',
      leave: 'on holiday',
      cover: 'a bot plays',
      left: 'left',
      vacant: 'away',
      hours: 'outside the hours of play',
    },
    until: (when) => `until ${when}`,
    vacant: 'seat is free to take',
    take: 'Take this seat',
    touched: 'A bot has stood in for a player: the game is not rated.',
    account: 'While you were away',
    accountNote: 'A bot answered for you:',
    gotIt: 'Got it',
  },
  ru: {
    left: (time) => `Осталось времени: ${time}`,
    out: 'Время вышло',
    why: {
      pause: 'перерыв',
      outage: 'сервер не работал',
      leave: 'в отпуске',
      cover: 'играет бот',
      left: 'вышел из игры',
      vacant: 'отсутствует',
      hours: 'не в часы игры',
    },
    until: (when) => `до ${when}`,
    vacant: 'место можно занять',
    take: 'Сесть сюда',
    touched: 'За одного из игроков играл бот: партия не идёт в рейтинг.',
    account: 'Пока вас не было',
    accountNote: 'Бот отвечал за вас:',
    gotIt: 'Понятно',
  },
};

export const clockWords = computed(() => TEXT[language.value]);
