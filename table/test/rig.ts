/** A table on a workbench: a store in memory that can be told to fail, a clock and timers moved by hand, real bots. */
import { doJob, type Job } from '@signoria/bots';
import { module as condottiere } from '@signoria/condottiere';
import { enumerate, keyFromSeed, type Random, random } from '@signoria/kernel';
import {
  type Failure,
  type KeptTable,
  type NewTable,
  newRecord,
  type Outage,
  Outdone,
  openKept,
  PACING,
  type Pacing,
  type Person,
  type Ports,
  type Reply,
  type StoredEntry,
  type TableRecord,
  type TableRefusal,
  type TableRequest,
  type TableView,
} from '../index.ts';
import type { TableGame } from '../ports.ts';

export const QUICK: Pacing = {
  ...PACING,
  budgets: { novice: {}, adept: {}, master: { iterations: 20 }, companion: { iterations: 20 } },
};

type Bare<R> = R extends TableRequest ? Omit<R, 'table' | 'id'> : never;

/** All but the table itself. */
interface Bench {
  readonly module: TableGame;
  /** What the store holds: another object than the table. */
  stored: TableRecord;
  clock: number;
  /** What the store does with the next write. 'after': it writes, but the answer gets lost; 'outdone': another was first. */
  failing: 'before' | 'after' | 'outdone' | null;
  readonly failures: Failure[];
  think: (job: Job) => string | Promise<string>;
  /** Called whenever somebody's sight may have changed. */
  onChange: () => void;
  readonly timers: { readonly ms: number; readonly act: () => void }[];
  /** When no server ran. */
  outages: readonly Outage[];
  readonly jobs: Job[];
}

export interface Rig extends Bench {
  readonly table: KeptTable;
}

export interface Plan extends Partial<NewTable> {
  readonly module?: TableGame;
  readonly pacing?: Pacing;
}

export const SETTINGS = { name: '', visibility: 'private', pace: 'live', language: 'any', rated: false } as const;

export function person(seat: number | string): Person {
  return { user: `user ${seat}`, name: `name ${seat}` };
}

/** A table as its owner, person 0, has just made it. */
export function openRig({ module = condottiere, pacing = QUICK, ...plan }: Plan = {}): Rig {
  const places = plan.places ?? ['me', 'open', 'open'];
  const table: NewTable = {
    game: module.game.id,
    seats: places.length,
    options: {},
    edition: null,
    settings: SETTINGS,
    ...plan,
    places,
  };
  const key = keyFromSeed(plan.seed ?? 'table');
  return rigOf(module, newRecord(module, { id: 't', code: 'ABCDEF', by: person(0), key }, table), pacing);
}

export function rigOf(module: TableGame, record: TableRecord, pacing: Pacing = QUICK): Rig {
  const bench: Bench = {
    module,
    stored: record,
    clock: 1000,
    failing: null,
    failures: [],
    think: (job: Job) => doJob(module, job).line,
    onChange: () => {},
    timers: [],
    outages: [],
    jobs: [],
  };
  const rig = bench as Rig & Bench;
  return Object.assign(rig, { table: openKept(portsOf(rig), record, pacing) });
}

/** The same store, a new process. */
export function restart(rig: Rig, pacing: Pacing = QUICK): Rig {
  const again = rigOf(rig.module, JSON.parse(JSON.stringify(rig.stored)) as TableRecord, pacing);
  again.clock = rig.clock;
  return again;
}

function portsOf(rig: Rig): Ports {
  const write = async <T>(result: T, change: () => void): Promise<T> => {
    await null;
    const { failing } = rig;
    rig.failing = null;
    if (failing === 'outdone') throw new Outdone();
    if (failing !== 'before') change();
    if (failing !== null) throw new Error('the store is ill');
    return result;
  };
  const put = (patch: Partial<TableRecord>) => {
    rig.stored = JSON.parse(JSON.stringify({ ...rig.stored, ...patch })) as TableRecord;
  };
  return {
    module: rig.module,
    append: (entry, { after, patch }) => {
      const repeated = rig.stored.entries.some((old) => old.requestKey === entry.requestKey && old.line === entry.line);
      return write({ repeated }, () => {
        if (repeated) return;
        mustFollow(rig.stored.entries, entry, after);
        put({ ...patch, entries: [...rig.stored.entries, entry] });
      });
    },
    save: (patch) => write(undefined, () => put(patch)),
    say: (line) => {
      const id = rig.stored.chat.length + 1;
      return write(id, () => put({ chat: [...rig.stored.chat, { id, ...line }] }));
    },
    reload: () => write(rig.stored, () => {}),
    isBehind: async () => rig.stored.entries.length !== rig.table.record().entries.length,
    outages: () => rig.outages,
    now: () => rig.clock,
    think: async (job) => {
      rig.jobs.push(job);
      return rig.think(job);
    },
    later: (ms, act) => rig.timers.push({ ms, act }),
    changed: () => rig.onChange(),
    failed: (failure) => rig.failures.push(failure),
  };
}

function mustFollow(entries: readonly StoredEntry[], entry: StoredEntry, after: string): void {
  if (entry.seq !== entries.length + 1) throw new Error(`conflict: entry ${entry.seq} after ${entries.length}`);
  if (entries.length > 0 && entries.at(-1)!.hash !== after) throw new Error('conflict: another history');
  if (entries.some(({ requestKey }) => requestKey === entry.requestKey))
    throw new Error(`conflict: key ${entry.requestKey}`);
}

let ids = 0;

export function ask(rig: Rig, by: Person, request: Bare<TableRequest>, id = `request ${++ids}`): Promise<Reply> {
  return rig.table.request(by, { ...request, table: 't', id } as TableRequest); // what `Bare` left out is put back
}

/** Ask and insist. */
export async function must(rig: Rig, by: Person, request: Bare<TableRequest>): Promise<number | null> {
  const reply = await ask(rig, by, request);
  if (reply.type !== 'done') throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(reply)}`);
  return reply.seq;
}

export async function refusal(rig: Rig, by: Person, request: Bare<TableRequest>): Promise<TableRefusal | null> {
  const reply = await ask(rig, by, request);
  return reply.type === 'refused' ? reply.refusal : null;
}

/** A running table of so many people, the first of them its owner, and bots after them. */
export async function started(people: number, plan: Plan = {}): Promise<Rig> {
  const others = Array.from({ length: people - 1 }, () => 'open' as const);
  const rig = openRig({ places: ['me', ...others], ...plan });
  for (let seat = 1; seat < people; seat++) await must(rig, person(seat), { type: 'sit', seat: null });
  await must(rig, person(0), { type: 'start' });
  return rig;
}

export function look(rig: Rig, by: Person): TableView {
  return rig.table.view(by.user, 0, 0);
}

/** Let bots think and timers run until nothing moves any more. */
export async function rest(rig: Rig): Promise<void> {
  do {
    for (const { act } of rig.timers.splice(0)) act();
    await new Promise((resolve) => setImmediate(resolve));
    await rig.table.settled();
  } while (rig.timers.length > 0);
}

/** A legal line for whoever looks at this, or null when they are not asked, or have answered already. */
export function anyLine(rig: Rig, view: TableView, chance: Random): string | null {
  const { question, you } = view;
  if (question?.menu == null || question.picked !== null || !question.deciding.includes(you!)) return null;
  const choices = enumerate(question.menu, chance);
  return rig.module.game.notation.write(choices[chance.below(choices.length)]!);
}

/** Everybody who is asked answers, one after the other, until `until` says so or the game is over. */
export async function playOn(rig: Rig, seed: number, until: (rig: Rig) => boolean = () => false): Promise<void> {
  const chance = random(seed);
  for (let i = 0; i < 5000 && !until(rig); i++) {
    rig.clock += 10;
    await rest(rig);
    if (until(rig) || rig.table.record().status === 'finished') return;
    await anybody(rig, chance);
  }
}

/** One person who is asked answers. */
export async function anybody(rig: Rig, chance: Random): Promise<void> {
  const seats = rig.table.record().seats.flatMap((seat, i) => (seat.kind === 'person' && !seat.covered ? [i] : []));
  for (const seat of seats) {
    const view = look(rig, person(seat));
    const line = anyLine(rig, view, chance);
    if (line === null) continue;
    await must(rig, person(seat), { type: 'answer', ticket: view.question!.ticket, line });
    return;
  }
  throw new Error(`nobody is asked: ${JSON.stringify(look(rig, person('nobody')).question)}`);
}
