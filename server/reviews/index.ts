/** Reviews by the server: asked for by whoever has an account, made when nobody plays, kept with the game for everybody. */
import type { ReviewState } from '@signoria/protocol';
import { engineOf } from '@signoria/review';
import type { StoredDocument, User } from '@signoria/store';
import type { TableRecord } from '@signoria/table';
import type { FastifyInstance } from 'fastify';
import type { Area } from '../club.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { serving } from '../http/serve.ts';
import { reported } from '../log.ts';
import type { Services } from '../services.ts';
import { fileOf, mustHaveFile, recordOf } from '../tables/new-table.ts';
import { readRecord } from '../tables/table-rows.ts';
import { addPuzzleGames } from './puzzle-games.ts';
import {
  addWish,
  askedToday,
  dropWish,
  keepReview,
  keptReview,
  noteProgress,
  takeAllowance,
  takeWish,
  wishFor,
} from './review-documents.ts';

const EVERY_MS = 10_000;

export function reviews(app: FastifyInstance, around: Around): Area {
  const { services } = around;
  const serve = serving(app, around);
  const working = makeWorking(services);
  addPuzzleGames(serve, around);
  serve('GET /api/tables/:id/review', async ({ by, request: { params } }) => {
    const record = await reviewable(services, params.id);
    return stateOf(services, record, by);
  });
  serve('POST /api/tables/:id/review', async ({ by, request: { params } }) => {
    const record = await reviewable(services, params.id);
    const { state } = await stateOf(services, record, by);
    if (state === 'none') await wish(services, record, by);
    working.begin();
    return stateOf(services, record, by);
  });
  serve('POST /api/tables/:id/review/stop', async ({ by, request: { params } }) => {
    const record = await reviewable(services, params.id);
    const wished = await wishFor(services.store, record.id);
    // Others go on waiting for what they wait for.
    if (wished?.by === by.id) await dropWish(services.store, record.id);
    return stateOf(services, record, by);
  });
  return { jobs: [{ name: 'reviews', everyMs: EVERY_MS, run: async () => working.begin() }] };
}

/** Of a running game, and of a deal that others still play, there is none. */
async function reviewable(services: Services, table: string): Promise<TableRecord> {
  const record = await recordOf(services, table);
  mustHaveFile(record, services.now());
  if (!services.games.has(record.header.game)) throw new Problem('no-such-game', record.header.game);
  return record;
}

async function wish({ store, limits, now }: Services, record: TableRecord, by: User): Promise<void> {
  if (!(await takeAllowance(store, by.id, limits.reviewsPerDay, now()))) throw new Problem('too-many');
  await addWish(store, record.id, by.id, now());
}

async function stateOf(
  { store, games, limits, now }: Services,
  record: TableRecord,
  by: User | null,
): Promise<ReviewState> {
  const asked = by === null ? limits.reviewsPerDay : await askedToday(store, by.id, now());
  const left = Math.max(0, limits.reviewsPerDay - asked);
  const [review, wished] = await Promise.all([keptReview(store, record.id), wishFor(store, record.id)]);
  if (wished !== null) {
    const { progress } = wished;
    return { state: progress === null ? 'waiting' : 'working', progress, own: wished.by === by?.id, left };
  }
  const module = games.get(record.header.game);
  const current = review !== null && (module === undefined || isCurrent(review.engine, engineOf(module)));
  return { state: current ? 'done' : 'none', progress: null, own: false, left };
}

/** The rules may be earlier ones; the version of the engine and the fitted figures must be today's. */
function isCurrent(engine: string, now: string): boolean {
  const judged = (id: string) => id.slice(id.indexOf('/'));
  return judged(engine) === judged(now);
}

/** Wishes are met one after the other, by whichever server takes them; nobody waits for it. */
function makeWorking(services: Services) {
  let going = false;
  const all = async () => {
    for (;;) {
      const taken = await takeWish(services.store, services.now());
      if (taken === null) return;
      await meet(services, taken);
    }
  };
  return {
    begin(): void {
      if (going) return;
      going = true;
      void all()
        .catch((error: unknown) => services.log.warn(reported(error), 'review not made'))
        .finally(() => {
          going = false;
        });
    },
  };
}

async function meet({ store, reviewer, now }: Services, taken: StoredDocument): Promise<void> {
  const table = taken.id;
  const read = await readRecord(store, table);
  // Deleted meanwhile.
  if (read === null) return dropWish(store, table);
  const { record } = read;
  const people = record.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  let wish: StoredDocument | null = taken;
  const review = await reviewer.judge(
    fileOf(record, now()),
    people.length === 0 ? [0] : people,
    async ({ pass, done, total }) => {
      wish = wish === null ? null : await noteProgress(store, wish, { pass, done, total }, now());
      return wish !== null;
    },
  );
  // What was stopped is gone already; what a closing server leaves falls due again.
  if (review === 'stopped') return;
  if (review !== 'unfit') await keepReview(store, table, review);
  await dropWish(store, table);
}
