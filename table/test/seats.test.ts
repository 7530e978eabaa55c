/** Before the start: who makes a table, who sits where, and who may begin. */
import { describe, expect, it } from 'vitest';
import { type NewTable, NotDone, newRecord, type TableRefusal } from '../index.ts';
import { look, must, openRig, person, refusal, restart, SETTINGS, started } from './rig.ts';

const kinds = (rig: ReturnType<typeof openRig>) => look(rig, person(0)).seats.map(({ kind }) => kind);

describe('a new table', () => {
  function problem(plan: Partial<NewTable>): TableRefusal | null {
    const table = { game: 'condottiere', seats: 3, options: {}, edition: null, settings: SETTINGS };
    const places = ['me', 'open', 'adept'] as const;
    const { module } = openRig();
    try {
      newRecord(module, { id: 't', code: 'c', by: person(0), key: '0'.repeat(64) }, { ...table, places, ...plan });
      return null;
    } catch (error) {
      if (error instanceof NotDone) return error.refusal;
      throw error;
    }
  }

  it('is checked before it exists', () => {
    expect(problem({})).toBeNull();
    expect(problem({ seats: 9, places: Array.from({ length: 9 }, () => 'open' as const) })).toMatchObject({
      why: 'bad-start',
      problems: [{ problem: 'players', given: 9 }],
    });
    expect(problem({ options: { nonsense: 1 } })).toMatchObject({
      why: 'bad-start',
      problems: [{ problem: 'option' }],
    });
    expect(problem({ edition: { nonsense: 1 } })).toMatchObject({ problems: [{ problem: 'edition' }] });
    expect(problem({ places: ['me', 'open'] })).toEqual({ why: 'malformed', detail: 'places' });
    expect(problem({ places: ['me', 'me', 'open'] })).toEqual({ why: 'malformed', detail: 'places' });
  });

  it('shows its commitment, and neither a game nor the key', () => {
    const rig = openRig();
    const view = look(rig, person('watcher'));
    expect(view).toMatchObject({ status: 'open', view: null, question: null, log: [], key: null, owner: false });
    expect(view.header.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(view)).not.toContain(rig.stored.key);
  });
});

describe('seats', () => {
  it('are taken, changed and left', async () => {
    const rig = openRig();
    await must(rig, person(1), { type: 'sit', seat: 2 });
    expect(look(rig, person(1)).you).toBe(2);
    await must(rig, person(1), { type: 'sit', seat: 1 });
    expect(kinds(rig)).toEqual(['person', 'person', 'open']);
    expect(await refusal(rig, person(2), { type: 'sit', seat: 1 })).toEqual({ why: 'seat-taken' });
    expect(await refusal(rig, person(2), { type: 'sit', seat: 5 })).toEqual({ why: 'no-such-seat', seat: 5 });
    await must(rig, person(2), { type: 'sit', seat: null });
    expect(await refusal(rig, person(3), { type: 'sit', seat: null })).toEqual({ why: 'seat-taken' });
    await must(rig, person(1), { type: 'rise' });
    expect(await refusal(rig, person(1), { type: 'rise' })).toEqual({ why: 'not-seated' });
    expect(kinds(rig)).toEqual(['person', 'open', 'person']);
    expect(look(restart(rig), person(2))).toEqual(look(rig, person(2)));
  });

  it('are given to bots and cleared by the owner alone', async () => {
    const rig = openRig();
    expect(await refusal(rig, person(1), { type: 'place', seat: 1, level: 'adept' })).toEqual({ why: 'not-owner' });
    await must(rig, person(0), { type: 'place', seat: 1, level: 'adept' });
    await must(rig, person(0), { type: 'place', seat: 2, level: 'master' });
    const names = look(rig, person(0)).seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.name] : []));
    expect(new Set(names).size).toBe(2);
    await must(rig, person(0), { type: 'place', seat: 1, level: null });
    await must(rig, person(1), { type: 'sit', seat: 1 });
    expect(await refusal(rig, person(0), { type: 'place', seat: 1, level: 'adept' })).toEqual({ why: 'seat-taken' });
    await must(rig, person(0), { type: 'place', seat: 1, level: null });
    expect(kinds(rig)).toEqual(['person', 'open', 'bot']);
  });

  it('have colours that nobody else has', async () => {
    const rig = openRig();
    const colours = () => look(rig, person(0)).seats.map(({ colour }) => colour);
    await must(rig, person(1), { type: 'sit', seat: 1 });
    expect(await refusal(rig, person(0), { type: 'colour', seat: 0, colour: 1 })).toEqual({ why: 'colour-taken' });
    await must(rig, person(0), { type: 'colour', seat: 0, colour: 2 });
    expect(colours()).toEqual([2, 1, 0]);
    await must(rig, person(0), { type: 'colour', seat: 0, colour: 6 });
    expect(colours()).toEqual([6, 1, 0]);
    expect(await refusal(rig, person(0), { type: 'colour', seat: 0, colour: 7 })).toMatchObject({ why: 'malformed' });
    expect(await refusal(rig, person(1), { type: 'colour', seat: 0, colour: 3 })).toEqual({ why: 'not-owner' });
    expect(await refusal(rig, person(0), { type: 'colour', seat: 1, colour: 3 })).toEqual({ why: 'seat-taken' });
  });
});

describe('the start', () => {
  it('is the owner’s, once every seat is taken, and happens once', async () => {
    const rig = openRig();
    expect(await refusal(rig, person(1), { type: 'start' })).toEqual({ why: 'not-owner' });
    expect(await refusal(rig, person(0), { type: 'start' })).toEqual({ why: 'seats-open' });
    expect(await refusal(rig, person(0), { type: 'answer', ticket: 1, line: 'pass' })).toEqual({ why: 'not-running' });
    for (const seat of [1, 2]) await must(rig, person(seat), { type: 'sit', seat });
    await must(rig, person(0), { type: 'start' });
    expect(rig.stored).toMatchObject({ status: 'running', started: rig.clock });
    expect(look(rig, person(1)).log).toMatchObject([{ seq: 0, seat: null }]);
    for (const type of ['start', 'rise', 'close'] as const) {
      expect(await refusal(rig, person(0), { type })).toEqual({ why: 'already-started' });
    }
    expect(await refusal(rig, person(3), { type: 'sit', seat: 1 })).toEqual({ why: 'already-started' });
  });

  it('that could not be written has not happened', async () => {
    const rig = openRig({ places: ['me', 'adept'] });
    rig.failing = 'before';
    expect(await refusal(rig, person(0), { type: 'start' })).toEqual({ why: 'server' });
    expect(look(rig, person(0))).toMatchObject({ status: 'open', view: null });
    await must(rig, person(0), { type: 'start' });
    expect(look(rig, person(0)).view).not.toBeNull();
  });

  it('may never come: the owner closes the table', async () => {
    const rig = openRig();
    expect(await refusal(rig, person(1), { type: 'close' })).toEqual({ why: 'not-owner' });
    await must(rig, person(0), { type: 'close' });
    expect(look(rig, person(0))).toMatchObject({ status: 'abandoned', key: null });
  });
});

describe('presence', () => {
  it('shows who is looking', async () => {
    const rig = await started(2);
    rig.table.presence({ users: [person(1).user], watchers: 4 });
    expect(look(rig, person(0))).toMatchObject({ watchers: 4, seats: [{ here: false }, { here: true }] });
  });
});
