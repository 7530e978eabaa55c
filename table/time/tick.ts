/** Time has passed: the table does what its ladder says. */
import type { Seat } from '@signoria/kernel';
import { type Actor, change, reload } from '../actor.ts';
import { absent } from '../seats/absence.ts';
import { carryOutAgreed } from '../seats/consent.ts';
import { cover } from '../seats/seats.ts';
import type { CoverWish } from '../wire.ts';
import { type LadderStep, ladderOf, type Rung } from './ladder.ts';

/** `wishes` are what each user has said about bots in their seat. Gives the ladder as it then stands. */
export async function tick(t: Actor, wishes: ReadonlyMap<string, CoverWish>): Promise<readonly LadderStep[]> {
  const now = t.ports.now();
  // What a clock that has just jumped left out is nobody's time.
  if (t.stale || t.outages !== (t.ports.outages?.() ?? t.outages)) await reload(t);
  const due = (rung: Rung) => ladderOf(t).filter((step) => step.rung === rung && step.due <= now);
  for (const { seat, user } of due('flag')) await coverAs(t, seat, wishes.get(user) ?? 'adept');
  for (const step of due('vacant')) await vacate(t, step, now);
  return ladderOf(t);
}

async function coverAs(t: Actor, seat: Seat, wish: CoverWish): Promise<void> {
  if (wish === 'never') return;
  if (wish === 'pass') await cover(t, seat, 'novice', { why: 'cover', limit: 'pass' });
  else await cover(t, seat, wish, { why: 'cover' });
}

async function vacate(t: Actor, { seat, user }: LadderStep, now: number): Promise<void> {
  const stops = absent(t.facts, seat, { user, why: 'vacant', now });
  if (stops === t.facts.stops) return;
  await change(t, { stops });
  await carryOutAgreed(t);
}
