/** What the routes about pace take and give. */
import { z } from 'zod';
import { STRENGTHS, WAITING_ORDERS } from '../names.ts';

const cover = z.enum([...STRENGTHS, 'pass', 'never']);
const order = z.enum(WAITING_ORDERS);

const span = z.object({ from: z.int(), to: z.int() });

export const pace = z.object({
  cover: cover.describe('what a bot may do in my seat when my flag has fallen'),
  order: order.describe('in what order I go through the games that wait for me'),
  leave: z.object({
    perYear: z.int(),
    left: z.int().describe('days left this year'),
    spans: z.array(span),
  }),
  now: z.int().describe('the server’s time'),
});

export const wishes = z.strictObject({ cover: cover.optional(), order: order.optional() });

export const newLeave = z.strictObject({
  from: z.int().min(0).nullable().default(null).describe('null for now'),
  days: z.int().min(1).max(366),
});

export const endedLeave = z.strictObject({ from: z.int() });
