/** What the routes of the administration take and give. The password of the mail server only comes in, never out. */
import { plainName } from '@signoria/kernel';
import { z } from 'zod';
import {
  DEED_KINDS,
  FIXABLE,
  HOUSE_COLOURS,
  HOUSE_CRESTS,
  REGISTRATIONS,
  REPORT_REASONS,
  STATUSES,
  USER_KINDS,
} from '../names.ts';
import { proof } from './accounts.ts';
import { named as person, tableId as user } from './common.ts';
import { tableRow } from './tables.ts';

const paper = z.string().regex(/^[\w-]{1,80}$/);
const cursor = z.string().max(200).optional();
const time = z.int().min(0);
const note = z.string().max(1000);

export const byUser = z.object({ user });
export const byReport = z.object({ report: paper });
export const byGame = z.object({ game: z.string().max(40) });
export const byFault = z.object({ fault: paper });

const banner = z.strictObject({
  text: z.string().trim().min(1).max(500),
  kind: z.enum(['info', 'warning']),
  until: time.nullable(),
});

const look = z.strictObject({
  colour: z.enum(HOUSE_COLOURS),
  crest: z.enum(HOUSE_CRESTS).nullable().describe('null for none of its own'),
  welcome: z.string().trim().max(400).describe('plain text on the start page; empty for none'),
});

export const club = z.object({
  name: z.string(),
  look,
  banner: banner.nullable(),
  registration: z.enum(REGISTRATIONS),
  mail: z.boolean().describe('whether this server can send mail'),
  setup: z.enum(['done', 'free', 'code']).describe('whether somebody looks after the house; else how one begins to'),
});

const smtp = {
  host: z.string().trim().min(1).max(253),
  port: z.int().min(1).max(65_535),
  secure: z.boolean(),
  user: z.string().max(200),
  from: z.string().trim().min(3).max(200),
};

/** What is not named stays. A password that is not given stays too, as long as it goes to the same server. */
export const changes = z.strictObject({
  name: z.string().overwrite(plainName).max(60).optional(),
  address: z
    .url({ protocol: /^https?$/ })
    .max(200)
    .nullable()
    .optional(),
  registration: z.enum(REGISTRATIONS).optional(),
  banner: banner.nullable().optional(),
  look: look.optional(),
  privateHooks: z.boolean().optional(),
  smtp: z
    .strictObject({ ...smtp, password: z.string().max(500).optional() })
    .nullable()
    .optional(),
});
export type Changes = z.output<typeof changes>;

export const settings = z.object({
  name: z.string(),
  address: z.string().nullable(),
  registration: z.enum(REGISTRATIONS),
  banner: banner.nullable(),
  look,
  privateHooks: z.boolean(),
  smtp: z.object({ ...smtp, hasPassword: z.boolean() }).nullable(),
  fixed: z.array(z.enum(FIXABLE)).describe('set when the server was started, and not to be changed here'),
});

export const houseEdition = z.strictObject({
  edition: z.record(z.string(), z.unknown()).nullable().describe('null for the usual one'),
});

export const chosenEdition = houseEdition.extend({
  fixed: z.boolean().describe('given when the server was started: nobody chooses another here'),
});

export const letter = z.strictObject({ to: z.email().max(200) });

const counted = z.object({ n: z.int(), more: z.boolean().describe('there are more than were counted') });

const provider = z.object({
  issuer: z.string(),
  clientId: z.string(),
  hasSecret: z.boolean(),
  scopes: z.string(),
  label: z.string(),
  groupClaim: z.string(),
  adminGroup: z.string().nullable(),
  only: z.boolean().describe('passwords and passkeys open nothing'),
});

/** What has no twin among the settings that are changed in the browser. */
const given = z.object({
  base: z.string().describe('below which path of its host the house lies; empty for none'),
  proxies: z
    .union([z.int(), z.array(z.string())])
    .describe('how many proxies in front are believed, or in which networks'),
  workers: z.int().describe('processes behind one port'),
  threads: z.int().describe('in which masters think, of each process'),
  log: z.string(),
  metricsToken: z.boolean().describe('whether there is one'),
  editions: z.array(z.string()).describe('the games with an edition of the house that was given'),
  provider: provider.nullable().describe('where people may sign in instead'),
});

export const figures = z.object({
  version: z.string(),
  node: z.string(),
  store: z.string(),
  started: time,
  now: time,
  memory: z.object({ used: z.int(), heap: z.int(), total: z.int(), free: z.int() }).describe('bytes'),
  load: z.array(z.number()).describe('of the machine, over one, five and fifteen minutes'),
  processors: z.int(),
  connections: z.int(),
  people: z.int().describe('connected now'),
  loaded: z.int().describe('tables in memory'),
  tables: z.object({ open: counted, running: counted, paused: counted, finished: counted }),
  accounts: counted,
  guests: counted,
  thinking: z.object({ threads: z.int(), working: z.int(), waiting: z.int() }),
  reports: counted.describe('not yet dealt with'),
  faults: counted.describe('not yet dealt with'),
  given: given.describe('when the server was started'),
  notes: z.array(z.object({ version: z.string(), lines: z.array(z.string()) })).describe('what is new, newest first'),
});

export const tablesQuery = z.strictObject({
  search: z.string().max(100).default(''),
  status: z.enum(STATUSES).optional(),
  game: z.string().max(40).optional(),
  cursor,
});
export const tables = z.object({ tables: z.array(tableRow), next: z.string().nullable() });

export const usersQuery = z.strictObject({
  search: z.string().max(100).default(''),
  kind: z.enum(USER_KINDS).optional(),
  cursor,
});

const sanction = z.object({ until: time.nullable(), reason: z.string() });

export const userRow = z.object({
  user: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  kind: z.enum(['guest', 'account']),
  created: time,
  finished: z.int(),
  left: z.int(),
  admin: z.boolean(),
  muted: sanction.nullable(),
  banned: sanction.nullable(),
  here: z.boolean().describe('connected to this server now'),
});
export const users = z.object({ users: z.array(userRow), next: z.string().nullable() });

const measure = { until: time.nullable().describe('null for good'), reason: z.string().max(300).default('') };

export const userChange = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('rename'), name: z.string().max(200) }),
  z.strictObject({ what: z.enum(['mute', 'ban']), ...measure }),
  z.strictObject({ what: z.enum(['unmute', 'unban', 'make-admin', 'unmake-admin']) }),
]);
export type UserChange = z.output<typeof userChange>;

export const reporting = z.strictObject({
  reason: z.enum(REPORT_REASONS),
  text: note.default(''),
  about: z.union([z.strictObject({ chat: z.int().min(1) }), z.strictObject({ seat: z.int().min(0).max(15) })]),
});
export type Reporting = z.output<typeof reporting>;

const verdict = z.object({ what: z.enum(['acted', 'dismissed']), by: person, at: time, note: z.string() });

export const reportRow = z.object({
  report: z.string(),
  table: z.string(),
  game: z.string(),
  at: time,
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  by: person,
  about: person.extend({ seat: z.int().nullable() }),
  line: z.string().nullable().describe('the line of chat it is about'),
  verdict: verdict.nullable(),
});
export const reports = z.object({ reports: z.array(reportRow), next: z.string().nullable() });

export const report = reportRow.extend({
  chat: z.array(
    z.object({
      id: z.int(),
      at: time,
      name: z.string(),
      seat: z.int().nullable(),
      room: z.string(),
      text: z.string(),
      reported: z.boolean(),
    }),
  ),
  user: userRow.nullable().describe('whom it is about, as they are now'),
});

export const judging = z.strictObject({ verdict: z.enum(['acted', 'dismissed']), note: note.default('') });

export const pageQuery = z.strictObject({ cursor });

export const wrong = z.strictObject({ text: note.default(''), page: z.string().max(2000).default('') });

export const faultRow = z.object({
  fault: z.string(),
  table: z.string(),
  game: z.string(),
  rules: z.int(),
  seat: z.int().nullable(),
  seq: z.int().describe('the last entry of the log by then'),
  what: z.string(),
  first: time,
  last: time,
  count: z.int(),
  by: person.nullable().describe('who noticed; null for the server itself'),
  text: z.string(),
  error: z.string(),
  stack: z.string().nullable(),
  version: z.string(),
  over: z.boolean().describe('whether the game is over'),
  veiled: z.boolean().describe('the reader plays there, so what might tell them something is left out'),
  done: z.boolean(),
});
export const faults = z.object({ faults: z.array(faultRow), next: z.string().nullable() });
export const faultChange = z.strictObject({ done: z.boolean() });

export const backup = proof;
export const backupFile = z.unknown();

export const deeds = z.object({
  deeds: z.array(
    z.object({
      deed: z.string(),
      at: time,
      by: person,
      what: z.enum(DEED_KINDS),
      about: z.string(),
      detail: z.string(),
    }),
  ),
  next: z.string().nullable(),
});
