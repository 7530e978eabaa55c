/** The places of notices: what their facts are called in a translator's file. */
import { given, type Language, type Places } from '@signoria/kernel';
import type { NoticeText } from '../text.ts';

export function noticePlaces(language: Language): Places<NoticeText> {
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    title: {
      turn: ['game'],
      remind: ['game'],
      warn: ['game'],
      covered: ['game'],
      vacant: ['game'],
      start: ['game'],
      over: ['game'],
      invited: ['game', 'by'],
      mention: ['game', 'by'],
    },
    waiting: ['tables'],
    news: ['notices'],
    with: given(['names'], (names: readonly string[]) => ({ names: and.format(names) })),
    table: ['name'],
    left: given(['days', 'hours', 'minutes'], ({ days, hours, minutes }) => ({ days, hours, minutes })),
    said: ['by', 'text'],
    takenBack: { title: ['game'] },
    answered: { title: ['game'] },
    late: { title: ['game'] },
  };
}
