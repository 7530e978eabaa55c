/** Tables of a deal that others play as well: the same bots, a sealed key, and one try that counts. */
import { module } from '@signoria/condottiere';
import { keyFromSeed } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { branchTable, type DealTerms, type TableSettings, UNTIL_TOLD } from '../index.ts';
import { look, must, openRig, person, playOn, QUICK, refusal, rest, started } from './rig.ts';

const UNTIL = 5_000_000;
const terms: DealTerms = { id: 'w', iterations: 7, until: UNTIL, counted: true };
const settings = (more: Partial<DealTerms> = {}): TableSettings => ({
  name: '',
  visibility: 'private',
  pace: 'live',
  language: 'any',
  rated: false,
  deal: { ...terms, ...more },
});

/** One person against masters. */
const dealt = (more: Partial<DealTerms> = {}) =>
  started(1, { places: ['me', 'master', 'novice'], settings: settings(more), pacing: QUICK });

describe('a table of a deal', () => {
  it('has its masters think so far and not so long', async () => {
    const rig = await dealt();
    await playOn(rig, 3, ({ jobs }) => jobs.some(({ level }) => level === 'master'));
    expect(rig.jobs.length).toBeGreaterThan(0);
    for (const { budget } of rig.jobs) expect(budget).toEqual({ iterations: 7 });
  });

  it('goes the same way wherever the same is answered', async () => {
    const [one, other] = [await dealt(), await dealt()];
    await playOn(one, 5);
    await playOn(other, 5);
    const hashes = (rig: typeof one) => rig.table.record().entries.map(({ hash }) => hash);
    expect(hashes(other)).toEqual(hashes(one));
    expect(one.table.record().status).toBe('finished');
  });

  it('keeps its key after the game, until nobody plays the deal any more', async () => {
    const rig = await dealt();
    rig.clock = 1000;
    await playOn(rig, 5);
    expect(rig.table.record().status).toBe('finished');
    const plan = { id: 'b', code: '', by: person(0), settings: settings(), seq: 0, seat: 0, others: 'adept', seed: 1 };
    const doors = [
      () => rig.table.open(0),
      () => rig.table.openLog(),
      () => branchTable(module, rig.table.record(), { ...plan, others: 'adept', now: rig.clock }),
    ];
    expect(look(rig, person(0)).key).toBeNull();
    expect(look(rig, person('nobody')).key).toBeNull();
    for (const door of doors) expect(door).toThrow('sealed');
    rig.clock = UNTIL;
    for (const door of doors) expect(door).not.toThrow();
    // What is shown is made anew when something happens.
    const again = openRig({ places: ['me', 'novice', 'novice'], settings: settings({ until: 0 }) });
    await must(again, person(0), { type: 'start' });
    await playOn(again, 5);
    expect(look(again, person(0)).key).toBe(again.stored.key);
  });

  it('shows whoever has no seat nothing until its keeper says that all have played it', async () => {
    const rig = await dealt({ until: UNTIL_TOLD });
    await playOn(rig, 5);
    const outside = person('nobody');
    expect(look(rig, outside)).toMatchObject({ view: null, log: [], outcome: null, score: [], key: null, clock: null });
    expect(rig.table.digest(outside.user)).toEqual([]);
    expect(rig.table.counsel(outside.user)).toBeNull();
    expect(() => rig.table.past(outside.user, 0)).toThrow('malformed');
    expect(await refusal(rig, outside, { type: 'chat', text: 'psst' })).toEqual({ why: 'sealed' });
    expect(look(rig, person(0)).view).not.toBeNull();
    await rig.table.unseal();
    await rig.table.unseal();
    expect(look(rig, outside).view).not.toBeNull();
    expect(look(rig, outside).log.length).toBeGreaterThan(0);
    expect(look(rig, outside).key).toBe(rig.stored.key);
  });

  it('gives bots that play for themselves luck of their own', async () => {
    const games = ['', 'a', 'b'].map((luck) => dealt({ luck }));
    const hashes = [];
    for (const game of games) {
      const rig = await game;
      await playOn(rig, 5);
      hashes.push(rig.table.record().entries.at(-1)!.hash);
    }
    expect(new Set(hashes).size).toBe(3);
  });

  it('takes nothing back in the try that counts, and does not end before its end', async () => {
    const rig = await dealt();
    await playOn(rig, 5, ({ stored }) => stored.entries.length > 12);
    await rest(rig);
    const asked = [{ kind: 'takeback', to: 0 }, { kind: 'end' }, { kind: 'pause' }] as const;
    for (const what of asked) {
      expect(await refusal(rig, person(0), { type: 'propose', what })).toEqual({ why: 'counted' });
    }
    expect(await rig.table.suggestion(person(0).user)).toBeNull();
    const practice = await dealt({ counted: false });
    await playOn(practice, 5, ({ stored }) => stored.entries.length > 12);
    await rest(practice);
    expect(await practice.table.suggestion(person(0).user)).not.toBeNull();
    await must(practice, person(0), { type: 'propose', what: { kind: 'takeback', to: 0 } });
    expect(practice.stored.entries.at(-1)!.line).toBe('@takeback 0');
  });

  it('has another course under another key', async () => {
    const other = await started(1, { places: ['me', 'master', 'novice'], settings: settings(), seed: 'another' });
    const rig = await dealt();
    expect(other.stored.key).not.toBe(rig.stored.key);
    expect(keyFromSeed('another')).toBe(other.stored.key);
  });
});
