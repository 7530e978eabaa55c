/** Lengths of time in words: two units at most, and below an hour as a clock shows them. */
import type { Language } from '@signoria/kernel';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

const formats = new Map<string, Intl.NumberFormat>();

function format(language: Language, unit: string, display: 'long' | 'narrow'): Intl.NumberFormat {
  const key = `${language}/${unit}/${display}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: display });
  formats.set(key, known);
  return known;
}

/** "4 days 6 hours"; what is less than a second is nothing. */
export function inWords(ms: number, language: Language, display: 'long' | 'narrow' = 'long'): string {
  const first = UNITS.findIndex(([, size]) => ms >= size);
  if (first < 0) return format(language, 'second', display).format(0);
  let left = ms;
  const parts: string[] = [];
  for (const [unit, size] of UNITS.slice(first, first + 2)) {
    const n = Math.floor(left / size);
    left -= n * size;
    if (n > 0) parts.push(format(language, unit, display).format(n));
  }
  return parts.join(' ');
}

/** As on a clock: "59:03", and in units above an hour. */
export function onClock(ms: number, language: Language): string {
  if (ms >= HOUR) return inWords(Math.floor(ms / MINUTE) * MINUTE, language, 'narrow');
  const seconds = Math.floor(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
