/** What standing orders are called. Fetched with the orders alone. */
import type { GameModule } from '@signoria/kernel';

export const orders: NonNullable<GameModule['orders']> = {
  en: {
    windows: { declare: 'War bonuses may be declared in a battle of mine: declare none' },
    unless: {
      losing: () => 'I would not win as things stand',
      besieged: () => 'a city of mine is besieged',
      attacking: () => 'I attack',
    },
  },
  ru: {
    windows: { declare: 'В моей битве можно объявить военный бонус: не объявлять' },
    unless: {
      losing: () => 'иначе победа не за мной',
      besieged: () => 'осаждён мой город',
      attacking: () => 'я нападаю',
    },
  },
};
