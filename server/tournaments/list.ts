/** The list of tournaments: those open to all, and those the reader takes part in or announced. */
import type { Store } from '@signoria/store';
import { EVENT, type Event, eventOf } from './event.ts';

interface Asked {
  readonly when: 'now' | 'past';
  readonly game: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** So many are looked at for one page; who filters out more gets a short page and a cursor. */
const MOST_LOOKED_AT = 500;

export async function listEvents(store: Store, { when, game, cursor, limit }: Asked, reader: string | null) {
  const wanted = (event: Event) =>
    isNow(event) === (when === 'now') && (game === undefined || event.plan.game === game) && mayKnow(event, reader);
  const found: Event[] = [];
  let from = cursor;
  for (let seen = 0; seen < MOST_LOOKED_AT && found.length < limit; seen += limit) {
    const at = from === undefined ? {} : { cursor: from };
    const page = await store.listDocuments({ kind: EVENT }, { ranked: true, limit: limit - found.length, ...at });
    found.push(...page.items.map(eventOf).filter(wanted));
    from = page.next ?? undefined;
    if (page.next === null) break;
  }
  return { events: found, next: from ?? null };
}

function isNow({ status }: Event): boolean {
  return status === 'open' || status === 'running';
}

function mayKnow({ plan, organiser, entrants }: Event, reader: string | null): boolean {
  return plan.entry === 'open' || organiser === reader || entrants.some(({ id }) => id === reader);
}
