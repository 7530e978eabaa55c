// Opening a table: in slices, and without finding out anew what nobody can undo any more.

import type { AnyGame } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { makeActor } from '../actor.ts';
import { openSlowly } from '../kept-table.ts';
import type { Ports } from '../ports.ts';
import { inSlices } from '../slices.ts';
import { openTable } from '../table.ts';
import { counselled } from '../view/changes.ts';
import { watch } from '../view/watch.ts';
import { look, person, playOn, QUICK, started } from './rig.ts';

describe('long work', () => {
  it('is waited for after every step that wants it, and gives its result in the end', async () => {
    const heard: string[] = [];
    function* count() {
      for (const step of ['one', 'two', 'three']) {
        heard.push(step);
        yield;
      }
      return 3;
    }
    const pause = () => (heard.length === 2 ? Promise.resolve().then(() => void heard.push('pause')) : null);
    expect(await inSlices(count(), pause)).toBe(3);
    expect(heard).toEqual(['one', 'two', 'pause', 'three']);
  });
});

describe('a stored table', () => {
  it('is opened entry by entry, and may be interrupted after each', async () => {
    const rig = await started(3);
    await playOn(rig, 5, (r) => r.stored.entries.length > 40);
    let pauses = 0;
    const pause = () => {
      pauses++;
      return null;
    };
    const ports = { module: rig.module, now: () => rig.clock, pause, later() {}, changed() {} } as unknown as Ports;
    const table = await openSlowly(ports, { ...rig.table.record(), status: 'paused' }, QUICK);
    expect(pauses).toBeGreaterThanOrEqual(rig.stored.entries.length);
    expect(table.record().entries).toEqual(rig.table.record().entries);
  });

  it('makes no experiment: what can still be undone is found out when somebody looks', async () => {
    const rig = await started(3);
    await playOn(rig, 5, (r) => r.stored.entries.length > 40 && look(r, person(0)).undoable.length > 0);
    let imagined = 0;
    const game: AnyGame = {
      ...rig.module.game,
      imagine(s, seat, random) {
        imagined++;
        rig.module.game.imagine(s, seat, random);
      },
    };
    const ports = { module: { ...rig.module, game }, now: () => rig.clock } as Ports;
    const { drafts } = makeActor(ports, QUICK, rig.table.record()).course!.match;
    expect(drafts.length).toBeGreaterThan(0);
    expect(imagined).toBe(0);
  });
});

describe('a reader', () => {
  it('is shown a view without any imagined world, and finds counsel step by step', async () => {
    const rig = await started(3);
    await playOn(rig, 5, (r) => r.stored.entries.length > 40 && look(r, person(0)).undoable.length > 0);
    let imagined = 0;
    const game: AnyGame = {
      ...rig.module.game,
      imagine(s, seat, random) {
        imagined++;
        rig.module.game.imagine(s, seat, random);
      },
    };
    const ports = {
      module: { ...rig.module, game },
      now: () => rig.clock,
      later() {},
      changed() {},
    } as unknown as Ports;
    const table = openTable(ports, { ...rig.table.record(), status: 'paused' }, QUICK);
    const before = imagined;
    for (const { user } of [person(0), person(1), person('watcher')]) {
      const view = watch(table, user, 0, 0).next()!;
      expect([view.advice, view.score, view.undoable]).toEqual([{ revocable: [], warnings: [] }, [], []]);
    }
    expect(imagined).toBe(before);
    const { advice, score, undoable, log } = look(rig, person(0));
    const work = table.counsel(person(0).user)!;
    let steps = 0;
    for (let step = work.next(); ; step = work.next(), steps++) {
      if (step.done !== true) continue;
      expect(step.value).toMatchObject({ advice, score, undoable });
      const plain = watch(table, person(0).user, 0, 0).next()!;
      expect(counselled(plain, step.value).log).toEqual(log);
      break;
    }
    expect(steps).toBeGreaterThan(12);
    expect(imagined).toBeGreaterThan(before);
  });
});
