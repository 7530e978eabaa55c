/** What is left of a game: past positions, files, branches, digests, statistics. */
import { random, total, verify } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import {
  branchFile,
  branchTable,
  exportFile,
  importFile,
  type PastView,
  type Placed,
  statistics,
  type TableView,
} from '../index.ts';
import { anybody, ask, look, must, person, playOn, type Rig, refusal, rest, rigOf, SETTINGS, started } from './rig.ts';

const WATCHER = person('watcher');
const placed: Placed = { id: 'new', code: 'GHIJKL', by: person(1), settings: SETTINGS, now: 5000 };
const plan = { ...placed, seat: 1, others: 'adept', seed: 77 } as const;

function seen({ view, question, score, outcome }: TableView | PastView) {
  return { view, question, score, outcome };
}

/** A game of three played to the end or so far, and what two readers saw at each number on the way. */
async function played(seed: string, entries = Infinity) {
  const rig = await started(3, { seed, options: { drawAfterBattle: true } });
  const then = new Map<number, readonly unknown[]>();
  const note = () => {
    const views = [person(0), WATCHER].map((by) => look(rig, by));
    if (views[0]!.question?.sealed) return; // sealed answers share the number of the position before them
    then.set(views[1]!.log.at(-1)!.seq, views.map(seen));
  };
  rig.onChange = note;
  note();
  await playOn(rig, 3, (r) => r.stored.entries.length >= entries);
  await rig.table.settled();
  rig.onChange = () => {};
  return { rig, then };
}

describe('the past', () => {
  it('is what each reader saw then, forwards and backwards', async () => {
    const { rig, then } = await played('a', 60);
    const numbers = [...then.keys()];
    for (const seq of [...numbers, ...numbers.toReversed()]) {
      if (seq % 7 !== 0) continue;
      expect([person(0), WATCHER].map(({ user }) => seen(rig.table.past(user, seq)))).toEqual(then.get(seq));
    }
    expect(numbers.length).toBeGreaterThan(30);
    const reply = await ask(rig, person(0), { type: 'past', seq: 7 }, 'p');
    expect(reply).toEqual({ type: 'past', id: 'p', seq: 7, past: rig.table.past(person(0).user, 7) });
  });

  it('has no numbers but those of the log', async () => {
    const { rig } = await played('a', 10);
    for (const seq of [-1, 1.5, 1000]) {
      expect(await refusal(rig, person(0), { type: 'past', seq })).toEqual({ why: 'malformed', detail: 'seq' });
    }
  });

  it('lies open once the game is over, and not before', async () => {
    const { rig } = await played('a', 20);
    expect(() => rig.table.open(5)).toThrow(/not-over/);
    expect(() => rig.table.openLog()).toThrow(/not-over/);
    const five = [0, 1, 2].map((seat) => rig.table.past(person(seat).user, 5).view);
    await playOn(rig, 4);
    expect(rig.table.open(5).views).toEqual(five);
    const told = (log: readonly { readonly events: readonly unknown[] }[]) =>
      log.flatMap(({ events }) => events).length;
    expect(told(rig.table.openLog())).toBeGreaterThan(told(look(rig, WATCHER).log));
  });
});

describe('a file', () => {
  it('goes out of a finished table and comes in as one, and nothing is lost', async () => {
    const { rig } = await played('b');
    const file = exportFile(rig.module, rig.table.record());
    const imported = importFile(rig.module, file, placed);
    if (!imported.ok) throw new Error(JSON.stringify(imported.problem));
    expect(exportFile(rig.module, imported.record)).toEqual(file);
    const copy = rigOf(rig.module, imported.record);
    expect(seen(look(copy, WATCHER))).toEqual(seen(look(rig, WATCHER)));
    expect(file.names).toEqual([0, 1, 2].map((seat) => person(seat).name));
    expect(look(copy, WATCHER).seats.map((seat) => seat.kind === 'person' && seat.name)).toEqual(file.names);
    const events = (r: Rig) => r.table.openLog().map(({ seq, events }) => [seq, events]);
    expect(events(copy)).toEqual(events(rig));
  });

  it('of a running game does not exist', async () => {
    const { rig } = await played('b', 10);
    expect(() => exportFile(rig.module, rig.table.record())).toThrow(/not-over/);
  });

  it('that was changed does not come in', async () => {
    const { rig } = await played('b');
    const file = exportFile(rig.module, rig.table.record());
    const entries = file.entries.with(12, { ...file.entries[12]!, hash: '0'.repeat(64) });
    expect(importFile(rig.module, { ...file, entries }, placed)).toMatchObject({
      ok: false,
      problem: { entry: 13, problem: 'hash' },
    });
  });
});

describe('a branch', () => {
  it('of a finished game has its log up to there, plays on with bots, and verifies', async () => {
    const { rig } = await played('c');
    const branch = rigOf(rig.module, branchTable(rig.module, rig.table.record(), { ...plan, seq: 20 }));
    expect(seen(look(branch, person(1)))).toEqual(seen(rig.table.past(person(1).user, 20)));
    expect(look(branch, person(1)).seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot']);
    await playOn(branch, 9);
    expect(branch.stored.status).toBe('finished');
    const file = exportFile(rig.module, branch.table.record());
    expect(verify(rig.module.game, file).ok).toBe(true);
    expect(branchFile(rig.module, file, { ...plan, seq: 5 })).toMatchObject({
      ok: true,
      record: { status: 'running' },
    });
  });

  it('of a running game begins in a world the brancher could imagine then', async () => {
    const { rig } = await played('c', 40);
    const { key } = rig.stored;
    const study = branchTable(rig.module, rig.table.record(), { ...plan, seq: 25 });
    expect(JSON.stringify(study)).not.toContain(key);
    expect(study.entries).toEqual([]);
    expect(JSON.parse(study.position!)).toMatchObject({ chance: { key: study.key, used: {}, draws: 0 } });
    const branch = rigOf(rig.module, study);
    const { view, score } = rig.table.past(person(1).user, 25);
    expect(look(branch, person(1))).toMatchObject({ view, score });
    const other = branchTable(rig.module, rig.table.record(), { ...plan, seq: 25, seed: 78 });
    expect(other.position).not.toBe(study.position);
    await playOn(branch, 9, (r) => r.stored.entries.length > 12);
    await rest(branch);
    const again = rigOf(rig.module, branch.stored);
    expect(look(again, person(1))).toEqual(look(branch, person(1)));
    await must(branch, person(1), { type: 'propose', what: { kind: 'takeback', to: 0 } });
    expect(look(branch, person(1))).toMatchObject({ view, score });
    await playOn(branch, 10);
    expect(branch.stored.status).toBe('finished');
    expect(() => exportFile(rig.module, branch.table.record())).toThrow(/not-over/);
  });

  it('of a running game is the brancher’s own: not from another’s seat, and not for a watcher', async () => {
    const { rig } = await played('c', 40);
    const record = rig.table.record();
    const from = (more: object) => () => branchTable(rig.module, record, { ...plan, seq: 25, ...more });
    expect(from({ seat: 0 })).toThrow(/not-seated/);
    expect(from({ by: WATCHER })).toThrow(/not-seated/);
    expect(from({ by: person(0), seat: 0 })().seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    const copy = rigOf(rig.module, from({})());
    expect(look(copy, person(1)).view).toEqual(rig.table.past(person(1).user, 25).view);
  });

  it('of a rated game there is none while it runs: bots would advise', async () => {
    const { rig } = await played('c', 40);
    const record = rig.table.record();
    const rated = { ...record, settings: { ...record.settings, rated: true } };
    expect(() => branchTable(rig.module, rated, { ...plan, seq: 25 })).toThrow(/rated/);
    const over = { ...rated, status: 'abandoned' as const };
    expect(branchTable(rig.module, over, { ...plan, seq: 25 }).entries.length).toBeGreaterThan(0);
  });
});

describe('the digest', () => {
  it('tells what happened since a player last did something themselves', async () => {
    const rig = await started(2, { places: ['me', 'open', 'adept', 'adept'] });
    expect(rig.table.digest(person(0).user)).toEqual(look(rig, person(0)).log);
    await playOn(rig, 3, (r) => r.stored.entries.length > 20);
    await rest(rig);
    const mine = rig.stored.entries.findLast(({ seat, requestKey }) => seat === 0 && requestKey!.startsWith('by/'))!;
    const { log } = look(rig, person(0));
    const since = log.filter(({ at, seat }) => at > mine.at || (at === mine.at && seat !== 0));
    expect(rig.table.digest(person(0).user)).toEqual(since);
    await anybody(rig, random(1));
    expect(rig.table.digest(WATCHER.user)).toEqual(look(rig, WATCHER).log);
  });
});

describe('statistics', () => {
  it('count moves, time, events and leads', async () => {
    const { rig } = await played('d');
    const found = statistics(rig.module, rig.table.record());
    const { entries, started: start } = rig.stored;
    expect(found.seats.map(({ moves }) => moves)).toEqual(
      [0, 1, 2].map((seat) => entries.filter((entry) => entry.seat === seat).length),
    );
    expect(found.duration).toBe(entries.at(-1)!.at - start!);
    expect(found.seats.every(({ longest }) => longest!.ms >= 10)).toBe(true);
    const events = rig.table.openLog().flatMap((item) => item.events);
    expect(found.events.played).toBe(events.filter(({ what }) => what === 'played').length);
    expect(found.totals.at(-1)!.totals).toEqual(look(rig, WATCHER).score.map(total));
    const leaders = found.totals.map(({ totals }) => totals.indexOf(Math.max(...totals)));
    expect(found.leadChanges).toBeGreaterThanOrEqual(new Set(leaders).size - 1);
    expect(found.leadChanges).toBeLessThan(found.totals.length);
  });

  it('leave out what was taken back, and times that a file does not tell', async () => {
    const rig = await started(2, { places: ['me', 'open'] });
    await playOn(rig, 3, (r) => r.stored.entries.length >= 8);
    await must(rig, person(0), { type: 'propose', what: { kind: 'takeback', to: 0 } });
    await must(rig, person(1), { type: 'vote', proposal: 1, agree: true });
    const before = rig.stored.entries.length;
    await playOn(rig, 4);
    const record = rig.table.record();
    const found = statistics(rig.module, record);
    const standing = record.entries.slice(before).filter(({ line }) => !line.startsWith('@')).length;
    expect(found.seats.reduce((sum, { moves }) => sum + moves, 0)).toBe(standing);
    const file = importFile(rig.module, exportFile(rig.module, record), placed);
    expect(file.ok && statistics(rig.module, file.record)).toMatchObject({
      duration: null,
      events: found.events,
      seats: [{ time: null, longest: null }, { time: null }],
    });
    expect(() => statistics(rig.module, { ...record, status: 'running' })).toThrow(/not-over/);
  });
});
