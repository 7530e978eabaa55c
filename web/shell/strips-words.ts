/** What the house says above its pages. Fetched with the strips: a table is there without. */
import type { Language } from '@signoria/kernel';

interface StripWords {
  readonly notSetUp: string;
  readonly setUp: string;
  /** Until when; null for good. A reason may follow. */
  banned(until: string | null): string;
}

export const STRIP_WORDS: { readonly [L in Language]: StripWords } = {
  en: {
    notSetUp: 'Nobody looks after this server yet.',
    setUp: 'Set it up',
    banned: (until) =>
      until === null ? 'You have been banned from this server.' : `You are banned from this server until ${until}.`,
  },
  ru: {
    notSetUp: 'За этим сервером пока никто не следит.',
    setUp: 'Настроить',
    banned: (until) =>
      until === null ? 'Вход на этот сервер вам закрыт.' : `Вход на этот сервер вам закрыт до ${until}.`,
  },
};
