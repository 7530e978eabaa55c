/** Play over weeks: holidays, and what a bot may do in a seat. */
import type { Declarations } from '../route.ts';
import * as schema from '../schemas/pace.ts';

export const paceRoutes = {
  'GET /api/pace': { name: 'pace', rights: 'session', answer: schema.pace },
  'POST /api/pace': { name: 'paceWishes', rights: 'session', body: schema.wishes, answer: schema.pace },
  'POST /api/pace/leave': {
    name: 'takeLeave',
    rights: 'session',
    limit: 'costly',
    body: schema.newLeave,
    answer: schema.pace,
    problems: ['leave-overlaps', 'no-leave-left'],
  },
  'POST /api/pace/leave/end': {
    name: 'endLeave',
    rights: 'session',
    limit: 'costly',
    body: schema.endedLeave,
    answer: schema.pace,
    problems: ['no-such-leave'],
  },
} as const satisfies Declarations;
