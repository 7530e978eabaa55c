/** Whole games, and everything that can come in the wrong order, twice, or not at all. */
import { random, verify } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { exportFile, type TableView } from '../index.ts';
import {
  anyLine,
  ask,
  look,
  must,
  openRig,
  person,
  playOn,
  type Rig,
  refusal,
  rest,
  restart,
  rigOf,
  started,
} from './rig.ts';

const at = (frame: string) => (rig: Rig) => look(rig, person('nobody')).question?.at === frame;
const everybody = (rig: Rig) => [...rig.table.record().seats.map((_, seat) => person(seat)), person('watcher')];
const views = (rig: Rig) => everybody(rig).map((by) => look(rig, by));

function asked(rig: Rig): { readonly seat: number; readonly view: TableView; readonly line: string } {
  const chance = random(1);
  for (const seat of [0, 1, 2]) {
    const view = look(rig, person(seat));
    const line = anyLine(rig, view, chance);
    if (line !== null) return { seat, view, line };
  }
  throw new Error('nobody is asked');
}

describe('a whole game', () => {
  it.each([
    ['of people', 3, ['me', 'open', 'open'], {}],
    ['of people, with draws after battles', 3, ['me', 'open', 'open'], { drawAfterBattle: true }],
    ['of one person among bots', 1, ['me', 'novice', 'adept', 'master'], {}],
    ['of bots alone', 0, ['adept', 'novice', 'adept'], { hiddenCards: true }],
  ] as const)('%s ends, is stored entry by entry, and verifies', async (_, people, places, options) => {
    const rig = people > 0 ? await started(people, { places, options }) : openRig({ places, options });
    if (people === 0) await must(rig, person(0), { type: 'start' });
    await playOn(rig, 7);
    expect(rig.failures).toEqual([]);
    expect(rig.stored.status).toBe('finished');
    expect(rig.stored.result).toEqual(look(rig, person(0)).outcome);
    expect(rig.stored.entries).toEqual(rig.table.record().entries);
    const file = exportFile(rig.module, rig.table.record());
    expect(verify(rig.module.game, file)).toMatchObject({ ok: true });
  });

  it('among the same bots with the same key is the same game again', async () => {
    const games = ['first', 'second'].map(async () => {
      const rig = await started(1, { places: ['me', 'novice', 'adept'] });
      await playOn(rig, 3);
      return rig.stored.entries.map(({ line, hash }) => [line, hash]);
    });
    const [first, second] = await Promise.all(games);
    expect(first).toEqual(second);
  });

  it('reveals the key at the end and not a moment sooner', async () => {
    const rig = await started(2, { places: ['me', 'open'] });
    rig.onChange = () => {
      for (const view of views(rig)) expect(view.key).toBe(view.status === 'finished' ? rig.stored.key : null);
    };
    await playOn(rig, 1);
    expect(look(rig, person(0)).key).toBe(rig.stored.key);
    expect(rig.failures).toEqual([]);
  });
});

describe('an answer', () => {
  it('is refused when it is late, foreign, illegal, unreadable or from nobody, and changes nothing', async () => {
    const rig = await started(3);
    const { seat, view, line } = asked(rig);
    const { ticket } = view.question!;
    const before = JSON.stringify([views(rig), rig.stored]);
    const other = person((seat + 1) % 3);
    const say = (line: string, given = ticket) => ({ type: 'answer', ticket: given, line }) as const;
    expect(await refusal(rig, person(seat), say(line, ticket - 1))).toMatchObject({ why: 'stale', open: ticket });
    expect(await refusal(rig, person(seat), say(line, Number.NaN))).toMatchObject({ why: 'malformed' });
    expect(await refusal(rig, other, say(line))).toEqual({ why: 'not-asked', asked: [seat] });
    expect(await refusal(rig, person('watcher'), say(line))).toEqual({ why: 'not-seated' });
    expect(await refusal(rig, person(seat), say('pass'))).toMatchObject({ why: 'forbidden' });
    expect(await refusal(rig, person(seat), say('dance'))).toMatchObject({ why: 'unreadable' });
    expect(await refusal(rig, person(seat), say('x'.repeat(10_000)))).toEqual({ why: 'too-large' });
    expect(JSON.stringify([views(rig), rig.stored])).toBe(before);
  });

  it('asked twice is done once and answered the same, also after a restart and by several at once', async () => {
    const rig = await started(3);
    const { seat, view, line } = asked(rig);
    const request = { type: 'answer', ticket: view.question!.ticket, line } as const;
    const twice = await Promise.all([1, 2].map(() => ask(rig, person(seat), request, 'same')));
    expect(twice[0]).toEqual({ type: 'done', id: 'same', seq: 1 });
    expect(twice[1]).toEqual(twice[0]);
    expect(rig.stored.entries.filter(({ line: stored }) => stored === line)).toHaveLength(1);
    const again = restart(rig);
    expect(await ask(again, person(seat), request, 'same')).toEqual(twice[0]);
    expect(again.stored.entries).toEqual(rig.stored.entries);
  });

  it('does not mistake the request of one person for that of another with the same id', async () => {
    const rig = await started(3);
    await playOn(rig, 1, at('keepOrDiscard'));
    const { ticket } = look(rig, person(0)).question!;
    const seats = [0, 1, 2].filter((seat) => look(rig, person(seat)).question!.menu !== null);
    for (const seat of seats) await ask(rig, person(seat), { type: 'answer', ticket, line: 'keep' }, 'same');
    expect(seats.length).toBeGreaterThan(1);
    expect(rig.stored.entries.filter(({ requestKey }) => requestKey?.endsWith('/same'))).toHaveLength(seats.length);
  });

  it('that could not be written is refused and leaves everything as it was', async () => {
    const rig = await started(3);
    const { seat, view, line } = asked(rig);
    const request = { type: 'answer', ticket: view.question!.ticket, line } as const;
    const before = JSON.stringify([views(rig), rig.stored]);
    rig.failing = 'before';
    expect(await ask(rig, person(seat), request, 'r')).toEqual({
      type: 'refused',
      id: 'r',
      refusal: { why: 'server' },
    });
    expect(JSON.stringify([views(rig), rig.stored])).toBe(before);
    expect(rig.failures).toMatchObject([{ what: 'store' }]);
    expect(await ask(rig, person(seat), request, 'r')).toEqual({ type: 'done', id: 'r', seq: 1 });
  });

  it('that another server was quicker than is judged anew and done, and nothing is reported', async () => {
    const rig = await started(3);
    const { seat, view, line } = asked(rig);
    rig.failing = 'outdone';
    const request = { type: 'answer', ticket: view.question!.ticket, line } as const;
    expect(await ask(rig, person(seat), request, 'r')).toEqual({ type: 'done', id: 'r', seq: 1 });
    expect(rig.failures).toEqual([]);
  });

  it('to a question this server has not heard of yet is not refused for that', async () => {
    const rig = await started(3);
    const twin = rigOf(rig.module, rig.stored);
    const first = asked(twin);
    await must(twin, person(first.seat), { type: 'answer', ticket: first.view.question!.ticket, line: first.line });
    await rest(twin);
    const { seat, view, line } = asked(twin);
    const request = { type: 'answer', ticket: view.question!.ticket, line } as const;
    expect(await ask(rig, person(seat), request, 'early')).toMatchObject({ type: 'refused' });
    rig.stored = twin.stored;
    expect(await ask(rig, person(seat), request, 'r')).toMatchObject({ type: 'done' });
    expect(rig.stored.entries.length).toBeGreaterThan(twin.stored.entries.length);
    expect(rig.failures).toEqual([]);
  });

  it('that was written although the store said no is found again and acknowledged', async () => {
    const rig = await started(3);
    const { seat, view, line } = asked(rig);
    rig.failing = 'after';
    const request = { type: 'answer', ticket: view.question!.ticket, line } as const;
    expect(await ask(rig, person(seat), request, 'r')).toEqual({ type: 'done', id: 'r', seq: 1 });
    expect(rig.table.record().entries.slice(0, 1)).toEqual(rig.stored.entries.slice(0, 1));
    expect(look(rig, person(seat)).log.at(-1)!.seq).toBeGreaterThanOrEqual(1);
  });

  it('is done although somebody’s view cannot be made', async () => {
    const rig = await started(3);
    const { seat, view, line } = asked(rig);
    rig.onChange = () => {
      throw new Error('blind');
    };
    expect(await must(rig, person(seat), { type: 'answer', ticket: view.question!.ticket, line })).toBe(1);
    expect(rig.failures).toMatchObject([{ what: 'sight' }]);
  });

  it('is only visible once it is written', async () => {
    const rig = await started(3);
    const { seat, view, line } = asked(rig);
    const before = JSON.stringify(views(rig));
    const reply = ask(rig, person(seat), { type: 'answer', ticket: view.question!.ticket, line });
    await null;
    expect(rig.stored.entries).toEqual([]);
    expect(JSON.stringify(views(rig))).toBe(before);
    await reply;
    expect(rig.stored.entries.length).toBeGreaterThan(0);
  });

  it('of another process is taken over: the table reads the record again', async () => {
    const rig = await started(3);
    const twin = restart(rig);
    const { seat, view, line } = asked(rig);
    const request = { type: 'answer', ticket: view.question!.ticket, line } as const;
    await must(twin, person(seat), request);
    await twin.table.settled();
    rig.stored = twin.stored;
    expect(await refusal(rig, person(seat), request)).toEqual({ why: 'server' });
    expect(views(rig)).toEqual(views(twin));
    await playOn(twin, 2, (r) => r.stored.entries.length > 20);
    rig.stored = twin.stored;
    await rig.table.refresh();
    expect(views(rig)).toEqual(views(twin));
  });
});

describe('a request to two processes', () => {
  it('is done by one and answered the same by both', async () => {
    const rig = await started(3);
    const twin = restart(rig);
    const { seat, view, line } = asked(rig);
    const request = { type: 'answer', ticket: view.question!.ticket, line } as const;
    const reply = await ask(twin, person(seat), request, 'same');
    await playOn(twin, 1, (r) => r.stored.entries.length > 5);
    await twin.table.settled();
    rig.stored = twin.stored;
    expect(await ask(rig, person(seat), request, 'same')).toEqual(reply);
    expect(rig.stored.entries).toEqual(twin.stored.entries);
    expect(views(rig)).toEqual(views(twin));
  });
});

describe('[T7] everybody at once', () => {
  it('of sealed answers in the same tick all are taken', async () => {
    const rig = await started(3);
    await playOn(rig, 1, at('keepOrDiscard'));
    const { ticket } = look(rig, person(0)).question!;
    const seats = [0, 1, 2].filter((seat) => look(rig, person(seat)).question!.menu !== null);
    const replies = await Promise.all(
      seats.map((seat) => ask(rig, person(seat), { type: 'answer', ticket, line: 'keep' })),
    );
    expect(seats.length).toBeGreaterThan(1);
    expect(replies.map(({ type }) => type)).toEqual(seats.map(() => 'done'));
    expect(look(rig, person(0)).question!.ticket).toBeGreaterThan(ticket);
  });

  it('of answers to one question one is taken, and the others are told why not', async () => {
    const rig = await started(3);
    for (let i = 0; i < 30; i++) {
      const { view, line } = asked(rig);
      const request = { type: 'answer', ticket: view.question!.ticket, line } as const;
      const replies = await Promise.all([0, 1, 2, 0, 1, 2].map((seat) => ask(rig, person(seat), request)));
      await rest(rig);
      const done = replies.filter(({ type }) => type === 'done').length;
      expect(done).toBeGreaterThanOrEqual(1);
      expect(done).toBeLessThanOrEqual(view.question!.sealed ? 6 : 1);
      for (const reply of replies) {
        if (reply.type === 'refused') expect(['stale', 'not-asked', 'forbidden']).toContain(reply.refusal.why);
        else expect(reply.type).toBe('done');
      }
    }
  });
});

describe('a restart', () => {
  it('gives everybody the same view at every moment of a game', async () => {
    const rig = await started(2, { places: ['me', 'open', 'novice'], options: { drawAfterBattle: true } });
    await must(rig, person(0), { type: 'chat', text: 'hello' });
    await must(rig, person(1), { type: 'mute', user: person(0).user, muted: true });
    let compared = 0;
    while (rig.stored.status === 'running') {
      const { length } = rig.stored.entries;
      await playOn(rig, 4 + length, (r) => r.stored.entries.length >= length + 9);
      await rig.table.settled();
      expect(views(restart(rig))).toEqual(views(rig));
      compared++;
    }
    expect(rig.stored.status).toBe('finished');
    expect(compared).toBeGreaterThan(5);
  });

  it('of a record that was tampered with is refused', async () => {
    const rig = await started(3);
    await playOn(rig, 1, (r) => r.stored.entries.length > 10);
    rig.stored = { ...rig.stored, entries: rig.stored.entries.toSpliced(4, 1) };
    expect(() => restart(rig)).toThrow(/entry 6/);
    rig.stored = { ...rig.stored, header: { ...rig.stored.header, rules: 99 } };
    expect(() => restart(rig)).toThrow(/rules 99/);
  });

  it('[T5] goes on under the rules it began with, when those of the game have changed', async () => {
    const rig = await started(3);
    await playOn(rig, 1, (r) => r.stored.entries.length > 10);
    const { module } = rig;
    const { rules, setup } = module.game;
    const changed = () => {
      throw new Error('set up under the new rules');
    };
    const game = { ...module.game, rules: rules + 1, setup: changed, earlier: { [rules]: { setup } } };
    const later = restart({ ...rig, module: { ...module, game } });
    expect(views(later)).toEqual(views(rig));
    await playOn(later, 2);
    expect(later.stored).toMatchObject({ status: 'finished', header: { rules } });
    expect(() => restart({ ...rig, module: { ...module, game: { ...game, earlier: {} } } })).toThrow(`rules ${rules}`);
  });

  it('is what requests to a closed table wait for', async () => {
    const rig = await started(3);
    const { seat, view, line } = asked(rig);
    const request = { type: 'answer', ticket: view.question!.ticket, line } as const;
    void rig.table.close();
    expect(await refusal(rig, person(seat), request)).toEqual({ why: 'server' });
    expect(await must(restart(rig), person(seat), request)).toBe(1);
  });
});
