/** Results without luck: of judged tables alone, with their errors, and what is not judged is named. */
import { compose, type Review } from '@signoria/review';
import { openStore } from '@signoria/store';
import { describe, expect, it } from 'vitest';
import type { HouseDeal } from '../deals/deal.ts';
import { luckOfDeal } from '../deals/luck.ts';
import type { Try } from '../deals/tries.ts';
import { keepReview, keptLuck } from '../reviews/review-documents.ts';
import { newAccount } from '../testing/accounts.ts';
import { ask, newGuest } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';
import { announceEvent, eventPlan } from '../testing/tournaments.ts';
import type { Event, EventRound } from '../tournaments/event.ts';
import { estimate, luckOf } from '../tournaments/luck.ts';

const weights = { opening: 1, chance: 1 };
const blank = compose({ engine: 'e', hash: 'h', seats: 2, steps: 0, result: [1, 0], weights }, {}, []);

/** The first seat has won, with so much luck. */
function judged(luck: number): Review {
  const players = [
    { ...blank.players[0]!, luck, adjusted: 1 - luck },
    { ...blank.players[1]!, luck: -luck, adjusted: luck },
  ];
  return { ...blank, complete: true, players, ledger: { start: [0.5, 0.5], result: [1, 0], rows: [], gap: 0 } };
}

const tableOf = (table: string, seats: readonly string[], over = true) => ({
  table,
  seats,
  result: over ? { places: [1, 2], points: [1, 0], how: 'played' } : null,
});

it('a mean has the error of its games, and of one game none', () => {
  expect(estimate([1])).toEqual({ mean: 1, se: null });
  expect(estimate([0, 1])).toEqual({ mean: 0.5, se: 0.5 });
});

it('judged tables stand side by side with what was won; others are named', async () => {
  const store = await openStore(':memory:');
  await keepReview(store, 't1', judged(0.2));
  await keepReview(store, 't2', judged(0.6));
  expect(await keptLuck(store, 't1')).toMatchObject({ result: [1, 0], adjusted: [0.8, 0.2], errors: [0, 0] });
  const rounds = [
    { tables: [tableOf('t1', ['ada', 'bice']), tableOf('t3', ['cora', 'dora'])] },
    { tables: [tableOf('t2', ['ada', 'bice']), tableOf('t4', ['cora', 'dora'], false)] },
  ] as unknown as readonly EventRound[];
  const event = { entrants: ['ada', 'bice', 'cora', 'dora'].map((id) => ({ id })) } as unknown as Event;
  const found = await luckOf(store, event, rounds);
  expect(found).toMatchObject({ judged: 2, unjudged: ['t3'] });
  expect(found.rows.map(({ id, games, won }) => [id, games, won.mean, won.se])).toEqual([
    ['ada', 2, 1, 0],
    ['bice', 2, 0, 0],
  ]);
  expect(found.rows[0]!.adjusted.mean).toBeCloseTo(0.6);
  expect(found.rows[0]!.adjusted.se).toBeCloseTo(0.2);
  await store.close();
});

it('what an earlier engine said is not put beside what this one says', async () => {
  const store = await openStore(':memory:');
  const data = JSON.stringify({ result: [1, 0], adjusted: [0.8, 0.2], errors: [0, 0] });
  await store.addDocument({ kind: 'review-luck', id: 't1', owner: 't1', due: null, rank: null, data });
  expect(await keptLuck(store, 't1')).toBeNull();
  await store.close();
});

it('the judgement of a game has the errors of the opening and of all its chances together', async () => {
  const store = await openStore(':memory:');
  const drawn = (se: number) => ({
    purpose: 'deal',
    seat: null,
    index: 0,
    luck: [
      { mean: 0.1, se },
      { mean: -0.1, se: 0 },
    ],
  });
  const entries = [{ luck: [drawn(0.03)] }, { luck: [drawn(0.04)] }] as unknown as Review['entries'];
  const opening = { worlds: 16, start: [0.5, 0.5], open: [0.6, 0.4], errors: [0.12, 0], values: [] };
  await keepReview(store, 't1', { ...judged(0.2), entries, opening });
  const { errors } = (await keptLuck(store, 't1'))!;
  expect(errors![0]).toBeCloseTo(0.13);
  expect(errors![1]).toBe(0);
  // Of what is not taken off there is no error either.
  await keepReview(store, 't2', { ...judged(0.2), weights: { opening: 0, chance: 0.5 }, entries, opening });
  expect((await keptLuck(store, 't2'))!.errors![0]).toBeCloseTo(0.025);
  await store.close();
});

describe('a deal of the house', () => {
  const deal = { seat: 1 } as HouseDeal;
  const tries = ['ada', 'bice', 'cora'].map((user, i) => ({ user, table: `t${i + 1}` })) as unknown as readonly Try[];

  it('stands twice where its games were judged, with the errors of each and of all', async () => {
    const store = await openStore(':memory:');
    await keepReview(store, 't1', judged(0.2));
    await keepReview(store, 't2', judged(0.6));
    const found = await luckOfDeal(store, deal, tries, true);
    expect(found).toMatchObject({ judged: 2, unjudged: ['t3'] });
    expect(found.rows).toEqual([
      { user: 'bice', won: 0, adjusted: { mean: 0.6, se: 0 } },
      { user: 'ada', won: 0, adjusted: { mean: 0.2, se: 0 } },
    ]);
    expect(found.field!.won).toEqual({ mean: 0, se: 0 });
    expect(found.field!.adjusted.mean).toBeCloseTo(0.4);
    expect(found.field!.adjusted.se).toBeCloseTo(0.2);
    await store.close();
  });

  it('tells nothing, not even where it was played, as long as others play it', async () => {
    const store = await openStore(':memory:');
    await keepReview(store, 't1', judged(0.2));
    expect(await luckOfDeal(store, deal, tries, false)).toEqual({ judged: 0, unjudged: [], rows: [], field: null });
    await store.close();
  });
});

it('of a tournament in which nothing was judged nothing is said', async () => {
  const server = await testServer();
  const ada = await newAccount(server.address, 'ada');
  const event = await announceEvent(ada, eventPlan((await anyGame()).id));
  const found = await ask(await newGuest(server.address), 'GET /api/events/:id/luck', { params: { id: event } });
  expect(found).toEqual({ judged: 0, unjudged: [], rows: [] });
  await server.close();
});
