/** Who is looking at a table. */
import type { Seat, Table } from '@signoria/store';
import { type Presence, spanOf } from '@signoria/table';
import type { Urgency } from '../work/thinkers.ts';
import { settingsOf } from './table-rows.ts';

export interface Audience {
  /** One for each connection that watches, with its user. */
  readonly readers: Map<Reader, string>;
  /** What was last said about them. */
  said: string;
  timer: NodeJS.Timeout | null;
  tell(): void;
}

export interface Reader {
  /** The table may look different. */
  changed(): void;
  /** The table is another server's now. */
  lost(): void;
}

export function noAudience(): Audience {
  const readers = new Map<Reader, string>();
  return {
    readers,
    said: '',
    timer: null,
    tell() {
      for (const reader of readers.keys()) reader.changed();
    },
  };
}

/** Null when it is what was said before. */
export function presenceOf(audience: Audience, seats: readonly Seat[]): Presence | null {
  const users = [...new Set(audience.readers.values())].sort();
  const seated = new Set(seats.map(({ user }) => user));
  const presence = {
    users: users.filter((user) => seated.has(user)),
    watchers: users.filter((user) => !seated.has(user)).length,
  };
  const text = JSON.stringify(presence);
  if (text === audience.said) return null;
  audience.said = text;
  return presence;
}

/** How soon a bot's answer is wanted: nobody waits for bots among themselves. */
export function urgencyAt({
  audience,
  tablePorts,
}: {
  readonly audience: Audience;
  readonly tablePorts: { readonly row: Table };
}) {
  const isLive = spanOf(settingsOf(tablePorts.row)) === 'live';
  const urgency: Urgency = isLive && audience.readers.size > 0 ? 'live' : 'weeks';
  return urgency;
}
