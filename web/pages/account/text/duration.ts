/** How long something takes, in the unit that reads best: what every language says it with. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = 's' | 'min' | 'h' | 'days';

export function inUnits(ms: number): { readonly unit: Unit; readonly n: number } {
  if (ms < MINUTE) return { unit: 's', n: Math.max(1, Math.round(ms / 1000)) };
  if (ms < HOUR) return { unit: 'min', n: Math.round(ms / MINUTE) };
  return ms < 2 * DAY ? { unit: 'h', n: Math.round(ms / HOUR) } : { unit: 'days', n: Math.round(ms / DAY) };
}
