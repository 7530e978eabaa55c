/** The places of the sentences about notices, for whoever translates them. */
import { given, type Places } from '@signoria/kernel';
import type { NoticeWords } from '../text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const places: Places<NoticeWords> = {
  removeOf: ['label'],
  testOf: ['label'],
  arrived: ['at'],
  failed: ['at', 'why', 'tries'],
  duration: given(['unit', 'n'], (ms) =>
    ms < HOUR ? { unit: 'minutes', n: ms / MINUTE } : { unit: 'hours', n: ms / HOUR },
  ),
};
