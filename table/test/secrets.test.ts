/** What readers may not know they cannot find out: not from views, numbers, orders, errors, or the coming of news. */
import { imagine, random } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { makeActor } from '../actor.ts';
import { type AnswerOrder, type Person, type Ports, type TableRecord, type TableView, watch } from '../index.ts';
import { tableView } from '../view/counsel.ts';
import { logOf } from '../view/view.ts';
import { errands } from './errands.ts';
import { anyLine, ask, look, must, person, playOn, QUICK, type Rig, refusal, rest, rigOf, started } from './rig.ts';

const SEATS = [0, 1, 2];
const WATCHER = person('watcher');
const hushed = (rig: Rig) => look(rig, WATCHER).question?.at === 'keepOrDiscard';
const asked = (rig: Rig) => SEATS.filter((seat) => look(rig, person(seat)).question?.menu != null);
const fork = (rig: Rig) => Object.assign(rigOf(rig.module, structuredClone(rig.stored)), { clock: rig.clock });

/** A game of three at its next hushed question that is put to everybody. */
async function atHushed(seed: string, play = 1): Promise<Rig> {
  const rig = await started(3, { seed });
  await playOn(rig, play, (r) => hushed(r) && asked(r).length === 3);
  await rest(rig);
  expect(hushed(rig)).toBe(true);
  return rig;
}

function answerWith(rig: Rig, seat: number, line: string): Promise<unknown> {
  return must(rig, person(seat), { type: 'answer', ticket: look(rig, WATCHER).question!.ticket, line });
}

describe('a hushed question', () => {
  it.each(['a', 'b', 'c'])('shows nobody that somebody has answered (%s)', async (seed) => {
    const rig = await atHushed(seed);
    for (const seat of [2, 0]) {
      const others = [...SEATS.filter((other) => other !== seat).map(person), WATCHER];
      const watches = others.map(({ user }) => watch(rig.table, user, 0, 0));
      for (const w of watches) w.next();
      const before = others.map((by) => look(rig, by));
      expect(await answerWith(rig, seat, 'keep')).toBeNull();
      expect(others.map((by) => look(rig, by))).toEqual(before);
      expect(watches.map((w) => w.next())).toEqual([null, null, null]);
      expect(look(rig, person(seat)).question!.picked).toEqual({ do: 'keep' });
    }
    await answerWith(rig, 1, 'keep');
    expect(hushed(rig)).toBe(false);
  });

  it.each(['a', 'b', 'c'])('comes to light the same in whatever order it was answered (%s)', async (seed) => {
    const rig = await atHushed(seed);
    const results: unknown[] = [];
    for (const order of [SEATS, [2, 1, 0], [1, 2, 0]]) {
      const twin = fork(rig);
      await answerWith(twin, order[0]!, 'keep');
      await answerWith(twin, order[0]!, 'keep'); // thought again: nobody need know
      for (const seat of order.slice(1)) await answerWith(twin, seat, 'keep');
      await twin.table.settled();
      results.push([...SEATS.map(person), WATCHER].map((by) => look(twin, by)));
    }
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });

  it('or any other sealed one does not tell who was the last to answer', async () => {
    const rig = await started(3, { seed: 'b', options: { drawAfterBattle: true } });
    await playOn(rig, 2, (r) => look(r, WATCHER).question?.at === 'drawCards' && asked(r).length > 1);
    await rest(rig);
    const seats = asked(rig);
    const results: unknown[] = [];
    for (const order of [seats, seats.toReversed()]) {
      const twin = fork(rig);
      for (const seat of order) await answerWith(twin, seat, 'draw 1');
      await twin.table.settled();
      expect(
        look(twin, WATCHER)
          .log.at(-1)!
          .events.some(({ what }) => what === 'drew'),
      ).toBe(true);
      results.push([...SEATS.map(person), WATCHER].map((by) => look(twin, by)));
    }
    expect(results[1]).toEqual(results[0]);
  });

  it('is not told by numbers, past positions, take-backs or refusals either', async () => {
    const rig = await atHushed('a');
    const twin = fork(rig);
    await answerWith(rig, 1, 'keep');
    const newest = look(rig, WATCHER).log.at(-1)!.seq;
    const requests = [
      { type: 'past', seq: newest },
      { type: 'past', seq: newest + 1 },
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map(
        (more) => ({ type: 'propose', what: { kind: 'takeback', to: newest + more } }) as const,
      ),
      { type: 'answer', ticket: 1, line: 'keep' },
      { type: 'answer', ticket: look(rig, WATCHER).question!.ticket, line: 'pass' },
      { type: 'undo' },
    ] as const;
    for (const [i, request] of requests.entries()) {
      expect(await ask(rig, person(0), request, `x${i}`)).toEqual(await ask(twin, person(0), request, `x${i}`));
    }
    const show = (r: Rig) => {
      const [card] = (look(r, person(0)).view as { hand: readonly string[] }).hand;
      return must(r, person(0), { type: 'answer', ticket: 1, line: `show 2 ${card}` });
    };
    expect(await show(rig)).toEqual(await show(twin));
    expect(look(rig, person(0))).toEqual(look(twin, person(0)));
    expect(look(rig, WATCHER)).toEqual(look(twin, WATCHER));
  });

  it('answered by a bot tells no more', async () => {
    const rig = await started(2, { places: ['me', 'open', 'adept'], seed: 'b' });
    await playOn(rig, 1, (r) => hushed(r) && r.timers.length > 0);
    const before = [person(0), person(1), WATCHER].map((by) => look(rig, by));
    const entries = rig.stored.entries.length;
    await rest(rig);
    expect(rig.stored.entries.length).toBeGreaterThan(entries);
    expect([person(0), person(1), WATCHER].map((by) => look(rig, by))).toEqual(before);
  });
});

describe('a standing order', () => {
  const ORDERS: readonly (AnswerOrder & { readonly line: string })[] = [
    { at: 'keepOrDiscard', line: 'keep', times: 'always' },
    { at: 'keepOrDiscardInTurn', line: 'keep', times: 'always' },
    { at: 'drawCards', line: 'draw 1', times: 'always' },
    { at: 'turn', line: 'play m1', times: 'always' },
    { at: 'turn', line: 'pass', times: 'once' },
  ];

  /** Everything these people are ever shown, news by news. */
  function record(rig: Rig, people: readonly Person[]): readonly string[][] {
    const seen = people.map((): string[] => []);
    const watches = people.map(({ user }) => watch(rig.table, user, 0, 0));
    rig.onChange = () => {
      for (const [i, w] of watches.entries()) {
        const news = w.next();
        if (news !== null) seen[i]!.push(JSON.stringify(news));
      }
    };
    rig.onChange();
    return seen;
  }

  /** A player who does by hand, and as promptly, what their orders would do. */
  function byHand(rig: Rig, seat: number, orders: (AnswerOrder & { readonly line: string })[]) {
    return async (): Promise<boolean> => {
      const { question } = look(rig, person(seat));
      if (question?.menu == null || question.picked !== null) return false;
      for (const [i, { at, line, times }] of orders.entries()) {
        if (at !== question.at) continue;
        if ((await refusal(rig, person(seat), { type: 'answer', ticket: question.ticket, line })) !== null) continue;
        if (times === 'once') orders.splice(i, 1);
        await rig.table.settled();
        return true;
      }
      return false;
    };
  }

  it.each([
    ['a', 1, {}],
    ['b', 2, { drawAfterBattle: true }],
    ['c', 3, { drawAfterBattle: true, hiddenCards: true }],
    ['d', 4, { discardHandSimultaneous: false }],
  ])('cannot be told from a prompt player by anybody else (%s)', async (seed, play, options) => {
    const [given, hand] = [await started(3, { seed, options }), await started(3, { seed, options })];
    const others = [person(0), person(2), WATCHER];
    const seen = [given, hand].map((rig) => record(rig, others));
    await must(given, person(1), { type: 'order', orders: ORDERS });
    const act = byHand(hand, 1, [...ORDERS]);
    const chance = random(play);
    while (given.stored.status === 'running' && given.stored.entries.length < 80) {
      given.clock = hand.clock = given.clock + 10;
      await rest(given);
      while (await act()) await rest(hand);
      const line = SEATS.map((seat) => anyLine(given, look(given, person(seat)), chance));
      const seat = line.findIndex((found) => found !== null);
      if (seat < 0) break;
      for (const rig of [given, hand]) {
        await answerWith(rig, seat, line[seat]!);
        await rig.table.settled();
      }
    }
    expect(given.stored.entries.length).toBeGreaterThanOrEqual(80);
    expect(given.stored.entries.filter(({ requestKey }) => requestKey!.startsWith('order/')).length).toBeGreaterThan(3);
    expect(given.stored.entries.map(({ line }) => line)).toEqual(hand.stored.entries.map(({ line }) => line));
    expect(seen[0]!.map(({ length }) => length).every((length) => length > 20)).toBe(true);
    expect(seen[0]!.map((news, reader) => news.findIndex((text, i) => text !== seen[1]![reader]![i]))).toEqual([
      -1, -1, -1,
    ]);
    expect(seen[0]!.map(({ length }) => length)).toEqual(seen[1]!.map(({ length }) => length));
  });
});

describe('no leak', () => {
  /** To be looked at only: it has no store. */
  const actorOf = ({ module, clock }: Rig, record: TableRecord) =>
    makeActor({ module, now: () => clock } as Ports, QUICK, record);

  /** The same table in a world that its reader cannot tell from the real one. */
  function imaginedView(rig: Rig, record: TableRecord, user: string, seat: number | null, seed: number): TableView {
    const t = actorOf(rig, record);
    const { match } = t.course!;
    match.state = imagine(match.game, match.state, seat, seed);
    return tableView(t, user, 0, 0);
  }

  it.each([
    ['a', {}],
    ['b', { hiddenCards: true, drawAfterBattle: true }],
    ['c', { handSizesPublic: false, capturingRegions: true }],
    ['d', { points: true, pointsTarget: 5 }],
  ])('a reader’s view is the same in every world they can imagine (%s)', async (seed, options) => {
    const rig = await started(3, { seed, options });
    const chance = random(11);
    let compared = 0;
    for (let i = 0; i < 25 && rig.stored.status === 'running'; i++) {
      const upTo = rig.stored.entries.length + 1 + chance.below(9);
      await playOn(rig, i, (r) => r.stored.entries.length >= upTo);
      await rest(rig);
      const seat = [...SEATS, null][chance.below(4)]!;
      const by = seat === null ? WATCHER : person(seat);
      const real = look(rig, by);
      if (real.status !== 'running') break; // all is known now
      expect(imaginedView(rig, rig.table.record(), by.user, seat, i + 1)).toEqual(real);
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('the score leaves out what the reader cannot know', async () => {
    const rig = await started(3, { module: errands });
    const lines = (by: Person) => look(rig, by).score.map((score) => score.map(({ what }) => what));
    expect(lines(person(1))).toEqual([['ways'], ['ways', 'honest'], ['ways']]);
    expect(lines(WATCHER)).toEqual([['ways'], ['ways'], ['ways']]);
  });

  it('spectators never see a hand, a private event or the key', async () => {
    const rig = await started(3, { options: { hiddenCards: true, drawAfterBattle: true } });
    const PRIVATE = ['dealtCards', 'drewCards', 'keptCards', 'facedownIs', 'shownCards'];
    let secrets = 0;
    await playOn(rig, 6, (r) => {
      const view = look(r, WATCHER);
      const text = JSON.stringify(view);
      if (view.status === 'running') expect(text).not.toContain(r.stored.key);
      expect((view.view as { hand: readonly string[] }).hand).toEqual([]);
      expect(view).toMatchObject({ you: null, freedoms: [], undoable: [], orders: [] });
      expect(view.question?.menu ?? null).toBeNull();
      const told = view.log.flatMap(({ events }) => events.map(({ what }) => what));
      expect(told.filter((what) => PRIVATE.includes(what))).toEqual([]);
      secrets += look(r, person(0))
        .log.flatMap(({ events }) => events)
        .filter(({ what }) => PRIVATE.includes(what)).length;
      return false;
    });
    expect(secrets).toBeGreaterThan(100);
  });

  it('whoever holds a seat reads as that seat, whatever they say', async () => {
    const rig = await started(3);
    expect(look(rig, { ...person(1), name: 'somebody else' }).you).toBe(1);
    expect(look(rig, WATCHER).you).toBeNull();
  });

  it('an event does not tell who else was told', async () => {
    const rig = await started(3);
    const [card] = (look(rig, person(0)).view as { hand: readonly string[] }).hand;
    await must(rig, person(0), { type: 'answer', ticket: 1, line: `show 2 ${card}` });
    const last = (by: Person) => look(rig, by).log.at(-1)!.events;
    expect(last(person(2))).toMatchObject([{ what: 'shown' }, { what: 'shownCards', cards: [card], to: [2] }]);
    expect(last(person(1))).toMatchObject([{ what: 'shown' }]);
    expect(last(WATCHER)).toHaveLength(1);
  });

  it('why one player cannot undo is nobody else’s business', async () => {
    const rig = await started(3);
    await playOn(rig, 2, (r) => r.stored.entries.length > 20 && look(r, person(0)).undoable.length > 0);
    const t = actorOf(rig, rig.table.record());
    const walls = (viewer: number | null) => logOf(t.course!, 0, viewer);
    expect(new Set(walls(null).map(({ barrier }) => barrier))).toEqual(new Set(['others']));
    expect(walls(0).at(-1)).toMatchObject({ seat: 0, barrier: null });
    expect(walls(1).at(-1)).toMatchObject({ seat: 0, barrier: 'others' });
    expect(walls(0).filter(({ seat, barrier }) => seat !== 0 && barrier !== 'others')).toEqual([]);
  });
});
