/** Play over weeks: clocks that follow from the log, and the ladder for those who do not answer. Days pass in no time. */
import { describe, expect, it } from 'vitest';
import {
  type CoverWish,
  LADDER,
  leaversOf,
  leftAt,
  planOf,
  type TableSettings,
  TIME_CONTROLS,
  watch,
} from '../index.ts';
import { council, openCouncil } from './council.ts';
import { look, must, person, type Rig, refusal, rest, restart, rigOf, SETTINGS, started } from './rig.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const { bank: BANK, increment: MORE } = TIME_CONTROLS.club.clock;
const WATCHER = person('watcher');

async function table(settings: Partial<TableSettings> = {}, module = council): Promise<Rig> {
  return started(3, { module, settings: { ...SETTINGS, pace: 'club', ...settings } });
}

function answer(rig: Rig, seat: number, line: string): Promise<unknown> {
  return must(rig, person(seat), { type: 'answer', ticket: look(rig, WATCHER).question!.ticket, line });
}

/** The vote is over at once; seat 0 is asked. */
async function voted(rig: Rig): Promise<void> {
  for (const seat of [0, 1, 2]) await answer(rig, seat, 'yes');
}

/** What a seat has left, as a reader reads it now. */
function left(rig: Rig, seat: number, by = WATCHER): number {
  const { clock, settings } = look(rig, by);
  const { rests, ...standing } = clock!.seats[seat]!;
  const stops = rests.map((stop) => ({ ...stop, seat }));
  return leftAt(planOf(settings, stops)!, seat, standing, rig.clock);
}

const wishes = (...all: readonly CoverWish[]) => new Map(all.map((wish, seat) => [person(seat).user, wish]));

/** What players are to be told by now, and when the clock is to be looked at next. */
async function tick(rig: Rig, wish: CoverWish = 'adept') {
  const ladder = await rig.table.tick(wishes(wish, wish, wish));
  const coming = ladder.filter(({ due }) => due > rig.clock).map(({ due }) => due);
  const steps = ladder.filter(({ due, rung }) => due <= rig.clock && rung !== 'flag');
  return { steps, next: coming.length === 0 ? null : Math.min(...coming) };
}

async function agree(rig: Rig, kind: 'pause' | 'resume' | 'end', voters: readonly number[]): Promise<void> {
  await must(rig, person(voters[0]!), { type: 'propose', what: { kind } });
  const { id } = look(rig, WATCHER).proposals[0] ?? { id: 0 };
  for (const seat of voters.slice(1)) await must(rig, person(seat), { type: 'vote', proposal: id, agree: true });
}

describe('[A5] a bank with an increment', () => {
  it('runs for the seat that is asked, gives the increment for a decision, and never holds more than it began with', async () => {
    const rig = await table();
    await voted(rig);
    rig.clock += 2 * DAY;
    expect([0, 1, 2].map((seat) => left(rig, seat))).toEqual([BANK - 2 * DAY, BANK, BANK]);
    await answer(rig, 0, 'speak');
    expect(left(rig, 0)).toBe(BANK - 2 * DAY + MORE);
    rig.clock += HOUR;
    await answer(rig, 1, 'speak');
    expect(left(rig, 1)).toBe(BANK);
    expect(left(rig, 0)).toBe(BANK - 2 * DAY + MORE);
    expect(left(restart(rig), 0)).toBe(BANK - 2 * DAY + MORE);
  });

  it('is no richer for undoing and answering again', async () => {
    const rig = await started(1, { module: council, settings: { ...SETTINGS, pace: 'club' } });
    await answer(rig, 0, 'yes');
    rig.clock += 3 * DAY;
    await answer(rig, 0, 'speak');
    const after = left(rig, 0);
    for (let i = 0; i < 5; i++) {
      await must(rig, person(0), { type: 'propose', what: { kind: 'takeback', to: 1 } });
      await answer(rig, 0, 'speak');
    }
    expect(after).toBe(BANK - 3 * DAY + MORE);
    expect(left(rig, 0)).toBe(after);
  });

  it('is not kept at the paces of friends, and shown without consequences with friendly flags', async () => {
    expect(look(await table({ pace: 'days' }), person(0)).clock).toBeNull();
    const rig = await table({ friendly: true });
    await voted(rig);
    rig.clock += 100 * DAY;
    expect(left(rig, 0)).toBe(0);
    expect((await tick(rig)).steps.map(({ rung }) => rung)).toEqual(['remind', 'warn']);
    await answer(rig, 0, 'speak');
    expect(left(rig, 0)).toBe(MORE);
    expect(look(rig, WATCHER)).toMatchObject({ touched: false, seats: [{ covered: null }, {}, {}] });
  });

  it('stands still outside the hours of play, while all have agreed to pause, on a holiday, and while no server ran', async () => {
    const rig = await table({ window: { from: 18 * 60, to: 22 * 60, zone: 'UTC' } });
    rig.clock = Date.parse('2026-05-04T17:00Z');
    await voted(rig);
    rig.clock = Date.parse('2026-05-05T19:00Z');
    expect(left(rig, 0)).toBe(BANK - 5 * HOUR);
    await agree(rig, 'pause', [0, 1, 2]);
    expect(look(rig, WATCHER).clock!.seats[0]).toMatchObject({ flag: null, rests: [{ why: 'pause', to: null }] });
    rig.clock = Date.parse('2026-05-15T21:00Z');
    expect(left(rig, 0)).toBe(BANK - 5 * HOUR);
    await agree(rig, 'resume', [0, 1, 2]);
    rig.clock = Date.parse('2026-05-15T23:00Z');
    expect(left(rig, 0)).toBe(BANK - 6 * HOUR);
    await rig.table.rest(person(0).user, Date.parse('2026-05-16T12:00Z'), Date.parse('2026-05-19T12:00Z'));
    rig.clock = Date.parse('2026-05-19T20:00Z');
    expect(left(rig, 0)).toBe(BANK - 8 * HOUR);
    expect(look(rig, WATCHER).clock!.seats[1]!.rests.map(({ why }) => why)).not.toContain('leave');
    const again = restart(rig);
    again.outages = [{ from: Date.parse('2026-05-19T20:00Z'), to: Date.parse('2026-05-20T19:00Z') }];
    again.clock = Date.parse('2026-05-20T20:00Z');
    await again.table.refresh();
    expect(left(again, 0)).toBe(BANK - 9 * HOUR);
  });

  it('[T8] lets one table drift between an evening together and a week apart, with nothing set differently', async () => {
    const rig = await table();
    for (const pause of [SECOND, 20 * SECOND, DAY, 3 * DAY, SECOND, 2 * DAY, SECOND]) {
      const view = look(rig, WATCHER);
      const line = { vote: 'yes', speak: 'speak', sign: 'sign' }[view.question!.at]!;
      for (const seat of view.question!.deciding) {
        rig.clock += pause;
        await answer(rig, seat, line);
      }
      expect((await tick(rig)).steps.filter(({ rung }) => rung === 'covered')).toEqual([]);
    }
    expect(rig.stored.status).toBe('running');
    expect([0, 1, 2].every((seat) => left(rig, seat) > DAY)).toBe(true);
  });
});

describe('[A6] the ladder', () => {
  it('reminds, warns, covers and gives the seat up, each when it was promised', async () => {
    const rig = await table();
    await voted(rig);
    const asked = rig.clock;
    const flag = asked + BANK;
    const { remind, warn, vacant } = LADDER.weeks;
    expect(await tick(rig)).toEqual({ steps: [], next: flag - remind });
    rig.clock = flag - remind;
    expect(await tick(rig)).toMatchObject({ steps: [{ seat: 0, rung: 'remind', flag }], next: flag - warn });
    rig.clock = flag - warn;
    expect(await tick(rig)).toMatchObject({ steps: [{ rung: 'remind' }, { rung: 'warn' }], next: flag });
    rig.clock = flag - 1;
    await tick(rig);
    expect(look(rig, WATCHER).seats[0]).toMatchObject({ covered: null });
    rig.clock = flag;
    expect(await tick(rig)).toMatchObject({ steps: [{ rung: 'covered', user: 'user 0' }], next: flag + vacant });
    expect(look(rig, WATCHER)).toMatchObject({ touched: true, seats: [{ covered: 'adept' }, {}, {}] });
    await rest(rig);
    expect(look(rig, WATCHER).question!.deciding).toEqual([1]);
    await answer(rig, 1, 'pass');
    rig.clock = flag + vacant;
    await tick(rig);
    expect(look(rig, WATCHER).seats[0]).toMatchObject({ vacant: true });
  });

  it('does not remind as soon as it asks whoever has little time left', async () => {
    const rig = await table();
    await voted(rig);
    rig.clock += BANK - HOUR;
    await answer(rig, 0, 'speak');
    await answer(rig, 1, 'speak');
    await answer(rig, 2, 'speak');
    await voted(rig);
    const [asked, bank] = [rig.clock, HOUR + MORE];
    expect(left(rig, 0)).toBe(bank);
    expect(await tick(rig)).toEqual({ steps: [], next: asked + bank / 2 });
  });

  it('[O5] hands the seat back with an account of what the bot did, and a quarter of the bank', async () => {
    const rig = await table();
    await voted(rig);
    rig.clock += BANK;
    await tick(rig, 'novice');
    await rest(rig);
    await answer(rig, 1, 'speak');
    await answer(rig, 2, 'speak');
    await rest(rig);
    for (const seat of [1, 2]) await answer(rig, seat, 'no');
    await rest(rig);
    rig.clock += DAY;
    expect(look(rig, WATCHER).account).toEqual([]);
    expect(look(rig, person(1)).account).toEqual([]);
    await must(rig, person(0), { type: 'return' });
    const { account, seats } = look(rig, person(0));
    expect(seats[0]).toMatchObject({ covered: null });
    expect(account.map(({ line }) => line)).toEqual([
      expect.stringMatching(/speak|pass/),
      expect.stringMatching(/yes|no/),
      expect.stringMatching(/sign|refuse/),
    ]);
    expect(left(rig, 0)).toBe(BANK / 4);
    await answer(rig, 1, 'sign');
    await answer(rig, 2, 'sign');
    await voted(rig);
    expect(look(rig, person(0)).account).toEqual([]);
    expect(look(rig, person(0)).touched).toBe(true);
  });

  it('[O5] a bot that may only pass passes, and otherwise waits for its player', async () => {
    const rig = await table();
    await voted(rig);
    rig.clock += BANK;
    await tick(rig, 'pass');
    await rest(rig);
    expect(look(rig, WATCHER).view).toEqual(['pass']);
    await answer(rig, 1, 'speak');
    await answer(rig, 2, 'speak');
    for (const seat of [1, 2]) await answer(rig, seat, 'yes');
    await rest(rig);
    expect(look(rig, WATCHER).question).toMatchObject({ at: 'vote' });
    await must(rig, person(0), { type: 'return' });
    await answer(rig, 0, 'yes');
    expect(look(rig, WATCHER).question).toMatchObject({ at: 'sign', deciding: [0] });
  });

  it('[O5] a bot that may do nothing does nothing; after three days the others may end without the player', async () => {
    const rig = await table();
    await voted(rig);
    rig.clock += BANK;
    await tick(rig, 'never');
    await rest(rig);
    expect(look(rig, WATCHER)).toMatchObject({ question: { deciding: [0] }, seats: [{ covered: null }, {}, {}] });
    await agree(rig, 'end', [1, 2]);
    expect(rig.stored.status).toBe('running');
    rig.clock += LADDER.weeks.vacant;
    await tick(rig, 'never');
    expect(rig.stored.status).toBe('abandoned');
  });

  it('does not let the others end a game behind the back of whoever was covered only just now', async () => {
    const rig = await table();
    await voted(rig);
    rig.clock += BANK;
    await tick(rig);
    await agree(rig, 'end', [1, 2]);
    expect(rig.stored.status).toBe('running');
    await must(rig, person(0), { type: 'return' });
    await must(rig, person(0), { type: 'vote', proposal: 1, agree: false });
    expect(look(rig, WATCHER).proposals).toEqual([]);
  });

  it('gives a vacant seat to whoever takes it, without the secrets of its last player; nobody takes any other', async () => {
    const rig = await table();
    const order = { at: 'sign', line: 'refuse', times: 'always' } as const;
    await must(rig, person(0), { type: 'order', orders: [order] });
    await voted(rig);
    rig.clock += BANK;
    await tick(rig);
    expect(await refusal(rig, person(7), { type: 'sit', seat: 0 })).toEqual({ why: 'already-started' });
    rig.clock += LADDER.weeks.vacant;
    await tick(rig);
    expect(await refusal(rig, person(7), { type: 'sit', seat: 1 })).toEqual({ why: 'already-started' });
    expect(await refusal(rig, person(1), { type: 'sit', seat: 0 })).toEqual({ why: 'already-started' });
    await must(rig, person(7), { type: 'sit', seat: 0 });
    expect(look(rig, person(7))).toMatchObject({
      you: 0,
      orders: [],
      seats: [{ name: 'name 7', covered: null }, {}, {}],
    });
    expect(look(rig, person(0)).you).toBeNull();
    expect(left(rig, 0)).toBeGreaterThan(0);
    expect(await refusal(rig, person(0), { type: 'return' })).toEqual({ why: 'not-seated' });
    expect(leaversOf(rig.table.record())).toEqual([person(0).user]);
  });

  it('whoever answers after all is there again', async () => {
    const rig = await table();
    await voted(rig);
    rig.clock += BANK + LADDER.weeks.vacant;
    await tick(rig, 'never');
    await tick(rig, 'never');
    expect(look(rig, WATCHER).seats[0]).toMatchObject({ vacant: true });
    await answer(rig, 0, 'speak');
    expect(look(rig, WATCHER).seats[0]).not.toHaveProperty('vacant');
    expect(left(rig, 0)).toBe(BANK / 4 + MORE);
  });

  it('is the same after a restart, and twice in a row', async () => {
    const rig = await table();
    await voted(rig);
    rig.clock += BANK + HOUR;
    const first = await tick(rig);
    const again = restart(rig);
    expect(await tick(again)).toEqual(first);
    expect(await tick(again)).toEqual(first);
    expect(again.stored.stops.filter(({ why }) => why === 'cover')).toHaveLength(1);
  });

  it('waits for ever for one person among bots; for others, without a clock, a month', async () => {
    const rig = await table({ pace: 'days' });
    await voted(rig);
    rig.clock += 29 * DAY;
    expect((await tick(rig)).steps).toEqual([]);
    rig.clock += 2 * DAY;
    await tick(rig);
    expect(look(rig, WATCHER).seats[0]).toMatchObject({ covered: null, vacant: true });
    const alone = await started(1, {
      module: council,
      places: ['me', 'novice'],
      settings: { ...SETTINGS, pace: 'days' },
    });
    expect(await tick(alone)).toEqual({ steps: [], next: null });
  });
});

describe('[A5] what a clock tells', () => {
  const others = [person(1), person(2), WATCHER];

  it('at a hushed question nobody learns who has answered, nor when, nor later how long it took them', async () => {
    const [quick, late] = [await table(), await table()];
    const shown = [quick, late].map((rig) =>
      others.map(({ user }) => ({ w: watch(rig.table, user, 0, 0), told: [''] })),
    );
    const hear = () => {
      for (const watches of shown) for (const { w, told } of watches) told.push(w.news()?.fields ?? 'nothing');
    };
    const wait = (ms: number) => {
      quick.clock += ms;
      late.clock += ms;
      hear();
    };
    hear();
    wait(HOUR);
    await answer(quick, 0, 'no');
    wait(2 * DAY);
    await answer(late, 0, 'no');
    wait(HOUR);
    expect(look(quick, person(0)).clock!.seats[0]).toMatchObject({ runs: false });
    expect(look(quick, WATCHER).clock!.seats[0]).toMatchObject({ runs: true });
    for (const seat of [2, 1]) await answer(quick, seat, 'yes');
    for (const seat of [1, 2]) await answer(late, seat, 'yes');
    for (const rig of [quick, late]) expect([0, 1, 2].map((seat) => left(rig, seat))).toEqual([BANK, BANK, BANK]);
    wait(HOUR);
    for (const rig of [quick, late]) await answer(rig, 0, 'speak');
    wait(HOUR);
    expect(shown[0]!.map(({ told }) => told)).toEqual(shown[1]!.map(({ told }) => told));
    expect(shown[0]![2]!.told.filter((text) => text.length > 10).length).toBeGreaterThan(2);
  });

  it('at any sealed question all who were asked look alike until it closes', async () => {
    const rig = await table({}, openCouncil);
    await answer(rig, 0, 'no');
    rig.clock += DAY;
    const { seats } = look(rig, WATCHER).clock!;
    expect(seats[0]).toEqual(seats[1]);
    expect(seats[0]).toMatchObject({ runs: true, left: BANK });
    expect(look(rig, person(0)).clock!.seats.map((clock) => clock!.runs)).toEqual([false, true, true]);
  });

  it('costs nobody anything there, but whoever has not answered in time is covered', async () => {
    const rig = await table();
    await answer(rig, 1, 'yes');
    await answer(rig, 2, 'yes');
    rig.clock += BANK;
    expect((await tick(rig)).steps.map(({ seat, rung }) => [seat, rung])).toEqual([[0, 'covered']]);
    await rest(rig);
    expect([1, 2].map((seat) => left(rig, seat))).toEqual([BANK, BANK]);
  });

  it('is the same to everybody whoever plays, and says nothing of bots', async () => {
    const rig = await started(1, {
      module: council,
      places: ['me', 'novice'],
      settings: { ...SETTINGS, pace: 'blitz' },
    });
    expect(look(rig, WATCHER).clock!.seats[1]).toBeNull();
    const fork = rigOf(rig.module, structuredClone(rig.stored));
    expect(look(fork, WATCHER).clock).toEqual(look(rig, WATCHER).clock);
  });

  it('says what it waits for in a list of tables to its reader alone', async () => {
    const rig = await table();
    const began = rig.clock;
    expect(rig.table.waiting(person(0).user)).toMatchObject({
      at: 'vote',
      ticket: expect.any(Number),
      since: began,
      flag: began + BANK,
    });
    await answer(rig, 0, 'yes');
    expect(rig.table.waiting(person(0).user)).toBeNull();
    expect(rig.table.waiting(person(1).user)).toMatchObject({ at: 'vote' });
    expect(rig.table.waiting(WATCHER.user)).toBeNull();
  });
});
