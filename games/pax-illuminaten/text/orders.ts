/** What standing orders are called. Fetched with the orders alone. */
import type { GameModule } from '@signoria/kernel';
import { count as countRu } from './grammar.ru.ts';

export const orders: NonNullable<GameModule['orders']> = {
  en: {
    windows: {
      disputeCards: 'A dispute: lay my weakest card',
      playEvent: 'A special event may be played: play none',
    },
    unless: {
      attacking: () => 'I attack',
      atStake: (n) => `at least ${n} influence ${n === 1 ? 'token is' : 'tokens are'} at stake`,
      lastRound: () => 'it is the last round',
    },
  },
  ru: {
    windows: {
      disputeCards: 'Спор: выложить мою самую слабую карту',
      playEvent: 'Можно разыграть особое событие: не разыгрывать',
    },
    unless: {
      attacking: () => 'я нападаю',
      atStake: (n) => `под ударом не меньше ${countRu(n, 'фишки', 'фишек', 'фишек')} влияния`,
      lastRound: () => 'идёт завершающий раунд',
    },
  },
};
