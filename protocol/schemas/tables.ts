/** What the routes about oneself, games and tables take and give. */
import { fileIn, type GameFile, LANGUAGES, plainName, type Question } from '@signoria/kernel';
import { arePlayHours, type NewTable, type TableView, TIME_CONTROL_NAMES } from '@signoria/table';
import { z } from 'zod';
import type { Frozen } from '../frozen.ts';
import { STATUSES, WAITING_ORDERS } from '../names.ts';
import { arms } from './arms.ts';
import { flag, level, number, requestId, seat } from './common.ts';

export const byCode = z.object({ code: z.string().max(20) });

const minute = z.int().min(0).max(1439);
const window = z
  .strictObject({ from: minute, to: minute, zone: z.string().max(60) })
  .refine(arePlayHours)
  .describe('the hours of play: minutes after midnight in a time zone');

export const settings = z.strictObject({
  name: z.string().max(60).overwrite(plainName),
  visibility: z.enum(['public', 'private']),
  pace: z.enum(TIME_CONTROL_NAMES),
  language: z.enum(['any', ...LANGUAGES]),
  rated: z.boolean(),
  delay: z
    .strictObject({ unit: z.enum(['moves', 'minutes']), n: z.int().min(1).max(60) })
    .optional()
    .describe('how far spectators are kept behind'),
  window: window.nullish(),
  friendly: z.boolean().optional(),
  machines: z.boolean().optional().describe('whether bot accounts may sit at a rated table, and count there'),
  challenge: z.boolean().optional().describe('an open challenge: it starts by itself when all seats are taken'),
});

/** As a table has them: that it plays a deal only the house can say. */
const keptSettings = settings.extend({
  deal: z
    .object({ id: z.string(), iterations: z.int(), until: z.int(), counted: z.boolean(), luck: z.string().optional() })
    .optional()
    .describe('the deal many play: how far masters think, until when its key is sealed, whether this try counts'),
});

export const newTable = z.strictObject({
  game: z.string().max(40),
  seats: z.int().min(1).max(16),
  options: z.record(z.string().max(40), z.unknown()),
  edition: z.unknown().optional().describe('null for the usual one; left out, the house’s'),
  settings,
  places: z.array(z.union([z.literal('me'), z.literal('open'), level])).max(16),
  seed: z.string().max(100).optional(),
});

/** The schema and the contract of the wire say the same. */
export const asNewTable = ({ seed, edition, ...plan }: Frozen<z.output<typeof newTable>>): NewTable => ({
  ...plan,
  edition: edition ?? null,
  ...(seed === undefined ? {} : { seed }),
});

export const newName = z.strictObject({ name: z.string().max(200) });

export const lobbyQuery = z.strictObject({
  game: z.string().max(40).optional(),
  players: number(1, 16).optional(),
  pace: z.enum(TIME_CONTROL_NAMES).optional(),
  span: z.enum(['live', 'weeks']).optional(),
  language: z.enum(['any', ...LANGUAGES]).optional(),
  rated: flag.optional(),
  challenge: flag.optional().describe('only open challenges, or none of them'),
  status: z.enum(['open', 'running', 'finished']).default('open'),
  cursor: z.string().max(100).optional(),
  limit: number(1, 100).default(20),
});

export const pageQuery = z.strictObject({
  cursor: z.string().max(100).optional(),
  limit: number(1, 100).default(50),
});

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

/** Only its size is known here; the kernel reads the rest, and says what is wrong with it. */
export const givenFile = z.record(z.string(), z.unknown());
export const gameFile = z.custom<GameFile>((json) => fileIn(json).ok);

export const me = z.object({
  user: z.string(),
  name: z.string(),
  kind: z.enum(['guest', 'account']),
  finished: z.int(),
  left: z.int(),
  admin: z.boolean().describe('whether they look after the house'),
  arms: arms.nullable().describe('those they chose; null before'),
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

const outcome = z.object({ winners: z.array(z.int()), reason: z.string() });

export const tableRow = z.object({
  table: z.string(),
  code: z.string(),
  game: z.string(),
  rules: z.int(),
  status: z.enum(STATUSES),
  settings: keptSettings,
  options: z.record(z.string(), z.unknown()),
  owner: z.string().describe('the owner’s user id'),
  seats: z.array(seatRow),
  open: z.int().describe('free seats'),
  created: z.int(),
  updated: z.int(),
  minutes: z.number().nullable().describe('how long a live game of this kind took so far, on average'),
  expires: z.int().nullable().describe('when the table is closed unless it starts'),
  expiring: z.boolean().describe('less than three days are left'),
  result: outcome.nullable().describe('who has won, and how'),
  touched: z.boolean().describe('a bot has stood in for somebody: such a game is not rated'),
});

/** What anybody may see of a public game, for pages that show it and do nothing else. */
export const openBoard = z.object({
  game: z.string(),
  status: z.enum(STATUSES),
  seats: z.array(seatRow.pick({ kind: true, colour: true, name: true, level: true })),
  view: z.unknown().describe('the game’s view for spectators; null before the start'),
  question: z.custom<Question | null>().describe('who is to decide what'),
  score: z.custom<TableView['score']>(),
  outcome: outcome.nullable(),
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
      title: z.object({ en: z.string(), ru: z.string(), de: z.string() }),
    }),
  ),
});
