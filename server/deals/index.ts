/**
 * Deals of the week and of the day: the same cards and dice for everybody, against the same bots, dealt by the house alone
 * and played on its server. One try of each person counts.
 */
import { BOTS_VERSION } from '@signoria/bots';
import type { DealStanding } from '@signoria/protocol';
import type { User } from '@signoria/store';
import type { TableRecord } from '@signoria/table';
import type { FastifyInstance } from 'fastify';
import type { Area } from '../club.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { type Serve, serving } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { commitmentOf, currentDeals, type HouseDeal, isClosed, pastDeals, readDeal } from './deal.ts';
import { luckOfDeal } from './luck.ts';
import { ranked } from './ranking.ts';
import { playCounted, playPractice, type Result, readTry, settled, type Try, triesOf } from './tries.ts';

/** The next deal is dealt long before anybody plays it. */
const EVERY_MS = 60 * 60_000;

export function deals(app: FastifyInstance, around: Around): Area {
  const { services } = around;
  const serve = serving(app, around);
  addLooking(serve, services);
  addLuck(serve, services);
  addPlaying(serve, around);
  const over = (record: TableRecord) => noteOver(services, record);
  return {
    jobs: [{ name: 'deals', everyMs: EVERY_MS, run: () => currentDeals(services) }],
    listener: { finished: over, inheritedOver: over },
  };
}

/** The result is also found by whoever looks: a crash in between loses nothing. */
async function noteOver(services: Services, { settings, seats, id }: TableRecord): Promise<void> {
  if (settings.deal?.counted !== true) return;
  const deal = await readDeal(services.store, settings.deal.id);
  const person = seats.find((seat) => seat.kind === 'person');
  const one = deal === null || person === undefined ? null : await readTry(services.store, deal.id, person.user);
  if (deal !== null && one?.table === id) await settled(services, deal, one);
}

function addLooking(serve: Serve, services: Services): void {
  serve('GET /api/deals', async ({ by }) => {
    const { now, next } = await currentDeals(services);
    return {
      now: services.now(),
      deals: await Promise.all(now.map((deal) => summary(services, deal, by))),
      coming: next.map((deal) => {
        const { id, kind, game, opens, closes } = deal;
        return { deal: id, kind, game, opens, closes, commitment: commitmentOf(deal) };
      }),
    };
  });

  serve('GET /api/deals/past', async ({ by, request: { query } }) => {
    const { deals: found, next } = await pastDeals(services, query.cursor, query.limit);
    return { deals: await Promise.all(found.map((deal) => summary(services, deal, by))), next };
  });

  serve('GET /api/deals/:id', async ({ by, request: { params } }) => {
    const deal = await mustRead(services, params.id);
    const games = await finishedTries(services, deal);
    const closed = isClosed(deal, services.now());
    return {
      ...(await summary(services, deal, by, games)),
      ranking: await standings(services, games, closed),
      key: closed ? deal.key : null,
    };
  });
}

function addLuck(serve: Serve, services: Services): void {
  serve('GET /api/deals/:id/luck', async ({ request: { params } }) => {
    const deal = await mustRead(services, params.id);
    const tries = await finishedTries(services, deal);
    return luckOfDeal(services.store, deal, tries, isClosed(deal, services.now()));
  });
}

function addPlaying(serve: Serve, around: Around): void {
  const { services } = around;
  serve('POST /api/deals/:id/play', async ({ by, request: { params, body } }) => {
    const deal = await mustRead(services, params.id);
    const module = services.games.get(deal.game);
    if (module === undefined) throw new Problem('no-such-game', deal.game);
    if (module.game.rules !== deal.rules || deal.bots !== BOTS_VERSION) throw new Problem('deal-outdated');
    const play = body.practice ? playPractice : playCounted;
    return { table: await play(around, deal, by), counted: !body.practice };
  });
}

/** What is to come is known by its commitment alone. */
async function mustRead(services: Services, id: string): Promise<HouseDeal> {
  const deal = await readDeal(services.store, id);
  if (deal === null || deal.opens > services.now()) throw new Problem('no-such-deal');
  return deal;
}

type FinishedTry = Try & { readonly result: Result };

async function finishedTries(services: Services, deal: HouseDeal): Promise<readonly FinishedTry[]> {
  const found: FinishedTry[] = [];
  for (const one of await triesOf(services.store, deal.id)) {
    const now = await settled(services, deal, one);
    if (now.result !== null) found.push({ ...now, result: now.result });
  }
  return found;
}

async function summary(services: Services, deal: HouseDeal, by: User | null, known?: readonly FinishedTry[]) {
  const games = known ?? (await finishedTries(services, deal));
  const mine = by === null ? null : await readTry(services.store, deal.id, by.id);
  const { id, kind, game, rules, seats, seat, level, iterations, bots, options, opens, closes } = deal;
  return {
    deal: id,
    ...{ kind, game, rules, seats, seat, level, iterations, bots, options, opens, closes },
    commitment: commitmentOf(deal),
    tries: games.length,
    mine: mine === null ? null : { table: mine.table, result: mine.result },
  };
}

/** Where somebody played is told when nobody can use it any more. */
async function standings(
  { store }: Services,
  games: readonly FinishedTry[],
  closed: boolean,
): Promise<readonly DealStanding[]> {
  return Promise.all(
    ranked(games).map(async ({ user, rank, share, result, table }) => {
      const name = (await store.getUser(user))?.name ?? '';
      return { rank, user, name, share, ...result, table: closed ? table : null };
    }),
  );
}
