/** Clocks as arithmetic: hours of play in a time zone, stops, and what is left when. */
import { random } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { counted, momentAfter, type Stop } from '../time/clock.ts';
import { arePlayHours, openingAt } from '../time/play-hours.ts';

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);
const EVENING = { from: 18 * 60, to: 22 * 60, zone: 'Europe/Rome' };
const NIGHT = { from: 22 * 60, to: 2 * 60, zone: 'America/New_York' };
const plan = (more: object = {}) => ({ window: null, stops: [] as readonly Stop[], ...more });
const stop = (from: number, to: number | null, seat: number | null = null): Stop => ({ why: 'pause', seat, from, to });

describe('[A5] hours of play', () => {
  it('open and close by the clock on the wall, in summer and in winter', () => {
    expect(openingAt(EVENING, at('2026-01-10T12:00Z'))).toEqual({
      from: at('2026-01-10T17:00Z'),
      to: at('2026-01-10T21:00Z'),
    });
    expect(openingAt({ ...EVENING }, at('2026-07-10T16:30Z'))).toEqual({
      from: at('2026-07-10T16:00Z'),
      to: at('2026-07-10T20:00Z'),
    });
  });

  it('may last past midnight', () => {
    expect(openingAt(NIGHT, at('2026-01-11T05:00Z'))).toEqual({
      from: at('2026-01-11T03:00Z'),
      to: at('2026-01-11T07:00Z'),
    });
    expect(openingAt({ ...NIGHT }, at('2026-01-11T07:00Z')).from).toBe(at('2026-01-12T03:00Z'));
  });

  it('count nothing outside: ten hours last three evenings, over the change to summer time', () => {
    const from = at('2026-03-28T10:00Z');
    const flag = at('2026-03-30T18:00Z'); // four hours of the 28th, four of the 29th, two of the 30th at UTC+2
    expect(momentAfter(plan({ window: EVENING }), 0, from, 10 * HOUR)).toBe(flag);
    expect(counted(plan({ window: EVENING }), 0, from, flag)).toBe(10 * HOUR);
    expect(counted(plan({ window: EVENING }), 0, from, at('2026-03-29T03:00Z'))).toBe(4 * HOUR);
  });

  it('are refused when they are no hours, or of no place', () => {
    expect(arePlayHours(EVENING)).toBe(true);
    expect(arePlayHours({ ...EVENING, zone: 'Europe/Atlantis' })).toBe(false);
    expect(arePlayHours({ ...EVENING, to: 18 * 60 + 30 })).toBe(false);
    expect(arePlayHours({ ...EVENING, from: 24 * 60 })).toBe(false);
    expect(arePlayHours({ ...EVENING, from: 600.5 })).toBe(false);
  });
});

describe('[A5] stops', () => {
  it('of the table stop everybody, of a seat that seat', () => {
    const stops = [stop(10, 20), stop(15, 30, 1)];
    expect(counted(plan({ stops }), 0, 0, 40)).toBe(30);
    expect(counted(plan({ stops }), 1, 0, 40)).toBe(20);
  });

  it('whose end nobody knows leave the flag unknown', () => {
    expect(momentAfter(plan({ stops: [stop(10, null)] }), 0, 0, 10)).toBe(10);
    expect(momentAfter(plan({ stops: [stop(10, null)] }), 0, 0, 11)).toBeNull();
    expect(counted(plan({ stops: [stop(10, null)] }), 0, 0, 1000)).toBe(10);
  });

  it.each([1, 2, 3, 4, 5, 6])('and hours together: so much is counted when so much is spent (%i)', (seed) => {
    const by = random(seed);
    const start = at('2026-03-20T00:00Z');
    const moment = () => start + by.below(20 * 24) * HOUR + by.below(HOUR);
    for (let i = 0; i < 40; i++) {
      const stops = Array.from({ length: by.below(5) }, () => {
        const from = moment();
        return stop(from, from + by.below(3 * 24 * HOUR), by.below(2) === 0 ? null : 0);
      });
      const window = by.below(2) === 0 ? null : by.below(2) === 0 ? { ...EVENING } : { ...NIGHT };
      const [from, amount] = [moment(), 1 + by.below(60 * HOUR)];
      const then = momentAfter(plan({ stops, window }), 0, from, amount)!;
      expect(counted(plan({ stops, window }), 0, from, then)).toBe(amount);
      expect(counted(plan({ stops, window }), 0, from, then - 1)).toBe(amount - 1);
    }
  });
});
