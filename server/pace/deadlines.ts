/**
 * The ladder on the server: one paper for each running table says when something is due there, whichever server is up
 * then takes it, and the table decides. What players are to be told of is left as a wish for the notices.
 */
import { Conflict, type Paper, type Store } from '@signoria/store';
import { type CoverWish, isOver, type LadderStep, type Outage, paceRule, type TableRecord } from '@signoria/table';
import type { House } from '../house.ts';
import { settingsOf } from '../keeping.ts';
import { reported } from '../log.ts';
import { userData } from '../people.ts';
import type { Round } from '../rounds.ts';
import type { Loaded, Tables } from '../tables.ts';
import { restOnLeave } from './leave.ts';

const KIND = 'deadline';
export const WISH = 'notice-wish';
const EVERY_MS = 5_000;
/** A table that could not be done is tried again after this long. */
const AGAIN_MS = 60_000;
const AT_ONCE = 20;

/** What has been done of the ladder as it stands. */
interface Done {
  readonly done: readonly string[];
}

function nameOf({ seat, rung, key }: LadderStep): string {
  return `${seat}/${rung}/${key}`;
}

/** When something new is due. */
function nextDue(ladder: readonly LadderStep[], { done }: Done): number | null {
  const open = ladder.filter((step) => !done.includes(nameOf(step))).map(({ due }) => due);
  return open.length === 0 ? null : Math.min(...open);
}

function doneOf({ data }: Pick<Paper, 'data'>): Done {
  return JSON.parse(data) as Done;
}

/** Without a clock the only deadline is a month away, and looking it up with every move would cost more than it helps. */
const known = new WeakMap<Loaded, number>();

/** A paper's time is only ever brought forward here: whoever comes too early sees what is due instead. */
export async function keepDeadline(house: House, loaded: Loaded): Promise<void> {
  const { status } = loaded.desk.row;
  if (status === 'open') return;
  if (isOver({ status })) return forget(house, loaded);
  const ladder = loaded.table.ladder();
  const far = nextDue(ladder, { done: [] });
  if (far === null) return;
  const clocked = paceRule(settingsOf(loaded.desk.row).pace).clock !== null;
  if (!clocked && (known.get(loaded) ?? Infinity) <= far) return;
  known.set(loaded, far);
  await bringForward(house, loaded, ladder);
}

const forgotten = new WeakSet<Loaded>();

async function forget({ store }: House, loaded: Loaded): Promise<void> {
  if (forgotten.has(loaded)) return;
  forgotten.add(loaded);
  await store.dropPaper(KIND, loaded.id);
}

async function bringForward(house: House, loaded: Loaded, ladder: readonly LadderStep[]): Promise<void> {
  const { store } = house;
  const paper = await store.getPaper(KIND, loaded.id);
  const next = nextDue(ladder, paper === null ? { done: [] } : doneOf(paper));
  if (next === null || (paper !== null && paper.due !== null && paper.due <= next)) return;
  try {
    if (paper !== null) return void (await store.changePaper(paper, { due: next }));
    await store.addPaper({ kind: KIND, id: loaded.id, owner: loaded.id, due: next, rank: null, data: '{"done":[]}' });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return bringForward(house, loaded, ladder);
  }
  await restOnLeave(house, loaded); // the game has just begun
}

export function keepTime(house: House, tables: Tables): Round {
  return { name: 'clocks', everyMs: EVERY_MS, go: () => lookAtClocks(house, tables) };
}

async function lookAtClocks(house: House, tables: Tables): Promise<void> {
  const { store, now } = house;
  if (hasJumped(house)) await allDue(house);
  const isDue = async () => (await store.listPapers({ kind: KIND, dueBy: now() }, { limit: 1 })).items.length > 0;
  while (await isDue()) {
    const due = { now: now(), until: now() + AGAIN_MS, limit: AT_ONCE };
    for (const paper of await store.claimPapers(KIND, due)) await lookAt(house, tables, paper);
  }
}

/** By whose list of outages the papers were written. */
const written = new WeakMap<House, readonly Outage[]>();

function hasJumped(house: House): boolean {
  house.now(); // whoever looks at the clock notices
  const all = house.outages.all();
  const before = written.get(house) ?? all;
  written.set(house, all);
  return before !== all;
}

/** What was written by a clock that has jumped is looked at again, be it early or late. */
async function allDue({ store, now }: House): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await store.listPapers({ kind: KIND }, cursor === undefined ? {} : { cursor });
    for (const paper of page.items) await dueNow(store, paper, now());
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

async function dueNow(store: Store, paper: Paper, now: number): Promise<void> {
  try {
    if (paper.due !== null && paper.due > now) await store.changePaper(paper, { due: now });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error; // somebody has just looked at it
  }
}

/** One table's trouble must not keep the others waiting. */
async function lookAt(house: House, tables: Tables, paper: Paper): Promise<void> {
  try {
    await tables.use(paper.id, (loaded) => climb(house, loaded, paper));
  } catch (error) {
    house.log.warn({ table: paper.id, ...reported(error) }, 'clock not looked at');
  }
}

async function climb(house: House, { table, id }: Loaded, paper: Paper): Promise<void> {
  const { store, now } = house;
  const ladder = await table.tick(await wishesOf(store, table.record()));
  if (isOver(table.record())) return void (await store.dropPaper(KIND, id));
  const due = ladder.filter((step) => step.due <= now());
  const { done } = doneOf(paper);
  for (const step of due) if (!done.includes(nameOf(step))) await wish(house, id, step);
  await noteDone(store, paper, ladder, { done: due.map(nameOf) });
}

async function wishesOf(store: Store, { seats }: TableRecord): Promise<ReadonlyMap<string, CoverWish>> {
  const users = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.user] : []));
  const found = await Promise.all(users.map((user) => store.getUser(user)));
  return new Map(found.flatMap((user) => (user === null ? [] : [[user.id, userData(user).cover] as const])));
}

/** That a flag has fallen the player is told with what follows from it. */
async function wish({ store, now }: House, table: string, { seat, user, rung, key, flag }: LadderStep): Promise<void> {
  if (rung === 'flag') return;
  const data = JSON.stringify({ table, seat, step: rung, due: flag });
  try {
    await store.addPaper({
      kind: WISH,
      id: `${table}/${seat}/${rung}/${key}`,
      owner: user,
      due: now(),
      rank: null,
      data,
    });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error; // wished before
  }
}

/** A move may have brought the paper forward meanwhile: then that stands. */
async function noteDone(store: Store, paper: Paper, ladder: readonly LadderStep[], done: Done): Promise<void> {
  try {
    await store.changePaper(paper, { due: nextDue(ladder, done), data: JSON.stringify(done) });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const now = await store.getPaper(KIND, paper.id);
    if (now === null) return;
    await store.changePaper(now, { data: JSON.stringify(done) });
  }
}
