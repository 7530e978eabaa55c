/** Tournaments and leader boards as their pages think of them. Without a browser. */
import type { LeagueView } from '@signoria/protocol';
import { describe, expect, it } from 'vitest';
import {
  canStart,
  comingDays,
  dateOf,
  draftOf,
  movedTo,
  newDraft as newLeague,
  toChanges,
  toNewLeague,
  weeksOf,
  withDay,
  withPart,
} from '../pages/leagues/draft.ts';
import { rulesOf } from '../pages/leagues/said.ts';
import { en as leagueEn } from '../pages/leagues/text/en.ts';
import { ru as leagueRu } from '../pages/leagues/text/ru.ts';
import { scaleOf } from '../pages/ratings/Bar.tsx';
import { certaintyOf, RATINGS_WORDS } from '../pages/ratings/words.ts';
import {
  canBeRated,
  type Draft,
  newDraft,
  problemOf,
  roundsOf,
  tablesOf,
  toNewEvent,
  withGame,
  withMost,
  withPace,
  withSize,
  withSystem,
} from '../pages/tournaments/draft.ts';
import { saidOf } from '../pages/tournaments/said.ts';
import { en } from '../pages/tournaments/text/en.ts';
import { ru } from '../pages/tournaments/text/ru.ts';

const draft = (more: Partial<Draft> = {}): Draft => ({
  ...newDraft('condottiere', { min: 2, max: 6 }),
  ...{ size: 2, least: 2 },
  ...more,
});
const HOUR = 3_600_000;

describe('[S5] a tournament being thought up', () => {
  it('never asks for fewer players than a table has seats', () => {
    expect(newDraft('g', { min: 1, max: 5 })).toMatchObject({ size: 4, least: 4, most: 8 });
    expect(newDraft('g', { min: 2, max: 3 })).toMatchObject({ size: 3, least: 3, most: 8 });
    expect(newDraft('g', { min: 5, max: 6 })).toMatchObject({ size: 5, least: 5, most: 10 });
    expect(withSize(draft({ most: 4, least: 2 }), 6)).toMatchObject({ size: 6, least: 6, most: 6 });
    expect(withGame(draft({ size: 6, most: 8 }), 'virtu', { min: 3, max: 5 })).toMatchObject({ size: 5, least: 5 });
    expect(withMost(draft({ most: 8, least: 8, bots: 8 }), 4)).toMatchObject({ most: 4, least: 4, bots: 4 });
  });

  it('gives a round the time its kind of pace needs, and keeps what was chosen within it', () => {
    expect(withPace(draft({ roundMs: HOUR }), 'blitz').roundMs).toBe(HOUR);
    expect(withPace(draft({ roundMs: HOUR }), 'club').roundMs).toBe(7 * 24 * HOUR);
  });

  it('says what is wrong before the server does', () => {
    expect(problemOf(draft(), 0)).toBeNull();
    expect(problemOf(draft({ most: 4, bots: 4 }), 0)).toBe('tooManyBots');
    expect(problemOf(draft({ most: 4, bots: 4, join: false }), 0)).toBeNull();
    const at = draft({ start: 'time', time: '2026-05-01T18:00' });
    expect(problemOf(at, Date.parse('2026-05-01T17:00'))).toBeNull();
    expect(problemOf(at, Date.parse('2026-05-01T19:00'))).toBe('timePassed');
    expect(problemOf(draft({ start: 'time', time: '' }), 0)).toBe('timePassed');
  });

  it('is not rated among bots, and starts when it is full unless a time was chosen', () => {
    const bots = draft({ most: 4, bots: 4, rated: true, join: false, name: ' Cup ', time: '2026-05-01T18:00' });
    expect(canBeRated(bots)).toBe(false);
    expect(toNewEvent(bots, { a: 1 })).toMatchObject({
      name: 'Cup',
      rated: false,
      startAt: null,
      options: { a: 1 },
      bots: { level: 'adept', count: 4 },
    });
    expect(toNewEvent({ ...bots, start: 'time' }, {}).startAt).toBe(Date.parse('2026-05-01T18:00'));
  });

  it('knows how many rounds there will be', () => {
    expect(roundsOf(draft({ system: 'swiss', rounds: 5 }))).toBe(5);
    expect(roundsOf(draft({ system: 'round-robin', most: 8 }))).toBe(7);
    expect(roundsOf(draft({ system: 'round-robin', most: 7 }))).toBe(7);
    expect(roundsOf(draft({ system: 'round-robin', most: 9, size: 3 }))).toBe(8);
  });
});

describe('[S4] uncertainty', () => {
  it('is told in words, surer the narrower it is', () => {
    expect([667, 500, 300, 120].map(certaintyOf)).toEqual(['guess', 'rough', 'fair', 'firm']);
  });

  it('is drawn on a scale that holds everybody', () => {
    const scale = scaleOf([
      { rating: 1000, margin: 600 },
      { rating: 1400, margin: 100 },
    ]);
    expect(scale).toEqual({ from: 400, to: 1600 });
    expect(scaleOf([{ rating: 1000, margin: 0 }]).to).toBeGreaterThan(1000);
  });
});

describe('their words', () => {
  it('agree with their numbers in Russian', () => {
    expect([1, 2, 5, 21].map(ru.rounds)).toEqual(['1 тур', '2 тура', '5 туров', '21 тур']);
    expect(ru.missingPeople(3)).toBe('До начала не хватает: 3 игрока.');
    expect(ru.entrants(4, 21)).toBe('занято 4 из 21 места');
    expect(RATINGS_WORDS.ru.emptyTitle('Virtù', 3)).toContain('на 3 игроков');
  });

  it('publish the same rules in both languages, and the break only where people play live', () => {
    const said = {
      system: 'swiss',
      scoring: 'matchpoints',
      size: 3,
      round: '2 h',
      grace: '30 min',
      live: true,
    } as const;
    expect(saidOf(en.said, said)).toHaveLength(saidOf(ru.said, said).length);
    expect(saidOf(en.said, { ...said, live: false })).toHaveLength(saidOf(en.said, said).length - 1);
    expect(saidOf(en.said, said).join(' ')).toContain('30 min');
    expect(Object.keys(en.trouble).sort()).toEqual(Object.keys(ru.trouble).sort());
  });
});

describe('a duplicate tournament being thought up', () => {
  it('asks for more players than a table has seats, and for as many deals as there are seats', () => {
    const made = withSystem(draft({ size: 4, least: 4, most: 4 }), 'duplicate');
    expect(made).toMatchObject({ system: 'duplicate', least: 5, most: 5, rounds: 4 });
    expect(withSize(made, 6)).toMatchObject({ least: 7, most: 7, rounds: 6 });
    expect(withSize({ ...made, rounds: 9 }, 6).rounds).toBe(9);
    expect([roundsOf(made), tablesOf(made), tablesOf(draft({ most: 9, size: 4 }))]).toEqual([4, 2, 2]);
    expect(toNewEvent(made, {})).toMatchObject({ scoring: 'matchpoints' });
  });

  it('has its own rules, in both languages, for each way to score', () => {
    const said = { system: 'duplicate', size: 3, round: '2 h', grace: '30 min', live: true } as const;
    const rules = (words: typeof en, scoring: 'matchpoints' | 'mean') => saidOf(words.said, { ...said, scoring });
    expect(rules(en, 'mean')).toHaveLength(rules(ru, 'mean').length);
    expect(rules(en, 'mean')).not.toEqual(rules(en, 'matchpoints'));
    expect(rules(en, 'mean')).toContain(en.said.mean);
    expect(rules(en, 'mean')).not.toContain(en.said.victory);
  });
});

describe('a league being thought up', () => {
  const league = newLeague('condottiere', 3);
  it('has divisions that can play, and begins on a day to come', () => {
    expect(withPart({ ...league, division: 3 }, { system: 'duplicate' }).division).toBe(4);
    expect(withPart(league, { size: 16 }).division).toBe(16);
    const day = { ...league, start: '2026-05-01' };
    expect(canStart(day, Date.parse('2026-04-30T12:00'))).toBe(true);
    expect(canStart(day, Date.parse('2026-05-01T12:00'))).toBe(false);
    expect(canStart(league, 0)).toBe(false);
    expect(weeksOf({ ...league, rounds: 3, roundMs: 14 * 24 * HOUR })).toBe(6);
    expect(toNewLeague({ ...day, name: ' Lega ' }, {})).toMatchObject({ name: 'Lega', bots: { count: 0 } });
  });

  it('has the same rules in both languages', () => {
    const about = { division: 8, moves: 2, rounds: 4, round: '7 days', rated: true };
    expect(rulesOf(leagueEn.said, about)).toHaveLength(rulesOf(leagueRu.said, about).length);
    expect(rulesOf(leagueEn.said, { ...about, rated: false })).toContain(leagueEn.said.unrated);
    expect([1, 2, 5].map(leagueRu.members)).toEqual(['1 участник', '2 участника', '5 участников']);
    expect(rulesOf(leagueRu.said, about).join(' ')).toContain('2 первых поднимаются, а 2 последних опускаются');
  });
});

describe('a league being changed by its founder', () => {
  const DAY = 24 * HOUR;
  const at = new Date(2026, 4, 1, 9).getTime();
  const rounds = [0, 7, 14].map((days, i) => ({
    season: 1,
    round: i + 1,
    opens: at + days * DAY,
    closes: at + (days + 7) * DAY,
    state: i === 0 ? ('now' as const) : ('coming' as const),
  }));
  const view = {
    ...{ name: 'Serenissima', about: '', game: 'condottiere', size: 3, system: 'swiss', pace: 'club', rated: true },
    ...{ division: 6, moves: 1, rounds: 3, roundMs: 7 * DAY, pauseMs: 0, status: 'running', nextAt: null },
    ...{ calendar: rounds, changed: null },
  } as unknown as LeagueView;

  it('sends what is another, and nothing else', () => {
    const days = comingDays(view);
    expect(days).toEqual([at + 7 * DAY, at + 14 * DAY]);
    expect(toChanges(view, draftOf(view), days)).toEqual({});
    expect(toChanges(view, { ...draftOf(view), moves: 2, name: ' Leone ' }, days)).toEqual({ moves: 2, name: 'Leone' });
    const waiting = { ...view, status: 'between', nextAt: at } as LeagueView;
    expect(comingDays(waiting)).toEqual([]);
    expect(toChanges(waiting, { ...draftOf(waiting), start: '2026-05-04' }, [])).toEqual({ startAt: at + 3 * DAY });
    const changed = { ...view, changed: { ...view, division: 8 } } as LeagueView;
    expect(draftOf(changed).division).toBe(8);
  });

  it('moves a round with those behind it, as far as they need', () => {
    const days = comingDays(view);
    expect(movedTo(at, dateOf(at + 2 * DAY))).toBe(at + 2 * DAY);
    expect(movedTo(at, '')).toBe(at);
    const moved = withDay(days, 0, at + 9 * DAY, 7 * DAY);
    expect(moved).toEqual([at + 9 * DAY, at + 16 * DAY]);
    expect(toChanges(view, draftOf(view), moved)).toEqual({ dates: moved });
    expect(withDay(days, 1, at + 20 * DAY, 7 * DAY)).toEqual([at + 7 * DAY, at + 20 * DAY]);
  });
});
