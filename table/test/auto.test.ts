/** What a table does by itself: forced answers, bots, standing orders, and covering for people who left. */
import { doJob } from '@signoria/bots';
import { module as condottiere } from '@signoria/condottiere';
import { random } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { stall } from '../../bots/test/toy/stall.ts';
import { type AnswerOrder, PACING, type StandingOrder } from '../index.ts';
import { errands } from './errands.ts';
import { anybody, look, must, person, playOn, QUICK, type Rig, refusal, rest, restart, started } from './rig.ts';

const tickets = (rig: Rig) => rig.stored.entries.map(({ requestKey }) => requestKey!.split('/')[0]);
const byTable = (rig: Rig, kind: string) => tickets(rig).filter((made) => made === kind).length;

async function runErrand(rig: Rig, seat: number): Promise<void> {
  for (let i = 0; i < 2; i++) {
    const { ticket } = look(rig, person(seat)).question!;
    await must(rig, person(seat), { type: 'answer', ticket, line: 'left' });
    await rig.table.settled();
  }
}

describe('a forced answer', () => {
  it('is given by the table, recorded, and looks like the player’s', async () => {
    const rig = await started(2, { module: errands });
    await runErrand(rig, 0);
    expect(rig.stored.entries.map(({ seat, line }) => `${seat} ${line}`)).toEqual([
      '0 left',
      '0 nod',
      '0 left',
      '0 nod',
    ]);
    expect(tickets(rig)).toEqual(['by', 'forced', 'by', 'forced']);
  });

  it('is not put to anybody: readers are told when the table has given it', async () => {
    const rig = await started(2, { module: errands });
    const seen: number[] = [];
    await rig.table.settled();
    rig.onChange = () => void seen.push(rig.stored.entries.length);
    await runErrand(rig, 0);
    expect(rig.stored.entries).toHaveLength(4);
    expect(seen).toEqual([2, 4]);
  });

  it.each(['a', 'b', 'c', 'd'])('is left to the player where only they know that it is forced (%s)', async (seed) => {
    const rig = await started(2, { module: errands, seed });
    await runErrand(rig, 0);
    const { question } = look(rig, person(0));
    expect(question!.at).toBe('word');
    await rest(rig);
    expect(look(rig, person(0)).question).toEqual(question);
  });

  it('is still due after a restart in between', async () => {
    const rig = await started(2, { module: errands });
    const { ticket } = look(rig, person(0)).question!;
    await must(rig, person(0), { type: 'answer', ticket, line: 'left' });
    await rig.table.settled();
    rig.stored = { ...rig.stored, entries: rig.stored.entries.slice(0, 1) };
    const again = restart(rig);
    await rest(again);
    expect(again.stored.entries.map(({ line }) => line)).toEqual(['left', 'nod']);
  });
});

describe('a bot', () => {
  it('acts unasked where a free frame stands open, and is asked afterwards', async () => {
    const rig = await started(1, { module: stall, places: ['adept', 'me', 'adept'] });
    await rest(rig);
    expect(rig.stored.entries.map(({ seat, line }) => `${seat} ${line}`)).toEqual(['0 sell', '0 buy']);
    expect(tickets(rig)).toEqual(['unasked', 'bot']);
    const { ticket } = look(rig, person(0)).question!;
    await must(rig, person(0), { type: 'answer', ticket, line: 'leave' });
    await rest(rig);
    expect(rig.stored.entries.map(({ line }) => line)).toEqual(['sell', 'buy', 'leave', 'sell', 'buy']);
    expect(rig.failures).toEqual([]);
  });

  it('is shown an imagined world and never the key', async () => {
    const rig = await started(1, { places: ['me', 'adept', 'novice'] });
    await playOn(rig, 3, (r) => r.jobs.length > 20);
    expect(rig.jobs.length).toBeGreaterThan(20);
    for (const { world } of rig.jobs) expect(world).not.toContain(rig.stored.key);
    expect(rig.failures).toEqual([]);
  });

  it('answers after the same time whatever it is asked', async () => {
    const rig = await started(1, { places: ['me', 'adept', 'adept'] });
    const waited: number[] = [];
    await playOn(rig, 3, (r) => {
      waited.push(...r.timers.map(({ ms }) => ms));
      return r.stored.entries.length > 40;
    });
    expect(new Set(waited)).toEqual(new Set([PACING.botMs.adept]));
  });

  it.each([
    ['fails', (): Promise<string> => Promise.reject(new Error('too slow'))],
    ['babbles', (): string => 'dance'],
    ['cheats', (): string => 'play m10'],
  ])(
    'that %s is asked again as an adept, and answers anything in the end: nobody thinks at the table',
    async (_, think) => {
      const rate = () => {
        throw new Error('somebody thinks at the table');
      };
      const module = { ...condottiere, policy: { ...condottiere.policy, rate } };
      const rig = await started(1, { places: ['me', 'master', 'novice'], module });
      rig.think = think;
      await playOn(rig, 3, (r) => byTable(r, 'bot') > 10);
      expect(byTable(rig, 'bot')).toBeGreaterThan(10);
      expect(rig.failures.length).toBeGreaterThan(0);
      expect(new Set(rig.failures.map(({ what }) => what))).toEqual(new Set(['bot']));
      expect(rig.jobs.filter(({ level }) => level === 'adept').length).toBeGreaterThan(0);
    },
  );

  it('that fails is replaced by the adept’s answer where that comes', async () => {
    const rig = await started(1, { places: ['me', 'master'] });
    const { module } = rig;
    rig.think = (job) => (job.level === 'master' ? Promise.reject(new Error('too slow')) : doJob(module, job).line);
    await playOn(rig, 3, (r) => byTable(r, 'bot') > 3);
    expect(rig.failures.filter(({ what }) => what !== 'bot')).toEqual([]);
    expect(rig.failures.length).toBeGreaterThan(0);
    expect(rig.jobs.filter(({ level }) => level === 'adept')).toHaveLength(rig.failures.length);
  });

  it('tries again when its answer could not be written', async () => {
    const rig = await started(1, { places: ['me', 'adept'], options: { firstToken: 2 } });
    rig.failing = 'before';
    await rest(rig);
    expect(rig.failures).toMatchObject([{ what: 'store' }]);
    expect(byTable(rig, 'bot')).toBeGreaterThan(0);
  });

  it('that a restart interrupted is asked again', async () => {
    const rig = await started(1, { places: ['me', 'adept'], options: { firstToken: 2 } });
    expect(rig.stored.entries).toEqual([]);
    const again = restart(rig);
    await rest(again);
    expect(byTable(again, 'bot')).toBeGreaterThan(0);
    expect(again.failures).toEqual([]);
  });
});

describe('resigning', () => {
  it('leaves the seat to an adept until its owner comes back', async () => {
    const rig = await started(2);
    await playOn(rig, 1, (r) => r.stored.entries.length > 5);
    await must(rig, person(1), { type: 'resign' });
    expect(look(rig, person(0)).seats[1]).toMatchObject({ kind: 'person', name: person(1).name, covered: 'adept' });
    expect(look(rig, person(1)).you).toBe(1);
    expect(await refusal(rig, person(1), { type: 'undo' })).toEqual({ why: 'not-seated' });
    const before = rig.stored.entries.length;
    await playOn(rig, 2, (r) => r.stored.entries.length > before + 8);
    const covered = rig.stored.entries.slice(before).filter(({ seat }) => seat === 1);
    expect(covered.length).toBeGreaterThan(0);
    expect(covered.every(({ requestKey }) => !requestKey!.startsWith('by/'))).toBe(true);
    await must(restart(rig), person(1), { type: 'return' });
    await must(rig, person(1), { type: 'return' });
    await rest(rig);
    expect(look(rig, person(0)).seats[1]).toMatchObject({ covered: null });
    const bots = byTable(rig, 'bot');
    await playOn(rig, 3);
    expect(rig.stored.status).toBe('finished');
    expect(byTable(rig, 'bot')).toBe(bots);
  });

  it('drops the answer of a bot whose player came back while it thought', async () => {
    const rig = await started(2, { options: { firstToken: 2 } });
    await must(rig, person(1), { type: 'resign' });
    await must(rig, person(1), { type: 'return' });
    await rest(rig);
    expect(rig.stored.entries).toEqual([]);
    expect(look(rig, person(1)).question!.menu).not.toBeNull();
  });

  it('counts as consent to what is proposed', async () => {
    const rig = await started(2);
    await must(rig, person(0), { type: 'propose', what: { kind: 'end' } });
    await must(rig, person(1), { type: 'resign' });
    expect(look(rig, person(0)).status).toBe('abandoned');
  });

  it('of everybody lets the bots play it out', async () => {
    const rig = await started(2);
    for (const seat of [0, 1]) await must(rig, person(seat), { type: 'resign' });
    await rest(rig);
    expect(rig.stored.status).toBe('finished');
    expect(await refusal(rig, person(0), { type: 'return' })).toEqual({ why: 'over' });
  });

  it('can be done by the house for somebody who is away', async () => {
    const rig = await started(2);
    await rig.table.cover(1, 'novice');
    expect(look(rig, person(0)).seats[1]).toMatchObject({ covered: 'novice' });
    await expect(rig.table.cover(7, 'novice')).rejects.toThrow(/no-such-seat/);
  });
});

describe('a standing order', () => {
  const order = (at: string, line: string, times: AnswerOrder['times'] = 'always') => ({ at, line, times });
  const give = (...orders: StandingOrder[]) => ({ type: 'order', orders }) as const;

  it('answers for its owner whenever it is legal, after the usual delay', async () => {
    const rig = await started(2);
    await must(rig, person(1), give(order('turn', 'pass'), order('keepOrDiscard', 'keep')));
    expect(look(rig, person(1)).orders).toHaveLength(2);
    expect(look(rig, person(0)).orders).toEqual([]);
    await playOn(rig, 3);
    const own = rig.stored.entries.filter(({ seat, requestKey }) => seat === 1 && requestKey!.startsWith('order/'));
    expect(own.length).toBeGreaterThan(2);
    expect(new Set(own.map(({ line }) => line))).toEqual(new Set(['pass', 'keep']));
  });

  it('for once is spent with the entry it made, even if the table stops before it can say so', async () => {
    const rig = await started(2);
    await must(rig, person(1), give(order('chooseSite', 'pass'), order('turn', 'pass', 'once')));
    const given = rig.stored.orders;
    await playOn(rig, 3, (r) => byTable(r, 'order') > 0);
    await rig.table.settled();
    expect(look(rig, person(1)).orders).toEqual([order('chooseSite', 'pass')]);
    rig.stored = { ...rig.stored, orders: given };
    expect(look(restart(rig), person(1)).orders).toEqual([order('chooseSite', 'pass')]);
    await playOn(rig, 4);
    expect(byTable(rig, 'order')).toBe(1);
  });

  it('gives way to an answer by hand, and to its own revocation', async () => {
    const rig = await started(2, { options: { firstToken: 1 } });
    await playOn(rig, 3, (r) => look(r, person(1)).question?.menu != null);
    const { at, ticket } = look(rig, person(1)).question!;
    await must(rig, person(1), give(order(at, 'pass')));
    expect(rig.timers).toMatchObject([{ ms: QUICK.orderMs }]);
    await must(rig, person(1), give());
    await rest(rig);
    expect(look(rig, person(1)).question!.ticket).toBe(ticket);
    await must(rig, person(1), give(order(at, 'pass')));
    await anybody(rig, random(5));
    expect(rig.stored.entries.at(-1)).toMatchObject({ seat: 1, requestKey: expect.stringMatching(/^by/) });
    await rest(rig);
    expect(rig.stored.entries.filter((entry) => entry.requestKey!.startsWith(`order/${ticket}/`))).toEqual([]);
  });

  it('is refused when it means nothing in this game', async () => {
    const rig = await started(2);
    const tell = (...orders: StandingOrder[]) => refusal(rig, person(0), give(...orders));
    expect(await tell(order('dance', 'pass'))).toEqual({ why: 'malformed', detail: 'at' });
    expect(await tell(order('turn', 'dance'))).toMatchObject({ why: 'unreadable' });
    expect(await tell(...Array.from({ length: 60 }, () => order('turn', 'pass')))).toEqual({ why: 'too-many' });
    expect(await refusal(rig, person('watcher'), give())).toEqual({ why: 'not-seated' });
  });
});
