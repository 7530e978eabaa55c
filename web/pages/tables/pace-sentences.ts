/** The words for choosing a pace and its clock. */

import { inEvery, type Places, translated } from '@signoria/kernel';
import type { TimeControl } from '@signoria/table';
import type { Explained } from '../../text/shape.ts';
import sentences from './pace-text.de.json' with { type: 'json' };

export interface PaceChoiceWords {
  readonly names: { readonly [P in TimeControl]: Explained };
  readonly live: string;
  readonly weeks: string;
  readonly which: string;
  /** The bank and what a decision adds to it. */
  clock(bank: string, increment: string): string;
  readonly noClock: string;
  readonly ladder: string;
  readonly friendly: string;
  readonly friendlyNote: string;
  readonly hours: string;
  readonly hoursNote: string;
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  readonly tooShort: string;
  playedAt(from: string, to: string, zone: string): string;
}

export const en: PaceChoiceWords = {
  names: {
    blitz: { name: 'Blitz', about: 'Quick and live: think on the move.' },
    steady: { name: 'Live, on the clock', about: 'An evening at the table, with a clock so that it ends.' },
    relaxed: { name: 'Live, relaxed', about: 'A long evening: time to think at every turn.' },
    live: { name: 'Live, no clock', about: 'Everybody stays at the table; nobody counts the minutes.' },
    daily: { name: 'Every day', about: 'Look in once or twice a day.' },
    club: { name: 'Club', about: 'About a move a day, with room for a weekend away.' },
    slow: { name: 'Slow', about: 'No hurry: a few moves a week.' },
    days: {
      name: 'Over days, no clock',
      about: 'Answer when you can, from wherever you are; for friends who trust each other.',
    },
  },
  live: 'Live',
  weeks: 'Turn-based',
  which: 'How fast',
  clock: (bank, increment) => `${bank} each; every decision adds ${increment}, up to ${bank}.`,
  noClock: 'No clock.',
  ladder: 'When time runs out, a bot covers the seat until its player is back.',
  friendly: 'Friendly flags',
  friendlyNote: 'The clocks are shown, but nothing happens when one runs out.',
  hours: 'Only at certain hours',
  hoursNote: 'Outside of them no clock runs. Anybody may still play.',
  from: 'From',
  to: 'To',
  zone: 'Time zone',
  tooShort: 'An hour is the least.',
  playedAt: (from, to, zone) => `${from}–${to}, ${zone}`,
};

export const places: Places<PaceChoiceWords> = { clock: ['bank', 'increment'], playedAt: ['from', 'to', 'zone'] };

export const PACE_WORDS = inEvery<PaceChoiceWords>({
  en,
  de: translated('de', en, sentences, places),
  ru: {
    names: {
      blitz: { name: 'Блиц', about: 'Быстро и вживую: думать приходится на ходу.' },
      steady: { name: 'Живая, с часами', about: 'Вечер за столом, и часы следят, чтобы он закончился.' },
      relaxed: { name: 'Живая, без спешки', about: 'Долгий вечер: над каждым ходом можно подумать.' },
      live: { name: 'Живая, без часов', about: 'Все сидят за столом, минут никто не считает.' },
      daily: { name: 'Каждый день', about: 'Заглядывать раз или два в день.' },
      club: { name: 'Клубная', about: 'Примерно ход в день, и выходные можно провести без игры.' },
      slow: { name: 'Неспешная', about: 'Торопиться некуда: несколько ходов в неделю.' },
      days: {
        name: 'По дням, без часов',
        about: 'Отвечайте, когда можете и откуда угодно; для друзей, которые доверяют друг другу.',
      },
    },
    live: 'Вживую',
    weeks: 'По переписке',
    which: 'Как быстро',
    clock: (bank, increment) =>
      `На каждого ${bank}; за каждое решение прибавляется ${increment}, но всего не больше, чем в начале.`,
    noClock: 'Без часов.',
    ladder: 'У кого время вышло, за того играет бот, пока он не вернётся.',
    friendly: 'Дружеские флажки',
    friendlyNote: 'Часы видны, но когда время выходит, ничего не происходит.',
    hours: 'Только в определённые часы',
    hoursNote: 'В остальное время часы стоят. Играть всё равно можно.',
    from: 'С',
    to: 'До',
    zone: 'Часовой пояс',
    tooShort: 'Не меньше часа.',
    playedAt: (from, to, zone) => `${from}–${to}, ${zone}`,
  },
});
