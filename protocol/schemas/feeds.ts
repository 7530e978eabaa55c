/** What other programs subscribe to: a calendar of one's deadlines, the club's finished games. */
import { LANGUAGES } from '@signoria/kernel';
import { z } from 'zod';

const language = z.enum(LANGUAGES);

export const feeds = z.object({
  calendar: z
    .object({ made: z.int() })
    .nullable()
    .describe('since when there is an address; the address itself is shown once'),
});

export const newCalendar = z.strictObject({ language });
export const calendarAddress = z.object({ path: z.string().describe('whoever knows it reads the calendar') });

export const byFile = z.object({ file: z.string().max(100) });
export const feedQuery = z.strictObject({ language: language.default('en') });
export const feedText = z.string();
