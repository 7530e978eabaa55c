/** What the HTTP part takes and gives, as schemas: they check requests, type the handlers and make the OpenAPI page. */
import { plainName } from '@signoria/kernel';
import { isWindow, type NewTable, PACE_NAMES } from '@signoria/table';
import { z } from 'zod';
import { WAITING_ORDERS } from '../people.ts';

const LEVELS = ['novice', 'adept', 'master'] as const;
const STATUSES = ['open', 'running', 'paused', 'finished', 'abandoned'] as const;

const level = z.enum(LEVELS);
const seat = z.int().min(0).max(15);
/** Makes a retry harmless. */
export const requestId = z.string().regex(/^[\w.:-]{1,64}$/);
const tableId = z.string().regex(/^[\w-]{1,40}$/);

export const byTable = z.object({ id: tableId });
export const byCode = z.object({ code: z.string().max(20) });

const minute = z.int().min(0).max(1439);
const window = z
  .strictObject({ from: minute, to: minute, zone: z.string().max(60) })
  .refine(isWindow)
  .describe('the hours of play: minutes after midnight in a time zone');

export const settings = z.strictObject({
  name: z.string().max(60).overwrite(plainName),
  visibility: z.enum(['public', 'private']),
  pace: z.enum(PACE_NAMES),
  language: z.enum(['any', 'en', 'ru']),
  rated: z.boolean(),
  delay: z
    .strictObject({ unit: z.enum(['moves', 'minutes']), n: z.int().min(1).max(60) })
    .optional()
    .describe('how far spectators are kept behind'),
  window: window.nullish(),
  friendly: z.boolean().optional(),
});

export const newTable = z.strictObject({
  game: z.string().max(40),
  seats: z.int().min(1).max(16),
  options: z.record(z.string().max(40), z.unknown()),
  edition: z.unknown(),
  settings,
  places: z.array(z.union([z.literal('me'), z.literal('open'), level])).max(16),
  seed: z.string().max(100).optional(),
});

/** The schema and the contract of the wire say the same. */
export const asNewTable = ({ seed, edition, ...plan }: z.output<typeof newTable>): NewTable => ({
  ...plan,
  edition: edition ?? null,
  ...(seed === undefined ? {} : { seed }),
});

export const newName = z.strictObject({ name: z.string().max(200) });

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

export const lobbyQuery = z.strictObject({
  game: z.string().max(40).optional(),
  players: z.coerce.number().int().min(1).max(16).optional(),
  pace: z.enum(PACE_NAMES).optional(),
  span: z.enum(['live', 'weeks']).optional(),
  language: z.enum(['any', 'en', 'ru']).optional(),
  rated: flag.optional(),
  status: z.enum(['open', 'running', 'finished']).default('open'),
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const pageQuery = z.strictObject({
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const act = z.strictObject({ id: requestId.optional() }).nullish();
export const joining = z.strictObject({ id: requestId.optional(), seat: seat.nullable().default(null) }).nullish();
export const seating = z.union([
  z.strictObject({ id: requestId.optional(), seat, level: level.nullable() }),
  z.strictObject({ id: requestId.optional(), seat, colour: z.int().min(0).max(20) }),
]);

export const branching = z.strictObject({
  seq: z.int().min(0),
  seat,
  others: level.default('adept'),
  name: z.string().max(60).overwrite(plainName).default(''),
});

/** Only its size is known here; the kernel reads the rest. */
export const gameFile = z.record(z.string(), z.unknown());

export const me = z.object({
  user: z.string(),
  name: z.string(),
  kind: z.enum(['guest', 'account']),
  finished: z.int(),
  left: z.int(),
  admin: z.boolean().describe('whether he looks after the house'),
});

const seatRow = z.object({
  kind: z.enum(['open', 'person', 'bot']),
  colour: z.int(),
  name: z.string(),
  user: z.string().nullable(),
  level: level.nullable(),
  reliability: z
    .object({ finished: z.int(), left: z.int(), typicalMs: z.int().nullable() })
    .nullable()
    .describe('of a person; null for bots and open seats'),
  rating: z
    .object({ rating: z.int(), margin: z.int(), games: z.int(), provisional: z.boolean() })
    .nullable()
    .describe('at rated tables: at this game with so many seats; null before the first rated one'),
});

export const tableRow = z.object({
  table: z.string(),
  code: z.string(),
  game: z.string(),
  rules: z.int(),
  status: z.enum(STATUSES),
  settings,
  options: z.record(z.string(), z.unknown()),
  owner: z.string().describe('the owner’s user id'),
  seats: z.array(seatRow),
  open: z.int().describe('free seats'),
  created: z.int(),
  updated: z.int(),
  minutes: z.number().nullable().describe('how long a live game of this kind took so far, on average'),
  expires: z.int().nullable().describe('when the table is closed unless it starts'),
  expiring: z.boolean().describe('less than three days are left'),
  result: z.unknown(),
  touched: z.boolean().describe('a bot has stood in for somebody: such a game is not rated'),
});

export const tablePage = z.object({ tables: z.array(tableRow), next: z.string().nullable() });

export const myTables = z.object({
  tables: z.array(
    tableRow.extend({
      seat: z.int(),
      yourTurn: z.boolean(),
      asked: z.string().nullable().describe('what is asked: the name of the question'),
      since: z.int().nullable().describe('when I was asked'),
      flag: z.int().nullable().describe('when my time runs out; null when it does not run'),
    }),
  ),
  next: z.string().nullable(),
  order: z.enum(WAITING_ORDERS).describe('in what order I go through those that wait for me'),
  now: z.int().describe('the server’s time'),
});

export const created = z.object({ table: z.string(), code: z.string() });
export const done = z.object({ table: z.string(), seat: z.int().nullable() });

export const gameList = z.object({
  games: z.array(
    z.object({
      game: z.string(),
      rules: z.int(),
      players: z.object({ min: z.int(), max: z.int() }),
      options: z.record(z.string(), z.unknown()),
      title: z.object({ en: z.string(), ru: z.string() }),
    }),
  ),
});

export const health = z.object({
  status: z.enum(['ok', 'failing']),
  /** Of a failing one: the disk is full, or the store cannot be read or written for another reason. */
  why: z.enum(['disk-full', 'store']).optional(),
  version: z.string(),
  store: z.string(),
  tables: z.int(),
  connections: z.int(),
  threads: z.int(),
});

export const figures = z.string();

export const problem = z.union([
  z.object({ error: z.object({ code: z.string(), detail: z.unknown() }) }),
  z.object({ refusal: z.object({ why: z.string() }).loose() }),
]);
