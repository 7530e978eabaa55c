/**
 * The worker's entry. Under its plain name it plays tables and replays for the page; under the bots' name it thinks;
 * under the reviewers' it reviews.
 * Everything here is put together from the same packages the server uses.
 */
import { type GameFile, newKey, seedOf } from '@signoria/kernel';
import { atOnce, isInquiry, NotDone, newRecord, type SeatRecord, type TableRecord } from '@signoria/table';
import { newId } from '../connection/new-id.ts';
import { loadPlayable, loadThinker } from '../games/playable.ts';
import { type Host, host, read, setPace, userAt } from './hosting.ts';
import { fetchRecord, shelve } from './indexed-db.ts';
import type { Projector } from './replays.ts';
import type { Order } from './review-calls.ts';
import { BOT_THREAD } from './thinking.ts';
import type { BranchPlan, Call, Calls, Created, CreatePlan, Loaded, Push, Returned } from './worker-api.ts';

let hosted: Host | null = null;
let projector: Projector | null = null;

const tell = (message: Push | Returned): void => postMessage(message);

function mustHost(): Host {
  if (hosted === null) throw new Error('no table is open');
  return hosted;
}

const calls: Calls = {
  create: (plan) => kept(() => create(plan)),
  branch: (plan) => kept(() => branch(plan)),
  open,
  close,
  async lift() {
    const h = mustHost();
    if (h.next !== null) read(h, h.next);
  },
  async pace(wanted) {
    setPace(wanted);
  },
  async suggest() {
    const { table, reader } = mustHost();
    return reader === null ? null : table.suggestion(reader.user);
  },
  async request(message) {
    const h = mustHost();
    const by = h.reader ?? h.people[0]!;
    if (isInquiry(message)) return atOnce(await h.table.inquire(by.user, message));
    const reply = await h.table.request(by, message);
    if ('table' in reply) throw new Error(`a request was answered with '${reply.type}'`);
    return reply;
  },
  async file(id) {
    const record = await fetchRecord(id);
    if (record === null) throw new Error(`no table ${id} here`);
    const [module, { exportFile }] = await Promise.all([loadPlayable(record.header.game), files()]);
    return exportFile(module, record);
  },
  async puzzle(plan) {
    const [module, { posePuzzle }] = await Promise.all([loadPlayable(plan.game), files()]);
    return posePuzzle(module, plan);
  },
  load,
  async look(seq, lines) {
    if (projector === null) throw new Error('no replay is loaded');
    return (await files()).lookAt(projector, seq, lines);
  },
  async compare(challenge, bot) {
    const [module, { compared }] = await Promise.all([loadPlayable(challenge.deal.game), files()]);
    return compared(module, challenge, bot);
  },
  async beside(given, seat) {
    const [module, { beside }] = await Promise.all([loadPlayable(given[0]!.header.game), files()]);
    return beside(module, given, seat);
  },
};

/** Game files and replays: fetched when somebody looks back, not when they sit down. */
const files = () => import('./files.ts');

/** What a table refuses is an answer; everything else is a fault. */
async function kept(make: () => Promise<TableRecord>): Promise<Created> {
  try {
    const record = await make();
    await shelve(record, Date.now());
    return { ok: true, table: record.id };
  } catch (error) {
    if (error instanceof NotDone) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

/** Everybody is seated at once: a table of this device never waits for players. */
async function create({ plan, people, key = newKey() }: CreatePlan): Promise<TableRecord> {
  const module = await loadPlayable(plan.game);
  const owner = people.findIndex((name) => name !== null);
  const by = { user: userAt(owner), name: people[owner] ?? '' };
  const record = newRecord(module, { id: newId(), code: '', by, key }, plan);
  const seats = record.seats.map((seat, i) => seated(seat, i, people[i] ?? null));
  return { ...record, seats, status: 'running', started: Date.now() };
}

function seated(seat: SeatRecord, i: number, name: string | null): SeatRecord {
  if (seat.kind !== 'open' || name === null) return seat;
  return { kind: 'person', colour: seat.colour, user: userAt(i), name, covered: null };
}

async function branch({ file, seq, seat, name, others }: BranchPlan): Promise<TableRecord> {
  const [module, { branchFile }] = await Promise.all([loadPlayable(file.header.game), files()]);
  const id = newId();
  const settings = { name: '', visibility: 'private', pace: 'live', language: 'any', rated: false } as const;
  const by = { user: userAt(seat), name };
  const plan = { id, code: '', by, settings, now: Date.now(), seq, seat, others, seed: seedOf(id) };
  const branched = branchFile(module, file, plan);
  if (!branched.ok) throw new Error(JSON.stringify(branched.problem));
  return branched.record;
}

async function open(id: string): Promise<boolean> {
  if (hosted !== null) await close(hosted.id);
  const record = await fetchRecord(id);
  if (record === null) return false;
  hosted = host(await loadPlayable(record.header.game), record, tell);
  return true;
}

/** Only the table that is meant: the page may have opened another by the time it is told to close the old one. */
async function close(id: string): Promise<void> {
  const h = hosted;
  if (h?.id !== id) return;
  hosted = null;
  await h.table.close();
}

async function load(file: GameFile): Promise<Loaded> {
  const [module, { project }] = await Promise.all([loadPlayable(file.header.game), files()]);
  const projected = project(module, file);
  projector = projected.projector ?? null;
  return projected.loaded;
}

async function answer({ call, name, args }: Call): Promise<void> {
  try {
    // The page's side is typed by `Calls`: name and arguments fit each other.
    const value = await (calls[name] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
    tell({ call, ok: true, value });
  } catch (error) {
    tell({ call, ok: false, error: error instanceof Error ? error.message : String(error) });
  }
}

/** Fetched by those who review. What comes meanwhile waits its turn. */
const reviewing = (order: Order): Promise<void> =>
  import('./review.ts').then(({ review }) => review(order, loadPlayable, (told) => postMessage(told)));

/** Fetched by those who think. */
const thinking = (): Promise<void> =>
  import('@signoria/bots/web-worker').then(({ isQuick, serve }) =>
    serve(self, { findGame: (id, level = 'master') => (isQuick(level) ? loadPlayable(id) : loadThinker(id)) }),
  );

if (self.name === BOT_THREAD) void thinking();
else if (self.name === 'review') addEventListener('message', ({ data }) => void reviewing(data as Order));
else addEventListener('message', ({ data }) => void answer(data as Call));
