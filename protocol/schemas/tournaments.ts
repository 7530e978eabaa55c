/** What the routes about tournaments take and give. */
import { plainName } from '@signoria/kernel';
import { TIME_CONTROL_NAMES } from '@signoria/table';
import { z } from 'zod';
import { ENDINGS, SCORINGS, SYSTEMS, TOURNAMENT_STATUSES } from '../names.ts';
import { estimate, named, number, strength, tableId } from './common.ts';
import { shownRating } from './ratings.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const MOST_ENTRANTS = 64;
const MOST_ROUNDS = 30;

export const newEvent = z
  .strictObject({
    name: z.string().overwrite(plainName).min(1).max(50),
    about: z.string().trim().max(1000).default(''),
    game: z.string().max(40),
    size: z.int().min(2).max(16),
    options: z.record(z.string().max(40), z.unknown()).default({}),
    system: z.enum(SYSTEMS),
    rounds: z.int().min(1).max(MOST_ROUNDS).default(3),
    scoring: z.enum(SCORINGS).default('matchpoints').describe('of a duplicate tournament'),
    pace: z.enum(TIME_CONTROL_NAMES),
    rated: z.boolean().default(false),
    entry: z.enum(['open', 'invitation']).default('open'),
    least: z.int().min(2).max(MOST_ENTRANTS),
    most: z.int().min(2).max(MOST_ENTRANTS),
    startAt: z.int().nullable().default(null).describe('when it starts at the latest; null for when it is full'),
    roundMs: z
      .int()
      .min(10 * MINUTE)
      .max(180 * DAY)
      .describe('how long a round may take'),
    join: z.boolean().default(true).describe('whether I take part'),
    bots: z
      .strictObject({ level: strength, count: z.int().min(0).max(MOST_ENTRANTS) })
      .default({ level: 'adept', count: 0 })
      .describe('bots that take part'),
  })
  .refine(({ size, least, most }) => size <= least && least <= most, { path: ['most'] })
  // One table alone has nothing to be compared with.
  .refine(({ system, size, least }) => system !== 'duplicate' || least > size, { path: ['least'] })
  .refine(({ bots, most, join }) => bots.count + Number(join) <= most, { path: ['bots'] });

export const byEvent = z.object({ id: tableId });

export const eventQuery = z.strictObject({
  when: z.enum(['now', 'past']).default('now'),
  game: z.string().max(40).optional(),
  cursor: z.string().max(200).optional(),
  limit: number(1, 100).default(20),
});

const status = z.enum(TOURNAMENT_STATUSES);

const summary = z.object({
  event: z.string(),
  name: z.string(),
  game: z.string(),
  size: z.int(),
  system: z.enum(SYSTEMS),
  scoring: z.enum(SCORINGS).describe('of a duplicate tournament'),
  pace: z.enum(TIME_CONTROL_NAMES),
  rated: z.boolean(),
  entry: z.enum(['open', 'invitation']),
  status,
  entrants: z.int(),
  least: z.int(),
  most: z.int(),
  startAt: z.int().nullable(),
  roundMs: z.int(),
  graceMs: z.int().describe('how long bots may play on after that'),
  round: z.int().describe('the one being played; 0 before the start'),
  rounds: z.int().describe('how many there are, or at most'),
  created: z.int(),
  ended: z.int().nullable(),
  mine: z.boolean().describe('whether the reader takes part'),
});

export const eventPage = z.object({ events: z.array(summary), next: z.string().nullable() });

const entrant = z.object({
  id: z.string(),
  name: z.string().describe('of a bot: the id of its name'),
  level: strength.nullable().describe('null for people'),
  number: z.int().describe('tells bots of the same name apart'),
  gone: z.boolean(),
  rating: shownRating.nullable(),
});

const standing = z.object({
  id: z.string(),
  place: z.int(),
  points: z.number(),
  wins: z.number(),
  opposition: z.number().describe('the average of the points of all opponents'),
  tables: z.int(),
  byes: z.int(),
  share: z.number().nullable().describe('of a duplicate tournament: the average part of those one was better than'),
  over: z.number().nullable().describe('the same in points above the mean of the seat'),
});

const round = z.object({
  round: z.int(),
  tables: z.array(
    z.object({
      table: z.string(),
      seats: z.array(z.string()).describe('ids of entrants in the order they sit'),
      standIns: z.record(z.string(), z.string()).describe('by entrant, the name of who plays for them'),
      places: z.array(z.int()).nullable().describe('by seat; null while it is played'),
      points: z.array(z.number()).nullable(),
      how: z.enum(ENDINGS).nullable(),
      shares: z.array(z.number()).nullable().describe('by seat, among those who had it at other tables; of deals'),
      over: z.array(z.number()).nullable().describe('points above the mean of the seat; of deals'),
    }),
  ),
  byes: z.array(z.string()),
  made: z.int(),
  deadline: z.int(),
  closes: z.int(),
});

export const event = summary.extend({
  about: z.string(),
  options: z.record(z.string(), z.unknown()),
  organiser: named.nullable(),
  yours: z.boolean().describe('whether the reader announced it'),
  gone: z.boolean().describe('whether the reader has left'),
  table: z.string().nullable().describe('the reader’s table in this round, while it is played'),
  league: z.string().nullable().describe('the league it is a division of'),
  late: z.boolean().describe('whether one may enter though it has begun'),
  notBefore: z.int().nullable().describe('when the next round begins'),
  people: z.array(entrant),
  standings: z.array(standing),
  course: z.array(round),
});

export const madeEvent = z.object({ event: z.string() });

export const eventLuck = z.object({
  judged: z.int().describe('tables a review has judged'),
  unjudged: z.array(z.string()).describe('tables that are over and not judged'),
  rows: z.array(
    z.object({
      id: z.string(),
      games: z.int().describe('of theirs that were judged'),
      won: estimate.describe('share of the win a game'),
      adjusted: estimate.describe('the same less luck'),
    }),
  ),
});
