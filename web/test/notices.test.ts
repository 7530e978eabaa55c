/** The page about notices: its words, its clock, what it calls a browser. */
import { describe, expect, it } from 'vitest';
import { clockText, readClock } from '../pages/notices/clock.ts';
import { deviceName } from '../pages/notices/push.ts';
import { en } from '../pages/notices/text/en.ts';
import { ru } from '../pages/notices/text/ru.ts';
import { routeOf } from '../router.ts';

const HOUR = 60 * 60_000;

describe('[A1] notices', () => {
  it('say how often and how long in both languages', () => {
    expect(en.failed('today', en.failure.busy, 1)).not.toContain('(');
    expect(en.failed('today', en.failure.busy, 3)).toContain('(3 tries)');
    expect([2, 5, 21].map((n) => /\((.*)\)/.exec(ru.failed('', '', n))![1])).toEqual([
      '2 попытки',
      '5 попыток',
      '21 попытка',
    ]);
    expect([HOUR / 2, HOUR, 6 * HOUR].map(en.duration)).toEqual(['30 minutes', '1 hour', '6 hours']);
    expect([HOUR / 2, HOUR, 3 * HOUR, 12 * HOUR].map(ru.duration)).toEqual(['30 минут', '1 час', '3 часа', '12 часов']);
  });

  it('read and write the quiet hours as a clock', () => {
    expect([0, 7 * 60 + 5, 23 * 60 + 59].map(clockText)).toEqual(['00:00', '07:05', '23:59']);
    expect(['00:00', '07:05', '23:59:30', '', '7'].map(readClock)).toEqual([0, 425, 1439, null, null]);
  });

  it('know one browser from another', () => {
    const android = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
    const edge =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0';
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1';
    expect([android, edge, phone, ''].map(deviceName)).toEqual([
      'Firefox, Android',
      'Edge, Windows',
      'Safari, iOS',
      'Web',
    ]);
  });

  it('have pages for the links in letters', () => {
    expect(routeOf('/notices')).toEqual({ page: 'notices' });
    expect(routeOf('/notices/answer')).toEqual({ page: 'notice', purpose: 'answer' });
    expect(routeOf('/notices/stop')).toEqual({ page: 'notice', purpose: 'stop' });
    expect(routeOf('/notices/other')).toEqual({ page: 'lost' });
  });
});
