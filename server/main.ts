/** The server put together and taken apart again. Not here: reading flags, signals (the command line does). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hashWith } from '@signoria/kernel';
import { openStore, type Store } from '@signoria/store';
import { PACING } from '@signoria/table';
import type { FastifyInstance } from 'fastify';
import { loadGames } from '../games/registry.ts';
import { makeBlocks } from './accounts/blocks.ts';
import { hasFounder } from './accounts/founder.ts';
import { makeGuesses } from './accounts/guesses.ts';
import { prepareSetup } from './club/setup.ts';
import { openClub } from './club.ts';
import { resumeGames } from './expiry.ts';
import type { House } from './house.ts';
import { makeApp } from './http/app.ts';
import { compressReplies } from './http/compress.ts';
import { addDocs, describeRoutes } from './http/docs.ts';
import { addGuards } from './http/guards.ts';
import { addPages } from './http/pages.ts';
import { addRoutes } from './http/routes.ts';
import { addService } from './http/service.ts';
import { addTableRoutes } from './http/table-routes.ts';
import { hostCookieSince, makeVisitors } from './http/visitor.ts';
import { reported } from './log.ts';
import { makeMetrics } from './metrics.ts';
import { makeMoments } from './moments.ts';
import { LIMITS, type ServerOptions } from './options.ts';
import { type Clock, makeOutages } from './pace/outages.ts';
import { makeRounds, type Rounds } from './rounds.ts';
import { addSocket, type Hub } from './socket/hub.ts';
import { makeTables, type Tables } from './tables.ts';
import { makeThinkers } from './thinkers.ts';
import { makeVerifier } from './verifier.ts';

export interface RunningServer {
  /** Where it can be reached, e.g. http://127.0.0.1:4321 */
  readonly address: string;
  /** What the first account has to know; null when nothing is asked, or there is an account. */
  readonly setupCode: string | null;
  /** All that the house does from time to time, now: after all who listen to tables have heard what happened. */
  goRounds(): Promise<void>;
  /** Finishes what was asked, says good-bye, closes the store. */
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  hashWith((text) => createHash('sha256').update(text).digest('hex'));
  const limits = { ...LIMITS, ...options.limits };
  const app = makeApp(options, limits);
  const store = await openStore(options.database, { server: true });
  try {
    const house = await furnish(app, store, options, limits);
    const tables = makeTables(house);
    const { hub, rounds } = await addEverything(app, house, tables, options);
    const stopNews = await listenToOthers(store, tables);
    const address = await app.listen({ port: options.port, host: options.host });
    const going = makeRounds(house, rounds);
    void resumeGames(house, tables).catch((error: unknown) => house.log.error(reported(error), 'games not resumed'));
    house.log.info({ address, store: store.engine }, 'listening');
    return {
      address,
      setupCode: (await hasFounder(store)) ? null : house.setupCode,
      goRounds: () => house.moments.settled().then(going.goAll),
      close: once(() => shutDown({ app, house, tables, hub, going, stopNews })),
    };
  } catch (error) {
    await app.close();
    await store.close();
    throw error;
  }
}

async function furnish(
  app: FastifyInstance,
  store: Store,
  options: ServerOptions,
  limits: House['limits'],
): Promise<House> {
  const games = options.games ?? (await loadGames());
  const outages = await makeOutages(store, clockOf(options));
  return {
    store,
    games: new Map(games.map((module) => [module.game.id, module])),
    thinkers: makeThinkers(limits),
    verifier: makeVerifier(limits),
    limits,
    pacing: options.pacing ?? PACING,
    now: outages.now,
    log: app.log,
    metrics: makeMetrics(),
    moments: makeMoments(),
    outages,
    blocks: makeBlocks(store),
    version: readVersion(),
    started: outages.now(),
    hostCookieSince: await hostCookieSince(store, outages.now),
    setupCode: await prepareSetup(store, options.setupCode ?? 'free'),
    seeds: options.seeds ?? false,
  };
}

/** Whoever tells the time may move it as they like; the machine's own clock is watched for jumps. */
function clockOf({ now, elapsed }: ServerOptions): Clock {
  return { now: now ?? Date.now, elapsed: elapsed ?? (now === undefined ? () => performance.now() : null) };
}

async function addEverything(app: FastifyInstance, house: House, tables: Tables, options: ServerOptions) {
  const visitors = makeVisitors(house);
  await addGuards(app, house);
  compressReplies(app);
  await describeRoutes(app, house.version);
  const metricsToken = options.metricsToken ?? null;
  addService(app, { house, tables, version: house.version, metricsToken, connections: () => hub.count() });
  const hub = await addSocket(app, house, tables, visitors);
  const around = { house, tables, visitors, guesses: makeGuesses(house), renamed: hub.renamed, hub };
  addRoutes(app, around);
  addTableRoutes(app, around);
  const rounds = await openClub(app, around);
  addDocs(app);
  await addPages(app, house, options.web);
  return { hub, rounds };
}

/** On SQLite this process is the only one that writes; on PostgreSQL others may. */
async function listenToOthers(store: Store, tables: Tables): Promise<() => Promise<void>> {
  return store.engine === 'sqlite' ? async () => {} : store.subscribe(tables.hear);
}

interface Parts {
  readonly app: FastifyInstance;
  readonly house: House;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly going: Rounds;
  readonly stopNews: () => Promise<void>;
}

/** In this order: nobody new, what was asked is done, good-byes, and only then the store. */
async function shutDown({ app, house, tables, hub, going, stopNews }: Parts): Promise<void> {
  app.server.close();
  await going.stop();
  await hub.close();
  await closeApp(app);
  await stopNews();
  await tables.close();
  await house.moments.settled();
  await Promise.all([house.thinkers.close(), house.verifier.close()]);
  house.metrics.registry.clear();
  await house.outages.close();
  await house.store.close();
  house.log.info('closed');
}

/** How long requests that are under way may take. */
const LAST_REQUESTS_MS = 5000;

async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS);
  await app.close();
  clearTimeout(timer);
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | null = null;
  return () => {
    done ??= work();
    return done;
  };
}

function readVersion(): string {
  const file = new URL('./package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}
