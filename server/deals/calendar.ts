/** When deals are played: weeks from Monday to Sunday and days, by the clock of Greenwich, so that all servers agree. */
import type { DealKind } from '@signoria/protocol';

const DAY = 24 * 60 * 60_000;
const WEEK = 7 * DAY;
/** A Monday. */
const MONDAY = Date.UTC(1970, 0, 5);
/** A week belongs to the year its Thursday lies in (ISO 8601). */
const TO_THURSDAY = 3 * DAY;

export interface Period {
  /** `2026-W47`, `2026-11-16`. */
  readonly name: string;
  /** How many of its kind came before. */
  readonly number: number;
  readonly opens: number;
  readonly closes: number;
}

export function periodAt(kind: DealKind, now: number): Period {
  return kind === 'week' ? weekAt(now) : dayAt(now);
}

/** The one that comes next. */
export function periodAfter(kind: DealKind, { closes }: Period): Period {
  return periodAt(kind, closes);
}

function dayAt(now: number): Period {
  const number = Math.floor(now / DAY);
  const opens = number * DAY;
  return { name: new Date(opens).toISOString().slice(0, 10), number, opens, closes: opens + DAY };
}

function weekAt(now: number): Period {
  const number = Math.floor((now - MONDAY) / WEEK);
  const opens = MONDAY + number * WEEK;
  const thursday = opens + TO_THURSDAY;
  const year = new Date(thursday).getUTCFullYear();
  const week = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / WEEK);
  return { name: `${year}-W${String(week).padStart(2, '0')}`, number, opens, closes: opens + WEEK };
}
