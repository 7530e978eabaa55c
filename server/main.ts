/** The server put together and taken apart again. Not here: reading flags, signals (the command line does). */
import { readFileSync } from 'node:fs';
import { isRecord } from '@signoria/kernel/json';
import { openStore, type Store } from '@signoria/store';
import { PACING } from '@signoria/table';
import type { FastifyInstance } from 'fastify';
import { loadGames } from '../games/registry.ts';
import { makeBlocks } from './accounts/people/blocks.ts';
import { makeLoginThrottle } from './accounts/sign-in/login-throttle.ts';
import { makeSso } from './accounts/sso/provider.ts';
import { givenAtStart } from './admin/given.ts';
import { fixClub } from './club/settings.ts';
import { isSetUp, prepareSetup } from './club/setup.ts';
import { openClub } from './club.ts';
import { makeApp } from './http/app.ts';
import { keepToBase } from './http/base.ts';
import { compressReplies } from './http/compress.ts';
import { addDocs } from './http/docs.ts';
import { addGuards } from './http/guards.ts';
import { addPages } from './http/pages.ts';
import { addRoutes } from './http/routes.ts';
import { addService } from './http/service.ts';
import { addTableRoutes } from './http/table-routes.ts';
import { hostCookieSince, makeVisitors } from './http/visitor.ts';
import { type Jobs, makeJobs } from './jobs.ts';
import { reported } from './log.ts';
import { makeMetrics } from './metrics.ts';
import { leaveNodes, makeNodes, openNodes } from './nodes/index.ts';
import { LIMITS, type ServerOptions } from './options.ts';
import { type Clock, makeOutages } from './pace/outages.ts';
import { addPictures } from './pictures/index.ts';
import type { Services } from './services.ts';
import { addSocket, type Hub } from './socket/hub.ts';
import { resumeGames } from './tables/expiry.ts';
import { makeTableHooks } from './tables/table-hooks.ts';
import { makeTables, type Tables } from './tables/tables.ts';
import { makeChecker } from './work/checker.ts';
import { makeCounter } from './work/counter.ts';
import { hashNatively } from './work/hashing.ts';
import { makeReviewer } from './work/reviewer.ts';
import { makeThinkers } from './work/thinkers.ts';
import { makeVerifier } from './work/verifier.ts';

export interface RunningServer {
  /** Where it can be reached, e.g. http://127.0.0.1:4321, with its base. */
  readonly address: string;
  /** What the first account has to know; null when nothing is asked, or there is an account. */
  readonly setupCode: string | null;
  /** All that the house does from time to time, now: after all who listen to tables have heard what happened. */
  runJobs(): Promise<void>;
  /** Finishes what was asked, says good-bye, closes the store. */
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  hashNatively();
  const limits = { ...LIMITS, ...options.limits };
  const app = makeApp(options, limits);
  const store = await openStore(options.database, { server: true, slowMs: options.slowMs ?? 0 });
  let furnished: Services | null = null;
  try {
    fixClub(store, options.club ?? {});
    const services = await furnish(app, store, options, limits);
    furnished = services;
    const tables = makeTables(services);
    const { hub, jobs } = await addEverything(app, services, tables, options);
    const stopNews = await listenToOthers(store, tables);
    openNodes(services, tables);
    const address = await app.listen({ port: options.port, host: options.host });
    const going = makeJobs(services, jobs);
    void resumeGames(services, tables).catch((error: unknown) =>
      services.log.error(reported(error), 'games not resumed'),
    );
    services.log.info({ address, store: store.engine }, 'listening');
    return {
      address: address + services.base,
      setupCode: (await isSetUp(services)) ? null : services.setupCode,
      runJobs: () => services.tableHooks.settled().then(going.runAll),
      close: once(() => shutDown({ app, services, tables, hub, going, stopNews })),
    };
  } catch (error) {
    await app.close();
    if (furnished !== null) await leaveNodes(furnished);
    await store.close();
    throw error;
  }
}

async function furnish(
  app: FastifyInstance,
  store: Store,
  options: ServerOptions,
  limits: Services['limits'],
): Promise<Services> {
  const games = options.games ?? (await loadGames());
  const outages = await makeOutages(store, clockOf(options));
  const metrics = makeMetrics(options.worker ?? null);
  const thinkers = makeThinkers(limits, {
    waited: (seconds, urgency) => metrics.waited.observe({ urgency }, seconds),
  });
  return {
    store,
    base: options.base ?? '',
    nodes: await makeNodes(store, options, limits, app.log),
    games: new Map(games.map((module) => [module.game.id, module])),
    editions: new Map(Object.entries(options.editions ?? {})),
    thinkers,
    reviewer: makeReviewer(thinkers),
    verifier: makeVerifier(limits),
    limits,
    pacing: options.pacing ?? PACING,
    now: outages.now,
    log: app.log,
    checker: makeChecker(),
    counter: makeCounter(),
    metrics,
    tableHooks: makeTableHooks(),
    outages,
    blocks: makeBlocks(store),
    sso: options.sso === undefined ? null : makeSso(options.sso, app.log),
    given: givenAtStart(options, limits),
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

async function addEverything(app: FastifyInstance, services: Services, tables: Tables, options: ServerOptions) {
  const visitors = makeVisitors(services);
  keepToBase(app, services.base);
  await addGuards(app, services);
  compressReplies(app);
  const metricsToken = options.metricsToken ?? null;
  addService(app, {
    services,
    tables,
    visitors,
    version: services.version,
    metricsToken,
    connections: () => hub.count(),
  });
  const hub = await addSocket(app, services, tables, visitors);
  const around = { services, tables, visitors, loginThrottle: makeLoginThrottle(services), renamed: hub.renamed, hub };
  addRoutes(app, around);
  addTableRoutes(app, around);
  const jobs = await openClub(app, around);
  addDocs(app, services);
  const pictures = addPictures(app, around, options.web);
  await addPages(app, services, { web: options.web, pictures });
  return { hub, jobs };
}

/** On SQLite nobody restores a backup under a server that runs. */
async function listenToOthers(store: Store, tables: Tables): Promise<() => Promise<void>> {
  return store.engine === 'sqlite' ? async () => {} : store.subscribe(tables.hear);
}

interface Parts {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly going: Jobs;
  readonly stopNews: () => Promise<void>;
}

/** In this order: nobody new, what was asked is done, good-byes, and only then the store. Nothing may keep us for ever. */
async function shutDown({ app, services, tables, hub, going, stopNews }: Parts): Promise<void> {
  const steps: readonly (readonly [name: string, work: () => Promise<unknown> | undefined])[] = [
    ['jobs', () => going.stop()],
    ['sockets', () => hub.close()],
    ['requests', () => closeApp(app)],
    ['other servers', () => services.nodes?.door.close()],
    ['news', stopNews],
    ['tables', () => tables.close()],
    ['table hooks', () => services.tableHooks.settled()],
    ['leases', () => leaveNodes(services)],
    ['threads', () => Promise.all(threadsOf(services).map((of) => of.close()))],
    ['outages', () => services.outages.close()],
    ['store', () => services.store.close()],
  ];
  app.server.close();
  for (const [name, work] of steps) {
    const done = await inTime(Promise.resolve(work()), CLOSING_MS);
    if (!done) services.log.warn({ step: name }, 'closing goes on without waiting longer');
  }
  services.metrics.registry.clear();
  services.log.info('closed');
}

function threadsOf({ thinkers, verifier, checker, counter, reviewer }: Services) {
  return [thinkers, verifier, checker, counter, reviewer];
}

/** What was acknowledged is on disk long before: nothing is lost by going on. */
const CLOSING_MS = 10_000;

/** Whether it was done by then. */
async function inTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const done = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return done;
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
  const about: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isRecord(about) ? String(about.version) : '';
}
