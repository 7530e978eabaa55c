/** Tournaments as the server gives them. */
import type { BotLevel, Pace } from '@signoria/table';
import { call, post } from '../../api.ts';

export type System = 'swiss' | 'round-robin';
export type EventStatus = 'open' | 'running' | 'over' | 'cancelled';

export interface EventRow {
  readonly event: string;
  readonly name: string;
  readonly game: string;
  readonly size: number;
  readonly system: System;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly entry: 'open' | 'invitation';
  readonly status: EventStatus;
  readonly entrants: number;
  readonly least: number;
  readonly most: number;
  readonly startAt: number | null;
  readonly roundMs: number;
  /** How long bots may play on after that. */
  readonly graceMs: number;
  readonly round: number;
  readonly rounds: number;
  readonly created: number;
  readonly ended: number | null;
  readonly mine: boolean;
}

export interface EventPerson {
  readonly id: string;
  /** Of a bot: the id of its name. */
  readonly name: string;
  readonly level: BotLevel | null;
  readonly number: number;
  readonly gone: boolean;
  readonly rating: { readonly rating: number; readonly margin: number } | null;
}

export interface EventStanding {
  readonly id: string;
  readonly place: number;
  readonly points: number;
  readonly wins: number;
  readonly opposition: number;
  readonly tables: number;
  readonly byes: number;
}

export interface EventTable {
  readonly table: string;
  readonly seats: readonly string[];
  readonly places: readonly number[] | null;
  readonly how: 'played' | 'agreed' | 'judged' | null;
}

export interface EventRound {
  readonly round: number;
  readonly tables: readonly EventTable[];
  readonly byes: readonly string[];
  readonly deadline: number;
  readonly closes: number;
}

export interface EventView extends EventRow {
  readonly about: string;
  readonly options: { readonly [id: string]: unknown };
  readonly organiser: { readonly user: string; readonly name: string } | null;
  readonly yours: boolean;
  readonly gone: boolean;
  readonly table: string | null;
  readonly notBefore: number | null;
  readonly people: readonly EventPerson[];
  readonly standings: readonly EventStanding[];
  readonly course: readonly EventRound[];
}

export interface NewEvent {
  readonly name: string;
  readonly about: string;
  readonly game: string;
  readonly size: number;
  readonly options: { readonly [id: string]: unknown };
  readonly system: System;
  readonly rounds: number;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly entry: 'open' | 'invitation';
  readonly least: number;
  readonly most: number;
  readonly startAt: number | null;
  readonly roundMs: number;
  readonly join: boolean;
  readonly bots: { readonly level: BotLevel; readonly count: number };
}

export type EventDeed = 'join' | 'leave' | 'start' | 'cancel';

export interface EventList {
  readonly events: readonly EventRow[];
  readonly next: string | null;
}

export const eventsApi = {
  list: (when: 'now' | 'past', cursor?: string) =>
    call<EventList>(`/events?${new URLSearchParams({ when, ...(cursor === undefined ? {} : { cursor }) })}`),
  read: (event: string) => call<EventView>(`/events/${event}`),
  announce: (plan: NewEvent) => post<{ readonly event: string }>('/events', plan),
  act: (event: string, deed: EventDeed) => post<EventView>(`/events/${event}/${deed}`),
};
