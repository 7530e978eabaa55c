/** Clocks and waiting games as the pages show them. Without a browser. */
import { type SeatClock, type TableSettings, TIME_CONTROLS } from '@signoria/table';
import { describe, expect, it } from 'vitest';
import { inWords, onClock } from '../pages/pace/duration.ts';
import { timeOf } from '../pages/table/seats/time.ts';
import { newDraft, toNewTable, withSettings, withWhere } from '../pages/tables/draft.ts';
import { inOrder, type MyTable } from '../state/my-tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CLUB: TableSettings = { name: '', visibility: 'private', pace: 'club', language: 'any', rated: false };

const clock = (more: Partial<SeatClock> = {}): SeatClock => ({
  left: 2 * DAY,
  since: 0,
  runs: true,
  flag: 2 * DAY,
  rests: [],
  ...more,
});

describe('[A5] a seat’s clock', () => {
  it('counts down while it runs, warns, and stops at nothing', () => {
    expect(timeOf(clock(), 0, CLUB, DAY)).toMatchObject({ left: DAY, mood: 'runs' });
    expect(timeOf(clock(), 0, CLUB, 2 * DAY - HOUR)).toMatchObject({ left: HOUR, mood: 'low' });
    expect(timeOf(clock(), 0, CLUB, 9 * DAY)).toMatchObject({ left: 0, mood: 'out' });
    expect(timeOf(clock({ runs: false }), 0, CLUB, 9 * DAY)).toMatchObject({ left: 2 * DAY, mood: 'still' });
  });

  it('says why it stands still, and until when', () => {
    const rests = [{ why: 'leave', from: HOUR, to: DAY }] as const;
    expect(timeOf(clock({ rests }), 0, CLUB, 2 * HOUR)).toEqual({
      left: 2 * DAY - HOUR,
      mood: 'rests',
      why: 'leave',
      until: DAY,
    });
    const window = { from: 18 * 60, to: 22 * 60, zone: 'UTC' };
    expect(timeOf(clock(), 0, { ...CLUB, window }, 12 * HOUR)).toEqual({
      left: 2 * DAY,
      mood: 'rests',
      why: 'hours',
      until: 18 * HOUR,
    });
    expect(timeOf(clock(), 0, { ...CLUB, window }, 19 * HOUR)).toMatchObject({ left: 2 * DAY - HOUR, mood: 'runs' });
  });

  it('is not there where nobody counts', () => {
    expect(timeOf(clock(), 0, { ...CLUB, pace: 'days' }, 0)).toBeNull();
  });
});

describe('time in words', () => {
  it('has two units at most, and counts as each language does', () => {
    expect(inWords(4 * DAY + 6 * HOUR + 5 * MINUTE, 'en')).toBe('4 days 6 hours');
    expect(inWords(21 * DAY + HOUR, 'ru')).toBe('21 день 1 час');
    expect(inWords(5 * DAY, 'ru')).toBe('5 дней');
    expect(inWords(0, 'en')).toBe('0 seconds');
  });

  it('is a clock below an hour', () => {
    expect(onClock(59 * MINUTE + 3999, 'en')).toBe('59:03');
    expect(onClock(9000, 'ru')).toBe('0:09');
    expect(onClock(2 * HOUR + 30 * MINUTE + 59_000, 'en')).toBe('2h 30m');
  });
});

describe('[A7] waiting games', () => {
  const table = (id: string, more: Partial<MyTable>): MyTable => ({
    table: id,
    local: false,
    game: '',
    name: '',
    status: 'running',
    yourTurn: true,
    touched: 0,
    since: 0,
    flag: null,
    seats: [],
    expiring: false,
    ...more,
  });
  const tables = [
    table('over', { yourTurn: false, status: 'finished', touched: 99 }),
    table('friends', { since: 1 }),
    table('soon', { since: 5, flag: 10 }),
    table('others', { yourTurn: false, touched: 50 }),
    table('later', { since: 3, flag: 20 }),
  ];
  const ids = (order: 'urgency' | 'oldest' | 'newest') => inOrder(tables, order).map((one) => one.table);

  it('come by the time left, those without a clock after them, or in the order one prefers', () => {
    expect(ids('urgency')).toEqual(['soon', 'later', 'friends', 'others', 'over']);
    expect(ids('oldest')).toEqual(['friends', 'later', 'soon', 'others', 'over']);
    expect(ids('newest')).toEqual(['soon', 'later', 'friends', 'others', 'over']);
  });
});

describe('[L3] a new table', () => {
  const window = { from: 0, to: 600, zone: 'UTC' };
  const draft = withSettings(newDraft('toy', { min: 2, max: 4 }, 'online'), { pace: 'club', window, friendly: true });

  it('keeps its pace online; at one screen nobody counts', () => {
    expect(toNewTable({}, draft).settings).toMatchObject({ pace: 'club', window, friendly: true });
    expect(toNewTable({}, withWhere(draft, 'device')).settings).not.toHaveProperty('window');
    expect(toNewTable({}, withWhere(draft, 'device')).settings.pace).toBe('live');
    expect(toNewTable({}, withSettings(draft, { pace: 'days' })).settings).not.toHaveProperty('friendly');
    expect(TIME_CONTROLS.days.clock).toBeNull();
  });
});
