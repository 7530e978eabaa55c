/** How a row says who may use a route. One file for each area of the server beside this one. */
import type { Rights, RouteKey } from '@signoria/protocol';

/**
 * Without a session; a guest who has never sat anywhere; with a seat at another table; watching this one; with a seat;
 * owner with a seat; the administrator, who has no seat.
 */
export const ROLES = ['anonymous', 'guest', 'elsewhere', 'watching', 'seated', 'owner', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

export type TableState = 'open' | 'running' | 'finished';

export interface RouteCase {
  /** As it is declared. */
  readonly route: RouteKey;
  readonly state?: TableState;
  readonly body?: unknown;
  readonly query?: string;
  /** Whether whoever asks is signed out by it: the administrator, who is needed again, then asks from elsewhere. */
  readonly parts?: true;
  /** The status by role. */
  readonly expected: { readonly [R in Role]: number };
}

export function all(status: number): RouteCase['expected'] {
  return signedIn(status, status);
}

export function signedIn(status: number, anonymous = 401): RouteCase['expected'] {
  return each(anonymous, status, status, status, status);
}

export function adminOnly(status: number): RouteCase['expected'] {
  return { ...signedIn(403), administrator: status };
}

/** Who has nothing to do with the table is a stranger to it, the administrator too. */
export function each(
  anonymous: number,
  stranger: number,
  watching: number,
  seated: number,
  owner: number,
): RouteCase['expected'] {
  return { anonymous, guest: stranger, elsewhere: stranger, watching, seated, owner, administrator: stranger };
}

/** Of all roles only the administrator has an account. */
const { administrator: _, ...withoutAccount } = signedIn(403);

/** Whom a declaration keeps out, whatever they ask. */
export const KEPT_OUT: { readonly [R in Rights]: Partial<RouteCase['expected']> } = {
  open: {},
  reader: {},
  guest: {},
  operator: {},
  session: { anonymous: 401 },
  account: withoutAccount,
  admin: withoutAccount,
};
