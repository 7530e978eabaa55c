/** The hours of the day in which a table's clocks run, in the time zone its maker named. */

export interface PlayHours {
  /** Minutes after midnight. A window may end on the next day: 20:00 to 2:00. */
  readonly from: number;
  readonly to: number;
  /** As the tz database names it: Europe/Rome. */
  readonly zone: string;
}

export interface Opening {
  readonly from: number;
  readonly to: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A shorter one would make weeks of days. */
export const SHORTEST_HOURS = 60;

export function arePlayHours({ from, to, zone }: PlayHours): boolean {
  const isMinute = (n: number) => Number.isInteger(n) && n >= 0 && n < 24 * 60;
  return isMinute(from) && isMinute(to) && lengthOf(from, to) >= SHORTEST_HOURS && isZone(zone);
}

function lengthOf(from: number, to: number): number {
  return to > from ? to - from : to - from + 24 * 60;
}

export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const lately = new WeakMap<PlayHours, Opening>();

/** The opening that is on at `time`, or else the next one. Times are mostly asked in order, hence the memory. */
export function openingAt(window: PlayHours, time: number): Opening {
  const known = lately.get(window);
  if (known !== undefined && known.from <= time && time < known.to) return known;
  const found = findOpening(window, time);
  lately.set(window, found);
  return found;
}

function findOpening({ from, to, zone }: PlayHours, time: number): Opening {
  const today = dayOf(zone, time);
  for (let day = today - DAY; ; day += DAY) {
    const opening = {
      from: instantOf(zone, day, from),
      to: instantOf(zone, to > from ? day : day + DAY, to),
    };
    if (opening.to > time) return opening;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** There are fewer zones, but each can be spelt in many ways. */
const MOST_FORMATS = 1000;

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const two = '2-digit' as const;
  const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...parts });
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(zone, format);
  return format;
}

/** What the clock on the wall shows there, as if it were a time of UTC. */
function wallTime(zone: string, time: number): number {
  const shown = new Map(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => shown.get(name)!;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Midnight of the day it is there, on the wall. */
function dayOf(zone: string, time: number): number {
  return Math.floor(wallTime(zone, time) / DAY) * DAY;
}

/** When the wall shows so many minutes after this midnight. The hour that summer time skips begins the next one. */
function instantOf(zone: string, day: number, minutes: number): number {
  const wall = day + minutes * MINUTE;
  const guess = wall - (wallTime(zone, wall) - wall);
  return wall - (wallTime(zone, guess) - guess);
}
