/** What the door for machines takes and gives: tokens, bot accounts, streams, answers, challenges. */
import { plainName } from '@signoria/kernel';
import type { TableView } from '@signoria/table';
import { z } from 'zod';
import { LONGEST_TOKEN_DAYS, SCOPES } from '../names.ts';
import { proof } from './accounts.ts';
import { flag, number, requestId } from './common.ts';
import { lobbyQuery, newTable, tableRow } from './tables.ts';

const id = z.string().max(100);
const name = z.string().min(1).max(60).overwrite(plainName);
const scopes = z.array(z.enum(SCOPES)).min(1).max(SCOPES.length);

export const newToken = z
  .strictObject({
    name,
    scopes: scopes.describe('`bot` stands alone, and needs a `bot`'),
    bot: id.nullable().default(null).describe('the bot account it is for; null for oneself'),
    days: z.int().min(1).max(LONGEST_TOKEN_DAYS).describe('after so many it opens nothing any more'),
    proof,
  })
  .refine(({ scopes: given, bot }) => given.includes('bot') === (bot !== null) && (bot === null || given.length === 1));

const token = z.object({
  id: z.string(),
  name: z.string(),
  scopes,
  bot: z.object({ user: z.string(), name: z.string() }).nullable(),
  created: z.int(),
  used: z.int().nullable().describe('to the minute'),
  expires: z.int(),
});

export const tokens = z.object({ tokens: z.array(token) });
export const madeToken = z.object({ token: z.string().describe('shown this once'), id: z.string() });
export const byToken = z.object({ token: id });

export const newBot = z.strictObject({ name: z.string().max(200) });
const bot = z.object({ user: z.string(), name: z.string(), created: z.int() });
export const bots = z.object({ bots: z.array(bot) });
export const madeBot = bot;
export const byBot = z.object({ bot: id });

export const viewQuery = z.strictObject({ logFrom: number(0, 1e6).default(0), chatFrom: number(0, 1e9).default(0) });
export const streamQuery = viewQuery.extend({ changes: flag.optional() });
/** Line by line, as docs/protocol.md says. */
export const lines = z.string();

const isView = (json: unknown) => z.looseObject({ status: z.string(), seats: z.array(z.unknown()) }).safeParse(json);
export const viewed = z.object({
  view: z.custom<TableView>((json) => isView(json).success).describe('as the socket sends it in `table`'),
  lines: z
    .array(z.string())
    .describe('answers to what I am asked now, in the game’s notation; not always all there are'),
  now: z.int(),
});

export const answering = z.strictObject({ id: requestId.optional(), ticket: z.int(), line: z.string().max(10_000) });
export const answered = z.object({ seq: z.int().nullable().describe('null for a sealed answer') });

export const newChallenge = newTable.omit({ places: true });
export const challengeQuery = lobbyQuery.omit({ status: true });
export const challenges = z.object({ challenges: z.array(tableRow), next: z.string().nullable() });
