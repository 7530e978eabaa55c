/** [S3] Spectators kept behind: by moves, by minutes, through every door, and not once the game is over. */
import { describe, expect, it } from 'vitest';
import { branchTable, type Delay, type PastView, type TableSettings, type TableView, watch } from '../index.ts';
import { look, must, person, playOn, type Rig, refusal, restart, SETTINGS, started } from './rig.ts';

const WATCHER = person('watcher');
const MINUTE = 60_000;

function delayed(delay: Delay, entries: number): Promise<Rig> {
  return played({ ...SETTINGS, delay }, entries);
}

async function played(settings: TableSettings, entries: number): Promise<Rig> {
  const rig = await started(3, { settings });
  await playOn(rig, 3, (r) => r.stored.entries.length >= entries);
  return rig;
}

const newest = (view: TableView) => view.log.at(-1)!.seq;
/** The last number there is: not every move tells everybody something. */
function latest(rig: Rig): number {
  const { length } = rig.stored.entries;
  const numbers = Array.from({ length }, (_, i) => length - i);
  const exists = (seq: number) => {
    try {
      return rig.table.past(person(0).user, seq).seq === seq;
    } catch {
      return false;
    }
  };
  return numbers.find(exists) ?? 0;
}
const seen = ({ view, question, score }: TableView | PastView) => ({ view, question, score });

describe('[S3] so many moves late', () => {
  it('a spectator sees the position of then, and of the log no more', async () => {
    const rig = await delayed({ unit: 'moves', n: 5 }, 40);
    const late = look(rig, WATCHER);
    const last = latest(rig);
    expect(newest(late)).toBeLessThanOrEqual(last - 5);
    const same = await played(SETTINGS, 40);
    expect(seen(late)).toEqual(seen(same.table.past(WATCHER.user, last - 5)));
    expect(seen(late)).not.toEqual(seen(look(same, WATCHER)));
  });

  it('nothing beside the position gives away whose turn it is now', async () => {
    const rig = await played({ ...SETTINGS, pace: 'blitz', delay: { unit: 'moves', n: 5 } }, 20);
    expect(look(rig, person(0)).clock).not.toBeNull();
    expect(look(rig, WATCHER).clock).toBeNull();
  });

  it('players see everything at once', async () => {
    const rig = await delayed({ unit: 'moves', n: 5 }, 20);
    const same = await played(SETTINGS, 20);
    for (const seat of [0, 1, 2]) expect(seen(look(rig, person(seat)))).toEqual(seen(look(same, person(seat))));
  });

  it('no door leads round it: the past, the digest, a branch', async () => {
    const rig = await delayed({ unit: 'moves', n: 5 }, 40);
    const last = latest(rig);
    expect(await refusal(rig, WATCHER, { type: 'past', seq: last - 4 })).toEqual({ why: 'malformed', detail: 'seq' });
    expect(await refusal(rig, WATCHER, { type: 'past', seq: last - 5 })).toBeNull();
    expect(await refusal(rig, person(0), { type: 'past', seq: last })).toBeNull();
    expect(Math.max(...rig.table.digest(WATCHER.user).map(({ seq }) => seq))).toBeLessThanOrEqual(last - 5);
    const plan = { id: 'new', code: 'GHIJKL', settings: SETTINGS, now: rig.clock, seat: 0, others: 'adept', seed: 7 };
    const branch = (by: typeof WATCHER, seq: number) => () =>
      branchTable(rig.module, rig.table.record(), { ...plan, others: 'adept', by, seq });
    for (const seq of [last, last - 5]) expect(branch(WATCHER, seq)).toThrow(/not-seated/);
    expect(branch(person(0), last)).not.toThrow();
  });

  it('follows move by move, each of them once', async () => {
    const rig = await delayed({ unit: 'moves', n: 3 }, 10);
    const w = watch(rig.table, WATCHER.user, 0, 0);
    const told = w.next()!.log.map(({ seq }) => seq);
    for (let entries = 11; entries <= 30; entries++) {
      await playOn(rig, entries, (r) => r.stored.entries.length >= entries);
      told.push(...(w.next()?.log.map(({ seq }) => seq) ?? []));
    }
    expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
    expect(told).toEqual(look(rig, WATCHER).log.map(({ seq }) => seq));
  });
});

describe('[S3] so many minutes late', () => {
  it('time alone shows them more, and they are told when', async () => {
    const rig = await delayed({ unit: 'minutes', n: 10 }, 20);
    const opening = look(rig, WATCHER);
    expect(opening.log.every(({ seq }) => seq === 0)).toBe(true);
    const w = watch(rig.table, WATCHER.user, 0, 0);
    w.next();
    expect(w.next()).toBeNull();
    const [timer] = rig.timers.splice(0);
    expect(timer!.ms).toBeGreaterThan(9 * MINUTE);
    rig.clock += timer!.ms;
    let told = 0;
    rig.onChange = () => {
      told++;
    };
    timer!.act();
    expect(told).toBe(1);
    expect(newest(w.next()!)).toBeGreaterThan(0);
    rig.clock += 10 * MINUTE;
    expect(look(restart(rig), WATCHER).log.length).toBe(look(rig, WATCHER).log.length);
    expect(newest(look(rig, WATCHER))).toBeGreaterThan(15);
  });
});

describe('[S3] once the game is over', () => {
  it('nobody is kept behind', async () => {
    const rig = await delayed({ unit: 'moves', n: 5 }, 20);
    const before = newest(look(rig, WATCHER));
    await rig.table.abandon();
    const { status, key, log } = look(rig, WATCHER);
    expect(status).toBe('abandoned');
    expect(log.at(-1)!.seq).toBeGreaterThan(before);
    expect(key).not.toBeNull();
  });
});

describe('[S3] whoever holds a seat', () => {
  it('reads as that seat whatever they ask for, and never also as a spectator or another', async () => {
    const rig = await played(SETTINGS, 20);
    expect([0, 1, 2].map((seat) => look(rig, person(seat)).you)).toEqual([0, 1, 2]);
    const hands = [0, 1, 2].map((seat) => JSON.stringify(rig.table.past(person(seat).user, 3).view));
    expect(new Set([...hands, JSON.stringify(rig.table.past(WATCHER.user, 3).view)]).size).toBe(4);
    expect(await refusal(rig, WATCHER, { type: 'sit', seat: 1 })).not.toBeNull();
    expect(look(rig, WATCHER).you).toBeNull();
    await must(rig, person(1), { type: 'resign' });
    expect(look(rig, person(1)).you).toBe(1);
  });
});

describe('an administrator', () => {
  it('ends a game without asking anybody; one that is over stays as it ended', async () => {
    const rig = await played(SETTINGS, 10);
    await must(rig, person(0), { type: 'propose', what: { kind: 'pause' } });
    await rig.table.abandon();
    expect(look(rig, person(1))).toMatchObject({ status: 'abandoned', proposals: [] });
    expect(look(restart(rig), person(1)).status).toBe('abandoned');
    const over = await played(SETTINGS, Infinity);
    await over.table.abandon();
    expect(look(over, person(1)).status).toBe('finished');
  });
});
