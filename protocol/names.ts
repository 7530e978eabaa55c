/**
 * The words of the contract that lists are made of: each stands here once, for the schemas, the server and the pages.
 * Nothing here needs a library, so the browser may load it. Not here: paces (the table has them), problems.
 */
export const STRENGTHS = ['novice', 'adept', 'master'] as const;
/** And the one that plays as well as the company it is in. */
export const LEVELS = [...STRENGTHS, 'companion'] as const;
export const STATUSES = ['open', 'running', 'paused', 'finished', 'abandoned'] as const;
/**
 * What a token is for: to look; to play in its owner's name; to play as a bot of its owner's; to look after the house. None
 * includes more than what protocol/scopes.ts says.
 */
export const SCOPES = ['read', 'play', 'bot', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];
export const LONGEST_TOKEN_DAYS = 365;

/** Settings of the house that may be given when the server is started. */
export const FIXABLE = ['name', 'address', 'registration', 'privateHooks', 'smtp', 'look', 'banner'] as const;
export type Fixable = (typeof FIXABLE)[number];

/** The seal of a house, in place of red wax. */
export const HOUSE_COLOURS = ['wax', 'sea', 'forest', 'plum', 'bronze'] as const;
export type HouseColour = (typeof HOUSE_COLOURS)[number];

/** The shields of the seats, one of which a house may bear. */
export const HOUSE_CRESTS = ['red', 'blue', 'green', 'yellow', 'purple', 'brown', 'white'] as const;
export type HouseCrest = (typeof HOUSE_CRESTS)[number];

export const REGISTRATIONS = ['open', 'closed'] as const;

/** In what order somebody goes through the games that wait for them. */
export const WAITING_ORDERS = ['urgency', 'oldest', 'newest'] as const;
export type WaitingOrder = (typeof WAITING_ORDERS)[number];

/** What one person may ask of the tie to another. */
export const BOND_WISHES = ['befriend', 'part', 'block', 'unblock'] as const;
export type BondWish = (typeof BOND_WISHES)[number];

/** What a notice tells of. */
export const NOTICE_KINDS = ['turn', 'start', 'invited', 'over', 'mention'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const CHANNEL_TYPES = ['push', 'mail', 'telegram', 'discord', 'slack', 'ntfy', 'hook'] as const;
export type ChannelType = (typeof CHANNEL_TYPES)[number];

/** Why a message did not arrive. */
export const FAILURES = [
  'mail-off',
  'unreachable',
  'timeout',
  'sign-in',
  'refused',
  'gone',
  'busy',
  'private-address',
  'bad-address',
] as const;
export type Failure = (typeof FAILURES)[number];

/** A deal for everybody is a week's or a day's. */
export const DEAL_KINDS = ['week', 'day'] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

export const SYSTEMS = ['swiss', 'round-robin', 'duplicate'] as const;
export type System = (typeof SYSTEMS)[number];
/** How a deal of a duplicate tournament counts: by how many one was better than, or by points above their mean. */
export const SCORINGS = ['matchpoints', 'mean'] as const;
export type Scoring = (typeof SCORINGS)[number];
export const TOURNAMENT_STATUSES = ['open', 'running', 'over', 'cancelled'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];
export const LEAGUE_STATUSES = ['open', 'running', 'between', 'over', 'cancelled'] as const;
export type LeagueStatus = (typeof LEAGUE_STATUSES)[number];
/** How a table of a tournament came to its result: to its end, by agreement, or by the score sheet in the end. */
export const ENDINGS = ['played', 'agreed', 'judged'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Why somebody is reported. */
export const REPORT_REASONS = ['abuse', 'cheating', 'stalling', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How administrators look for people. */
export const USER_KINDS = ['account', 'guest', 'admin', 'muted', 'banned'] as const;
export type UserKind = (typeof USER_KINDS)[number];

/** What administrators do, as their journal names it. */
export const DEED_KINDS = [
  'settings',
  'rename',
  'mute',
  'unmute',
  'ban',
  'unban',
  'make-admin',
  'unmake-admin',
  'delete',
  'end',
  'judge',
  'file',
  'backup',
  'edition',
] as const;
export type DeedKind = (typeof DEED_KINDS)[number];

/**
 * Why signing in elsewhere opened nothing here: this browser has not asked, or too long ago; who was asked there said no; the
 * provider failed; what came back is not what was asked for; who came back belongs to another account, or is not who asked.
 */
export const SSO_REFUSALS = ['lost', 'denied', 'provider', 'forged', 'taken', 'other'] as const;
export type SsoRefusal = (typeof SSO_REFUSALS)[number];

/** Why a password is not taken: too short, too near the handle, too well known. */
export const WEAKNESSES = ['short', 'handle', 'common'] as const;
export type Weakness = (typeof WEAKNESSES)[number];
