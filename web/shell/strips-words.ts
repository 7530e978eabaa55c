/** What the house says above its pages. Fetched with the strips: a table is there without. */

import { given, inEvery, type Places, translated } from '@signoria/kernel';
import sentences from './strips-words.de.json' with { type: 'json' };

interface StripWords {
  readonly notSetUp: string;
  readonly setUp: string;
  /** Until when; null for good. A reason may follow. */
  banned(until: string | null): string;
}

export const en: StripWords = {
  notSetUp: 'This server has no administrator yet.',
  setUp: 'Set it up',
  banned: (until) =>
    until === null ? 'You have been banned from this server.' : `You are banned from this server until ${until}.`,
};

export const places: Places<StripWords> = {
  banned: given(['until'], (until) => ({ until: { text: until ?? '', key: until === null ? 'ever' : 'then' } })),
};

export const STRIP_WORDS = inEvery<StripWords>({
  en,
  de: translated('de', en, sentences, places),
  ru: {
    notSetUp: 'У этого сервера ещё нет администратора.',
    setUp: 'Настроить',
    banned: (until) =>
      until === null ? 'Вход на этот сервер вам закрыт.' : `Вход на этот сервер вам закрыт до ${until}.`,
  },
});
