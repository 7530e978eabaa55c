// Opening a table: in slices, and without finding out anew what nobody can undo any more.

import type { AnyGame } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { makeActor } from '../actor.ts';
import { openSlowly } from '../kept.ts';
import type { Ports } from '../ports.ts';
import { inSlices } from '../slices.ts';
import { look, person, playOn, QUICK, restart, started } from './rig.ts';

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

  it('makes no experiment for what nobody can undo any more', async () => {
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
    expect(imagined).toBeLessThanOrEqual(12 * drafts.length);
  });
});

describe('a reader', () => {
  it('who is asked waits until it is found out what to advise; nobody else has anything to wait for', async () => {
    const rig = await started(3);
    await playOn(rig, 5, (r) => r.stored.entries.length > 10);
    const asked = [0, 1, 2].filter((seat) => (look(rig, person(seat)).question?.menu ?? null) !== null);
    expect(asked.length).toBeGreaterThan(0);
    for (const seat of asked) expect(rig.table.ready(person(seat).user)).toBeNull(); // they have looked, so it is known
    const anew = restart(rig);
    await anew.table.settled();
    expect(anew.table.ready('nobody')).toBeNull();
    for (const seat of asked) {
      await expect(anew.table.ready(person(seat).user)).resolves.toBeUndefined();
      expect(anew.table.ready(person(seat).user)).toBeNull();
    }
  });
});
