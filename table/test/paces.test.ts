/** What is published is what is played: the tables of docs/club.md are those of time-controls.ts. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LADDER, LEAVE_DAYS, SILENCE, TIME_CONTROL_NAMES, timeControlRule } from '../time/time-controls.ts';

const doc = readFileSync(new URL('../../docs/club.md', import.meta.url), 'utf8');
const DAY = 86_400_000;

function words(ms: number): string {
  const [unit, size] = (
    [
      ['day', DAY],
      ['hour', 3_600_000],
      ['minute', 60_000],
      ['second', 1000],
    ] as const
  ).find(([, n]) => ms % n === 0 && ms >= n)!;
  return `${ms / size} ${unit}${ms === size ? '' : 's'}`;
}

describe('[A6] docs/club.md', () => {
  it.each(TIME_CONTROL_NAMES)('[A5] says what the pace %s is', (name) => {
    const { span, clock } = timeControlRule(name);
    const played = span === 'live' ? 'live' : 'over weeks';
    const time = clock === null ? 'no clock | |' : `${words(clock.bank)} | ${words(clock.increment)} |`;
    expect(doc).toContain(`| ${name} | ${played} | ${time}`);
  });

  it('says when each rung of the ladder is reached', () => {
    const { live, weeks } = LADDER;
    expect(doc).toContain(`| a reminder, before the time is up | ${words(live.remind)} | ${words(weeks.remind)} |`);
    expect(doc).toContain(`| a warning, before the time is up | ${words(live.warn)} | ${words(weeks.warn)} |`);
    expect(doc).toContain(`end the game; after that | ${words(live.vacant)} | ${words(weeks.vacant)} |`);
    expect(doc).toContain(`waited for by other people for ${SILENCE / DAY} days`);
    expect(doc).toContain(`**Holidays.** ${LEAVE_DAYS} days a year`);
  });
});
