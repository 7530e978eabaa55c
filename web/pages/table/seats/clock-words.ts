/** The words of clocks and absence at a table. */

import { spoken } from '@signoria/kernel';
import type { StopWhy } from '@signoria/table';

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

export const clockEn: ClockWords = {
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
};

const clockRu: ClockWords = {
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
};

/** A language that is translated in plain files brings its words along: `web/text/de.ts`. */
export const clockText = spoken<ClockWords>();
clockText.learn('en', clockEn);
clockText.learn('ru', clockRu);
