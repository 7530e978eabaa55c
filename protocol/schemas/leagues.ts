/** What the routes about leagues take and give. */
import { plainName } from '@signoria/kernel';
import { TIME_CONTROL_NAMES } from '@signoria/table';
import { z } from 'zod';
import { LEAGUE_STATUSES } from '../names.ts';
import { named, number, strength, tableId } from './common.ts';

const DAY = 24 * 60 * 60_000;
const MOST_BOTS = 64;

const plan = {
  game: z.string().max(40),
  size: z.int().min(2).max(16),
  system: z.enum(['swiss', 'duplicate']),
  pace: z.enum(TIME_CONTROL_NAMES),
  rated: z.boolean().default(true),
  division: z.int().min(3).max(32).describe('members of a division'),
  moves: z.int().min(1).max(8).describe('so many go up, and so many down'),
  rounds: z.int().min(1).max(20).describe('of a season'),
  roundMs: z
    .int()
    .min(DAY)
    .max(60 * DAY)
    .describe('from one round to the next'),
  pauseMs: z
    .int()
    .min(0)
    .max(180 * DAY)
    .describe('between two seasons'),
  startAt: z.int().describe('when the first season begins'),
};

export const newLeague = z
  .strictObject({
    name: z.string().overwrite(plainName).min(1).max(40),
    about: z.string().trim().max(1000).default(''),
    options: z.record(z.string().max(40), z.unknown()).default({}),
    ...plan,
    join: z.boolean().default(true).describe('whether I belong to it'),
    bots: z
      .strictObject({ level: strength, count: z.int().min(0).max(MOST_BOTS) })
      .default({ level: 'adept', count: 0 })
      .describe('bots that belong to it'),
  })
  .refine(({ size, division, system }) => division >= size + Number(system === 'duplicate'), { path: ['division'] });

/** Of the next season; what has begun stays as it was announced. */
export const changedLeague = z.strictObject({
  name: z.string().overwrite(plainName).min(1).max(40).optional(),
  about: z.string().trim().max(1000).optional(),
  system: plan.system.optional(),
  pace: plan.pace.optional(),
  rated: z.boolean().optional(),
  division: plan.division.optional(),
  moves: plan.moves.optional(),
  rounds: plan.rounds.optional(),
  roundMs: plan.roundMs.optional(),
  pauseMs: plan.pauseMs.optional(),
  startAt: z.int().optional().describe('when the next season begins; while none is played'),
  dates: z
    .array(z.int())
    .max(20)
    .optional()
    .describe('when the rounds to come of the season that is played begin, in their order'),
});

export const byLeague = z.object({ id: tableId });
export const leagueQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: number(1, 100).default(20),
});

const summary = z.object({
  league: z.string(),
  name: z.string(),
  ...plan,
  rated: z.boolean(),
  status: z.enum(LEAGUE_STATUSES),
  season: z.int().describe('the one being played, or played last; 0 before the first'),
  nextAt: z.int().nullable().describe('when the next season begins'),
  members: z.int(),
  created: z.int(),
  mine: z.boolean().describe('whether the reader belongs to it'),
});

export const leaguePage = z.object({ leagues: z.array(summary), next: z.string().nullable() });

const row = z.object({
  id: z.string(),
  place: z.int(),
  points: z.number(),
  wins: z.number(),
  tables: z.int(),
  goes: z.enum(['up', 'down']).nullable().describe('if the season were over now'),
  away: z.boolean().describe('whether somebody else plays for them from the next round on'),
});

const { system, pace, division, moves, rounds, roundMs, pauseMs } = plan;
const terms = z.object({ system, pace, rated: z.boolean(), division, moves, rounds, roundMs, pauseMs });

export const league = summary.extend({
  about: z.string(),
  organiser: named.nullable(),
  yours: z.boolean().describe('whether the reader founded it'),
  closing: z.boolean().describe('whether it ends after this season'),
  changed: terms.nullable().describe('what the founder has changed, from the next season on; null where nothing is'),
  leaving: z.boolean().describe('whether the reader goes when the season is over'),
  away: z.boolean().describe('whether others play for the reader'),
  ready: z.boolean().describe('whether the reader plays for others'),
  bench: z.int().describe('how many are ready to play for others'),
  table: z.string().nullable().describe('the reader’s table in this round, while it is played'),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string().describe('of a bot: the id of its name'),
      level: strength.nullable().describe('null for people'),
      number: z.int().describe('tells bots of the same name apart'),
    }),
  ),
  divisions: z.array(
    z.object({
      event: z.string().nullable().describe('its tournament; null between seasons'),
      rows: z.array(row),
    }),
  ),
  calendar: z.array(
    z.object({
      season: z.int(),
      round: z.int(),
      opens: z.int(),
      closes: z.int(),
      state: z.enum(['over', 'now', 'coming']),
    }),
  ),
  past: z.array(
    z.object({
      season: z.int(),
      opens: z.int(),
      closes: z.int(),
      divisions: z.array(
        z.object({
          event: z.string(),
          ranking: z.array(z.string()),
          up: z.array(z.string()),
          down: z.array(z.string()),
        }),
      ),
    }),
  ),
});

export const madeLeague = z.object({ league: z.string() });
export const beingAway = z.strictObject({
  away: z.boolean(),
  member: z.string().max(80).optional().describe('somebody else, where the founder says so'),
});
export const beingReady = z.strictObject({ ready: z.boolean() });
