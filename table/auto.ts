/**
 * What a table does by itself after every change: answers what is no decision, wakes the orders and the bots that are
 * asked. Bots think outside the queue, about an imagined world; what they find comes back through it.
 */
import type { Job } from '@signoria/bots';
import { deciding, enumerate, menuOf, play, Refused, type Seat } from '@signoria/kernel';
import { type Actor, commit, enqueue, fail, NotStored, reload } from './actor.ts';
import { freeLineAt, jobAt } from './jobs.ts';
import { botAt } from './log/record.ts';
import { botKey, forcedKey, orderKey, unaskedKey } from './log/request-keys.ts';
import { forced } from './orders/forced.ts';
import { orderFor, spend } from './orders/orders.ts';
import { mayOnlyPass, passLine } from './orders/passing.ts';
import type { BotLevel } from './wire.ts';

/** Rules that go in circles must not hold up the table for ever. */
const MOST_FORCED = 100;

/** Runs inside the queue. */
export async function proceed(t: Actor): Promise<void> {
  if (t.closed) return;
  try {
    if (t.stale) await reload(t);
    await answerForced(t);
    wake(t, wakeVolunteers(t));
  } catch (error) {
    if (!(error instanceof NotStored)) throw error;
    tryAgain(t, error);
  }
}

/** At once when somebody else was first, since the game has gone on; in a while when the store does not answer. */
function tryAgain(t: Actor, { outdone }: NotStored): void {
  const again = () => enqueue(t, () => proceed(t));
  if (outdone) again();
  else t.ports.later(t.pacing.retryMs, again);
}

export function isRunning(t: Actor): boolean {
  return t.facts.status === 'running' && !t.stale && !t.closed;
}

async function answerForced(t: Actor): Promise<void> {
  for (let i = 0; i < MOST_FORCED && isRunning(t); i++) {
    const { game, state } = t.course!.match;
    const only = forced(game, state);
    if (only === null) return;
    await commit(t, forcedKey(state.asked), (match) => play(match, only.seat, only.line));
  }
}

/** Who is about to act unasked is asked afterwards, about what then is. */
function wake(t: Actor, busy: readonly Seat[]): void {
  if (!isRunning(t)) return;
  const { game, state } = t.course!.match;
  for (const seat of deciding(game, state)) {
    const level = botAt(t.facts.seats[seat]);
    if (busy.includes(seat) || (level === null && orderFor(t, seat) === null)) continue;
    const key = `${state.asked}/${seat}`;
    if (t.awake.has(key)) continue;
    if (level !== null && mayOnlyPass(t, seat) && passLine(t, seat) === null) continue;
    t.awake.add(key);
    if (level === null) t.ports.later(t.pacing.orderMs, () => back(t, key, seat, () => followOrder(t, seat)));
    else if (mayOnlyPass(t, seat)) t.ports.later(t.pacing.botMs[level], () => back(t, key, seat, () => pass(t, seat)));
    else void askBot(t, jobFor(t, seat, level), level, key);
  }
}

/** A bot may also act unasked, where a free frame stands open to it; asked anew after every entry of the log. */
function wakeVolunteers(t: Actor): readonly Seat[] {
  if (!isRunning(t)) return [];
  const { state, log } = t.course!.match;
  if (t.ports.module.policy.volunteer === undefined || state.open.length === 0) return [];
  const busy: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const level = botAt(t.facts.seats[seat]);
    if (level === null || mayOnlyPass(t, seat) || freeLine(t, seat) === null) continue;
    busy.push(seat);
    const key = `unasked/${log.length}/${seat}`;
    if (t.awake.has(key)) continue;
    t.awake.add(key);
    t.ports.later(t.pacing.botMs[level], () => enqueue(t, () => actUnasked(t, seat, key)));
  }
  return busy;
}

async function actUnasked(t: Actor, seat: Seat, key: string): Promise<void> {
  t.awake.delete(key);
  if (!isRunning(t) || botAt(t.facts.seats[seat]) === null) return;
  const line = freeLine(t, seat);
  const requestKey = unaskedKey(t.course!.match.log.length, seat);
  if (line !== null) {
    try {
      await commit(t, requestKey, (match) => play(match, seat, line));
    } catch (error) {
      if (!(error instanceof NotStored)) throw error;
      return tryAgain(t, error);
    }
  }
  await proceed(t);
}

function freeLine(t: Actor, seat: Seat): string | null {
  return freeLineAt(t.ports.module, t.course!.match, seat, t.facts.settings.deal?.luck);
}

/** In the queue again: act if the question is still open to this seat, then see what follows. */
function back(t: Actor, key: string, seat: Seat, act: () => Promise<void>): void {
  enqueue(t, async () => {
    t.awake.delete(key);
    const { game, state } = t.course!.match;
    const isOpen = `${state.asked}/${seat}` === key && deciding(game, state).includes(seat);
    if (!isRunning(t) || !isOpen) return proceed(t);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof NotStored)) throw error;
      return tryAgain(t, error);
    }
    await proceed(t);
  });
}

async function followOrder(t: Actor, seat: Seat): Promise<void> {
  const order = orderFor(t, seat);
  if (order === null) return;
  const { asked } = t.course!.match.state;
  await commit(t, orderKey(asked, seat, order.index), (match) => play(match, seat, order.line, asked));
  await spend(t, seat, order.index);
}

async function pass(t: Actor, seat: Seat): Promise<void> {
  const line = passLine(t, seat);
  if (botAt(t.facts.seats[seat]) !== null && line !== null) await tryAnswer(t, seat, () => line);
}

/** `last`: if nothing comes of this either, any legal answer will do. */
async function askBot(t: Actor, job: Job, level: BotLevel, key: string, last = false): Promise<void> {
  const delay = new Promise<void>((resolve) => t.ports.later(t.pacing.botMs[level], resolve));
  const [line] = await Promise.all([thought(t, job), delay]);
  back(t, key, job.seat, async () => {
    if (botAt(t.facts.seats[job.seat]) === null) return; // its player came back meanwhile
    if (line !== null && (await tryAnswer(t, job.seat, () => line))) return;
    if (last) await answerAnything(t, job.seat);
    else askAgain(t, job, key);
  });
}

/**
 * A bot that failed is asked again as an adept, where bots think: never here, where everybody waits. But at a deal that
 * others play all shall meet the same bot: there it is asked the same once more.
 */
function askAgain(t: Actor, job: Job, key: string): void {
  t.awake.add(key);
  const next: Job = t.facts.settings.deal === undefined ? { ...job, level: 'adept', budget: {} } : job;
  void askBot(t, next, 'adept', key, true);
}

export function jobFor(t: Actor, seat: Seat, level: BotLevel): Job {
  const { deal } = t.facts.settings;
  const budget = deal === undefined ? t.pacing.budgets[level] : { iterations: deal.iterations };
  return jobAt(t.course!.match, seat, level, budget, { luck: deal?.luck, people: peopleAt(t) });
}

/** Whoever plays in person, not covered by a bot. */
function peopleAt(t: Actor): readonly Seat[] {
  return t.facts.seats.flatMap((_, seat) => (botAt(t.facts.seats[seat]) === null ? [seat] : []));
}

async function thought(t: Actor, job: Job): Promise<string | null> {
  try {
    return await t.ports.think(job);
  } catch (error) {
    fail(t, 'bot', error, job.seat);
    return null;
  }
}

async function answerAnything(t: Actor, seat: Seat): Promise<void> {
  if (!(await tryAnswer(t, seat, () => anyLine(t, seat)))) throw new Error(`no answer for seat ${seat} is legal`);
}

async function tryAnswer(t: Actor, seat: Seat, answer: () => string): Promise<boolean> {
  const { asked } = t.course!.match.state;
  try {
    await commit(t, botKey(asked, seat), (match) => play(match, seat, answer(), asked));
    return true;
  } catch (error) {
    if (error instanceof NotStored) throw error;
    fail(t, error instanceof Refused ? 'bot' : 'rules', error, seat);
    return false;
  }
}

function anyLine(t: Actor, seat: Seat): string {
  const { game, state } = t.course!.match;
  return game.notation.write(enumerate(menuOf(game, state, seat)!)[0]!);
}
