/**
 * Orders are their giver's secret, at the tables of every game: nobody else is shown one, and nobody can tell an order from
 * a player who answers by hand after the same time: same news, same moments, same files afterwards.
 */
import { enumerate, type GameModule, imagine, type Random, random } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { makeActor } from '../actor.ts';
import {
  atOnce,
  type BidOrder,
  branchTable,
  exportFile,
  type Person,
  type Ports,
  type StandingOrder,
  statistics,
  type TableRecord,
  type TableView,
  tally,
  watch,
} from '../index.ts';
import { tableView } from '../view/counsel.ts';
import { anyLine, look, must, person, playOn, QUICK, type Rig, SETTINGS, started } from './rig.ts';

const games = await loadGames();
const WATCHER = person('watcher');
/** Enough, so that all kinds of orders have answered. */
const ANSWERS = 12;
/** Where a variant has more to order. */
const OPTIONS: { readonly [game: string]: { readonly [id: string]: unknown } } = {
  'princes-of-florence': { musePrincess: true },
  condottiere: { hiddenCards: true },
};

/** Everything these people are ever told, and when. */
function record(rig: Rig, people: readonly Person[]): readonly string[][] {
  const told = people.map((): string[] => []);
  const watches = people.map(({ user }) => ({
    user,
    whole: watch(rig.table, user, 0, 0),
    changes: watch(rig.table, user, 0, 0, true),
    counsel: '',
  }));
  rig.onChange = () => {
    for (const [i, w] of watches.entries()) {
      const work = rig.table.counsel(w.user);
      const counsel = work === null ? 'none' : JSON.stringify(atOnce(work));
      const news = [w.whole.news()?.fields, w.changes.news()?.fields, counsel === w.counsel ? undefined : counsel];
      w.counsel = counsel;
      if (news.some((text) => text !== undefined)) told[i]!.push(`${rig.clock} ${news.join(' ')}`);
    }
  };
  rig.onChange();
  return told;
}

/** In every window "nothing", now and then with a condition. */
function windowOrders({ windows }: TableView, chance: Random): readonly StandingOrder[] {
  return windows.map(({ at, unless }) => {
    const wish = chance.below(2) === 0 ? unless[chance.below(unless.length)] : undefined;
    const wishes = wish === undefined ? [] : [{ if: wish.if, ...(wish.n && { n: wish.n.usual }) }];
    return { at, line: null, times: 'always', unless: wishes };
  });
}

function bidHere({ auction, you, seats }: TableView, chance: Random): BidOrder | null {
  if (auction === null) return null;
  const { at, lot, least, items } = auction;
  const other = (you! + 1) % seats.length;
  const beyond = (['pass', 'ask', { askIfIn: other }] as const)[chance.below(3)]!;
  const item = items.length === 0 ? {} : { item: items[chance.below(items.length)]!.item };
  return { at, lot, ...item, upTo: (least ?? 100) + [0, 2, 300][chance.below(3)]!, beyond };
}

/** What this player orders now: windows, a bid for what is up, and now and then the answer to the open question itself. */
function wishes(rig: Rig, view: TableView, chance: Random): readonly StandingOrder[] | null {
  const bid = bidHere(view, chance);
  const isNew = bid !== null && !view.orders.some((order) => 'lot' in order && order.lot === bid.lot);
  const line = chance.below(4) > 0 ? anyLine(rig, view, chance) : null;
  if (!isNew && line === null) return null;
  const once: readonly StandingOrder[] = line === null ? [] : [{ at: view.question!.at, line, times: 'once' }];
  return [...(isNew ? [bid] : []), ...view.orders, ...once];
}

/** Time goes on until the table has answered by order. */
async function letAnswer(rig: Rig): Promise<void> {
  rig.clock += QUICK.orderMs;
  for (const { act } of rig.timers.splice(0)) act();
  await rig.table.settled();
}

async function answer(rig: Rig, seat: number, line: string): Promise<void> {
  await must(rig, person(seat), { type: 'answer', ticket: look(rig, WATCHER).question!.ticket, line });
  await rig.table.settled();
}

/** Two tables that go the same way: at one `seat` has orders, at the other it does the same by hand. */
async function twins(module: GameModule, seat: number, seed: number) {
  const seats = Math.max(3, module.game.players.min);
  const plan = { module, seed: `unseen ${seed}`, options: OPTIONS[module.game.id] ?? {} };
  const [given, hand] = [await started(seats, plan), await started(seats, plan)];
  const others = [...Array.from({ length: seats }, (_, i) => person(i)).filter((_, i) => i !== seat), WATCHER];
  const told = [given, hand].map((rig) => record(rig, others));
  const chance = random(seed);
  await must(given, person(seat), { type: 'order', orders: windowOrders(look(given, person(seat)), chance) });
  while (given.stored.status === 'running' && byOrder(given).length < ANSWERS) {
    given.clock += 10;
    hand.clock = given.clock;
    const orders = wishes(given, look(given, person(seat)), chance);
    if (orders !== null) await must(given, person(seat), { type: 'order', orders });
    await given.table.settled();
    const before = given.stored.entries.length;
    if (given.timers.length > 0) {
      await letAnswer(given);
      hand.clock = given.clock;
      for (const entry of given.stored.entries.slice(before)) {
        if (entry.requestKey!.startsWith('order/')) await answer(hand, seat, entry.line);
      }
      continue;
    }
    const lines = others.slice(0, -1).map((by) => anyLine(given, look(given, by), chance));
    const asked = lines.findIndex((line) => line !== null);
    const own = asked < 0 ? anyLine(given, look(given, person(seat)), chance) : null;
    const by = asked < 0 ? seat : others.indexOf(others[asked]!) + (asked >= seat ? 1 : 0);
    for (const rig of [given, hand]) await answer(rig, by, asked < 0 ? own! : lines[asked]!);
  }
  return { given, hand, told };
}

const linesOf = (rig: Rig) => rig.stored.entries.map(({ seat, line, at }) => `${at} ${seat} ${line}`);
const byOrder = (rig: Rig) => rig.stored.entries.filter(({ requestKey }) => requestKey!.startsWith('order/'));

describe.each(games.map((module) => ({ id: module.game.id, module })))('[A4] at a table of $id', ({ module }) => {
  it.each([0, 1])('nobody can tell orders from a player who is quick (seat %i)', async (seat) => {
    const { given, hand, told } = await twins(module, seat, seat + 1);
    expect(byOrder(given).length).toBeGreaterThanOrEqual(ANSWERS);
    expect(byOrder(hand)).toEqual([]);
    expect(linesOf(given)).toEqual(linesOf(hand));
    expect(told[0]!.map(({ length }) => length).every((length) => length > 10)).toBe(true);
    expect(told[0]).toEqual(told[1]);
    expect(told[0]!.flat().filter((news) => news.includes('"upTo"') || !news.includes('"orders":[]'))).toEqual([]);
    expect([...given.failures, ...hand.failures]).toEqual([]);
  });

  it('shows each seat its own orders only, the same in every world it can imagine, whatever the others ordered', async () => {
    const seats = Math.max(3, module.game.players.min);
    const rig = await started(seats, { module, options: OPTIONS[module.game.id] ?? {}, seed: 'ordered' });
    const chance = random(9);
    const people = Array.from({ length: seats }, (_, i) => person(i));
    let compared = 0;
    for (let i = 1; i <= 5; i++) {
      await playOn(rig, i, (r) => r.stored.entries.length >= i * 8);
      if (rig.stored.status !== 'running') break;
      const record = await allOrdered(rig, people, chance);
      for (const [seat, by] of [...people, WATCHER].entries()) {
        const viewer = seat < seats ? seat : null;
        const real = seenBy(rig, record, by, null, 0);
        expect(real.orders).toEqual(record.orders.find((given) => given.seat === viewer)?.orders ?? []);
        const others = { ...record, orders: record.orders.filter((given) => given.seat === viewer) };
        expect(seenBy(rig, others, by, viewer, i)).toEqual(real);
        compared += real.orders.length;
      }
    }
    expect(compared).toBeGreaterThan(seats);
  });
});

/** The record as it would be if every seat had given orders just now; nothing of it is carried out. */
async function allOrdered(rig: Rig, people: readonly Person[], chance: Random): Promise<TableRecord> {
  await rig.table.settled();
  const record = rig.table.record();
  const orders = people.map((by, seat) => {
    const view = look(rig, by);
    const bid = bidHere(view, chance);
    const { question } = view;
    const choices = question?.menu == null ? [] : enumerate(question.menu).slice(0, 2);
    const lines = choices.map((choice) => rig.module.game.notation.write(choice));
    return {
      seat,
      after: record.entries.length,
      orders: [
        ...(bid === null ? [] : [bid]),
        ...windowOrders(view, chance),
        ...lines.map((line) => ({ at: question!.at, line, times: 'once' as const })),
      ],
    };
  });
  return { ...record, orders };
}

/** In an imagined world, where a seed is given. */
function seenBy(rig: Rig, record: TableRecord, by: Person, viewer: number | null, seed: number): TableView {
  // To be looked at only: it has no store.
  const t = makeActor({ module: rig.module, now: () => rig.clock } as Ports, QUICK, record);
  const { match } = t.course!;
  if (seed > 0) match.state = imagine(match.game, match.state, viewer, seed);
  return tableView(t, by.user, 0, 0);
}

describe('[A4] what is left of a game', () => {
  it('tells nothing of orders: statistics, files, branches and tallies are those of a game by hand', async () => {
    const module = games.find(({ game }) => game.id === 'condottiere')!;
    const { given, hand } = await twins(module, 1, 4);
    const plan = { id: 'b', code: 'GHIJKL', settings: SETTINGS, now: 5, seat: 0, seed: 3, seq: 9, others: 'adept' };
    const branched = (rig: Rig) => branchTable(module, rig.stored, { ...plan, others: 'adept', by: person(0) });
    expect(branched(given)).toEqual(branched(hand));
    expect(branched(given).orders).toEqual([]);
    for (const rig of [given, hand]) await rig.table.abandon();
    const left = (rig: Rig) => [
      statistics(module, rig.stored),
      tally(module, rig.stored),
      exportFile(module, rig.stored),
      rig.table.openLog(),
      rig.table.open(5),
      rig.table.digest(person(0).user),
      rig.table.past(WATCHER.user, 5),
    ];
    expect(byOrder(given).length).toBeGreaterThanOrEqual(ANSWERS);
    expect(left(given)).toEqual(left(hand));
  });
});
