/**
 * All that is kept of a table: whoever stores this can open it again. Holds the secret key and everybody's orders, so
 * it goes to the store and nowhere else. What a reader may see is made in view/view.ts.
 */
import type { Playable } from '@signoria/bots';
import { BadStart, type Header, type Outcome, type Seat, startMatch } from '@signoria/kernel';
import { refuse } from '../refusal.ts';
import { botAtPlace } from '../seats/names.ts';
import type { Stop } from '../time/clock.ts';
import type { BotLevel, ChatLine, NewTable, ProposalKind, StandingOrder, TableSettings, TableStatus } from '../wire.ts';

export type SeatRecord =
  | { readonly kind: 'open'; readonly colour: number }
  | {
      readonly kind: 'person';
      readonly colour: number;
      readonly user: string;
      readonly name: string;
      readonly covered: BotLevel | null;
    }
  | { readonly kind: 'bot'; readonly colour: number; readonly name: string; readonly level: BotLevel };

/** An entry of the log, when it was made, and by which request. `seq` counts every entry, sealed answers included. */
export interface StoredEntry {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly line: string;
  readonly hash: string;
  readonly at: number;
  /** What made it (request-keys.ts). */
  readonly requestKey: string | null;
}

export interface ChatRecord {
  readonly id: number;
  readonly seat: Seat | null;
  readonly user: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly room: ChatLine['room'];
}

/** A seat's orders as given when the log ended at `after`: an order for once is spent if a later entry says so. */
export interface SeatOrders {
  readonly seat: Seat;
  readonly after: number;
  readonly orders: readonly StandingOrder[];
}

export interface OpenProposal {
  readonly id: number;
  readonly by: Seat;
  readonly what: ProposalKind;
  /** Who said yes in person; bots are never asked. */
  readonly agreed: readonly Seat[];
}

export interface Proposals {
  /** The id of the next one; ids are never used twice. */
  readonly next: number;
  readonly open: readonly OpenProposal[];
  /** Refusals that still cool down. */
  readonly refused: readonly { readonly by: Seat; readonly kind: ProposalKind['kind']; readonly until: number }[];
}

export interface TableRecord {
  readonly id: string;
  readonly code: string;
  readonly header: Header;
  readonly key: string;
  /** A study begins at this imagined position, as JSON, instead of the game's setup. */
  readonly position: string | null;
  readonly owner: string;
  readonly status: TableStatus;
  readonly seats: readonly SeatRecord[];
  readonly settings: TableSettings;
  readonly started: number | null;
  readonly result: Outcome | null;
  readonly entries: readonly StoredEntry[];
  /** The last lines; the rest is the store's. */
  readonly chat: readonly ChatRecord[];
  readonly orders: readonly SeatOrders[];
  readonly proposals: Proposals;
  /** By user, the names they do not want to read. */
  readonly mutes: { readonly [user: string]: readonly string[] };
  /** When clocks stood still. */
  readonly stops: readonly Stop[];
}

export type RecordPatch = Partial<
  Pick<
    TableRecord,
    'owner' | 'status' | 'seats' | 'settings' | 'started' | 'result' | 'orders' | 'proposals' | 'mutes' | 'stops'
  >
>;

/** Who speaks or reads. Whoever holds a seat reads as that seat and as nothing else. */
export interface Person {
  readonly user: string;
  readonly name: string;
}

export const COLOURS = 7;

export const NO_PROPOSALS: Proposals = { next: 1, open: [], refused: [] };

export interface NewRecord {
  readonly id: string;
  readonly code: string;
  readonly by: Person;
  /** `newKey()`. Only examples and tests use `keyFromSeed`: whoever knows the key knows every hand. */
  readonly key: string;
}

/** A table as it is before the start. Refuses with 'bad-start' what could not be started. */
export function newRecord({ game }: Pick<Playable, 'game'>, { id, code, by, key }: NewRecord, plan: NewTable) {
  const header = headerOf(game, plan, key);
  const { places, settings } = plan;
  if (places.length !== plan.seats) refuse({ why: 'malformed', detail: 'places' });
  if (places.filter((place) => place === 'me').length > 1) refuse({ why: 'malformed', detail: 'places' });
  if (settings.rated && places.some((place) => place !== 'me' && place !== 'open')) refuse({ why: 'rated' });
  const record: TableRecord = {
    id,
    code,
    header,
    key,
    position: null,
    owner: by.user,
    status: 'open',
    seats: places.map((place, i) => seatFor(place, i, by)),
    settings,
    started: null,
    result: null,
    entries: [],
    chat: [],
    orders: [],
    proposals: NO_PROPOSALS,
    mutes: {},
    stops: [],
  };
  return record;
}

function headerOf(game: Playable['game'], { seats, options, edition }: NewTable, key: string): Header {
  try {
    return startMatch(game, { seats, options, edition, key }).header;
  } catch (error) {
    if (error instanceof BadStart) refuse({ why: 'bad-start', problems: error.problems });
    throw error;
  }
}

function seatFor(place: NewTable['places'][number], i: number, { user, name }: Person): SeatRecord {
  if (place === 'open') return { kind: 'open', colour: i };
  if (place === 'me') return { kind: 'person', colour: i, user, name, covered: null };
  return { kind: 'bot', colour: i, name: botAtPlace(i), level: place };
}

export function seatOf(seats: readonly SeatRecord[], user: string): Seat | null {
  const seat = seats.findIndex((s) => s.kind === 'person' && s.user === user);
  return seat < 0 ? null : seat;
}

/** The level of the bot that plays this seat now, or null when a person does. */
export function botAt(seat: SeatRecord | undefined): BotLevel | null {
  if (seat?.kind === 'bot') return seat.level;
  return seat?.kind === 'person' ? seat.covered : null;
}

/** Of a deal: later than any clock shows. */
export const UNTIL_TOLD = Number.MAX_SAFE_INTEGER;

/** Whether the key is still kept from everybody, because others play the same deal. */
export function isSealed({ settings: { deal } }: Pick<TableRecord, 'settings'>, now: number): boolean {
  return deal !== undefined && now < deal.until;
}

export function isOver({ status }: { readonly status: TableStatus }): boolean {
  return status === 'finished' || status === 'abandoned';
}
