// Tables opened from a snapshot are what they were; one that does not fit the log, or is not true, is not believed.

import { module as condottiere } from '@signoria/condottiere';
import { type AnyGame, canonical, stateAfter } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { openSlowly } from '../kept-table.ts';
import { replay } from '../log/course.ts';
import type { TableRecord } from '../log/record.ts';
import { courseFromSnapshot, isTrue, snapshotOf, type TableSnapshot } from '../log/snapshot.ts';
import type { Ports } from '../ports.ts';
import { look, must, person, playOn, QUICK, type Rig, started } from './rig.ts';

const games = await loadGames();

/** A game in which people have gone back, and a snapshot of as much of it as can be written down. */
async function played(rig: Rig): Promise<{ readonly record: TableRecord; readonly snapshot: TableSnapshot }> {
  await playOn(rig, 5, (r) => r.stored.entries.length > 30);
  const people = rig.stored.seats.length;
  await must(rig, person(0), { type: 'propose', what: { kind: 'takeback', to: 12 } });
  const { id } = look(rig, person(1)).proposals[0]!;
  for (let seat = 1; seat < people; seat++) {
    await must(rig, person(seat), { type: 'vote', proposal: id, agree: true });
  }
  await playOn(rig, 6, (r) => r.stored.entries.length > 90 && snapshot(r.module.game, r.stored) !== null);
  const record = rig.stored;
  return { record, snapshot: snapshot(rig.module.game, record)! };
}

function snapshot(game: AnyGame, record: TableRecord): TableSnapshot | null {
  return snapshotOf(replay(game, record));
}

interface Sheet {
  readonly state: object;
  readonly told: readonly (readonly unknown[])[];
}

function forged({ seq, text }: TableSnapshot, change: (sheet: Sheet) => object): TableSnapshot {
  return { seq, text: JSON.stringify({ ...JSON.parse(text), ...change(JSON.parse(text) as Sheet) }) };
}

describe.each(games.map((module) => [module.game.id, module] as const))('a snapshot (%s)', (_, module) => {
  it('leads to the same course as the log, take-backs across it included', async () => {
    const rig = await started(module.game.players.max > 2 ? 3 : 2, { module });
    const { record, snapshot } = await played(rig);
    const course = courseFromSnapshot(module.game, record, snapshot)!;
    const whole = replay(module.game, record);
    expect(course.moves).toEqual(whole.moves);
    expect(course.opened).toBe(whole.opened);
    expect(canonical(course.match.state)).toBe(canonical(whole.match.state));
    expect(course.match.opening).toEqual(whole.match.opening);
    for (const seq of [0, 3, 12, 31, 64, 70]) {
      expect(canonical(stateAfter(course.match, seq))).toBe(canonical(stateAfter(whole.match, seq)));
    }
    expect(isTrue(module.game, record, snapshot)).toBe(true);
  });
});

describe('a snapshot', () => {
  const given = async () => {
    const rig = await started(3);
    return { game: rig.module.game, ...(await played(rig)) };
  };

  it('that does not fit the hash chain is thrown away', async () => {
    const { game, record, snapshot } = await given();
    const fits = (other: TableSnapshot, of = record) => courseFromSnapshot(game, of, other) !== null;
    expect(fits(snapshot)).toBe(true);
    expect(fits({ ...snapshot, text: snapshot.text.slice(0, -1) })).toBe(false);
    expect(fits({ ...snapshot, text: 'null' })).toBe(false);
    expect(fits(forged(snapshot, ({ state }) => ({ state: { ...state, asked: 1 } })))).toBe(false);
    expect(fits(forged(snapshot, ({ state }) => ({ marks: [[64, state]] })))).toBe(false);
    expect(fits(forged(snapshot, () => ({ rules: 99 })))).toBe(false);
    expect(fits(forged(snapshot, () => ({ form: 0 })))).toBe(false);
    expect(fits(forged(snapshot, () => ({ told: [] })))).toBe(false);
    expect(fits(forged(snapshot, () => ({ told: null })))).toBe(false);
    expect(fits(forged(snapshot, () => ({ moves: [] })))).toBe(false);
    const shorter = { ...record, entries: record.entries.slice(0, -5) };
    expect(fits(snapshot, shorter)).toBe(false);
    const other = record.entries.map((entry, i) => (i === snapshot.seq - 1 ? { ...entry, hash: 'another' } : entry));
    expect(fits(snapshot, { ...record, entries: other })).toBe(false);
  });

  it('that fits but tells what never happened is found out by playing again', async () => {
    const { game, record, snapshot } = await given();
    const lie = forged(snapshot, ({ told }) => ({
      told: told.map(([, wall, asked]) => [[], wall, asked]),
    }));
    expect(courseFromSnapshot(game, record, lie)).not.toBeNull();
    expect(isTrue(game, record, lie)).toBe(false);
  });

  it('of earlier rules opens a game that began under them', async () => {
    const { game, record, snapshot } = await given();
    const { setup, steps, view } = game;
    const later: AnyGame = {
      ...game,
      rules: game.rules + 1,
      earlier: { [game.rules]: { setup, steps, view } as never },
    };
    const course = courseFromSnapshot(later, record, snapshot)!;
    expect(course.match.game.rules).toBe(game.rules);
    expect(course.moves).toEqual(replay(game, record).moves);
  });

  it('is not written while something can still be undone', async () => {
    const rig = await started(3);
    await playOn(rig, 5, (r) => look(r, person(0)).undoable.length > 0);
    expect(snapshot(rig.module.game, rig.stored)).toBeNull();
  });
});

describe('a table', () => {
  it('writes snapshots as play goes on, opens from the latest, and plays on as without', async () => {
    const kept: TableSnapshot[] = [];
    const rig = await started(3);
    const { record, snapshot } = await played(rig);
    const ports = {
      module: condottiere,
      now: () => 0,
      later() {},
      changed() {},
      keep: (make: () => TableSnapshot | null) => kept.push(make()!),
    } as unknown as Ports;
    const slow = await openSlowly(ports, record, QUICK);
    expect([slow.resumed(), kept.map(({ seq }) => seq)]).toEqual([false, [record.entries.length]]);
    const quick = await openSlowly(ports, record, QUICK, snapshot);
    expect([quick.resumed(), kept.length]).toEqual([true, 1]);
    const wrong = await openSlowly(ports, record, QUICK, { ...snapshot, text: '{}' });
    expect([wrong.resumed(), kept.length]).toEqual([false, 2]);
    for (const { user } of [person(0), person(2), person('watcher')]) {
      expect(quick.view(user, 0, 0)).toEqual(slow.view(user, 0, 0));
      expect(wrong.view(user, 0, 0)).toEqual(slow.view(user, 0, 0));
    }
    quick.rested();
    expect(kept).toHaveLength(2); // nothing new to keep
  });
});
