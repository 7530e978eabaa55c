/** What whoever runs the server is told, and how any request may be refused. */
import type { TableRefusal } from '@signoria/table';
import { z } from 'zod';
import { PROBLEMS, type ProblemCode } from '../problems.ts';

export const health = z.object({
  status: z.enum(['ok', 'failing']),
  why: z
    .enum(['disk-full', 'store'])
    .optional()
    .describe('of a failing one: the disk is full, or the store cannot be read or written for another reason'),
  version: z.string(),
  store: z.string(),
  tables: z.int(),
  connections: z.int(),
  threads: z.int(),
  forwarded: z
    .object({ said: z.int().min(0), believed: z.int().min(0), here: z.boolean() })
    .describe(
      'how many addresses X-Forwarded-For named in this request, how many of them the server believes, and whether it so takes whoever asks for somebody on its own machine',
    ),
});

export const figures = z.string();

const code = z.custom<ProblemCode>((text) => typeof text === 'string' && text in PROBLEMS);
export const problem = z.object({ error: z.object({ code, detail: z.unknown() }) });
/** The reasons are the table's; see table/wire/messages.ts. */
const refusal = z.custom<TableRefusal>((json) => z.looseObject({ why: z.string() }).safeParse(json).success);
export const refused = z.object({ refusal });
