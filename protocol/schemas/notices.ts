/** What the routes of notices take and give. */
import { LANGUAGES, plainName } from '@signoria/kernel';
import { isZone } from '@signoria/table';
import { z } from 'zod';
import { CHANNEL_TYPES, FAILURES, NOTICE_KINDS } from '../names.ts';

const DAY = 24 * 60 * 60_000;
const minute = z
  .int()
  .min(0)
  .max(24 * 60 - 1);
const address = z.string().min(8).max(500);
const zone = z.string().max(60).refine(isZone);
const language = z.enum(LANGUAGES);
const told = z.record(z.enum(NOTICE_KINDS), z.boolean());

export const preferences = z.strictObject({
  language,
  zone: zone.describe('as the tz database names it: Europe/Rome'),
  quiet: z
    .strictObject({ from: minute, to: minute })
    .nullable()
    .describe('minutes after midnight in that zone; nothing is sent in between'),
  told,
  escalateMs: z
    .int()
    .min(60_000)
    .max(7 * DAY)
    .nullable()
    .describe('who has not looked after this long is told by the other channels too; null for never'),
  gatherMs: z
    .int()
    .min(0)
    .max(DAY)
    .describe('after one message, turns at further tables wait this long and come together'),
});

const key = z
  .string()
  .max(200)
  .regex(/^[\w-]+=*$/);

const target = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('push'),
    endpoint: z.string().max(1000),
    keys: z.strictObject({ p256dh: key, auth: key }),
    device: z.string().max(60).overwrite(plainName),
  }),
  z.strictObject({ type: z.literal('mail'), address: z.email().max(200) }),
  z.strictObject({ type: z.literal('discord'), url: address }),
  z.strictObject({ type: z.literal('slack'), url: address }),
  z.strictObject({
    type: z.literal('telegram'),
    server: address.default('https://api.telegram.org'),
    token: z.string().regex(/^\d{1,20}:[\w-]{10,100}$/),
    chat: z.string().regex(/^(-?\d{1,20}|@\w{3,40})$/),
  }),
  z.strictObject({
    type: z.literal('ntfy'),
    server: address.default('https://ntfy.sh'),
    topic: z.string().regex(/^[\w-]{1,64}$/),
    token: z
      .string()
      .max(100)
      .regex(/^[\w-]*$/)
      .default(''),
  }),
  z.strictObject({ type: z.literal('hook'), url: address }),
]);
export type GivenTarget = z.output<typeof target>;

/** Language and zone count only for somebody's first channel: later they are settings. */
export const newChannel = z.strictObject({ target, language, zone });

export const channelChange = z.strictObject({
  when: z.enum(['first', 'later']).optional(),
  discreet: z.boolean().optional(),
});

export const byChannel = z.strictObject({ channel: z.string().max(60) });
export const token = z.strictObject({ token: z.string().max(2000) });
/** A mail program's own request, by the address in a letter's head: no route of the interface. */
export const stopQuery = token;
export type StopQuery = z.output<typeof stopQuery>;

export const channel = z.object({
  id: z.string(),
  type: z.enum(CHANNEL_TYPES),
  label: z.string().describe('as its owner knows it'),
  when: z.enum(['first', 'later']).describe('told at once, or when nobody has looked for a while'),
  discreet: z.boolean().describe('says which game, not which decision'),
  confirmed: z.boolean(),
  last: z
    .object({ at: z.int(), failure: z.enum(FAILURES).nullable(), tries: z.int(), test: z.boolean() })
    .nullable()
    .describe('how the last delivery went'),
});

export const added = channel.extend({ secret: z.string().nullable().describe('what a webhook is signed with') });

export const overview = z.object({
  preferences,
  channels: z.array(channel),
  pushKey: z.string(),
  mail: z.boolean().describe('whether this house can send mail'),
});

export const offered = z.object({
  game: z.string(),
  table: z.string(),
  question: z.string(),
  choice: z.string(),
  open: z.boolean(),
  path: z.string(),
});

export const answered = z.object({ done: z.boolean(), title: z.string(), body: z.string(), path: z.string() });
